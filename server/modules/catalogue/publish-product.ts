import { operatorIdOf, type Staff } from '#domain/access/actor.ts'
import { draftClashes } from '#domain/catalogue/draft.ts'
import { differsInPrices } from '#domain/catalogue/price-fields.ts'
import { stopsProduct } from '#domain/catalogue/product-fields.ts'
import { productFaultTexts } from '#texts/nl/office/product-faults.ts'
import type { ShopContext } from '../../context.ts'
import { changeAs } from '../../db/change-as.ts'
import type { Executor } from '../../db/database.ts'
import { Refusal, type RefusalDetail } from '../../refusal.ts'
import { requireRight } from '../../require-right.ts'
import { brokenByProduct } from './composing/broken-by-product.ts'
import { type AtDesk, comingTime, findAtDesk, findFaults, takeAtDesk, takeDraft } from './product-at-desk.ts'
import { deleteDraft, hasRevision, insertRevision, loadDrafts, scheduleDraft } from './product-draft-store.ts'
import { movePath, writeProductFields } from './product-fields-store.ts'
import { publishAs } from './publish-as.ts'

type Changing = Pick<ShopContext, 'db' | 'clock'>

/** Lets a draft go into the shop at a time; null lets it wait. */
export async function scheduleDeskProduct(
  { db, clock }: Changing,
  staff: Staff,
  id: string,
  { version, publishAt }: { readonly version: number; readonly publishAt: string | null },
): Promise<void> {
  requireRight(staff, 'changeCatalogue')
  const at = comingTime(publishAt, clock())
  await changeAs(db, staff, async (trx) => {
    const desk = await takeDraft(trx, id, version)
    requirePriceRight(staff, desk)
    if (at) await refuseFaulty(trx, desk, { now: at, dueBy: at })
    await scheduleDraft(trx, id, at)
  })
}

/** Puts the draft of a product into the shop, where every process shows it within a second. */
export async function publishDeskProduct(
  { db, clock }: Changing,
  staff: Staff,
  id: string,
  { version, note }: { readonly version: number; readonly note: string },
): Promise<void> {
  requireRight(staff, 'changeCatalogue')
  await publishAs(db, staff, async (trx) => {
    const desk = await takeDraft(trx, id, version)
    requirePriceRight(staff, desk)
    await publishTaken(trx, desk, { at: clock(), by: operatorIdOf(staff), note })
  })
}

/** The same of one of many that were chosen at a moment: what was changed later was not among what was seen. */
export async function publishDraftSince(
  { db, clock }: Changing,
  staff: Staff,
  { id, seenAt }: { readonly id: string; readonly seenAt: Date },
): Promise<void> {
  requireRight(staff, 'changeCatalogue')
  await publishAs(db, staff, async (trx) => {
    const { kept, ...desk } = await takeAtDesk(trx, id)
    if (!kept || kept.changedAt > seenAt) throw new Refusal('DraftMovedOn')
    requirePriceRight(staff, desk)
    await publishTaken(trx, { ...desk, kept }, { at: clock(), by: operatorIdOf(staff), note: '' })
  })
}

/** Whether something of a product waits to be published. */
export const hasDraft = async ({ db }: Pick<ShopContext, 'db'>, id: string): Promise<boolean> =>
  (await loadDrafts(db, [id])).has(id)

/** What puts other prices into the shop is for who sets prices. */
function requirePriceRight(staff: Staff, { product, fields }: Pick<AtDesk, 'product' | 'fields'>): void {
  if (differsInPrices(product.fields, fields)) requireRight(staff, 'changePrices')
}

type Publication = { readonly at: Date; readonly by: string | null; readonly note: string }

async function publishTaken(trx: Executor, desk: AtDesk, { at, by, note }: Publication): Promise<void> {
  await refuseFaulty(trx, desk, { now: at, dueBy: null })
  const { id, fields: before } = desk.product
  if (!(await hasRevision(trx, id)) && before.status !== 'draft')
    await insertRevision(trx, { productId: id, content: before, at, by: null, note: '' })
  await writeProductFields(trx, [{ id, before, after: desk.fields }])
  await deleteDraft(trx, id)
  if (before.urlPath !== null && desk.fields.urlPath !== null && before.urlPath !== desk.fields.urlPath)
    await movePath(trx, before.urlPath, desk.fields.urlPath)
  const { product } = await findAtDesk(trx, id)
  await insertRevision(trx, { productId: id, content: product.fields, at, by, note })
}

/**
 * Refuses, by field, what would make a product that cannot be sold, what breaks configurators that are in the shop, and what
 * overwrites what came there meanwhile.
 */
async function refuseFaulty(
  trx: Executor,
  { product, kept, fields }: AtDesk,
  { now, dueBy }: { readonly now: Date; readonly dueBy: Date | null },
): Promise<void> {
  const clashes = kept ? draftClashes(product.fields, kept.draft) : []
  if (clashes.length > 0)
    throw new Refusal(
      'ChangedMeanwhile',
      clashes.map((field) => ({ field })),
    )
  const faults = (await findFaults(trx, product, fields, now)).filter(stopsProduct)
  const broken = await brokenByProduct(trx, { product, fields, now, dueBy })
  const details: readonly RefusalDetail[] = [
    ...faults.map(({ fault, field }) => ({ field, message: productFaultTexts[fault] })),
    ...broken.flatMap(({ productId, messages }) =>
      messages.map((message) => ({ field: `configurators.${productId}`, message })),
    ),
  ]
  if (details.length > 0) throw new Refusal('ProductNotReady', details)
}
