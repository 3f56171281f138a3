import type { ShopContext } from '../../context.ts'
import type { Mount } from '../../http/mount.ts'
import { listChoicePrices } from './choice-prices.ts'
import { editPrices, takeBackPrices } from './edit-prices.ts'
import { showListChanges, tryTakeBack } from './list-changes.ts'
import { tryEdits } from './price-effect.ts'
import {
  changePriceList,
  createPriceList,
  deletePriceList,
  findListedProducts,
  listPriceLists,
  listPrices,
  showPriceList,
} from './price-lists.ts'
import { findBuyers, showTrialProduct, tryPrice } from './try-price.ts'

/** Price lists, for who changes them. */
export function priceListRoutes(mount: Mount, shop: ShopContext): void {
  mount('listPriceLists', ({ operator, query }) => listPriceLists(shop, operator, query))
  mount('getPriceList', ({ operator, params }) => showPriceList(shop, operator, params.id))
  mount('listPrices', ({ operator, params, query }) => listPrices(shop, operator, params.id, query))
  mount('listChoicePrices', ({ operator, params, query }) =>
    listChoicePrices(shop, operator, params.id, query),
  )
  mount('findListedProducts', ({ operator, query }) => findListedProducts(shop, operator, query.search))

  mount('createPriceList', async ({ operator, body }) =>
    showPriceList(shop, operator, await createPriceList(shop, operator, body)),
  )

  mount('changePriceList', async ({ operator, params: { id }, body }) => {
    await changePriceList(shop, operator, id, body)
    return showPriceList(shop, operator, id)
  })

  mount('deletePriceList', async ({ operator, params, body }) => {
    await deletePriceList(shop, operator, params.id, body.version)
    return { ok: true as const }
  })

  mount('editPrices', async ({ operator, params: { id }, body }) => {
    await editPrices(shop, operator, id, body)
    return showPriceList(shop, operator, id)
  })

  mount('listPriceListChanges', ({ operator, params }) => showListChanges(shop, operator, params.id))
  mount('tryTakeBackPrices', ({ operator, params }) => tryTakeBack(shop, operator, params.id, params.change))

  mount('takeBackPrices', async ({ operator, params: { id, change }, body }) => {
    await takeBackPrices(shop, operator, { listId: id, changeId: change, version: body.version })
    return showPriceList(shop, operator, id)
  })

  mount('tryPrices', ({ operator, params, body }) => tryEdits(shop, operator, params.id, body))
  mount('getTrialProduct', ({ operator, query }) => showTrialProduct(shop, operator, query))
  mount('findBuyers', ({ operator, query }) => findBuyers(shop, operator, query.search))
  mount('tryPrice', ({ operator, body }) => tryPrice(shop, operator, body))
}
