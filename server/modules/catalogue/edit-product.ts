import { randomUUID } from 'node:crypto'
import type { z } from 'zod'
import type { createDeskProduct as createContract } from '#contract/office/products.ts'
import { operatorIdOf, type Staff } from '#domain/access/actor.ts'
import { type Draft, draftClashes, withEdit } from '#domain/catalogue/draft.ts'
import { givesPrices } from '#domain/catalogue/price-fields.ts'
import type { ProductFields } from '#domain/catalogue/product-fields.ts'
import type { SomeOf } from '#domain/companies/clashing-fields.ts'
import type { ShopContext } from '../../context.ts'
import { changeAs } from '../../db/change-as.ts'
import type { Executor } from '../../db/database.ts'
import { Refusal } from '../../refusal.ts'
import { requireRight } from '../../require-right.ts'
import { cleanHtml } from './clean-html.ts'
import { copyConfigurator } from './composing/edit-configurator.ts'
import { productFileKey } from './file-store.ts'
import { findAtDesk, takeAtDesk, takeDraft, takeUnreadable } from './product-at-desk.ts'
import { deleteDraft, writeDraft } from './product-draft-store.ts'
import { insertProduct } from './product-fields-store.ts'

type Changing = Pick<ShopContext, 'db' | 'clock'>
type Editing = Changing & Pick<ShopContext, 'files'>

/**
 * Makes a product that is not in the shop yet. A copy has all of the other one but its path, which only one can have; how that one
 * is composed becomes a draft of its own.
 */
export async function createDeskProduct(
  { db, clock }: Changing,
  staff: Staff,
  { sku, title, copyOf, type }: z.output<typeof createContract.body>,
): Promise<string> {
  requireRight(staff, 'changeCatalogue')
  const id = randomUUID()
  await changeAs(db, staff, async (trx) => {
    const original = copyOf === null ? null : await findAtDesk(trx, copyOf)
    if (!(await insertProduct(trx, { id, sku, title, type: original?.product.type ?? type })))
      throw new Refusal('ProductKnown', { field: 'sku' })
    const { product } = await findAtDesk(trx, id)
    const change: SomeOf<ProductFields> = {
      ...(original && { ...original.fields, urlPath: null, replacementSku: null }),
      title,
      status: 'active',
    }
    const draft = withEdit(product.fields, null, change)
    const when = { at: clock(), by: operatorIdOf(staff) }
    if (draft) await writeDraft(trx, { productId: id, draft, ...when })
    if (original?.product.type === 'bundle')
      await copyConfigurator(trx, original.product.id, { id, sku, ...when })
  })
  return id
}

/** Changes the draft of a product. Refused, by field, where somebody else changed meanwhile what was seen. */
export async function editDeskProduct(
  { db, clock, files }: Editing,
  staff: Staff,
  id: string,
  { change, seen }: Draft<ProductFields>,
): Promise<void> {
  requireRight(staff, 'changeCatalogue')
  if (givesPrices(change)) requireRight(staff, 'changePrices')
  await refuseLostFiles(files, change.files ?? [])
  await changeAs(db, staff, async (trx) => {
    const { product, kept, fields } = await takeAtDesk(trx, id)
    const edit =
      change.description === undefined ? change : { ...change, description: cleanHtml(change.description) }
    const clashes = draftClashes(fields, { change: edit, seen })
    if (clashes.length > 0)
      throw new Refusal(
        'ChangedMeanwhile',
        clashes.map((field) => ({ field: `change.${field}` })),
      )
    await keepDraft(trx, id, withEdit(product.fields, kept?.draft ?? null, edit), {
      at: clock(),
      by: operatorIdOf(staff),
    })
  })
}

/** Refuses files to download that the shop does not hold. */
async function refuseLostFiles(storage: ShopContext['files'], wanted: ProductFields['files']): Promise<void> {
  for (const { file, sizeBytes } of wanted) {
    const kept = await storage.find(productFileKey(file))
    if (kept?.sizeBytes !== sizeBytes) throw new Refusal('ProductFileGone', { field: 'change.files' })
  }
}

async function keepDraft(
  trx: Executor,
  productId: string,
  draft: Draft<ProductFields> | null,
  when: { readonly at: Date; readonly by: string | null },
): Promise<void> {
  if (draft) await writeDraft(trx, { productId, draft, ...when })
  else await deleteDraft(trx, productId)
}

export async function discardDeskDraft(
  { db }: Changing,
  staff: Staff,
  id: string,
  version: number | null,
): Promise<void> {
  requireRight(staff, 'changeCatalogue')
  await changeAs(db, staff, async (trx) => {
    if (version === null) await takeUnreadable('ProductDraftUnreadable', () => takeAtDesk(trx, id))
    else await takeDraft(trx, id, version)
    await deleteDraft(trx, id)
  })
}
