import type { CONTACT_COLUMNS, CustomerColumn } from '#domain/companies/customer-columns.ts'
import type { TableRow } from '../../catalogue/sheets/receive-table.ts'

/** What the shop calls that a file names. */
export type CustomerNames = {
  /** By code, and by name in small letters. */
  readonly countries: ReadonlyMap<string, string>
  /** By kind, and then by code and name in small letters. */
  readonly priceLists: Readonly<Record<'group' | 'contract', ReadonlyMap<string, string>>>
}

export type Cells = TableRow<CustomerColumn>['cells']

/** The country of who names none. */
export const HOME = 'NL'

const YES = new Set(['ja', 'j', '1', 'waar', 'true'])
const NO = new Set(['', 'nee', 'n', '0', 'onwaar', 'false'])

export const small = (text: string | undefined): string =>
  (text ?? '').trim().toLowerCase().replaceAll(/\s+/g, ' ')
export const bare = (text: string | undefined): string => small(text).replaceAll(/[\s.-]/g, '')

/** Null for what is no answer. */
export function answerOf(text: string | undefined): boolean | null {
  const answer = small(text)
  if (YES.has(answer)) return true
  return NO.has(answer) ? false : null
}

/** What a cell comes to, so that one thing written in two ways is the same. */
function meaningOf(column: CompanyColumn, text: string | undefined, names: CustomerNames): string {
  const said = small(text)
  if (column === 'country') return names.countries.get(said || small(HOME)) ?? said
  if (column === 'groupPriceList') return names.priceLists.group.get(said) ?? said
  if (column === 'contractPriceList') return names.priceLists.contract.get(said) ?? said
  if (column === 'purchaseOrder') return String(answerOf(said) ?? said)
  return bare(said).replace(/^0+/, '')
}

/** The columns in which a row says something else of its company than the first row did; an empty cell says nothing. */
export const otherColumns = (
  cells: Cells,
  first: Cells,
  { columns, names }: { readonly columns: readonly CompanyColumn[]; readonly names: CustomerNames },
): readonly CompanyColumn[] =>
  columns.filter(
    (column) =>
      small(cells[column]) !== '' &&
      meaningOf(column, cells[column], names) !== meaningOf(column, first[column], names),
  )

export type CompanyColumn = Exclude<CustomerColumn, 'fault' | (typeof CONTACT_COLUMNS)[number]>

/** The companies of a file by what its rows know them by. */
export class CompanyRows<Company extends { readonly cells: Cells }> {
  private readonly known = new Map<string, Company>()
  private last: Company | undefined

  /**
   * Finds the company of a row: by its KvK number, else by its VAT number where one of the two has no KvK number (companies of one
   * fiscal unity share it), else by name, postcode and house number where one of the two has no number at all. A row with a name alone
   * is of the company in the row above.
   */
  find(cells: Cells): Company | undefined {
    const { kvk, vat, place, name } = keysOf(cells)
    if (kvk === '' && vat === '' && place === '')
      return this.last && keysOf(this.last.cells).name === name ? this.last : undefined
    const ways =
      kvk === '' && vat === ''
        ? [`at ${place}`]
        : [
            `kvk ${kvk}`,
            ...(kvk === '' ? [`vat ${vat} ${name}`, `vat ${vat}`] : [`vat alone ${vat}`]),
            `at alone ${place}`,
          ]
    return ways.map((way) => this.known.get(way)).find((company) => company !== undefined)
  }

  /** Notes by what a row may know a company later. */
  note(cells: Cells, company: Company): void {
    const { kvk, vat, place, name } = keysOf(cells)
    const first = keysOf(company.cells)
    const ways = [
      kvk !== '' && `kvk ${kvk}`,
      ...(vat === '' ? [] : [`vat ${vat} ${name}`, `vat ${vat}`, first.kvk === '' && `vat alone ${vat}`]),
      ...(place === '' ? [] : [`at ${place}`, first.kvk === '' && first.vat === '' && `at alone ${place}`]),
    ]
    for (const way of ways) if (way !== false && !this.known.has(way)) this.known.set(way, company)
    this.last = company
  }
}

/** By what a row knows its company; empty for what it doesn't say. */
function keysOf(cells: Cells) {
  const kvk = bare(cells.kvkNumber)
  const name = small(cells.name)
  const postcode = bare(cells.postcode)
  return {
    kvk: kvk === '' ? '' : kvk.padStart(8, '0'),
    vat: bare(cells.vatId),
    name,
    place: postcode === '' ? '' : `${name} ${postcode} ${bare(cells.houseNumber)}`,
  }
}
