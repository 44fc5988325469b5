import { Button } from '@/ui/components/Button';
import { useStrings } from '@/ui/i18n/LanguageContext';

import { ToldText, useTelling } from '../../files/view/telling';
import { useDesk } from '../../store/GamesContext';
import { codesStrings } from '../../strings/codes';
import { recordStrings } from '../../strings/record';

/** The same words that are in the codes, for a phone that cannot scan. */
export function ShareCode({ texts }: { readonly texts: readonly string[] }) {
  const { show: strings } = useStrings(codesStrings);
  const { textFailed } = useStrings(recordStrings).share;
  const { sharing } = useDesk();
  const { isBusy, told, attempt } = useTelling();
  const label = texts.length === 1 ? strings.asText : strings.allAsText;
  const run = () => attempt(() => sharing.shareText(strings.textTitle, texts.join('\n')), textFailed);
  return (
    <>
      <Button kind="quiet" label={label} disabled={isBusy} onPress={() => void run()} />
      <ToldText told={told} />
    </>
  );
}
