import type { FileMode } from '#domain/catalogue/catalogue-file.ts'
import type { ShopContext } from '../../../context.ts'
import type { Archive } from './archive.ts'
import { FileFault } from './file-fault.ts'
import { asCatalogue } from './importers/export-archive.ts'
import { isExport } from './importers/export-file.ts'
import { openDocument } from './open-document.ts'
import { isProductTable } from './table/read-records.ts'
import { tableAsCatalogue } from './table/table-archive.ts'
import { documentWithPhotographs, holdsNamed } from './photographed-archive.ts'
import { mayHoldSheets } from './workbook/known-sheets.ts'
import { workbookAsCatalogue } from './workbook/workbook-archive.ts'

type Sent = {
  readonly path: string
  /** What its sender calls it. */
  readonly name: string
  readonly mode: FileMode
  readonly onShare: (share: number) => void
  readonly signal: AbortSignal
}

/**
 * A file that somebody sent, as a catalogue: one of this shop's kind, as a document or in sheets, a table of its products, or the
 * export of another shop; those two only add. Of all but a document the folder is named in which the catalogue lies that was made of it.
 */
export async function openSent<Result>(
  shop: Pick<ShopContext, 'databaseUrl'>,
  { path, name, mode, ...working }: Sent,
  use: (archive: Archive, folder: string | null) => Promise<Result>,
): Promise<Result> {
  if (await mayHoldSheets(path)) {
    const read = await workbookAsCatalogue(path, working.signal, async (archive, folder) => {
      if (mode === 'new') throw new FileFault('NewOfVendorOnly')
      return use(archive, folder)
    })
    if (read) return read.result
  }
  if (await isProductTable(path)) {
    if (mode !== 'add') throw new FileFault('TableAddsOnly')
    return tableAsCatalogue(shop, path, working.signal, use)
  }
  if (!(await isExport(path, name))) {
    if (mode === 'new') throw new FileFault('NewOfVendorOnly')
    if (await holdsNamed(path)) return documentWithPhotographs(path, working.signal, use)
    return openDocument(path, (archive) => use(archive, null))
  }
  if (mode === 'replace') throw new FileFault('VendorAddsOnly')
  return asCatalogue(shop, path, { ...working, mode }, use)
}
