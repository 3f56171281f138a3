import { ImportReport } from '#contract/office/catalogue-imports.ts'
import { stored } from './stored.ts'

/** What trying an import of the catalogue told. */
export const importReport = stored<ImportReport>('catalogue_imports.report', ImportReport)
