import type { ShopContext } from '../../context.ts'
import type { Mount } from '../../http/mount.ts'
import { changeBlock, changeMenu } from './change-blocks.ts'
import { changeShopSettings, judgeDeskHeadHtml, showShopLook, showShopSettings } from './change-shop.ts'
import { createDeskPage, deleteDeskPage, editDeskPage } from './change-pages.ts'
import { listDeskContent, showDeskPage, showPageVersions } from './desk-content.ts'
import { removeShippingClass, saveShippingClass } from './save-shipping-class.ts'
import { setDeliveryCountries } from './set-countries.ts'
import { showDelivery, startDelivery } from './show-delivery.ts'

/** What the owner writes in the shop, for who changes it. */
export function deskContentRoutes(mount: Mount, shop: ShopContext): void {
  mount('listDeskContent', ({ operator }) => listDeskContent(shop, operator))
  mount('getDeskPage', ({ operator, params }) => showDeskPage(shop, operator, params.id))
  mount('listPageVersions', ({ operator, params }) => showPageVersions(shop, operator, params.id))

  mount('createDeskPage', async ({ operator, body }) =>
    showDeskPage(shop, operator, await createDeskPage(shop, operator, body.title)),
  )

  mount('editDeskPage', async ({ operator, params, body }) => {
    await editDeskPage(shop, operator, params.id, body)
    return showDeskPage(shop, operator, params.id)
  })

  mount('deleteDeskPage', async ({ operator, params, query }) => {
    await deleteDeskPage(shop, operator, params.id, query.version)
    return { ok: true }
  })

  mount('getShopSettings', ({ operator }) => showShopSettings(shop, operator))

  mount('editShopSettings', async ({ operator, body }) => {
    await changeShopSettings(shop, operator, body)
    return showShopSettings(shop, operator)
  })

  mount('judgeHeadHtml', ({ operator, body }) => judgeDeskHeadHtml(operator, body))

  mount('getShopLook', () => showShopLook(shop))

  mount('getDelivery', ({ operator }) => showDelivery(shop, operator))

  mount('startDelivery', async ({ operator }) => {
    await startDelivery(shop, operator)
    return showDelivery(shop, operator)
  })

  mount('setDeliveryCountries', async ({ operator, body }) => {
    await setDeliveryCountries(shop, operator, body)
    return showDelivery(shop, operator)
  })

  mount('saveShippingClass', async ({ operator, params, body }) => {
    await saveShippingClass(shop, operator, params.code, body)
    return showDelivery(shop, operator)
  })

  mount('removeShippingClass', async ({ operator, params, body }) => {
    await removeShippingClass(shop, operator, params.code, body)
    return showDelivery(shop, operator)
  })

  mount('editDeskBlock', ({ operator, params, body }) => changeBlock(shop, operator, params.id, body))
  mount('editDeskMenu', ({ operator, params, body }) => changeMenu(shop, operator, params.id, body))
}
