import type { z } from 'zod'
import type { OrderedDesign } from '#contract/orders.ts'
import { mayStudioBecome } from '#domain/designs/studio.ts'
import { studioStateTexts } from '#texts/nl/studio.ts'
import type { ShopContext } from '../../context.ts'
import { loadDesigns } from '../designs/load-designs.ts'
import { ownVerdict, shownVerdict } from '../designs/own-verdict.ts'
import { showDesign } from '../designs/show-design.ts'
import type { StoredDesign } from '../designs/stored-design.ts'
import type { OrderedDesignRow } from './order-design-store.ts'
import type { OrderRecord } from './order-store.ts'
import type { WaitingLine } from './wanted-files.ts'

type Designs = ReadonlyMap<string, StoredDesign>

/** The designs and proofs of an order, by id. */
export async function designsOfOrder(
  { db }: Pick<ShopContext, 'db'>,
  companyId: string,
  order: OrderRecord,
): Promise<Designs> {
  const rows = order.groups.flatMap(({ lines }) => lines.flatMap(({ designs }) => designs))
  const ids = rows.flatMap(({ designId, job }) => [
    ...(designId ? [designId] : []),
    ...(job?.proofs.map((proof) => proof.designId) ?? []),
  ])
  const designs = await loadDesigns(db, companyId, [...new Set(ids)])
  return new Map(designs.map((design) => [design.id, design]))
}

/** A design as its order shows it; a file keeps the name that it was ordered by. */
export function orderedDesign(
  row: OrderedDesignRow,
  designs: Designs,
  waiting: WaitingLine | null,
): z.input<typeof OrderedDesign> {
  const { job } = row
  const verdict = waiting?.designs.find(({ itemId }) => itemId === row.id)?.verdict ?? null
  const { status, messages } = verdict ? shownVerdict(verdict) : { status: null, messages: [] }
  return {
    id: row.id,
    designId: row.designId,
    isStudioDesign: row.isStudio,
    side: row.side,
    name: row.fileName || null,
    quantity: row.quantity,
    previewUrl: previewOf(row.designId, designs),
    status,
    messages: [...messages],
    studio: job && {
      id: job.id,
      state: job.state,
      stateLabel: studioStateTexts[job.state],
      brief: job.brief,
      mayBrief: mayStudioBecome(job.state, 'briefed'),
      price: { excludingTaxInCents: job.priceCents, currency: 'EUR' },
      proofs: job.proofs.map(({ id, designId, sentAt, decision, decidedAt, remarks }) => ({
        id,
        previewUrl: previewOf(designId, designs),
        sentAt: new Date(sentAt).toISOString(),
        decision,
        decidedAt: decidedAt && new Date(decidedAt).toISOString(),
        remarks,
      })),
    },
  }
}

function previewOf(designId: string | null, designs: Designs): string | null {
  const design = designId === null ? undefined : designs.get(designId)
  return design ? (showDesign(design, ownVerdict(design)).images.preview?.src ?? null) : null
}
