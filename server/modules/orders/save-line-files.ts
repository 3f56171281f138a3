import type { Contact } from '#domain/access/actor.ts'
import { type LinkableFile, MOST_DESIGNS, refuseBack, refuseLinks } from '#domain/designs/links.ts'
import type { ShopContext } from '../../context.ts'
import { changeAs } from '../../db/change-as.ts'
import type { Executor } from '../../db/database.ts'
import { Refusal } from '../../refusal.ts'
import { keptFile } from '../designs/kept-file.ts'
import { linkableFile } from '../cart/save-designs.ts'
import { loadDesigns } from '../designs/load-designs.ts'
import { countOrderDesigns, replaceBackFile, replaceFrontFiles } from './order-file-store.ts'
import { type OrderLineName, takeWaitingLine } from './take-waiting-line.ts'
import type { WaitingLine } from './wanted-files.ts'

type Copies = { readonly designId: string; readonly quantity: number }

/** Makes these the front files of an ordered line that waits for them; it goes on waiting until they are sent in. */
export async function saveLineFiles(
  { db }: ShopContext,
  customer: Contact,
  { designs, ...name }: OrderLineName & { readonly designs: readonly Copies[] },
): Promise<void> {
  await changeAs(db, customer, async (trx) => {
    const { waiting } = await takeWaitingLine(trx, customer, name)
    const links = designs.map((copies) => ({ kind: 'file' as const, ...copies }))
    const refusal = refuseLinks(links, {
      takesDesigns: true,
      orderedCopies: waiting.copies,
      files: await filesFor(
        trx,
        customer,
        waiting,
        'front',
        designs.map(({ designId }) => designId),
      ),
    })
    if (refusal) throw new Refusal(refusal)
    await replaceFrontFiles(
      trx,
      name.lineId,
      designs.filter(({ quantity }) => quantity > 0),
    )
    await refuseTooManyDesigns(trx, name)
  })
}

/** Makes a file, or nothing, the back of an ordered line that waits for its files; a back by the studio was paid for, and stays. */
export async function saveLineBack(
  { db }: ShopContext,
  customer: Contact,
  { designId, ...name }: OrderLineName & { readonly designId: string | null },
): Promise<void> {
  await changeAs(db, customer, async (trx) => {
    const { waiting } = await takeWaitingLine(trx, customer, name)
    const isByStudio = waiting.designs.some(({ side, file }) => side === 'back' && file === null)
    const files = designId === null ? [] : await filesFor(trx, customer, waiting, 'back', [designId])
    const refusal = refuseBack(
      isByStudio ? 'none' : waiting.line.backSide,
      designId === null ? null : files.find((file) => file.designId === designId),
    )
    if (refusal) throw new Refusal(refusal)
    await replaceBackFile(trx, name.lineId, designId)
    await refuseTooManyDesigns(trx, name)
  })
}

async function refuseTooManyDesigns(trx: Executor, { orderId }: OrderLineName): Promise<void> {
  if ((await countOrderDesigns(trx, orderId)) > MOST_DESIGNS) throw new Refusal('TooManyDesigns')
}

/** The company's files among these and those that the side has already, as the line would use them. */
async function filesFor(
  trx: Executor,
  { companyId }: Contact,
  { line, designs }: WaitingLine,
  side: 'front' | 'back',
  asked: readonly string[],
): Promise<readonly LinkableFile[]> {
  const linked = new Set(
    designs.flatMap((design) => (design.side === side && design.file ? [design.file.designId] : [])),
  )
  const found = await loadDesigns(trx, companyId, [...new Set([...asked, ...linked])])
  return found.map((design) => linkableFile(keptFile(design), line.print, linked.has(design.id)))
}
