import type { Contact } from '#domain/access/actor.ts'
import { amsterdamNow } from '#domain/delivery/amsterdam-clock.ts'
import { answerBy } from '#domain/privacy/answer-by.ts'
import { erasureMailTexts as texts } from '#texts/nl/privacy.ts'
import type { ShopContext } from '../../context.ts'
import { changeAs } from '../../db/change-as.ts'
import type { Executor } from '../../db/database.ts'
import { Refusal } from '../../refusal.ts'
import { type NewMail, queueMail } from '../mail/queue-mail.ts'
import { shopMail } from '../mail/shop-mail.ts'
import { checkPassword } from '../session/check-password.ts'
import { forgetAsker, insertRequest } from './privacy-request-store.ts'
import { NOBODY } from './retention-store.ts'
import { eraseCompanyLeftovers, eraseContact, lockErasable } from './privacy-store.ts'

/**
 * Forgets who is logged in, at once: what the law wants kept (orders and invoices, seven years) stays without their name. Not
 * while an order of theirs is under way, since somebody has to hear of it. The last word goes to the address by mail.
 */
export async function eraseAccount(
  shop: ShopContext,
  customer: Contact,
  { password }: { readonly password: string },
): Promise<void> {
  await checkPassword(shop, customer.contactId, password)
  const now = shop.clock()
  await changeAs(shop.db, customer, async (trx) => {
    if (!(await forgetPerson(shop, trx, customer, now))) throw new Refusal('LoginRequired')
    const receivedOn = amsterdamNow(now).date
    const asked = { kind: 'erasure', channel: 'site', email: NOBODY } as const
    await insertRequest(trx, { ...asked, receivedOn, dueOn: answerBy(receivedOn), doneAt: now })
  })
}

/** Makes a contact nobody, with the last mail about it; false where there is none any more. */
export async function forgetPerson(
  shop: Pick<ShopContext, 'jobs'>,
  trx: Executor,
  person: Pick<Contact, 'contactId' | 'companyId'>,
  now: Date,
): Promise<boolean> {
  const contact = await lockErasable(trx, person)
  if (!contact) return false
  if (contact.openOrders > 0) throw new Refusal('OrdersUnderWay')
  await forgetAsker(trx, contact.email)
  await eraseContact(trx, person, { email: contact.email, now })
  if (contact.colleagues === 0) await eraseCompanyLeftovers(trx, person.companyId, now)
  await queueMail(shop, trx, await accountErasedMail(trx, contact, person.contactId))
  return true
}

export async function accountErasedMail(
  trx: Executor,
  { email, firstName }: { readonly email: string; readonly firstName: string },
  contactId: string,
): Promise<NewMail> {
  return {
    dedupeKey: `account_erased:${contactId}`,
    template: 'account_erased',
    recipient: email,
    message: await shopMail(trx, {
      subject: texts.subject,
      title: texts.title,
      parts: [
        { kind: 'text', text: texts.greeting(firstName) },
        { kind: 'text', text: texts.done },
        { kind: 'text', text: texts.kept },
      ],
    }),
  }
}
