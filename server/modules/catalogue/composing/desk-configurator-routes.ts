import type { ShopContext } from '../../../context.ts'
import type { Mount } from '../../../http/mount.ts'
import {
  restoreConfiguratorRevision,
  showConfiguratorRevision,
  showConfiguratorRevisions,
} from './configurator-revisions.ts'
import { keepConfiguratorTest, removeConfiguratorTest } from './configurator-tests.ts'
import { discardDeskConfigurator, editDeskConfigurator, startDeskConfigurator } from './edit-configurator.ts'
import { findOfferedProducts } from './offered-products.ts'
import { publishDeskConfigurator, scheduleDeskConfigurator } from './publish-configurator.ts'
import { showDeskConfigurator, tryDeskConfigurator } from './show-configurator.ts'

/** How products are composed, for who changes that. */
export function deskConfiguratorRoutes(mount: Mount, shop: ShopContext): void {
  mount('getDeskConfigurator', ({ operator, params }) => showDeskConfigurator(shop, operator, params.id))
  mount('findOfferedProducts', ({ operator, query }) => findOfferedProducts(shop, operator, query))
  mount('tryDeskConfigurator', ({ operator, params, body }) =>
    tryDeskConfigurator(shop, operator, params.id, body),
  )

  mount('startDeskConfigurator', async ({ operator, params: { id }, body }) => {
    await startDeskConfigurator(shop, operator, id, body)
    return showDeskConfigurator(shop, operator, id)
  })

  mount('editDeskConfigurator', async ({ operator, params: { id }, body }) => {
    await editDeskConfigurator(shop, operator, id, body)
    return showDeskConfigurator(shop, operator, id)
  })

  mount('discardDeskConfigurator', async ({ operator, params: { id }, body }) => {
    await discardDeskConfigurator(shop, operator, id, body.version)
    return showDeskConfigurator(shop, operator, id)
  })

  mount('publishDeskConfigurator', async ({ operator, params: { id }, body }) => {
    await publishDeskConfigurator(shop, operator, id, body)
    return showDeskConfigurator(shop, operator, id)
  })

  mount('scheduleDeskConfigurator', async ({ operator, params: { id }, body }) => {
    await scheduleDeskConfigurator(shop, operator, id, body)
    return showDeskConfigurator(shop, operator, id)
  })

  mount('listConfiguratorRevisions', ({ operator, params }) =>
    showConfiguratorRevisions(shop, operator, params.id),
  )
  mount('getConfiguratorRevision', ({ operator, params }) => showConfiguratorRevision(shop, operator, params))

  mount('restoreConfiguratorRevision', async ({ operator, params, body }) => {
    await restoreConfiguratorRevision(shop, operator, params, body)
    return showDeskConfigurator(shop, operator, params.id)
  })

  mount('keepConfiguratorTest', async ({ operator, params: { id }, body }) => {
    await keepConfiguratorTest(shop, operator, id, body)
    return showDeskConfigurator(shop, operator, id)
  })

  mount('deleteConfiguratorTest', async ({ operator, params }) => {
    await removeConfiguratorTest(shop, operator, params)
    return showDeskConfigurator(shop, operator, params.id)
  })
}
