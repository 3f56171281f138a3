import { randomUUID } from 'node:crypto'
import type { Staff } from '#domain/access/actor.ts'
import { trialMailTexts as texts } from '#texts/nl/operator-mails.ts'
import type { ShopContext } from '../../context.ts'
import type { Executor } from '../../db/database.ts'
import { requireRight } from '../../require-right.ts'
import { type NewMail, queueMail } from '../mail/queue-mail.ts'
import { shopMail } from '../mail/shop-mail.ts'

/** Mails somebody of the staff a trial, in the look of the shop. */
export async function sendTrialMail(
  shop: Pick<ShopContext, 'db' | 'jobs'>,
  staff: Staff,
  recipient: string,
): Promise<void> {
  requireRight(staff, 'changeShop')
  await shop.db.transaction().execute(async (trx) => queueMail(shop, trx, await trialMail(trx, recipient)))
}

export const trialMail = async (executor: Executor, recipient: string): Promise<NewMail> => ({
  dedupeKey: `trial:${randomUUID()}`,
  template: 'trial',
  recipient,
  message: await shopMail(executor, {
    subject: texts.subject,
    title: texts.title,
    parts: [{ kind: 'text', text: texts.text }],
  }),
})
