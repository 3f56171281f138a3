import type { ProofState } from '#domain/orders/file-proofs.ts'
import { formatNumber } from './format.ts'
import { formatSizeCm } from './format-size.ts'

type Printed = {
  readonly widthMm: number | null
  readonly heightMm: number | null
  readonly copies: number
  /** The choices of the line, its material first. */
  readonly options: readonly string[]
}

/** What is printed: its size, how many of it, and on what. */
export function proofFacts({ widthMm, heightMm, copies, options }: Printed): readonly string[] {
  const size = widthMm !== null && heightMm !== null ? [formatSizeCm(widthMm, heightMm)] : []
  // A size that was chosen is among the choices.
  return [...new Set([...size, copiesText(copies), ...options])]
}

const copiesText = (copies: number) => `${formatNumber(copies)} ${copies === 1 ? 'stuk' : 'stuks'}`

/** How far a proof is, as customers read it. */
const states = {
  open: 'Wacht op je akkoord',
  approved: 'Akkoord',
  returned: 'Niet akkoord',
  replaced: 'Er is een nieuw bestand',
  withdrawn: 'Ingetrokken',
} as const satisfies Record<ProofState, string>

/** Who answered a proof, and how. */
type AnsweredBy = {
  readonly by: string | null
  readonly isByLink: boolean
  /** Who of the staff wrote it down. */
  readonly notedBy: string | null
}

const answers = { approved: 'Akkoord gegeven', returned: 'Niet akkoord' } as const

/** A proof of an ordered file, at the order and behind the link of its mail. */
export const fileProofTexts = {
  title: 'Drukproef',
  heading: (product: string) => `Drukproef van ${product}`,
  intro:
    'Zo drukken we je bestand. Kijk goed naar tekst, cijfers en randen: na je akkoord drukken we precies dit.',
  studioIntro:
    'Dit heeft onze studio voor je gemaakt. Kijk goed naar tekst, cijfers en randen: na je akkoord drukken we precies dit.',
  studioReturned: {
    title: 'Je bent niet akkoord',
    text: 'Onze studio leest je reactie, past het ontwerp aan en stuurt je een nieuwe proef.',
  },
  about: (number: string, file: string) => `Bestelling ${number}, ${file || 'je bestand'}`,
  states,
  product: 'Product',
  size: 'Formaat',
  copies: 'Oplage',
  copiesText,
  options: 'Uitvoering',
  side: 'Zijde',
  sides: { front: 'Voorzijde', back: 'Achterzijde' },
  note: 'Toelichting van onze drukvoorbereiding',
  findings: 'Let hierop',
  sheet: 'Proef',
  sheetOf: (file: string, page: number) => `Proef van ${file || 'je bestand'}, pagina ${page}`,
  picture: (file: string, page: number) => `Zo wordt ${file || 'je bestand'} gedrukt, pagina ${page}`,
  pages: 'Pagina’s',
  page: (number: number) => `Pagina ${number}`,
  zoomIn: 'Vergroten',
  zoomOut: 'Verkleinen',
  zoom: (factor: number) => `${formatNumber(factor * 100, 0)}%`,
  showBleed: 'Toon ook wat eraf wordt gesneden',
  screenColours: 'Kleuren op je scherm wijken iets af van de druk.',
  noPicture: 'Het voorbeeld kan nu niet worden getoond. Ververs de pagina, of bel ons.',
  approve: 'Akkoord',
  approveOf: (file: string) => `Akkoord: ${file || 'drukproef'}`,
  sendBack: 'Niet akkoord',
  sendBackOf: (file: string) => `Niet akkoord: ${file || 'drukproef'}`,
  remarks: 'Wat klopt er niet?',
  remarksHint: 'Schrijf zo precies mogelijk wat er anders moet. We nemen daarna contact met je op.',
  sendRemarks: 'Niet akkoord versturen',
  /** What was said, and by whom. */
  answered: (decision: keyof typeof answers, { by, isByLink, notedBy }: AnsweredBy, at: string) =>
    [
      `${answers[decision]} op ${at}`,
      by && `door ${by}`,
      isByLink && 'via de link in de mail',
      notedBy && `per telefoon, genoteerd door ${notedBy}`,
    ]
      .filter(Boolean)
      .join(' '),
  approvedToast: 'Je akkoord is verstuurd',
  returnedToast: 'We hebben je reactie ontvangen',
  toOrder: 'Naar je bestelling',
  toHome: 'Naar de homepagina',
  outcomes: {
    approved: {
      title: 'Je bent akkoord',
      text: 'We gaan je bestand zo drukken. Je hoeft niets meer te doen.',
    },
    returned: {
      title: 'Je bent niet akkoord',
      text: 'We drukken dit bestand niet zo. Onze drukvoorbereiding leest je reactie en neemt contact met je op.',
    },
    replaced: {
      title: 'Er is een nieuw bestand',
      text: 'Deze proef geldt niet meer, want er is een ander bestand voor in de plaats gekomen. Is daar je akkoord voor nodig, dan krijg je een nieuwe mail.',
    },
    withdrawn: {
      title: 'Deze proef is ingetrokken',
      text: 'Je hoeft niet meer te antwoorden. Is er toch een akkoord nodig, dan krijg je een nieuwe mail.',
    },
    expired: {
      title: 'Deze link is verlopen',
      text: 'De proef wacht nog op je antwoord. Log in en geef het bij je bestelling, of bel ons voor een nieuwe link.',
    },
    unknown: {
      title: 'Deze link klopt niet',
      text: 'Open de link uit de mail nog een keer, of kopieer hem helemaal. Lukt het niet, bel ons dan.',
    },
  },
} as const

/** The mails about proofs of ordered files. */
export const fileProofMailTexts = {
  subject: (number: string, shopName: string) => `Je drukproef voor bestelling ${number} bij ${shopName}`,
  title: 'Je drukproef staat klaar',
  yourFile: 'je bestand',
  greeting: (firstName: string) => `Beste ${firstName},`,
  intro: (file: string, product: string, number: string) =>
    `Bekijk hoe we ${file} gaan drukken voor ${product} in je bestelling ${number}, en laat weten of het zo goed is.`,
  note: 'Toelichting van onze drukvoorbereiding:',
  look: 'Drukproef bekijken',
  afterwards: (until: string) =>
    `Inloggen hoeft niet. De link werkt tot ${until} en is alleen voor jou: wie hem heeft, kan akkoord geven. Tot je antwoord ligt deze regel stil, en schuift de leverdag mee.`,
  answerSubject: (isApproved: boolean, number: string) =>
    `${isApproved ? 'Proef akkoord' : 'Proef afgekeurd'}: bestelling ${number}`,
  answerTitle: (isApproved: boolean) =>
    isApproved ? 'De klant is akkoord met de proef' : 'De klant keurde de proef af',
  answerIntro: (isApproved: boolean, company: string, file: string, product: string) =>
    `${company} ${isApproved ? 'gaf akkoord op' : 'is niet akkoord met'} de proef van ${file || 'het bestand'} voor ${product}.`,
  toFile: 'Bestand bekijken',
} as const

/** The mail about an answer that was given by telephone. */
export const notedAnswerMailTexts = {
  subject: (isApproved: boolean, number: string, shopName: string) =>
    `${isApproved ? 'Je akkoord' : 'Je reactie'} op de proef van bestelling ${number} bij ${shopName}`,
  title: (isApproved: boolean) =>
    isApproved ? 'We hebben je akkoord genoteerd' : 'We hebben je reactie genoteerd',
  greeting: (firstName: string) => `Beste ${firstName},`,
  intro: (isApproved: boolean, product: string, number: string) =>
    isApproved
      ? `Per telefoon gaf je akkoord op de proef voor ${product} in je bestelling ${number}. Zo staat het bij ons genoteerd:`
      : `Per telefoon liet je weten dat je niet akkoord bent met de proef voor ${product} in je bestelling ${number}. Zo staat het bij ons genoteerd:`,
  afterwards: (isApproved: boolean) =>
    isApproved
      ? 'Klopt dit niet? Bel ons dan meteen, want we gaan het nu zo drukken.'
      : 'Klopt dit niet? Bel ons dan.',
  look: 'Bestelling bekijken',
} as const
