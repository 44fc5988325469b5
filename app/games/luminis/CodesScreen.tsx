import type { StaticScreenProps } from '@react-navigation/native';

import { luminisCodes } from '@/games/luminis/exchange/codes';
import { luminisStrings } from '@/games/luminis/strings';
import { type TableStore, useGames } from '@/games/luminis/view/store';
import { writeCodes } from '@/tabletop/codes/codes';
import { ShareCode } from '@/tabletop/codes/view/ShareCode';
import { ShownSequence } from '@/tabletop/codes/view/ShownCodes';
import { useTableStore } from '@/tabletop/store/useTableStore';
import { useStrings } from '@/ui/i18n/LanguageContext';

import { Page } from '../../navigation/Page';
import { OpenGame } from './OpenGame';

type CodesScreenProps = StaticScreenProps<{ readonly game?: string } | undefined>;

/** A game in codes; without one, the owner's cards. */
export function CodesScreen({ route }: CodesScreenProps) {
  const game = route.params?.game;
  if (game === undefined) return <CardCodes />;
  return <OpenGame id={game}>{(store) => <GameCodes store={store} />}</OpenGame>;
}

function CardCodes() {
  const { cards } = useGames();
  return <Codes texts={writeCodes(luminisCodes, { kind: 'cards', value: cards.read() })} />;
}

function GameCodes({ store }: { readonly store: TableStore }) {
  const { session } = useTableStore(store);
  return <Codes texts={writeCodes(luminisCodes, { kind: 'game', value: session })} />;
}

function Codes({ texts }: { readonly texts: readonly string[] }) {
  const { library } = useStrings(luminisStrings);
  return (
    <Page title={library.codes}>
      <ShownSequence texts={texts} share={<ShareCode texts={texts} />} />
    </Page>
  );
}
