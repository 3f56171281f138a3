import type { ShopContext } from '../../context.ts'
import type { Mount } from '../../http/mount.ts'
import { refuseRobots } from '../session/captcha.ts'
import { confirmNewsletter, subscribe, unsubscribe } from './newsletter.ts'
import { sendContactMessage } from './send-contact-message.ts'

const MESSAGES_PER_SECOND = 10
/** Of one network, messages and requests for the newsletter each: a company has several people, a robot has many. */
const ASKS_PER_HOUR = 20

/** The contact form and the newsletter. */
export function messageRoutes(mount: Mount, shop: ShopContext): void {
  const limited = { limitPerSecond: MESSAGES_PER_SECOND }

  mount(
    'sendContactMessage',
    'public',
    async ({ body, ip }) => {
      await refuseRobots(shop.settings, body.recaptchaResponse, ip)
      await sendContactMessage(shop, body)
      return { ok: true }
    },
    { limitPerHour: ASKS_PER_HOUR },
  )
  mount(
    'subscribeToNewsletter',
    'public',
    async ({ body, ip }) => {
      await subscribe(shop, body.email, { ip, source: 'website' })
      return { ok: true }
    },
    { limitPerHour: ASKS_PER_HOUR },
  )
  mount(
    'unsubscribeFromNewsletter',
    'public',
    async ({ body, ip }) => {
      await unsubscribe(shop, body.email, { ip, source: 'website' })
      return { ok: true }
    },
    limited,
  )
  mount('confirmNewsletter', 'public', ({ body, ip }) => confirmNewsletter(shop, body.token, ip), limited)
}
