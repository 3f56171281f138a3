import type { ShopContext } from '../../context.ts'
import type { Mount } from '../../http/mount.ts'
import {
  changeAttributeValues,
  createDeskAttribute,
  deleteDeskAttribute,
  editDeskAttribute,
  moveDeskAttribute,
} from './change-attributes.ts'
import { listDeskAttributes, showDeskAttribute } from './desk-attributes.ts'

/** The attributes of the shop, for who changes the catalogue. */
export function deskAttributeRoutes(mount: Mount, shop: ShopContext): void {
  mount('listDeskAttributes', ({ operator }) => listDeskAttributes(shop, operator))
  mount('getDeskAttribute', ({ operator, params }) => showDeskAttribute(shop, operator, params.code))

  mount('createDeskAttribute', async ({ operator, body }) =>
    showDeskAttribute(shop, operator, await createDeskAttribute(shop, operator, body)),
  )

  mount('editDeskAttribute', async ({ operator, params, body }) => {
    await editDeskAttribute(shop, operator, params.code, body)
    return showDeskAttribute(shop, operator, params.code)
  })

  mount('moveDeskAttribute', async ({ operator, params, body }) => {
    await moveDeskAttribute(shop, operator, params.code, body.before)
    return listDeskAttributes(shop, operator)
  })

  mount('deleteDeskAttribute', async ({ operator, params }) => {
    await deleteDeskAttribute(shop, operator, params.code)
    return listDeskAttributes(shop, operator)
  })

  mount('changeAttributeValues', async ({ operator, params, body }) => {
    await changeAttributeValues(shop, operator, params.code, body)
    return showDeskAttribute(shop, operator, params.code)
  })
}
