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
    lead: 'Alle können ihr eigenes Telefon benutzen. Was sie sich sagen, geht über Codes, ganz ohne Netz.',
    follows: 'Dieses Telefon begleitet',
    everybody: 'Alle',
    followsNote: 'Haben alle ein Telefon, begleitet jedes nur die Züge und Wertungen der eigenen Person.',
    doTogether: 'Gemeinsam',
    showReef: codeLinksDe.showReef,
    showReefNote: 'Ein Code für das Telefon, das alle Riffe einsammelt.',
    collect: 'Riffe einsammeln',
    collectNote: 'Scanne die Riffe der anderen, um hier alle zu werten.',
    invite: 'Telefon einladen',
    inviteNote: 'Namen, Pläne und Runde für alle, die dazukommen.',
    handOver: 'Ganzes Spiel übergeben',
    handOverNote: 'Mit jedem Schritt, um auf einem anderen Telefon weiterzuspielen.',
    terrain: 'Gedruckten Plan zeigen',
    terrainNote: 'Welches Feld was ist, damit es niemand noch einmal malen muss.',
    reefs: 'Riffe auf diesem Telefon',
    own: 'wird auf diesem Telefon begleitet',
    collectedAt: (time) => `eingesammelt, Stand ${time} Uhr`,
    missing: 'nicht eingesammelt',
  },

  show: {
    titles: {
      reef: 'Riff zeigen',
      invitation: 'Telefon einladen',
      game: 'Spiel übergeben',
      terrain: 'Gedruckten Plan zeigen',
    },
    whoseReef: 'Wessen Riff?',
    whosePhone: 'Wessen Telefon ist es?',
    reefCode: (name) => `Code mit dem Riff von ${name}`,
    invitationCode: (name) => `Code, der das Telefon von ${name} einlädt`,
    terrainCode: (side) => `Code mit dem gedruckten Plan, ${sides[side]}`,
    reefOf: (name) => `Riff von ${name}`,
    phoneOf: (name) => `Für das Telefon von ${name}`,
    terrainOf,
    painted: 'So, wie er auf diesem Telefon gemalt wurde.',
    guess: 'Das haben wir angenommen: Noch hat es niemand mit dem gedruckten Plan verglichen.',
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
      'Richte die Kamera auf einen Code, den ein anderes Telefon zeigt. Riffe können nacheinander kommen.',

    reefTitle: (name) => `Riff von ${name}`,
    forWhom: 'Wessen Riff ist das?',
    takeReef: 'Dieses Riff übernehmen',
    replaces: (name, known) => `Es ersetzt, was dieses Telefon von ${name} weiß: ${known}.`,
    reefTaken: (name) => `Das Riff von ${name} ist da.`,
    allHere: 'Alle Riffe sind da.',
    stillMissing: (names) => `Noch nicht eingesammelt: ${names}.`,
    toReefs: 'Zur Schlusswertung',
    intoWhich: 'In welches Spiel?',
    noGame: 'Auf diesem Telefon läuft kein Spiel, in das man es einsammeln könnte.',

    terrainTitle: terrainOf,
    useTerrain: (side) => `Diesen Plan für die ${sides[side]} verwenden`,
    terrainReplaces: 'Es ersetzt den Plan, den du gemalt hast.',
    terrainUsed: (side) => `Das ist jetzt der Plan der ${sides[side]}.`,
    terrainUndo: 'Zurück zum vorigen Plan',
    terrainBack: 'Der Plan ist wieder wie vorher.',

    invitationTitle: (name) => `Du bist eingeladen als ${name}`,
    atTable: (names) => `Am Tisch: ${names}.`,
    follows: (name) => `Dieses Telefon wird die Züge von ${name} begleiten.`,
    join: 'Mitspielen',
    joinedAlready: 'Dieses Telefon ist an diesem Tisch schon dabei.',
    ownTable: 'Diesen Tisch hat jemand auf diesem Telefon eingerichtet.',
    openTable: 'Tisch öffnen',

    receivedGame: 'Das gescannte Spiel',
  },

  rejections: {
    impossibleReef: (lumino) =>
      `Dieses Riff kann auf keinem Tisch liegen: Sein Lumino ${lumino} hat keinen Platz.`,

    otherSide: (theirs, ours) =>
      `Dieses Riff liegt auf der ${sides[theirs]}, euer Tisch spielt aber auf der ${sides[ours]}.`,
    otherScoreBoard: (theirs, ours) =>
      `Dieses Riff gehört zur ${darkOrLight[theirs]} Seite des Wertungsplans, euer Tisch spielt aber auf der ${darkOrLight[ours]}.`,
    otherNumberOfPlayers: (theirs, ours) =>
      `Dieses Riff kommt von einem Tisch mit ${players(theirs)}; an eurem sind es ${ours}.`,
    sameAgain: 'Dieses Riff ist genau so schon da.',
    outOfDate: 'Ein späterer Stand dieses Riffs ist schon da.',
  },

  warnings: {
    otherTable: 'Dieses Telefon wurde nicht an euren Tisch eingeladen. Sag, wessen Riff es ist.',
    otherTerrain:
      'Sein Plan ist anders gemalt als eurer. Kalkstein und Tiere bringen vielleicht andere Punkte.',
    otherName: (theirs, ours) => `Dort gehört es ${theirs}, hier ${ours}.`,
  },
};
