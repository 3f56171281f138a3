import type { z } from 'zod'
import type { Design } from '#contract/designs.ts'
import type { Contact } from '#domain/access/actor.ts'
import { judgeDesign } from '#domain/designs/judge-design.ts'
import type { ShopContext } from '../../context.ts'
import { keptFile } from '../designs/kept-file.ts'
import { loadDesigns, loadLibrary } from '../designs/load-designs.ts'
import { shownVerdict } from '../designs/own-verdict.ts'
import { showDesign } from '../designs/show-design.ts'
import { findWaitingLine, type OrderLineName } from './take-waiting-line.ts'

/** What the company can print on a side of an ordered line that waits for its files, judged for it, with its copies. */
export async function listLineFiles(
  { db }: ShopContext,
  customer: Contact,
  name: OrderLineName & { readonly side: 'front' | 'back' },
): Promise<z.input<typeof Design>[]> {
  const { waiting } = await findWaitingLine(db, customer, name)
  const links = new Map(
    waiting.designs.flatMap((design) =>
      design.side === name.side && design.file ? [[design.file.designId, design] as const] : [],
    ),
  )
  const library = await loadLibrary(db, customer.companyId)
  const inLibrary = new Set(library.map(({ id }) => id))
  const hidden = await loadDesigns(
    db,
    customer.companyId,
    [...links.keys()].filter((id) => !inLibrary.has(id)),
  )
  return [...hidden, ...library].map((design) => {
    const verdict = shownVerdict(judgeDesign(keptFile(design), waiting.line.print))
    return showDesign(design, verdict, links.get(design.id) ?? null)
  })
}
