import type { z } from 'zod'
import type {
  getProductRevision,
  listProductRevisions,
  restoreProductRevision,
} from '#contract/office/products.ts'
import { operatorIdOf, type Staff } from '#domain/access/actor.ts'
import { differingFields, withEdit } from '#domain/catalogue/draft.ts'
import { differsInPrices } from '#domain/catalogue/price-fields.ts'
import type { ShopContext } from '../../context.ts'
import { changeAs } from '../../db/change-as.ts'
import { Refusal } from '../../refusal.ts'
import { requireRight } from '../../require-right.ts'
import { showPictures } from './desk-pictures.ts'
import { refuseUnseen } from './live-digest.ts'
import {
  deleteDraft,
  findDraft,
  findRevision,
  listRevisions,
  lockProduct,
  writeDraft,
} from './product-draft-store.ts'
import { loadProductFields } from './product-fields-store.ts'

type Reading = Pick<ShopContext, 'db'>

/** As many as anybody reads back. */
const MOST_REVISIONS = 100

/** How a product came to be as it is, the newest first. */
export async function showRevisions(
  { db }: Reading,
  staff: Staff,
  productId: string,
): Promise<z.input<typeof listProductRevisions.reply>> {
  requireRight(staff, 'changeCatalogue')
  const kept = await listRevisions(db, productId, MOST_REVISIONS)
  return {
    revisions: kept.map(({ number, publishedAt, publishedBy, note, content }, place) => {
      const before = kept[place + 1]
      return {
        number,
        publishedAt: publishedAt.toISOString(),
        publishedBy,
        note,
        changed: before ? [...differingFields(before.content, content)] : [],
      }
    }),
  }
}

/** A product as it was published once, and as it was before that. */
export async function showRevision(
  { db }: Reading,
  staff: Staff,
  { id, number }: { readonly id: string; readonly number: number },
): Promise<z.input<typeof getProductRevision.reply>> {
  requireRight(staff, 'changeCatalogue')
  const fields = await findRevision(db, id, number)
  if (!fields) throw new Refusal('RevisionNotFound')
  const before = await findRevision(db, id, number - 1)
  const imageIds = [...new Set([...fields.imageIds, ...(before?.imageIds ?? [])])]
  const images = await showPictures(db, imageIds)
  return { fields, before, images } as z.input<typeof getProductRevision.reply>
}

/** Makes of an earlier state of a product its draft, in place of the draft that was seen. */
export async function restoreRevision(
  { db, clock }: Pick<ShopContext, 'db' | 'clock'>,
  staff: Staff,
  { id, number }: { readonly id: string; readonly number: number },
  { version, liveDigest }: z.output<typeof restoreProductRevision.body>,
): Promise<void> {
  requireRight(staff, 'changeCatalogue')
  await changeAs(db, staff, async (trx) => {
    if (!(await lockProduct(trx, id))) throw new Refusal('ProductNotFound')
    const fields = await findRevision(trx, id, number)
    if (!fields) throw new Refusal('RevisionNotFound')
    const draft = await findDraft(trx, id)
    if ((draft?.version ?? null) !== version) throw new Refusal('DraftMovedOn')
    const [product] = await loadProductFields(trx, [id])
    if (!product) throw new Refusal('ProductNotFound')
    refuseUnseen(product.fields, liveDigest)
    if (differsInPrices(fields, product.fields)) requireRight(staff, 'changePrices')
    const restored = withEdit(product.fields, null, fields)
    const by = operatorIdOf(staff)
    if (restored) await writeDraft(trx, { productId: id, draft: restored, at: clock(), by })
    else await deleteDraft(trx, id)
  })
}
