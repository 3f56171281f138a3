import { amsterdamNow } from '#domain/delivery/amsterdam-clock.ts'
import { addDays } from '#domain/delivery/plain-date.ts'
import { INVOICE_QUEUES } from '#domain/documents/invoice-balance.ts'
import { QUEUE_NAMES, usualSort } from '#domain/orders/queues.ts'
import { type Database, openDatabase } from '#server/db/database.ts'
import { startTestPostgres } from '#server/db/embedded.ts'
import { migrate } from '#server/db/migrate.ts'
import { listCompanies } from '#server/modules/customer/desk-company-store.ts'
import {
  countInvoiceQueues,
  listInvoiceQueue,
  sumOpenInvoices,
} from '#server/modules/documents/desk-invoice-store.ts'
import { listOrders } from '#server/modules/orders/order-store.ts'
import { countQueues, listQueue } from '#server/modules/orders/desk-order-store.ts'
import { addCompanies, addCompany, addInvoices, addOrders, openNewest } from './support/fill-shop.ts'
import { type Bench, figure, type Figure, median } from './support/figure.ts'

const ROUNDS = 25
const MOST_MS = 20
const OWN_ORDERS = 10_000
const ALL_ORDERS = 1_000_000
const COMPANIES = 20_000
const PAGE = 20
const OPEN_ORDERS = 3000
const OPEN_INVOICES = 5000
const DESK_PAGE = 101
const MOST_COUNTED = 1000
const MOST_DESK_MS = 100

const READS = [
  { what: 'the first page', page: { reference: '', limit: PAGE, offset: 0 } },
  { what: 'the last page', page: { reference: '', limit: PAGE, offset: OWN_ORDERS - PAGE } },
  { what: 'a reference that many have', page: { reference: 'filiaal', limit: PAGE, offset: 0 } },
  { what: 'a reference that one has', page: { reference: 'filiaal 4711', limit: PAGE, offset: 0 } },
  { what: 'a reference that nobody has', page: { reference: 'vlaggenmast', limit: PAGE, offset: 0 } },
]

/** What staff filter all orders by, and the counts of their queues: each filter leaves many or few. */
const filtersOf = (company: string, today: string) =>
  [
    { what: 'a company', filters: { company } },
    {
      what: 'days on which it comes',
      filters: { deliveryFrom: addDays(today, -60), deliveryUntil: addDays(today, -58) },
    },
    {
      what: 'days on which it was ordered',
      filters: { placedFrom: addDays(today, -900), placedUntil: addDays(today, -899) },
    },
    { what: 'express', filters: { express: 'yes' } },
    { what: 'held', filters: { held: 'yes' } },
    { what: 'fetched', filters: { way: 'pickup' } },
    { what: 'an amount that few cost', filters: { netFrom: '102490' } },
    { what: 'a company, fetched and express', filters: { company, way: 'pickup', express: 'yes' } },
  ] as const

async function medianMs(read: () => Promise<unknown>): Promise<number> {
  const rounds: number[] = []
  while (rounds.length < ROUNDS) {
    const startedMs = performance.now()
    await read()
    rounds.push(performance.now() - startedMs)
  }
  return median(rounds)
}

const readMs = (db: Database, companyId: string, page: (typeof READS)[number]['page']) =>
  medianMs(() => listOrders(db, companyId, { show: null, ...page }))

/** What staff look at, of which a few thousand orders are open. */
async function deskFigures(db: Database, company: string): Promise<readonly Figure[]> {
  await openNewest(db, OPEN_ORDERS)
  const now = amsterdamNow(new Date()).date
  const days = { today: now, nextWorkingDay: addDays(now, 1) }
  const figures: Figure[] = []
  for (const queue of QUEUE_NAMES) {
    const wanted = { queue, days, search: '', sort: usualSort(queue), after: null, limit: DESK_PAGE }
    const value = await medianMs(() => listQueue(db, wanted))
    figures.push(deskFigure(`the desk's queue '${queue}'`, value))
  }
  const value = await medianMs(() => countQueues(db, { days, most: MOST_COUNTED }))
  figures.push(deskFigure('how many each queue of the desk holds', value))
  for (const { what, filters } of filtersOf(company, now)) {
    const wanted = { queue: 'done', days, search: '', filters, sort: usualSort('done'), after: null } as const
    const listMs = await medianMs(() => listQueue(db, { ...wanted, limit: DESK_PAGE }))
    const countMs = await medianMs(() => countQueues(db, { days, filters, most: MOST_COUNTED }))
    figures.push(
      deskFigure(`what is done, filtered by ${what}`, listMs),
      deskFigure(`the queues counted, filtered by ${what}`, countMs),
    )
  }
  return figures
}

/** The invoices of those orders, and the companies by when they ordered last. */
async function moneyFigures(db: Database, url: string, company: string): Promise<readonly Figure[]> {
  await addInvoices(url, OPEN_INVOICES)
  const today = amsterdamNow(new Date()).date
  const figures: Figure[] = []
  const listed = (what: string, wanted: Partial<Parameters<typeof listInvoiceQueue>[1]>) =>
    medianMs(() =>
      listInvoiceQueue(db, { queue: 'all', search: '', after: null, limit: DESK_PAGE, today, ...wanted }),
    ).then((value) => figures.push(deskFigure(`invoices, ${what}`, value)))
  for (const queue of INVOICE_QUEUES) await listed(`the queue '${queue}'`, { queue })
  for (const { what, filters } of invoiceFiltersOf(company, today)) {
    await listed(`filtered by ${what}`, { filters })
    const countMs = await medianMs(() => countInvoiceQueues(db, { today, filters, most: MOST_COUNTED }))
    const sumMs = await medianMs(() => sumOpenInvoices(db, { today, filters }))
    figures.push(
      deskFigure(`the queues of invoices counted, filtered by ${what}`, countMs),
      deskFigure(`what is open of invoices, filtered by ${what}`, sumMs),
    )
  }
  for (const { what, filters } of lastOrdersOf(today)) {
    const wanted = { isBlocked: false, search: '', filters, after: null, limit: DESK_PAGE }
    const value = await medianMs(() => listCompanies(db, wanted))
    figures.push(deskFigure(`companies, of ${COMPANIES}, that ordered ${what}`, value))
  }
  return figures
}

/** What staff filter all invoices by. */
const invoiceFiltersOf = (company: string, today: string) =>
  [
    { what: 'nothing', filters: {} },
    { what: 'a company', filters: { company } },
    {
      what: 'days of long ago',
      filters: { issuedFrom: addDays(today, -900), issuedUntil: addDays(today, -899) },
    },
    { what: 'an amount that few cost', filters: { totalFrom: '103015' } },
  ] as const

/** By when companies ordered last: those of the bench did on one of the last seventy days. */
const lastOrdersOf = (today: string) =>
  [
    { what: 'nothing for 30 days, which many did', filters: { orderedUntil: addDays(today, -30) } },
    { what: 'nothing for 69 days, which few did', filters: { orderedUntil: addDays(today, -69) } },
    { what: 'nothing for years, which none did', filters: { orderedUntil: addDays(today, -4000) } },
    { what: 'in the last two days', filters: { orderedFrom: addDays(today, -1) } },
    {
      what: 'last on one day of long ago, which none did',
      filters: { orderedFrom: addDays(today, -900), orderedUntil: addDays(today, -899) },
    },
    {
      what: 'last in a half year of long ago, which none did',
      filters: { orderedFrom: addDays(today, -900), orderedUntil: addDays(today, -720) },
    },
  ] as const

const deskFigure = (what: string, value: number): Figure =>
  figure({ what: `${what}, among a million orders`, value, digits: 1, unit: ' ms' }, { atMost: MOST_DESK_MS })

/** How long the list of orders takes for a customer with many, alone in the shop and among a million of others, and those of staff. */
export const orders: Bench = {
  name: 'orders',
  async run() {
    const postgres = await startTestPostgres()
    const db = openDatabase({ url: postgres.url, onLost: () => undefined })
    try {
      await migrate(db)
      const own = await addCompany(db, 'Grootbedrijf')
      await addOrders(db, [own], OWN_ORDERS)
      const alone: number[] = []
      for (const { page } of READS) alone.push(await readMs(db, own, page))
      await addOrders(db, await addCompanies(db, COMPANIES), ALL_ORDERS - OWN_ORDERS)
      const figures: Figure[] = []
      for (const [index, { what, page }] of READS.entries()) {
        const value = await readMs(db, own, page)
        const times = (value / (alone[index] ?? NaN)).toFixed(2)
        figures.push(
          figure(
            { what: `${what}, among a million orders`, value, digits: 1, unit: ' ms' },
            { atMost: MOST_MS },
            `${times} times as long as alone`,
          ),
        )
      }
      const desk = await deskFigures(db, own)
      return [...figures, ...desk, ...(await moneyFigures(db, postgres.url, own))]
    } finally {
      await db.destroy()
      await postgres.stop()
    }
  },
}
