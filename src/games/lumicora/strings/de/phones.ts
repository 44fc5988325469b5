import { pointsDe as points } from '@/ui/i18n/phrases';

import type { BoardSide } from '../../rules/boards';
import type { PhonesStrings } from '../en/phones';
import { codeLinksDe } from './codeLinks';
import { wordsDe } from './words';

const { sides, scoreBoards } = wordsDe;
const players = (count: number) => (count === 1 ? '1 Person' : `${count} Personen`);
const round = (now: number) => `Runde ${now} von 10`;
const luminos = (count: number) => (count === 1 ? '1 Lumino' : `${count} Luminos`);
const spaces = (count: number) => (count === 1 ? '1 Korallenfeld' : `${count} Korallenfelder`);
const terrainOf = (side: BoardSide) => `Gedruckter Plan, ${sides[side]}`;
const darkOrLight = { dark: 'dunklen', light: 'hellen' } as const;

export const phonesDe: PhonesStrings = {
  phones: {
    title: codeLinksDe.phones,
    lead: 'Alle können ihr eigenes Handy benutzen. Geteilt wird per QR-Code, ganz ohne Netz.',
    follows: 'Dieses Handy spielt für',
    everybody: 'Alle',
    followsNote: 'Haben alle ein Handy, spielt jedes nur für eine Person.',
    doTogether: 'Gemeinsam',
    showReef: codeLinksDe.showReef,
    showReefNote: 'Ein Code für das Handy, das alle Riffe einsammelt.',
    collect: 'Riffe einsammeln',
    collectNote: 'Scanne die Riffe der anderen, um hier alle zu werten.',
    invite: 'Handy einladen',
    inviteNote: 'Namen, Pläne und Runde für alle, die dazukommen.',
    handOver: 'Ganzes Spiel übergeben',
    handOverNote: 'Mit jedem Schritt, um auf einem anderen Handy weiterzuspielen.',
    terrain: 'Gedruckten Plan zeigen',
    terrainNote: 'Seine Felder, damit sie niemand noch einmal einstellen muss.',
    reefs: 'Riffe auf diesem Handy',
    own: 'auf diesem Handy',
    collectedAt: (time) => `eingesammelt, Stand ${time} Uhr`,
    missing: 'nicht eingesammelt',
  },

  show: {
    titles: {
      reef: 'Riff zeigen',
      invitation: 'Handy einladen',
      game: 'Spiel übergeben',
      terrain: 'Gedruckten Plan zeigen',
    },
    whoseReef: 'Wessen Riff?',
    whosePhone: 'Wessen Handy ist es?',
    reefCode: (name) => `Code mit dem Riff von ${name}`,
    invitationCode: (name) => `Code, der das Handy von ${name} einlädt`,
    terrainCode: (side) => `Code mit dem gedruckten Plan, ${sides[side]}`,
    reefOf: (name) => `Riff von ${name}`,
    phoneOf: (name) => `Für das Handy von ${name}`,
    terrainOf,
    painted: 'Wie auf diesem Handy eingestellt.',
    guess: 'Das ist unsere Schätzung. Noch hat sie niemand mit dem gedruckten Plan verglichen.',
  },

  facts: {
    figures: (score, limestone, jellyfish) =>
      `${points(score)}, Kalkstein ${limestone}, Quallen ${jellyfish}`,
    luminos,
    spaces,
    round,
    table: (now, side, scoreBoard) =>
      `${round(now)}. Riffpläne: ${sides[side]}. Wertungsplan: ${scoreBoards[scoreBoard]}.`,
  },

  scan: {
    title: codeLinksDe.scan,
    leadCollect:
      'Richte die Kamera auf einen Code, den ein anderes Handy zeigt. Riffe können nacheinander kommen.',

    reefTitle: (name) => `Riff von ${name}`,
    forWhom: 'Wessen Riff ist das?',
    takeReef: 'Dieses Riff übernehmen',
    replaces: (name, known) => `Es ersetzt, was dieses Handy vom Riff von ${name} weiß: ${known}.`,
    reefTaken: (name) => `Das Riff von ${name} ist da.`,
    allHere: 'Alle Riffe sind da.',
    stillMissing: (names) => `Noch nicht eingesammelt: ${names}.`,
    toReefs: 'Zur Schlusswertung',
    intoWhich: 'In welches Spiel?',
    noGame: 'Auf diesem Handy läuft kein Spiel. Beginne eins und scanne dann noch einmal.',

    terrainTitle: terrainOf,
    useTerrain: (side) => `Diesen Plan für die ${sides[side]} verwenden`,
    terrainReplaces: 'Er ersetzt den Plan, den du eingestellt hast.',
    terrainUsed: (side) => `Das ist jetzt der Plan der ${sides[side]}.`,
    terrainUndo: 'Zurück zum vorigen Plan',
    terrainBack: 'Der Plan ist wieder wie vorher.',

    invitationTitle: (name) => `Du bist eingeladen als ${name}`,
    atTable: (names) => `Am Tisch: ${names}.`,
    follows: (name) => `Dieses Handy spielt dann für ${name}.`,
    join: 'Mitspielen',
    joinedAlready: 'Dieses Handy ist an diesem Tisch schon dabei.',
    ownTable: 'Dieser Tisch wurde auf diesem Handy eingerichtet.',
    openTable: 'Tisch öffnen',

    receivedGame: 'Das gescannte Spiel',
  },

  rejections: {
    impossibleReef: (lumino) => `Dieses Riff kann es nicht geben. Sein Lumino ${lumino} hat keinen Platz.`,

    otherSide: (theirs, ours) =>
      `Dieses Riff liegt auf der ${sides[theirs]}, euer Tisch spielt aber auf der ${sides[ours]}.`,
    otherScoreBoard: (theirs, ours) =>
      `Dieses Riff gehört zur ${darkOrLight[theirs]} Seite des Wertungsplans, euer Tisch spielt aber auf der ${darkOrLight[ours]}.`,
    otherNumberOfPlayers: (theirs, ours) =>
      `Dieses Riff kommt von einem Tisch mit ${players(theirs)}, an eurem sind es aber ${ours}.`,
    sameAgain: 'Dieses Riff ist genau so schon da.',
    outOfDate: 'Ein späterer Stand dieses Riffs ist schon da.',
  },

  warnings: {
    otherTable: 'Das andere Handy wurde nicht an diesen Tisch eingeladen. Sag, wessen Riff es ist.',
    otherTerrain:
      'Sein Plan ist anders als eurer, darum bringen Kalkstein und Tiere vielleicht andere Punkte.',
    otherName: (theirs, ours) => `Auf dem anderen Handy ist es das Riff von ${theirs}, hier das von ${ours}.`,
  },
};
