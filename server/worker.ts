import type { ShopContext } from './context.ts'
import type { Jobs } from './jobs/queue.ts'
import { mailDelivery } from './modules/mail/deliver-mail.ts'
import { sendMailTask } from './modules/mail/send-mail.task.ts'
import { mailPasswordResetTask } from './modules/session/mail-password-reset.task.ts'

/** Starts to work on every kind of job in this process. */
export async function startWork(shop: ShopContext, jobs: Jobs): Promise<void> {
  await jobs.work(shop, [mailPasswordResetTask])
  await jobs.work({ db: shop.db, clock: shop.clock, deliver: mailDelivery(shop.settings) }, [sendMailTask])
}
