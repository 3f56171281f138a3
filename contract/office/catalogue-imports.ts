import { z } from 'zod'
import {
  CATALOGUE_SECTIONS,
  FILE_MODES,
  IMPORT_FATES,
  IMPORT_MODES,
  IMPORT_STATES,
} from '#domain/catalogue/catalogue-file.ts'
import { VENDORS } from '#domain/catalogue/left-behind.ts'
import { Done, IdParams, line } from '../shared.ts'
import { officeEndpoint } from './endpoint.ts'

/** Price lists are part of the catalogue, so that it takes the right to change those. */
const rules = { access: 'operator', may: 'changePrices' } as const
const Moment = z.iso.datetime()
const Section = z.enum(CATALOGUE_SECTIONS)

/** Where the whole catalogue is fetched, as a ZIP. */
export const CATALOGUE_EXPORT_PATH = '/beheer/api/catalogue/export'
/** Where it is fetched in sheets, as a ZIP with pictures and files beside them, and as a spreadsheet by itself. */
export const CATALOGUE_SHEETS_PATHS = {
  xlsx: '/beheer/api/catalogue/export/xlsx',
  csv: '/beheer/api/catalogue/export/csv',
} as const
export const CATALOGUE_WORKBOOK_PATH = '/beheer/api/catalogue/catalogue.xlsx'
/** Where all products are fetched as a table. */
export const PRODUCT_TABLE_PATHS = {
  csv: '/beheer/api/catalogue/products.csv',
  xlsx: '/beheer/api/catalogue/products.xlsx',
} as const
/** Where a file is sent, as the body of the request, with its `name` and the `mode`; the answer is the `id` of its import. */
export const CATALOGUE_IMPORTS_PATH = '/beheer/api/catalogue/imports'
export const ImportAsked = z.object({ name: line(200).default(''), mode: z.enum(FILE_MODES) })

const Count = z.int()
/** What would become, or became, of the entries of a section. */
const SectionCounts = z.object({
  section: Section,
  added: Count,
  changed: Count,
  removed: Count,
  hidden: Count,
  kept: Count,
  same: Count,
})

/** What becomes of one entry; fields by name and value as somebody reads them. */
const Change = z.object({
  section: Section,
  key: z.string(),
  title: z.string(),
  fate: z.enum(IMPORT_FATES),
  fields: z.array(z.object({ field: z.string(), before: z.string(), after: z.string() })),
})
export type ImportChange = z.output<typeof Change>

/** Something that is wrong with the file, and where in it. */
const Fault = z.object({
  /** Where, in words: `products 12, SPD-510, prices[0].rateE4`. */
  place: z.string(),
  line: z.int().nullable(),
  message: z.string(),
})
export type ImportFault = z.output<typeof Fault>

/**
 * What trying a file told. Of many changes and faults the first ones are listed, and all are counted; what stays as it is, is listed
 * and no change.
 */
export const ImportReport = z.object({
  counts: z.array(SectionCounts),
  changes: z.array(Change),
  changeCount: Count,
  faults: z.array(Fault),
  faultCount: Count,
  /** What keeps nothing out of the shop, and should be known. */
  warnings: z.array(Fault),
  warningCount: Count,
  /** The shop whose export the file is; null for a catalogue. The lines of its faults are rows of a spreadsheet. */
  vendor: z.enum(VENDORS).nullable().default(null),
  /** Whether the file is a table of products: the lines of its faults are rows too. */
  isTable: z.boolean().default(false),
  /** Whether the file is the whole catalogue in sheets: they are rows of the sheet that the place names. */
  isSheets: z.boolean().default(false),
  /** What of such an export does not come along, or becomes something else. */
  notes: z.array(Fault).default([]),
  noteCount: Count.default(0),
})
export type ImportReport = z.output<typeof ImportReport>

const ImportFacts = z.object({
  id: z.string(),
  name: z.string(),
  mode: z.enum(IMPORT_MODES),
  state: z.enum(IMPORT_STATES),
  /** Why it failed, in words. */
  failure: z.string().nullable(),
  sizeBytes: z.int(),
  madeAt: Moment,
  madeBy: z.string().nullable(),
  endedAt: Moment.nullable(),
  /** Who had it carried out. */
  endedBy: z.string().nullable(),
  /** How much would become different, or became so; null while that is not known. */
  changeCount: Count.nullable(),
  addedCount: Count.nullable(),
  changedCount: Count.nullable(),
  /** Also what is no longer sold or shown. */
  removedCount: Count.nullable(),
  /** Whether what it made different is kept: of the last ones that were carried out it is. */
  canTakeBack: z.boolean(),
  /** How far the work is that goes on. */
  percent: z.int(),
})
export type ImportFacts = z.output<typeof ImportFacts>

export const listCatalogueImports = officeEndpoint('listCatalogueImports', {
  summary: 'The last imports of the catalogue, the newest first',
  ...rules,
  reply: z.object({ imports: z.array(ImportFacts) }),
})

export const CatalogueImport = ImportFacts.extend({ report: ImportReport.nullable() })
export type CatalogueImport = z.output<typeof CatalogueImport>

export const getCatalogueImport = officeEndpoint('getCatalogueImport', {
  summary: 'An import of the catalogue, with what trying it told',
  ...rules,
  params: IdParams,
  reply: CatalogueImport,
})

export const applyCatalogueImport = officeEndpoint('applyCatalogueImport', {
  summary:
    'Carry out an import that was tried without faults, in the background and as a whole; a catalogue that changed since makes it fail',
  ...rules,
  refuses: [409],
  params: IdParams,
  reply: Done,
})

export const takeBackCatalogueImport = officeEndpoint('takeBackCatalogueImport', {
  summary:
    'Try, in the background, what taking back an import does that was carried out; that is an import too, to be carried out or dropped',
  ...rules,
  refuses: [409],
  params: IdParams,
  reply: z.object({ id: z.string() }),
})

export const dropCatalogueImport = officeEndpoint('dropCatalogueImport', {
  summary: 'Drop an import that was tried and not carried out',
  ...rules,
  refuses: [409],
  params: IdParams,
  reply: Done,
})
