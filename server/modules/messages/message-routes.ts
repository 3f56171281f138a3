import type { ShopContext } from '../../context.ts'
import type { Mount } from '../../http/mount.ts'
import { refuseRobots } from '../session/captcha.ts'
import { confirmNewsletter, subscribe, unsubscribe } from './newsletter.ts'
import { sendContactMessage } from './send-contact-message.ts'

/** The contact form and the newsletter. */
export function messageRoutes(mount: Mount, shop: ShopContext): void {
  mount('sendContactMessage', async ({ body, ip }) => {
    await refuseRobots(shop.settings, body.recaptchaResponse, ip)
    await sendContactMessage(shop, body)
    return { ok: true }
  })
  mount('subscribeToNewsletter', async ({ body, ip }) => {
    await subscribe(shop, body.email, { ip, source: 'website' })
    return { ok: true }
  })
  mount('unsubscribeFromNewsletter', async ({ body, ip }) => {
    await unsubscribe(shop, body.email, { ip, source: 'website' })
    return { ok: true }
  })
  mount('confirmNewsletter', ({ body, ip }) => confirmNewsletter(shop, body.token, ip))
}
