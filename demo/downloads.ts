import { instructionSheet } from './downloads/instruction-sheet.ts'
import { printTemplate } from './downloads/print-template.ts'
import type { DemoProduct } from './model.ts'

export type DemoDownload = {
  readonly kind: 'specification' | 'template'
  readonly name: string
  /** A PDF. */
  readonly content: Uint8Array
}

/** The files on the page of a product: for what is printed its specifications, and a template where its size is fixed. */
export function downloadsOf(product: DemoProduct): readonly DemoDownload[] {
  const { title, fixedSizeMm, print } = product
  if (!print) return []
  const sheet = {
    kind: 'specification',
    name: `Aanleverspecificaties ${title}`,
    content: instructionSheet(product, print),
  } as const
  if (!fixedSizeMm) return [sheet]
  const content = printTemplate(product, fixedSizeMm, print)
  return [{ kind: 'template', name: `Werktekening ${title}`, content }, sheet]
}
