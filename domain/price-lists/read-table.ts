import { isPlainDate, plainDate } from '../delivery/plain-date.ts'
import type { TierBand } from '../pricing/model.ts'
import { CHOICE_DECIMALS, choiceKey, type ChoicePrice } from './choice-price.ts'
import {
  ALWAYS_FROM,
  inOrder,
  type LineCosts,
  type ListContent,
  type ListPrice,
  MOST_BANDS,
  MOST_RUNS,
  priceKey,
} from './content.ts'
import { type DecimalFault, type DecimalMark, decimalMarkOf, readDecimal, type Sign } from './decimals.ts'
import type { ListFault, PricePlace } from './faults.ts'
import { FROM_DECIMALS, RATE_DECIMALS, RUN_DECIMALS, type TableCells, type TableColumn } from './table.ts'

/** What is wrong with a cell by itself, or beside the other cells of its row. */
export type CellFault =
  | DecimalFault
  | 'CellsTooMany'
  | 'NoKey'
  | 'TwoKeys'
  | 'DateInvalid'
  | 'NumberTooLarge'
  | 'PriceOrPercent'
  | 'PercentOfRate'
  | 'FromMissing'
  | 'FromInvalid'
  | 'FromTwice'
  | 'BandsTooMany'
  | 'RunsTooMany'
  | 'RateTwice'
  | 'EndDiffers'
  | 'NotHere'
  | 'ColumnUnread'
  | 'OnceDiffers'
  | 'ChoiceUnknown'
  | 'ChoiceTwice'
  | 'SetupOfChoice'

/** What is wrong, and where: the row as a spreadsheet counts it, the heading being the first. */
export type TableFault = {
  readonly row: number
  readonly column: TableColumn
  /** What a column is called that is none of those. */
  readonly heading?: string
  readonly fault: CellFault | ListFault
  /** What is said of it where that names more than the fault does. */
  readonly message?: string
}

export type NumberedRow = {
  readonly row: number
  readonly cells: TableCells
  /** More stands in it than the heading has columns: which cell is in which column cannot be known. */
  readonly isTooWide: boolean
  /** What the columns are called that a list does not have and in which something stands. */
  readonly unread: readonly string[]
}

/** In which rows a price stands. */
export type PriceRows = {
  readonly first: number
  readonly rate: number | null
  readonly bands: readonly number[]
  readonly runs: readonly number[]
}

export type ReadTable = {
  readonly content: ListContent
  readonly faults: readonly TableFault[]
  /** By `priceKey`. */
  readonly rowsOfPrice: ReadonlyMap<string, PriceRows>
  /** By `choiceKey`. */
  readonly rowOfChoice: ReadonlyMap<string, number>
  /** By path. */
  readonly rowOfDiscount: ReadonlyMap<string, number>
  /** The prices, by `priceKey`, of which a row counts for nothing: they are not whole. */
  readonly brokenPrices: ReadonlySet<string>
}

/** What the catalogue says of what a row names. */
export type TableNames = {
  /** Whether a product is sold by the run on a day; null for a sku that does not exist. */
  readonly isRun: (sku: string, day: string) => boolean | null
  readonly isCategory: (path: string) => boolean
  /** Of the base list what a price that the table says nothing of costs once; null for lists that have no such costs. */
  readonly onceOf: ((sku: string, validFrom: string) => LineCosts) | null
  /** Of the base list what a choice costs, by its code within a product; null for one that has no price there. */
  readonly choiceOf: ((sku: string, code: string) => ChoicePrice | null) | null
}

type Draft = {
  readonly sku: string
  readonly validFrom: string
  readonly validTo: string | null
  readonly first: number
  rate: { readonly row: number; readonly rateE4: number } | null
  /** In cents, as far as a row of it said so. */
  readonly once: { setup?: number; minimum?: number }
  readonly costs: LineCosts | null
  readonly bands: { readonly row: number; readonly band: TierBand }[]
  readonly runs: { readonly row: number; readonly quantity: number; readonly cents: number }[]
}

/** A hundred thousand euros for one piece, ten million for a run, or more than a million pieces nobody means. */
const MOST_RATE_E4 = 999_999_999
const MOST_CENTS = 999_999_999
const MOST_FROM = 1_000_000
const MILLI = 10 ** FROM_DECIMALS

/**
 * A list as its table says it. Rows of one sku that begin on one day are one price, wherever they stand; a row in which something
 * is wrong is told and counts for nothing. Empty rows are passed over.
 */
export function readListTable(rows: readonly NumberedRow[], names: TableNames): ReadTable {
  const mark = decimalMarkOf(
    rows.flatMap(({ cells: { from, price, percent, setup, minimum } }) =>
      [from, unsigned(price ?? ''), percent, unsigned(setup ?? ''), minimum].map((text) => text ?? ''),
    ),
  )
  const faults: TableFault[] = []
  const drafts = new Map<string, Draft>()
  const discounts = new Map<string, { readonly row: number; readonly percentOff: number }>()
  const choices = new Map<string, { readonly row: number; readonly choice: ChoicePrice }>()
  const brokenPrices = new Set<string>()
  for (const { row, cells, isTooWide, unread } of rows) {
    const told = (column: TableColumn, fault: TableFault['fault']) => {
      faults.push({ row, column, fault })
    }
    const has = (column: TableColumn) => (cells[column] ?? '') !== ''
    // What no list can hold is told: whoever wrote it meant something by it.
    for (const heading of unread)
      faults.push({ row, column: has('category') ? 'category' : 'sku', heading, fault: 'ColumnUnread' })
    if (names.onceOf === null) for (const column of ONCE_COLUMNS) if (has(column)) told(column, 'OnceOfBase')
    if (isTooWide) told(has('category') ? 'category' : 'sku', 'CellsTooMany')
    else if (has('sku') && has('category')) told('category', 'TwoKeys')
    else if (has('category') && names.onceOf !== null) told('category', 'DiscountOfList')
    else if (has('category')) readDiscount({ row, cells, told, mark, names, discounts })
    else if (has('choice')) readChoice({ row, cells, told, mark, names, choices })
    else if (has('sku')) readPrice({ row, cells, told, mark, names, drafts, brokenPrices })
    else if (has('from') || has('price') || has('percent')) told('sku', 'NoKey')
  }
  const read = [...drafts.values()].map((draft) => ({ draft, price: priceOf(draft) }))
  return {
    content: {
      prices: read.map(({ price }) => price),
      choices: [...choices.values()].map(({ choice }) => choice),
      discounts: [...discounts].map(([categoryPath, { percentOff }]) => ({ categoryPath, percentOff })),
    },
    faults,
    rowsOfPrice: new Map(read.map(({ draft, price }) => [priceKey(price), rowsOf(draft)])),
    rowOfChoice: new Map([...choices].map(([key, { row }]) => [key, row])),
    rowOfDiscount: new Map([...discounts].map(([path, { row }]) => [path, row])),
    brokenPrices,
  }
}

const ONCE_COLUMNS = ['setup', 'minimum'] as const

type Reading = {
  readonly row: number
  readonly cells: TableCells
  readonly told: (column: TableColumn, fault: TableFault['fault']) => void
  readonly mark: DecimalMark | null
  readonly names: TableNames
}

function readDiscount({
  row,
  cells,
  told,
  mark,
  names,
  discounts,
}: Reading & { readonly discounts: Map<string, { readonly row: number; readonly percentOff: number }> }) {
  const path = (cells.category ?? '').toLowerCase()
  const stray = (['from', 'price', 'validFrom', 'validTo'] as const).find((one) => (cells[one] ?? '') !== '')
  if (stray) return told(stray, 'NotHere')
  if (!names.isCategory(path)) return told('category', 'CategoryUnknown')
  if (discounts.has(path)) return told('category', 'CategoryTwice')
  const percent = readDecimal(cells.percent ?? '', 0, mark, '%')
  if ('fault' in percent || percent.units < 1 || percent.units > 99) return told('percent', 'PercentInvalid')
  discounts.set(path, { row, percentOff: percent.units })
  return undefined
}

/** Minus, as it is typed or as a spreadsheet shows it. */
const MINUS = /^\s*[-−]/

const unsigned = (text: string): string => text.replace(MINUS, '')

/** The same as a number of a table, also below zero. */
function readSigned(text: string, decimals: number, mark: DecimalMark | null, sign: Sign) {
  const read = readDecimal(unsigned(text), decimals, mark, sign)
  return 'fault' in read || !MINUS.test(text) ? read : { units: read.units === 0 ? 0 : -read.units }
}

/** Choices begin and end on no day, and have no tiers. */
const NOT_OF_CHOICES = ['from', 'percent', 'minimum', 'validFrom', 'validTo'] as const
/** Nobody means more than ten times a material. */
const MOST_HUNDREDTHS = 100_000
const LEAST_HUNDREDTHS = -10_000

function readChoice({
  row,
  cells,
  told,
  mark,
  names,
  choices,
}: Reading & { readonly choices: Map<string, { readonly row: number; readonly choice: ChoicePrice }> }) {
  if (names.choiceOf === null) return told('choice', 'ChoiceOfBase')
  const known = names.choiceOf((cells.sku ?? '').toUpperCase(), cells.choice ?? '')
  if (known === null) return told('choice', 'ChoiceUnknown')
  if (choices.has(choiceKey(known))) return told('choice', 'ChoiceTwice')
  const stray = NOT_OF_CHOICES.find((one) => (cells[one] ?? '') !== '')
  if (stray) return told(stray, 'NotHere')
  const text = cells.price ?? ''
  if (text === '') return told('price', 'PriceMissing')
  const { unit } = known
  const price = readSigned(text, CHOICE_DECIMALS[unit], mark, unit === 'percent' ? '%' : '€')
  if ('fault' in price) return told('price', price.fault)
  const [least, most] =
    unit === 'percent' ? [LEAST_HUNDREDTHS, MOST_HUNDREDTHS] : [-MOST_RATE_E4, MOST_RATE_E4]
  if (price.units < least || price.units > most) return told('price', 'NumberTooLarge')
  const setup = setupOfChoice(known, cells.setup, mark)
  if (typeof setup === 'object' && setup !== null) return told('setup', setup.fault)
  choices.set(choiceKey(known), { row, choice: { ...known, amount: price.units, setupCents: setup } })
  return undefined
}

/** What has no column stays as it is; an empty cell is none of it. */
function setupOfChoice(
  { setupCents }: ChoicePrice,
  text: string | undefined,
  mark: DecimalMark | null,
): number | null | { readonly fault: TableFault['fault'] } {
  if (setupCents === null) return (text ?? '') === '' ? null : { fault: 'SetupOfChoice' }
  if (text === undefined) return setupCents
  if (text === '') return 0
  const setup = readSigned(text, RUN_DECIMALS, mark, '€')
  if ('fault' in setup) return setup
  return Math.abs(setup.units) > MOST_CENTS ? { fault: 'NumberTooLarge' } : setup.units
}

type PriceReading = Reading & {
  readonly drafts: Map<string, Draft>
  readonly brokenPrices: Set<string>
}

function readPrice(reading: PriceReading) {
  const { row, cells, told, names, drafts, brokenPrices } = reading
  const sku = (cells.sku ?? '').toUpperCase()
  const validFrom = (cells.validFrom ?? '') === '' ? ALWAYS_FROM : readDay(cells.validFrom ?? '')
  if (validFrom === null) return told('validFrom', 'DateInvalid')
  const validTo = (cells.validTo ?? '') === '' ? null : readDay(cells.validTo ?? '')
  if (validTo === null && (cells.validTo ?? '') !== '') return told('validTo', 'DateInvalid')
  const isRun = names.isRun(sku, validFrom)
  if (isRun === null) return told('sku', 'SkuUnknown')
  const key = priceKey({ sku, validFrom })
  const draft = drafts.get(key) ?? {
    sku,
    validFrom,
    validTo,
    first: row,
    rate: null,
    once: {},
    costs: costsOf(cells, names.onceOf?.(sku, validFrom) ?? null),
    bands: [],
    runs: [],
  }
  if (draft.validTo !== validTo) {
    brokenPrices.add(key)
    return told('validTo', 'EndDiffers')
  }
  const isRead = (isRun ? readRun(reading, draft) : readRate(reading, draft)) && readOnce(reading, draft)
  if (isRead) drafts.set(key, draft)
  else brokenPrices.add(key)
  return undefined
}

/** What has no column stays as it is; an empty cell is none of it. */
const costsOf = ({ setup, minimum }: TableCells, known: LineCosts | null): LineCosts | null =>
  known && {
    setupCents: setup === undefined ? known.setupCents : 0,
    minimumLineCents: minimum === undefined ? known.minimumLineCents : null,
  }

/** What a line costs once, which any row of a price may say, and all the same. */
function readOnce({ cells, told, mark, names }: Reading, draft: Draft): boolean {
  if (names.onceOf === null) return true
  return ONCE_COLUMNS.every((column) => {
    const text = cells[column] ?? ''
    if (text === '') return true
    const read = readDecimal(text, RUN_DECIMALS, mark, '€')
    const fault =
      'fault' in read
        ? read.fault
        : read.units > MOST_CENTS
          ? 'NumberTooLarge'
          : (draft.once[column] ?? read.units) === read.units
            ? null
            : 'OnceDiffers'
    if (fault === null && !('fault' in read)) draft.once[column] = read.units
    else if (fault !== null) told(column, fault)
    return fault === null
  })
}

/** Where a row begins to count, in thousandths; 0 for a rate by itself, null for what is told. */
function readFrom({ cells, told, mark }: Reading): number | null {
  if ((cells.from ?? '') === '') return 0
  const from = readDecimal(cells.from ?? '', FROM_DECIMALS, mark)
  if (!('fault' in from) && from.units <= MOST_FROM * MILLI) return from.units
  told('from', 'fault' in from ? from.fault : 'NumberTooLarge')
  return null
}

function readRate(reading: Reading, draft: Draft): boolean {
  const { row, cells, told, mark } = reading
  const fromMilli = readFrom(reading)
  if (fromMilli === null) return false
  const [hasPrice, hasPercent] = [(cells.price ?? '') !== '', (cells.percent ?? '') !== '']
  const tells = (column: TableColumn, fault: TableFault['fault']) => {
    told(column, fault)
    return false
  }
  if (fromMilli === 0 && hasPercent) return tells('percent', 'PercentOfRate')
  if (hasPrice === hasPercent) return tells('price', 'PriceOrPercent')
  if (fromMilli === 0 && draft.rate) return tells('from', 'RateTwice')
  if (fromMilli > 0 && draft.bands.length >= MOST_BANDS) return tells('from', 'BandsTooMany')
  if (draft.bands.some(({ band }) => band.fromMilli === fromMilli)) return tells('from', 'FromTwice')
  if (hasPercent) {
    const percent = readDecimal(cells.percent ?? '', 0, mark, '%')
    if ('fault' in percent || percent.units < 1 || percent.units > 99)
      return tells('percent', 'PercentInvalid')
    draft.bands.push({ row, band: { kind: 'percentOff', fromMilli, percent: percent.units } })
    return true
  }
  const rate = readDecimal(cells.price ?? '', RATE_DECIMALS, mark, '€')
  if ('fault' in rate) return tells('price', rate.fault)
  if (rate.units > MOST_RATE_E4) return tells('price', 'NumberTooLarge')
  if (rate.units === 0) return tells('price', 'PriceZero')
  if (fromMilli === 0) draft.rate = { row, rateE4: rate.units }
  else draft.bands.push({ row, band: { kind: 'amount', fromMilli, rateE4: rate.units } })
  return true
}

function readRun(reading: Reading, draft: Draft): boolean {
  const { row, cells, told, mark } = reading
  const tells = (column: TableColumn, fault: TableFault['fault']) => {
    told(column, fault)
    return false
  }
  const fromMilli = readFrom(reading)
  if (fromMilli === null) return false
  if (fromMilli === 0) return tells('from', 'FromMissing')
  if (fromMilli % MILLI !== 0) return tells('from', 'FromInvalid')
  if ((cells.percent ?? '') !== '') return tells('percent', 'NotHere')
  const quantity = fromMilli / MILLI
  if (draft.runs.length >= MOST_RUNS) return tells('from', 'RunsTooMany')
  if (draft.runs.some((run) => run.quantity === quantity)) return tells('from', 'FromTwice')
  const price = readDecimal(cells.price ?? '', RUN_DECIMALS, mark, '€')
  if ('fault' in price) return tells('price', (cells.price ?? '') === '' ? 'PriceMissing' : price.fault)
  if (price.units > MOST_CENTS) return tells('price', 'NumberTooLarge')
  if (price.units === 0) return tells('price', 'PriceZero')
  draft.runs.push({ row, quantity, cents: price.units })
  return true
}

const DUTCH_DAY = /^(\d{1,2})-(\d{1,2})-(\d{4})$/

/** '2027-01-31', or as a Dutch spreadsheet writes it: '31-1-2027'. */
function readDay(text: string): string | null {
  const [, day, month, year] = DUTCH_DAY.exec(text) ?? []
  const date = year === undefined ? text : plainDate(Number(year), Number(month), Number(day))
  return isPlainDate(date) ? date : null
}

const byFrom = (one: { readonly band: TierBand }, other: { readonly band: TierBand }) =>
  one.band.fromMilli - other.band.fromMilli
const byQuantity = (one: { readonly quantity: number }, other: { readonly quantity: number }) =>
  one.quantity - other.quantity

const priceOf = ({ sku, validFrom, validTo, rate, once, costs, bands, runs }: Draft): ListPrice =>
  inOrder({
    sku,
    validFrom,
    validTo,
    rateE4: rate?.rateE4 ?? null,
    bands: bands.map(({ band }) => band),
    runPrices: runs.map(({ quantity, cents }) => ({ quantity, cents })),
    ...(costs && {
      once: {
        setupCents: once.setup ?? costs.setupCents,
        minimumLineCents: once.minimum ?? costs.minimumLineCents,
      },
    }),
  })

const rowsOf = ({ first, rate, bands, runs }: Draft): PriceRows => ({
  first,
  rate: rate?.row ?? null,
  bands: bands.toSorted(byFrom).map(({ row }) => row),
  runs: runs.toSorted(byQuantity).map(({ row }) => row),
})

/** Where in the table a place of a price stands. */
export function cellOf(
  place: PricePlace,
  { first, rate, bands, runs }: PriceRows,
): { readonly row: number; readonly column: TableColumn } {
  const [field, at] = place.split('.')
  switch (field) {
    case 'bands':
      return { row: bands[Number(at)] ?? first, column: 'price' }
    case 'runPrices':
      return { row: runs[Number(at)] ?? first, column: 'price' }
    case 'rateE4':
      return { row: rate ?? first, column: 'price' }
    case 'validFrom':
    case 'validTo':
      return { row: first, column: field }
    case undefined:
    default:
      return { row: first, column: 'sku' }
  }
}
