import { randomUUID } from 'node:crypto'
import type { ImportReport } from '#contract/office/catalogue-imports.ts'
import type { ImportMode } from '#domain/catalogue/catalogue-file.ts'
import { catalogueImportTexts as texts } from '#texts/nl/office/catalogue-imports.ts'
import type { ShopContext } from '../../../context.ts'
import { applyImport } from './apply-import.ts'
import type { Archive } from './archive.ts'
import { insertApplied } from './import-store.ts'

type Command = {
  readonly name: string
  readonly mode: ImportMode
  readonly onShare: (share: number) => void
  readonly signal: AbortSignal
}

/** Carries an import out at once, for who types a command; it stands among the imports of the shop as any other. */
export function importByCommand(
  shop: Pick<ShopContext, 'databaseUrl' | 'files' | 'clock'>,
  archive: Archive,
  { name, ...working }: Command,
): Promise<ImportReport> {
  const id = randomUUID()
  return applyImport(shop, archive, {
    ...working,
    id,
    staff: { kind: 'system', task: 'catalogue:import' },
    note: texts.note(name),
    expected: null,
    also: (trx, report) => insertApplied(trx, { id, name, mode: working.mode, at: shop.clock(), report }),
  })
}
