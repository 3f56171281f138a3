import type { z } from 'zod'
import type { renameDeskProduct as renameContract } from '#contract/office/product-use.ts'
import type { Staff } from '#domain/access/actor.ts'
import type { ShopContext } from '../../context.ts'
import { Refusal } from '../../refusal.ts'
import { requireRight } from '../../require-right.ts'
import { attempt } from '../../db/trial.ts'
import { renameInConfigurators } from './composing/renamed-sku-store.ts'
import { refuseUse } from './delete-product.ts'
import { takeProduct } from './product-at-desk.ts'
import { loadProductFields, renameProduct } from './product-fields-store.ts'
import { renameInProducts } from './renamed-sku-store.ts'
import { publishAs } from './publish-as.ts'

/**
 * Gives a product another SKU, as long as no customer has the old one on paper. Carts and price lists know the product by its id;
 * configurators, other products, their drafts and what was published of them earlier name it by its SKU, and get the new one.
 */
export async function renameDeskProduct(
  { db }: Pick<ShopContext, 'db'>,
  staff: Staff,
  id: string,
  { seen, sku }: z.output<typeof renameContract.body>,
): Promise<void> {
  requireRight(staff, 'changeCatalogue')
  await publishAs(db, staff, async (trx) => {
    await takeProduct(trx, id)
    const [product] = await loadProductFields(trx, [id])
    if (product?.sku !== seen) throw new Refusal('ChangedMeanwhile', { field: 'sku' })
    if (sku === seen) return
    await refuseUse(trx, staff, product, 'SkuInUse')
    if (!(await attempt(trx, () => renameProduct(trx, id, sku))))
      throw new Refusal('ProductKnown', { field: 'sku' })
    await renameInConfigurators(trx, { from: seen, to: sku })
    await renameInProducts(trx, { from: seen, to: sku })
  })
}
