import type { MailWords, WordsFault } from '#domain/mails/own-words.ts'
import { formatNumber } from '../format.ts'
import { pageNames } from './page-names.ts'

const braced = (name: string): string => `{${name}}`

/** The desk where the owner writes the words of mails. */
export const mailWordsTexts = {
  title: pageNames.mailWords,
  note: 'Schrijf zelf wat er in de mails aan je klanten staat. Bedragen, links en bijlagen komen er vanzelf bij.',
  back: 'Alle mails',
  backToList: 'Alle teksten',
  table: 'Mails met een eigen tekst',
  mail: 'Mail',
  subjectSent: 'Onderwerp',
  words: 'Tekst',
  own: 'Eigen tekst',
  usual: 'Gewone tekst',

  written: 'Tekst',
  fields: {
    subject: 'Onderwerp',
    title: 'Titel',
    intro: 'Inleiding',
  } satisfies MailWords,
  hints: {
    subject: 'Eén regel, zoals die in de mailbox van je klant staat.',
    title: 'Staat groot boven de mail.',
    intro: 'Een lege regel begint een nieuwe alinea. Daaronder komen de gegevens en de knop.',
  } satisfies MailWords,
  emptied: 'Leeg: de gewone tekst wordt verstuurd.',
  isOwn: 'Eigen tekst',
  takeBack: 'Terug naar de gewone tekst',
  takeBackOf: (field: string) => `${field}: terug naar de gewone tekst`,
  onlyUsual: 'Alleen de gewone tekst',
  usualWords: 'Gewone tekst bekijken',

  placeholders: 'Invulwoorden',
  placeholdersText:
    'De winkel vult deze woorden per mail in. Druk op een woord om het op de plek van de cursor te zetten.',
  braced,
  insert: (name: string) => `${braced(name)} invoegen`,

  preview: 'Voorbeeld',
  previewOrder: 'Bestelnummer',
  previewOrderHint: 'Laat dit leeg voor de nieuwste bestelling.',
  noSuchOrder: 'Er is geen bestelling met dit nummer',
  previewSubject: 'Onderwerp',
  frame: (label: string) => `Voorbeeld: ${label}`,
  textVersion: 'Tekstversie',
  noPreview: 'Er is nog geen voorbeeld',
  noPreviewText: 'Zodra de eerste bestelling er is, zie je hier hoe de mail eruitziet.',
  faulty: 'Het voorbeeld gaat verder zodra de tekst klopt.',
  saved: (label: string) => `De tekst van ‘${label}’ is bewaard`,
  fix: 'Verbeter eerst wat er bij de velden staat.',

  clash: 'Een collega heeft deze tekst intussen gewijzigd',
  clashText:
    'Hieronder staat de tekst van je collega. Die van jou staat nog in het veld. Als je nu bewaart, vervangt die de tekst van je collega.',
} as const

/** Why words cannot stand in a mail of which these placeholders are known. */
export function wordsFaultText(fault: WordsFault, known: readonly string[]): string {
  switch (fault.kind) {
    case 'unknownPlaceholder':
      return `${braced(fault.name)} kent de winkel niet. Kies uit: ${known.map(braced).join(', ')}.`
    case 'unclosedBrace':
      return fault.text === ''
        ? 'Er staat een { zonder } erachter.'
        : `Achter ‘{${fault.text}’ ontbreekt een }.`
    case 'tooLong':
      return `Deze tekst is te lang. Gebruik hoogstens ${formatNumber(fault.most)} tekens.`
  }
}
