import type { ShopContext } from '../../context.ts'
import type { Mount } from '../../http/mount.ts'
import {
  countDeskProducts,
  createDeskProduct,
  discardDeskDraft,
  editDeskProduct,
  listDeskProducts,
  publishDeskProduct,
  scheduleDeskProduct,
  showCatalogueChoices,
  showDeskProduct,
} from './desk-products.ts'
import { restoreRevision, showRevision, showRevisions } from './product-revisions.ts'

/** The products of the shop, for who changes them. */
export function deskProductRoutes(mount: Mount, shop: ShopContext): void {
  mount('listDeskProducts', ({ operator, query }) => listDeskProducts(shop, operator, query))
  mount('countDeskProducts', ({ operator }) => countDeskProducts(shop, operator))
  mount('getCatalogueChoices', ({ operator }) => showCatalogueChoices(shop, operator))
  mount('getDeskProduct', ({ operator, params }) => showDeskProduct(shop, operator, params.id))

  mount('createDeskProduct', async ({ operator, body }) =>
    showDeskProduct(shop, operator, await createDeskProduct(shop, operator, body)),
  )

  mount('editDeskProduct', async ({ operator, params: { id }, body }) => {
    await editDeskProduct(shop, operator, id, body)
    return showDeskProduct(shop, operator, id)
  })

  mount('discardDeskDraft', async ({ operator, params: { id }, body }) => {
    await discardDeskDraft(shop, operator, id, body.version)
    return showDeskProduct(shop, operator, id)
  })

  mount('publishDeskProduct', async ({ operator, params: { id }, body }) => {
    await publishDeskProduct(shop, operator, id, body)
    return showDeskProduct(shop, operator, id)
  })

  mount('scheduleDeskProduct', async ({ operator, params: { id }, body }) => {
    await scheduleDeskProduct(shop, operator, id, body)
    return showDeskProduct(shop, operator, id)
  })

  mount('listProductRevisions', ({ operator, params }) => showRevisions(shop, operator, params.id))
  mount('getProductRevision', ({ operator, params }) => showRevision(shop, operator, params))

  mount('restoreProductRevision', async ({ operator, params, body }) => {
    await restoreRevision(shop, operator, params, body.version)
    return showDeskProduct(shop, operator, params.id)
  })
}
