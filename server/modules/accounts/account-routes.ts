import type { ShopContext } from '../../context.ts'
import type { Mount } from '../../http/mount.ts'
import { refuseRobots } from '../session/captcha.ts'
import { requestAccount } from './request-account.ts'

/** Asking for an account. */
export function accountRoutes(mount: Mount, shop: ShopContext): void {
  mount('requestAccount', async ({ body, ip }) => {
    await refuseRobots(shop.settings, body.recaptchaResponse, ip)
    await requestAccount(shop, body, ip)
    return { ok: true }
  })
}
