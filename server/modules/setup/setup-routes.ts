import type { ShopContext } from '../../context.ts'
import type { Mount } from '../../http/mount.ts'
import { clearAssortment } from '../demo/clear-assortment.ts'
import { clearDemo } from '../demo/clear-demo.ts'
import { createFirstOwner } from '../operators/first-owner.ts'
import { sendTrialMail } from '../operators/trial-mail.ts'
import { finishSetup, showSetup } from './show-setup.ts'

/** Setting up a shop, from nothing or from the demo. */
export function setupRoutes(mount: Mount, shop: ShopContext): void {
  mount('getSetup', ({ operator }) => showSetup(shop, operator))

  mount('finishSetup', async ({ operator, body }) => {
    await finishSetup(shop, operator, body.isFinished)
    return showSetup(shop, operator)
  })

  mount('sendTrialMail', async ({ operator }) => {
    await sendTrialMail(shop, operator, operator.email)
    return { ok: true }
  })

  mount('fillAssortment', async ({ operator, body }) => {
    const { fillAssortment } = await import('../demo/fill-assortment.ts')
    await fillAssortment(shop, operator, body.withPages)
    return showSetup(shop, operator)
  })

  mount('clearAssortment', async ({ operator, body }) => {
    await clearAssortment(shop, operator, body)
    return showSetup(shop, operator)
  })

  mount('clearDemo', async ({ operator, body }) => {
    await clearDemo(shop, operator, body)
    return showSetup(shop, operator)
  })

  mount('createFirstOwner', ({ body }) => createFirstOwner(shop, body))
}
