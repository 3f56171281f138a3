import type { ShopContext } from '../../context.ts'
import type { Mount } from '../../http/mount.ts'
import { removeServer, setServer, showMailServer, tryServer } from './mail-server.ts'

/** By what server mail goes out. */
export function mailServerRoutes(mount: Mount, shop: ShopContext): void {
  mount('getMailServer', ({ operator }) => showMailServer(shop, operator))

  mount('setMailServer', async ({ operator, body }) => {
    await setServer(shop, operator, body)
    return showMailServer(shop, operator)
  })

  mount('tryMailServer', async ({ operator, body }) => {
    await tryServer(shop, operator, body, operator.email)
    return { ok: true }
  })

  mount('removeMailServer', async ({ operator }) => {
    await removeServer(shop, operator)
    return showMailServer(shop, operator)
  })
}
