import type { DeskProduct } from '#contract/office/products.ts'
import type { Staff } from '#domain/access/actor.ts'
import { draftClashes, withDraft } from '#domain/catalogue/draft.ts'
import {
  productFindings,
  type ProductFields,
  type ProductFinding,
  stopsProduct,
} from '#domain/catalogue/product-fields.ts'
import { amsterdamNow } from '#domain/delivery/amsterdam-clock.ts'
import type { ShopContext } from '../../context.ts'
import type { Executor } from '../../db/database.ts'
import { Refusal } from '../../refusal.ts'
import { requireRight } from '../../require-right.ts'
import { brokenByProduct } from './composing/broken-by-product.ts'
import { findConfiguratorNamed } from './configurator-store.ts'
import { showPictures } from './desk-pictures.ts'
import { findSurroundings, loadVatPercents } from './desk-product-store.ts'
import { liveDigest } from './live-digest.ts'
import { findDraft, type KeptDraft, lockProduct } from './product-draft-store.ts'
import { type LiveProduct, loadProductFields } from './product-fields-store.ts'
import { isReservedPath } from './reserved-paths.ts'

/** A product as it is in the shop with its draft. */
export type AtDesk = {
  readonly product: LiveProduct
  readonly kept: KeptDraft | null
  readonly fields: ProductFields
}

export async function findAtDesk(executor: Executor, id: string): Promise<AtDesk> {
  const [product] = await loadProductFields(executor, [id])
  if (!product) throw new Refusal('ProductNotFound')
  const kept = await findDraft(executor, id)
  return { product, kept, fields: withDraft(product.fields, kept?.draft ?? null) }
}

export async function takeProduct(trx: Executor, id: string): Promise<void> {
  if (!(await lockProduct(trx, id))) throw new Refusal('ProductNotFound')
}

/** Takes a product with its draft, if it has one. */
export async function takeAtDesk(trx: Executor, id: string): Promise<AtDesk> {
  await takeProduct(trx, id)
  return findAtDesk(trx, id)
}

/** Takes a product with its draft as it was seen. */
export async function takeDraft(
  trx: Executor,
  id: string,
  version: number,
): Promise<AtDesk & { kept: KeptDraft }> {
  const found = await takeAtDesk(trx, id)
  if (found.kept?.version !== version) throw new Refusal('DraftMovedOn')
  return { ...found, kept: found.kept }
}

/** Takes what has a draft that cannot be read any more, and nothing else. */
export async function takeUnreadable(
  code: 'ProductDraftUnreadable' | 'ConfiguratorDraftUnreadable',
  take: () => Promise<unknown>,
): Promise<void> {
  try {
    await take()
  } catch (error) {
    if (error instanceof Refusal && error.code === code) return
    throw error
  }
  throw new Refusal('DraftMovedOn')
}

/** When a draft goes into the shop by itself, which is yet to come; null lets it wait. */
export function comingTime(publishAt: string | null, now: Date): Date | null {
  const at = publishAt === null ? null : new Date(publishAt)
  if (at && at <= now) throw new Refusal('InvalidInput', { field: 'publishAt' })
  return at
}

export async function showDeskProduct(
  { db, clock }: Pick<ShopContext, 'db' | 'clock'>,
  staff: Staff,
  id: string,
): Promise<DeskProduct> {
  requireRight(staff, 'changeCatalogue')
  const { product, kept, fields } = await findAtDesk(db, id)
  const imageIds = [...new Set([...product.fields.imageIds, ...fields.imageIds])]
  const now = clock()
  const findings = await findFaults(db, product, fields, now)
  const dueBy = kept?.publishAt ?? null
  const broken = kept ? await brokenByProduct(db, { product, fields, now, dueBy }) : []
  return {
    id,
    sku: product.sku,
    type: product.type,
    configuratorKey: product.configuratorKey,
    live: reply(product.fields),
    liveDigest: liveDigest(product.fields) ?? '',
    fields: reply(fields),
    draft: kept && draftReply(kept),
    clashes: kept ? [...draftClashes(product.fields, kept.draft)] : [],
    findings: findings.map((finding) => ({ ...finding, isStopping: stopsProduct(finding) })),
    brokenConfigurators: broken.map(({ messages, ...one }) => ({ ...one, messages: [...messages] })),
    images: await showPictures(db, imageIds),
  }
}

/** What is shown of a draft without its fields. */
export const draftReply = ({
  version,
  changedAt,
  changedBy,
  publishAt,
  missedAt,
}: Omit<KeptDraft, 'draft'>) => ({
  version,
  changedAt: changedAt.toISOString(),
  changedBy,
  publishAt: publishAt?.toISOString() ?? null,
  missedAt: missedAt?.toISOString() ?? null,
})

/** What the contract calls a list may be written. */
const reply = (fields: ProductFields) => fields as DeskProduct['fields']

/** Everything that is wrong with a product as it would be in the shop. */
export async function findFaults(
  executor: Executor,
  { id, sku, type, configuratorKey }: LiveProduct,
  fields: ProductFields,
  now: Date,
): Promise<readonly ProductFinding[]> {
  const { urlPath, categoryIds, imageIds, relatedSkus, replacementSku } = fields
  const skus = [...relatedSkus, ...(replacementSku === null ? [] : [replacementSku])]
  return productFindings(fields, {
    ...(await findSurroundings(executor, {
      id,
      urlPath,
      categoryIds,
      attributes: fields.attributes.map(({ code }) => code),
      imageIds,
      skus,
    })),
    vatPercents: await loadVatPercents(executor),
    today: amsterdamNow(now).date,
    sku,
    type,
    hasConfigurator: configuratorKey !== null,
    hasOwnPrice: type === 'simple' || (await carriesPrice(executor, configuratorKey)),
    isPathReserved: urlPath !== null && isReservedPath(urlPath),
  })
}

/** Whether a composed product is priced by itself, with what is chosen on top of it. */
async function carriesPrice(executor: Executor, configuratorKey: string | null): Promise<boolean> {
  const configurator =
    configuratorKey === null ? null : await findConfiguratorNamed(executor, configuratorKey)
  return configurator?.mainLine === 'product'
}
