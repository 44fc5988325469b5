import type { BoardSide } from '../rules/boards';
import { codeLinksDe } from './codeLinks.de';
import type { CodesStrings } from './codes.en';
import { pointsDe as points } from './phrases';
import { wordsDe } from './words.de';

const { sides, scoreBoards } = wordsDe;
const players = (count: number) => (count === 1 ? '1 Person' : `${count} Personen`);
const round = (now: number) => `Runde ${now} von 10`;
const luminos = (count: number) => (count === 1 ? '1 Lumino' : `${count} Luminos`);
const spaces = (count: number) => (count === 1 ? '1 Korallenfeld' : `${count} Korallenfelder`);
const terrainOf = (side: BoardSide) => `Gedruckter Plan, ${sides[side]}`;
const darkOrLight = { dark: 'dunklen', light: 'hellen' } as const;

export const codesDe: CodesStrings = {
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
    reefTitle: 'Riff zeigen',
    invitationTitle: 'Telefon einladen',
    gameTitle: 'Spiel übergeben',
    terrainTitle: 'Gedruckten Plan zeigen',
    whoseReef: 'Wessen Riff?',
    whosePhone: 'Wessen Telefon ist es?',
    scanThis: 'Scanne diesen Code mit dem anderen Telefon.',
    scanThese: 'Halte das andere Telefon ruhig vor diese Codes, bis es alle hat.',
    drawing: 'Der Code wird gezeichnet …',
    notDrawn: 'Der Code ließ sich nicht zeichnen. Beim ersten Mal braucht es eine Verbindung.',
    again: 'Noch einmal versuchen',
    tooLarge: 'Das passt nicht in einen Code. Übergib stattdessen das ganze Spiel.',
    reefCode: (name) => `Code mit dem Riff von ${name}`,
    invitationCode: (name) => `Code, der das Telefon von ${name} einlädt`,
    terrainCode: (side) => `Code mit dem gedruckten Plan, ${sides[side]}`,
    partCode: (part, count) => `Code ${part} von ${count} mit dem Spiel`,
    reefOf: (name) => `Riff von ${name}`,
    phoneOf: (name) => `Für das Telefon von ${name}`,
    terrainOf,
    painted: 'So, wie er auf diesem Telefon gemalt wurde.',
    guess: 'Das haben wir angenommen: Noch hat es niemand mit dem gedruckten Plan verglichen.',
    part: (part, count) => `${part} von ${count}`,
    previous: 'Zurück',
    next: 'Weiter',
    previousCode: 'Zurück zum vorigen Code',
    nextCode: 'Weiter zum nächsten Code',
    pause: 'Pause',
    play: 'Abspielen',
    asText: 'Code als Text teilen',
    allAsText: 'Codes als Text teilen',
    textTitle: 'Reefside-Code',
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
    lead: 'Richte die Kamera auf einen Code, den ein anderes Telefon zeigt.',
    leadCollect:
      'Richte die Kamera auf einen Code, den ein anderes Telefon zeigt. Riffe können nacheinander kommen.',
    reason: 'Die Kamera liest die Codes, die andere Telefone zeigen. Bilder werden nicht aufbewahrt.',
    picture: 'Bild der Kamera',
    preparing: 'Gleich können Codes gelesen werden …',
    notPrepared: 'Codes lassen sich nicht lesen. Beim ersten Mal braucht es eine Verbindung.',
    again: 'Noch einmal versuchen',
    enterText: 'Text des Codes eingeben',
    textLabel: 'Text eines Codes',
    textHint: 'Füge den Text ein, den das andere Telefon geteilt hat.',
    read: 'Lesen',
    toCamera: 'Zurück zur Kamera',
    leave: 'Nicht übernehmen',
    nothingChanged: 'Es hat sich nichts geändert.',

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

    receiving: (have, count) => `${have} von ${count} Codes eines Spiels`,
    progress: 'Codes eines Spiels',
    cancelGame: 'Abbrechen',
    receivedGame: 'Das gescannte Spiel',
  },

  rejections: {
    otherApp: 'Das ist kein Code von Reefside.',
    newerVersion:
      'Dieser Code stammt aus einem neueren Reefside. Aktualisiere die App auf diesem Telefon, um ihn zu lesen.',
    otherGame: 'Dieser Code gehört zu einem anderen Spiel als Lumicora.',
    truncated: 'Das Ende dieses Codes fehlt.',
    damaged: 'Dieser Code wurde falsch gelesen oder verändert. Scanne ihn noch einmal.',
    meaningless: 'Mit diesem Code kann Reefside nichts anfangen.',
    impossibleReef: (lumino) =>
      `Dieses Riff kann auf keinem Tisch liegen: Sein Lumino ${lumino} hat keinen Platz.`,
    partOfAnotherGame:
      'Dieser Code gehört zu einem anderen Spiel als die vorigen. Brich ab, um mit ihm anzufangen.',

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
