/** Why a bank file cannot be read, at the place where that is so. */
export type BankFault =
  | { readonly kind: 'not_xml'; readonly line: number; readonly column: number }
  | { readonly kind: 'doctype' | 'not_camt' | 'no_statement' }
  | { readonly kind: 'version'; readonly found: string }
  | {
      readonly kind: 'field'
      readonly field: keyof typeof FIELDS
      readonly statement: number
      readonly entry: number | null
    }

const FIELDS = {
  account: 'het IBAN van de rekening ontbreekt',
  amount: 'het bedrag ontbreekt of klopt niet',
  currency: 'het bedrag is niet in euro',
  direction: 'er staat niet of het een bij- of afschrijving is',
  date: 'de boekdatum ontbreekt of klopt niet',
} as const

/** What is said of a bank file. */
export const bankFileTexts = {
  known: (name: string | null, moment: string) =>
    `Dit bankbestand is al ingelezen${name === null ? '' : ` door ${name}`}, op ${moment}. Er is niets veranderd.`,
  foreign: (found: string, own: string) =>
    `Dit bankbestand is van rekening ${found}. De rekening van de winkel is ${own}. Er is niets ingelezen.`,
  failed: 'Deze bijschrijving is niet geboekt door een fout in de winkel. Probeer het later opnieuw.',
} as const

/** Says where a bank file is wrong. */
export function bankFaultText(fault: BankFault): string {
  switch (fault.kind) {
    case 'not_xml':
      return `Dit bestand is geen geldig XML: het gaat mis op regel ${fault.line}, teken ${fault.column}. Download het opnieuw bij je bank.`
    case 'doctype':
      return 'Dit bestand bevat een DOCTYPE of eigen entiteiten. Zo’n bestand komt niet van een bank en wordt niet geopend.'
    case 'not_camt':
      return 'Dit bestand is geen bankafschrift in CAMT.053. Kies bij je bank de download “CAMT.053 (XML)”.'
    case 'no_statement':
      return 'In dit bestand staat geen enkel afschrift.'
    case 'version':
      return `Dit bestand is versie ${fault.found}. Versies 02 tot en met 08 kunnen worden gelezen.`
    case 'field': {
      const place = fault.entry === null ? '' : `, boeking ${fault.entry}`
      return `Afschrift ${fault.statement}${place}: ${FIELDS[fault.field]}. Er is niets ingelezen.`
    }
  }
}
