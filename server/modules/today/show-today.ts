import type { z } from 'zod'
import type { Waiting, WaitingItem } from '#contract/office/today.ts'
import type { Operator } from '#domain/access/actor.ts'
import { may } from '#domain/access/may.ts'
import { type WaitingKind, waitingKindsOf } from '#domain/access/waiting-kinds.ts'
import { amsterdamNow } from '#domain/delivery/amsterdam-clock.ts'
import type { CalendarSettings } from '#domain/delivery/calendar.ts'
import { daysLate, promiseLate, type Wait, waitingSince } from '#domain/delivery/how-late.ts'
import type { PlainDate } from '#domain/delivery/plain-date.ts'
import { maskSecrets } from '#domain/mails/mask-secrets.ts'
import { mailKindLabel } from '#texts/nl/office/mails.ts'
import { failureReason, taskLabel } from '#texts/nl/office/tasks.ts'
import { waitingTexts as texts } from '#texts/nl/office/today.ts'
import type { ShopContext } from '../../context.ts'
import type { FirstOfMany } from '../../first-of-many.ts'
import { requestsToDecide } from '../accounts/requests-to-decide.ts'
import { tradeTerms } from '../catalogue/trade-facts.ts'
import { waitingDrafts } from '../catalogue/waiting-drafts.ts'
import { overdueInvoices } from '../documents/desk-invoices.ts'
import { failedMails } from '../mail/desk-mails.ts'
import { waitingMessages } from '../messages/desk-messages.ts'
import { type WaitingOrder, waitingOrders } from '../orders/waiting-orders.ts'
import { waitingFiles } from '../prepress/waiting-files.ts'
import { waitingQuotes } from '../quotes/desk-quotes.ts'
import { waitingJobs } from '../studio/desk-studio.ts'
import { failedJobs } from '../system/job-desk.ts'

/** Of each kind; the rest is at its desk. */
const SHOWN = 5

type Item = z.input<typeof WaitingItem>
type Found = { readonly count: number; readonly items: Item[] }

/** Who looks, and by which day and calendar what waits is late. */
type Look = {
  readonly shop: ShopContext
  readonly staff: Operator
  readonly now: Date
  readonly today: PlainDate
  readonly calendar: CalendarSettings
}

/** What waits for somebody of the staff, of each kind that the role is there for. */
export async function showToday(shop: ShopContext, staff: Operator): Promise<z.input<typeof Waiting>[]> {
  const now = shop.clock()
  const { calendar } = await tradeTerms(shop)
  const look: Look = { shop, staff, now, calendar, today: amsterdamNow(now).date }
  const waiting: z.input<typeof Waiting>[] = []
  // One after the other: a page that everybody has open all day takes one connection.
  for (const kind of waitingKindsOf(staff)) waiting.push({ kind, ...(await FIND[kind](look)) })
  return waiting
}

const found = <Row>({ rows, count }: FirstOfMany<Row>, item: (row: Row) => Item): Found => ({
  count,
  items: rows.map(item),
})

const orderItem = (
  { id, number, reference, companyName, stateLabel, stateTone }: WaitingOrder,
  note: string | null,
  wait: Wait,
): Item => ({
  id,
  name: [number, reference].filter(Boolean).join(', '),
  of: companyName,
  note,
  state: { stateLabel, stateTone },
  wait,
})

const promised =
  ({ now, today, calendar }: Look) =>
  (order: WaitingOrder): Item => {
    const { dueDate, waitsSince } = order
    const note = dueDate && texts.promised(dueDate, order.isExpress)
    return orderItem(
      order,
      note,
      dueDate === null ? waitingSince(waitsSince, now) : promiseLate(dueDate, today, calendar),
    )
  }

async function drafts(look: Look, kind: 'product' | 'configurator'): Promise<Found> {
  const waiting = await waitingDrafts(look.shop, look.staff, kind, SHOWN)
  return found(waiting, ({ productId, title, changedAt, changedBy, publishAt, missedAt }) => ({
    id: productId,
    name: title,
    of: changedBy && texts.changedBy(changedBy),
    note: publishAt ? texts.planned(publishAt) : missedAt && texts.missed(missedAt),
    state: null,
    wait: publishAt ? null : waitingSince(changedAt, look.now),
  }))
}

async function mails({ shop, staff, now }: Look, queue: 'failed' | 'bounced'): Promise<Found> {
  return found(
    await failedMails(shop, staff, queue, SHOWN),
    ({ id, recipient, subject, template, createdAt }) => ({
      id,
      name: subject || mailKindLabel(template),
      of: recipient,
      note: null,
      state: null,
      wait: waitingSince(createdAt, now),
    }),
  )
}

const FIND: Readonly<Record<WaitingKind, (look: Look) => Promise<Found>>> = {
  late: async (look) =>
    found(await waitingOrders(look.shop, look.staff, { queue: 'late' }, SHOWN), promised(look)),
  today: async (look) =>
    found(await waitingOrders(look.shop, look.staff, { queue: 'today' }, SHOWN), promised(look)),
  released: async (look) =>
    found(
      await waitingOrders(look.shop, look.staff, { queue: 'released', sort: 'urgent' }, SHOWN),
      // All of them lie ready, which the name of the kind says.
      (order) => ({ ...promised(look)(order), state: null }),
    ),
  async held({ shop, staff, now }) {
    // What is held for credit waits for who may let it go, and for nobody else.
    const isByStaff = may(staff, 'releaseCredit') !== null
    return found(await waitingOrders(shop, staff, { queue: 'held', isByStaff }, SHOWN), (order) =>
      orderItem(order, order.holdReason, waitingSince(order.waitsSince, now)),
    )
  },
  check: async ({ shop, staff, now }) =>
    found(await waitingOrders(shop, staff, { queue: 'check' }, SHOWN), (order) =>
      orderItem(order, null, waitingSince(order.waitsSince, now)),
    ),
  files: async ({ shop, staff, now }) =>
    found(await waitingFiles(shop, staff, SHOWN), (file) => ({
      id: file.id,
      name: file.name,
      of: file.companyName,
      note: texts.fileOf(file),
      state: null,
      wait: waitingSince(file.since, now),
    })),
  studio: async ({ shop, staff, now }) =>
    found(await waitingJobs(shop, staff, SHOWN), (job) => ({
      id: job.id,
      name: job.lineTitle,
      of: job.companyName,
      note: job.orderNumber,
      state: null,
      wait: waitingSince(job.changedAt, now),
    })),
  quotes: async ({ shop, staff, now }) =>
    found(await waitingQuotes(shop, staff, SHOWN), (quote) => ({
      id: quote.id,
      name: [quote.number, quote.reference].filter(Boolean).join(', '),
      of: quote.companyName,
      note: texts.amount(quote.netCents),
      state: null,
      wait: quote.askedAt && waitingSince(quote.askedAt, now),
    })),
  requests: async ({ shop, staff, now }) =>
    found(await requestsToDecide(shop, staff, SHOWN), ({ id, form, submittedAt, askedAt }) => ({
      id,
      name: form.companyName,
      of: form.city,
      note: askedAt && texts.asked(askedAt),
      state: null,
      wait: waitingSince(submittedAt, now),
    })),
  messages: async ({ shop, staff, now }) =>
    found(await waitingMessages(shop, staff, SHOWN), ({ id, subject, name, receivedAt }) => ({
      id,
      name: subject || texts.noSubject,
      of: name,
      note: null,
      state: null,
      wait: waitingSince(receivedAt, now),
    })),
  invoices: async ({ shop, staff, today }) =>
    found(await overdueInvoices(shop, staff, SHOWN), ({ id, number, companyName, dueOn, openCents }) => ({
      id,
      name: number,
      of: companyName,
      note: texts.open(openCents),
      state: null,
      wait: dueOn === null ? null : daysLate(dueOn, today),
    })),
  failedMails: (look) => mails(look, 'failed'),
  bouncedMails: (look) => mails(look, 'bounced'),
  // The queue goes by the clock on the wall.
  jobs: async ({ shop, staff }) =>
    found(await failedJobs(shop, staff, SHOWN), ({ id, task, error, failedAt }) => ({
      id,
      name: taskLabel(task),
      of: null,
      note: failureReason(maskSecrets(error)),
      state: null,
      wait: waitingSince(failedAt, new Date()),
    })),
  products: (look) => drafts(look, 'product'),
  configurators: (look) => drafts(look, 'configurator'),
}
