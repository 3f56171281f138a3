import type { z } from 'zod'
import type { PrivacyRequest } from '#contract/office/privacy.ts'
import { type Contact, operatorIdOf, type Staff } from '#domain/access/actor.ts'
import { amsterdamNow } from '#domain/delivery/amsterdam-clock.ts'
import { answerBy } from '#domain/privacy/answer-by.ts'
import { privacyDeskTexts as texts } from '#texts/nl/office/privacy.ts'
import type { ShopContext } from '../../context.ts'
import { changeAs } from '../../db/change-as.ts'
import { Refusal } from '../../refusal.ts'
import { requireRight } from '../../require-right.ts'
import { forgetPerson } from './erase-account.ts'
import {
  closeRequest,
  emailOf,
  insertRequest,
  type KeptRequest,
  listRequests,
  lockRequest,
} from './privacy-request-store.ts'
import { readPersonalData } from './privacy-store.ts'
import { NOBODY } from './retention-store.ts'

const MOST_SHOWN = 200

type Shop = Pick<ShopContext, 'db' | 'clock' | 'jobs' | 'origin'>
/** What people ask about their own data: what is open first. */
export async function listPrivacyRequests(
  { db, clock }: Shop,
  staff: Staff,
): Promise<z.input<typeof PrivacyRequest>[]> {
  requireRight(staff, 'runSystem')
  const today = amsterdamNow(clock()).date
  return (await listRequests(db, MOST_SHOWN)).map((one) => shown(one, today))
}

function shown(asked: KeptRequest, today: string): z.input<typeof PrivacyRequest> {
  const { email, personName, companyId, companyName, openOrders, closedAt, closedBy, ...request } = asked
  const hasPerson = personName !== null && companyId !== null && companyName !== null
  return {
    ...request,
    email: email === NOBODY ? null : email,
    person: hasPerson ? { name: personName, companyId, companyName, openOrders } : null,
    isLate: request.state === 'open' && request.dueOn < today,
    closed: closedAt && { at: closedAt.toISOString(), by: closedBy },
  }
}

type Asked = {
  readonly kind: 'access' | 'erasure'
  readonly channel: 'mail' | 'phone' | 'letter'
  readonly email: string
  readonly receivedOn: string
  readonly note: string
}

/** Writes down what somebody asked by mail, telephone or letter. It came today at the latest. */
export async function recordPrivacyRequest({ db, clock }: Shop, staff: Staff, asked: Asked): Promise<void> {
  requireRight(staff, 'runSystem')
  if (asked.receivedOn > amsterdamNow(clock()).date)
    throw new Refusal('InvalidInput', { field: 'receivedOn' })
  await changeAs(db, staff, (trx) =>
    insertRequest(trx, {
      ...asked,
      email: asked.email.toLowerCase(),
      dueOn: answerBy(asked.receivedOn),
      madeBy: operatorIdOf(staff),
    }),
  )
}

/** Notes that somebody took his own data on the site. */
export async function recordExport(
  { db, clock }: Pick<Shop, 'db' | 'clock'>,
  customer: Contact,
): Promise<void> {
  const now = clock()
  const receivedOn = amsterdamNow(now).date
  await changeAs(db, customer, async (trx) => {
    const email = await emailOf(trx, customer.contactId)
    const asked = { kind: 'access', channel: 'site', email } as const
    await insertRequest(trx, { ...asked, receivedOn, dueOn: answerBy(receivedOn), doneAt: now })
  })
}

/** Says that a request is done or refused; of two who do the first counts. */
export async function closePrivacyRequest(
  { db, clock }: Shop,
  staff: Staff,
  id: string,
  closing: { readonly state: 'done' | 'refused'; readonly answer: string },
): Promise<void> {
  requireRight(staff, 'runSystem')
  await changeAs(db, staff, async (trx) => {
    const asked = await lockRequest(trx, id)
    if (!asked) throw new Refusal('PrivacyRequestNotFound')
    if (asked.state !== 'open') throw new Refusal('PrivacyRequestClosed')
    await closeRequest(trx, id, { ...closing, at: clock(), by: operatorIdOf(staff) })
  })
}

/** Forgets who asked for it, with the same work and the same last mail as when he does so himself. */
export async function erasePerson(shop: Shop, staff: Staff, id: string): Promise<void> {
  requireRight(staff, 'runSystem')
  const now = shop.clock()
  await changeAs(shop.db, staff, async (trx) => {
    const asked = await lockRequest(trx, id)
    if (!asked) throw new Refusal('PrivacyRequestNotFound')
    if (asked.state !== 'open' || asked.kind !== 'erasure') throw new Refusal('PrivacyRequestClosed')
    const { contactId, companyId } = asked
    if (contactId === null || companyId === null) throw new Refusal('PersonNotFound')
    await closeRequest(trx, id, {
      state: 'done',
      answer: texts.erasedAnswer,
      at: now,
      by: operatorIdOf(staff),
    })
    if (!(await forgetPerson(shop, trx, { contactId, companyId }, now))) throw new Refusal('PersonNotFound')
  })
}

/** Everything that is kept about who asked for that. */
export async function exportPerson({ db, clock }: Shop, staff: Staff, id: string) {
  requireRight(staff, 'runSystem')
  const asked = await db.transaction().execute((trx) => lockRequest(trx, id))
  if (!asked) throw new Refusal('PrivacyRequestNotFound')
  const { contactId, companyId } = asked
  const data =
    contactId !== null && companyId !== null && (await readPersonalData(db, { contactId, companyId }))
  if (!data) throw new Refusal('PersonNotFound')
  return { madeAt: clock().toISOString(), ...data }
}
