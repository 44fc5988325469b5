import type { LearnStrings } from '../en/learn';

export const learnDe: LearnStrings = {
  title: 'Luminis lernen',
  lessons: {
    spaces: {
      title: 'Wo eine Karte liegen darf',
      about: 'Stufe I bildet den Boden. Alles andere steht auf der Stufe darunter.',
      steps: [
        {
          task: 'Lege deine erste Karte der Stufe I.',
          hint: 'Es gibt einen Platz: Mit der ersten Karte beginnt der Boden.',
          done: 'Der Boden hat begonnen. Eine gelegte Karte bewegt sich nie mehr.',
        },
        {
          task: 'Lege noch eine Karte der Stufe I.',
          hint: 'Der Boden ist eine Reihe ohne Lücke. Sie wächst an beiden Enden.',
          done: 'Jedes der beiden Enden wäre richtig gewesen.',
        },
        {
          task: 'Lege jetzt eine Karte der Stufe II.',
          hint: 'Sie steht direkt auf einer Karte der Stufe I. Eine Nachbarin braucht sie nicht.',
          done: 'Genauso steht Stufe III auf Stufe II und eine Turmspitze auf Stufe III.',
        },
      ],
    },
    permanent: {
      title: 'Dauerhafte Ressourcen',
      about: 'Die Mitten aller gelegten Karten bezahlen, in jedem Zug aufs Neue.',
      steps: [
        {
          task: 'In deiner Kathedrale hast du 1 Quadrat und 1 Kreis. Welche Karte kannst du bezahlen?',
          hint: 'Vergleiche den dunklen Fuß jeder Karte mit den Mitten, die du gelegt hast.',
          done: 'Nichts wurde verbraucht: Im nächsten Zug bezahlen dieselben Mitten wieder.',
        },
        {
          task: 'Lege die Karte, die du bezahlen kannst.',
          hint: 'Jede Ressource muss für sich reichen. Zu viel von einer hilft bei der anderen nicht.',
          done: 'Von jeder war eine da. Was übrig bleibt, verfällt.',
        },
      ],
    },
    local: {
      title: 'Lokale Ressourcen',
      about: 'Die kleinen Zeichen oben auf einer Karte bezahlen nur, wohin ihre Pfeile zeigen.',
      steps: [
        {
          task: 'Diese Karte kostet 3 Quadrate und 1 Kreis. Finde den Platz, an dem sie bezahlt ist.',
          hint: 'Die Karte mit dem Pfeil nach oben gibt dem Platz darüber 2 Quadrate.',
          done: 'Dauerhaft 1 Quadrat und 1 Kreis, lokal 2 Quadrate: Das reicht.',
        },
        {
          task: 'Pfeile können auch schräg zeigen. Wo ist diese Karte bezahlt?',
          hint: 'Folge dem Pfeil an der Ecke der Karte.',
          done: 'Pfeile zeigen zur Seite, nach oben oder schräg, aber nie nach unten.',
        },
      ],
    },
    discards: {
      title: 'Abwerfen',
      about: 'Eine Karte aus der Hand gibt das Doppelte ihrer Mitte, nur in diesem Zug.',
      steps: [
        {
          task: 'Dir fehlen 2 Quadrate. Wähle einen Platz und markiere die Karte, die du abwirfst.',
          hint: 'Ein Quadrat in der Mitte gibt beim Abwerfen zwei.',
          done: 'Eine Karte hat gereicht. Sie kommt offen auf einen Stapel.',
        },
        {
          task: 'Bezahle mit so wenigen Karten wie möglich.',
          hint: 'Eine dieser Karten gleicht beides auf einmal aus.',
          done: 'Je weniger du abwirfst, desto mehr bleibt für die nächsten Züge.',
        },
      ],
    },
    spire: {
      title: 'Die Turmspitze',
      about: 'Wer zuerst eine Turmspitze legt, gewinnt. Abgeworfene Karten bezahlen sie nicht.',
      steps: [
        {
          task: 'Lege eine Turmspitze und gewinne.',
          hint: 'Nur lokale und dauerhafte Ressourcen zählen. Deine Kathedrale hat mehr Quadrate als Kreise.',
          done: 'Die Turmspitze steht, und das Spiel ist sofort vorbei.',
        },
        {
          task: 'Mit welcher Karte kannst du im nächsten Zug die Turmspitze legen?',
          hint: 'Die Turmspitze kostet nur Quadrate.',
          done: 'Im nächsten Zug kannst du die Turmspitze legen.',
        },
      ],
    },
    bonus: {
      title: 'Bonuskarten',
      about:
        'Wenn alle schon einmal gespielt haben, liegen die drei Karten ohne Mitte als Stapel für alle da.',
      steps: [
        {
          task: 'Lege die oberste Bonuskarte.',
          hint: 'Sie wird nur mit dauerhaften Ressourcen bezahlt: 1 Quadrat und 1 Kreis sind da.',
          done: 'Bonuskarten bringen nichts Dauerhaftes, aber starke lokale Ressourcen.',
        },
        {
          task: 'Beide Karten kosten 2 Quadrate. Welche kannst du bezahlen, und wo?',
          hint: 'Lokale Quadrate bezahlen keine Bonuskarte.',
          done: 'Die Handkarte darf die lokalen Quadrate nutzen. Die Bonuskarte darf das nicht.',
        },
      ],
    },
  },
  step: (step, steps) => `Schritt ${step} von ${steps}`,
  stars: (stars) => (stars === 0 ? 'übersprungen' : stars === 1 ? '1 Stern von 3' : `${stars} Sterne von 3`),
  notYet: 'noch nicht gespielt',
  openRules: 'Alle Regeln',
  skip: 'Zeig es mir',
  goOn: 'Weiter',
  done: 'Lektion geschafft!',
  again: 'Noch einmal spielen',
  next: 'Nächste Lektion',
  others: 'Alle Lektionen',
  unknown: 'Diese Lektion gibt es nicht.',
  answer: 'Das ist meine Antwort',
  markDiscards: 'Tippe auf die Karten, die du abwirfst.',
  thisCard: 'Die Karte, die du bezahlst',
  problems: {
    'not-there': 'Diese Karte darf dort nicht liegen.',
    'not-a-spire': 'Das ist keine Turmspitze.',
    'not-closer': 'Danach ist noch keine Turmspitze bezahlbar.',
    short: (short) => `Dafür fehlen ${short}.`,
    'too-many': 'Das bezahlt die Karte, aber weniger würden reichen.',
  },
  puzzles: {
    names: { pay: 'Am wenigsten abwerfen', fit: 'Wohin passt sie?', spire: 'Ein Zug vor der Spitze' },
    leads: {
      pay: 'Bezahle die Karte und wirf so wenig ab wie möglich.',
      fit: 'Finde den einen Platz, an dem die Karte ohne Abwerfen bezahlt ist.',
      spire: 'Lege die Karte, nach der du im nächsten Zug eine Turmspitze legen kannst.',
    },
    questions: {
      pay: 'Wähle einen Platz und dann die wenigsten Karten, die diese Karte bezahlen.',
      fit: 'Wo kannst du diese Karte ohne Abwerfen legen?',
      spire: 'Mit welcher Karte kannst du im nächsten Zug die Turmspitze legen?',
    },
    solution: (card) => `Richtig ist: ${card}.`,
    solutionDiscard: (cards) => `Wirf ab: ${cards}.`,
  },
};
