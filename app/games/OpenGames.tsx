import { createContext, useContext, useState } from 'react';
import type { ComponentType, PropsWithChildren, ReactElement } from 'react';
import { Platform } from 'react-native';

import type { GameServices, ResumeProps } from '@/games/contract';
import { GAMES, type GameId } from '@/games/registry';
import type { Archive } from '@/kit/archive';
import { fetchOnce } from '@/kit/fetching';
import type { Journal } from '@/kit/journal';
import { reportUnlessRefused } from '@/kit/report';
import { Fetched } from '@/ui/components/Fetched';

import { ComingPage, MissingPage } from '../navigation/later';

/** What a game brings besides its pages, fetched in a browser when first needed. */
interface Room {
  readonly provider: () => Promise<ComponentType<PropsWithChildren>>;
  readonly resume: () => Promise<ComponentType<ResumeProps>>;
}

const RoomsContext = createContext<ReadonlyMap<GameId, Room> | null>(null);

export interface OpenGamesProps extends PropsWithChildren, Omit<GameServices, 'archive' | 'journal'> {
  /** The archive and the journal of the game of this id; asked once. */
  readonly archiveOf: (id: string) => Archive;
  readonly journalOf: (id: string) => Journal;
}

/** Around the app: each game is opened once, and all its pages share its stores. */
export function OpenGames({ archiveOf, journalOf, children, ...services }: OpenGamesProps) {
  const [rooms] = useState(
    () =>
      new Map(
        GAMES.map(({ id, open }) => {
          const opened = fetchOnce(() =>
            open({ ...services, archive: archiveOf(id), journal: journalOf(id) }),
          );
          return [id, roomOf(opened)];
        }),
      ),
  );
  return <RoomsContext value={rooms}>{children}</RoomsContext>;
}

function roomOf(opened: () => ReturnType<(typeof GAMES)[number]['open']>): Room {
  const provider = fetchOnce(async () => (await opened()).Provider);
  const resume = fetchOnce(async () => (await opened()).Resume);
  // A phone has it at hand, and the first page should not wait for it.
  if (Platform.OS !== 'web') {
    Promise.all([provider(), resume()]).catch((problem) => reportUnlessRefused(problem, 'OpenGames'));
  }
  return { provider, resume };
}

function useRoom(game: GameId): Room {
  const room = useContext(RoomsContext)?.get(game);
  if (room === undefined) throw new Error('a page of a game outside OpenGames');
  return room;
}

interface GameRoomProps extends PropsWithChildren {
  readonly game: GameId;
  /** For a part of a page: what is in its place until the stores are there. */
  readonly meanwhile?: ReactElement | null;
}

/** Around each page of a game. */
export function GameRoom({ game, meanwhile, children }: GameRoomProps) {
  return (
    <Fetched
      part={useRoom(game).provider}
      props={{ children }}
      coming={meanwhile === undefined ? <ComingPage /> : meanwhile}
      missing={(again) => (meanwhile === undefined ? <MissingPage onAgain={again} /> : meanwhile)}
    />
  );
}

/** Offers to continue the game that is under way; nothing else where there is none, or as long as that is not known. */
export function ResumeGame({ game, ...props }: ResumeProps & { readonly game: GameId }) {
  const { otherwise = null } = props;
  return <Fetched part={useRoom(game).resume} props={props} coming={otherwise} missing={() => otherwise} />;
}
