import type { CatalogueSection } from '#domain/catalogue/catalogue-file.ts'
import type { Vendor } from '#domain/catalogue/left-behind.ts'
import type { Findings } from './findings.ts'

/** Where a catalogue came from that was made of rows: the export of another shop, or a table of our products. */
export type Origin = {
  /** Null for a table of our products, and for a catalogue in sheets. */
  readonly vendor: Vendor | null
  /** Whether it is a whole catalogue in sheets. */
  readonly isSheets?: boolean
  /** Whether it is a document, of which faults name the lines. */
  readonly isDocument?: boolean
  /** The digest of the shop's catalogue that it was made to be added to; null for what is made of nothing of the shop. */
  readonly madeOn: string | null
  /** What kept the export from becoming a catalogue, by row and column. */
  readonly faults: Findings
  /** What does not come along. */
  readonly notes: Findings
  /** The row of the export that a line of the document was made of. */
  rowOf(line: number | null): number | null
  /** What a field of an entry is called there; null where it has no name. */
  nameOf?(section: CatalogueSection, field: string): string | null
}

/** A catalogue as it came: the document, and pictures and files beside it. */
export type Archive = {
  /** The document, from its beginning, as often as it is asked for. */
  document(): AsyncIterable<Uint8Array>
  /** What lies beside it, by its name: `pictures/…` and `files/…`. */
  readonly names: ReadonlySet<string>
  /** The content of one of them. */
  content(name: string): Promise<Buffer>
  /** Absent for what is a catalogue by itself. */
  readonly origin?: Origin
  /** What goes as an import is taken back, by the names of entries; absent for a file. */
  readonly withdrawn?: Withdrawn
}

export type Withdrawn = { readonly [Section in CatalogueSection]: ReadonlySet<string> }

/** Whether it was made to be added to a catalogue that the shop's is no longer. */
export const isOfOther = ({ origin }: Archive, catalogue: string): boolean =>
  origin !== undefined && origin.madeOn !== null && origin.madeOn !== catalogue

export const DOCUMENT = 'catalogue.json'
/** When each file of a ZIP of ours was made, so that two of one catalogue are the same. */
export const MADE_AT = new Date(2000, 0, 1)
/** Every other name is refused, so that none leads anywhere. */
const BESIDE =
  /^(?:pictures\/[0-9a-f]{64}(?:\.svg|-\d{1,5}\.(?:avif|webp))|files\/[0-9a-f]{64}\.(?:pdf|zip))$/
/** What programs that pack folders put beside them. */
const OF_PACKERS = /^__MACOSX\/|(?:^|\/)\.DS_Store$|^(?:pictures|files)\/$/

export const isBeside = (name: string): boolean => BESIDE.test(name)
export const isOfPacker = (name: string): boolean => OF_PACKERS.test(name)

export const MOST_BYTES_BESIDE = 50 * 1024 * 1024
