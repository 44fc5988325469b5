import { ToldText, useTelling } from '@/tabletop/files/view/telling';
import { codesStrings } from '@/tabletop/strings/codes';
import { Button } from '@/ui/components/Button';
import { useStrings } from '@/ui/i18n/LanguageContext';

import { sharingStrings } from '../../strings/sharing';
import { useGames } from '../store/LibraryContext';

/** The same words that are in the codes, for a phone that cannot scan. */
export function ShareCode({ texts }: { readonly texts: readonly string[] }) {
  const { show: strings } = useStrings(codesStrings);
  const { share } = useStrings(sharingStrings);
  const { sharing } = useGames();
  const { isBusy, told, attempt } = useTelling();
  const label = texts.length === 1 ? strings.asText : strings.allAsText;
  const run = () => attempt(() => sharing.shareText(strings.textTitle, texts.join('\n')), share.textFailed);
  return (
    <>
      <Button kind="quiet" label={label} disabled={isBusy} onPress={() => void run()} />
      <ToldText told={told} />
    </>
  );
}
