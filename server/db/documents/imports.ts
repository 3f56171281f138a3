import { z } from 'zod'
import { ImportReport } from '#contract/office/catalogue-imports.ts'
import { CATALOGUE_SECTIONS } from '#domain/catalogue/catalogue-file.ts'
import { stored } from './stored.ts'

/** What trying an import of the catalogue told. */
export const importReport = stored<ImportReport>('catalogue_imports.report', ImportReport)

/** An entry as some version of a file has it: whether it is one of today's is found when it is tried. */
const AnyEntry = z.record(z.string(), z.unknown()).readonly().nullable()
const ImportChanges = z.object({
  section: z.enum(CATALOGUE_SECTIONS),
  changes: z.array(z.object({ before: AnyEntry, after: AnyEntry })),
})
export type ImportChanges = z.output<typeof ImportChanges>

/** What an import made of some entries of a section, to be packed. */
export const importChanges = stored<ImportChanges>('catalogue_import_changes.content', ImportChanges)
