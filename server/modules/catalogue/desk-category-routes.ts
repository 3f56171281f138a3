import type { ShopContext } from '../../context.ts'
import type { Mount } from '../../http/mount.ts'
import {
  createDeskCategory,
  deleteDeskCategory,
  editDeskCategory,
  moveDeskCategory,
} from './change-categories.ts'
import { listDeskCategories, showDeskCategory } from './desk-categories.ts'

/** The categories of the shop, for who changes them. */
export function deskCategoryRoutes(mount: Mount, shop: ShopContext): void {
  mount('listDeskCategories', ({ operator }) => listDeskCategories(shop, operator))
  mount('getDeskCategory', ({ operator, params }) => showDeskCategory(shop, operator, params.id))

  mount('createDeskCategory', async ({ operator, body }) =>
    showDeskCategory(shop, operator, await createDeskCategory(shop, operator, body)),
  )

  mount('editDeskCategory', async ({ operator, params, body }) => {
    await editDeskCategory(shop, operator, params.id, body)
    return showDeskCategory(shop, operator, params.id)
  })

  mount('moveDeskCategory', async ({ operator, params, body }) => {
    await moveDeskCategory(shop, operator, params.id, body)
    return listDeskCategories(shop, operator)
  })

  mount('deleteDeskCategory', async ({ operator, params, query }) => {
    await deleteDeskCategory(shop, operator, params.id, query.products)
    return listDeskCategories(shop, operator)
  })
}
