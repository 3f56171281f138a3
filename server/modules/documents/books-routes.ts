import { Readable } from 'node:stream'
import type { ReadableStream as NodeReadableStream } from 'node:stream/web'
import { makeZip } from 'client-zip'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { BooksPeriod } from '#contract/office/books.ts'
import type { BookPeriod } from '#domain/documents/book-periods.ts'
import { booksFileTexts as texts } from '#texts/nl/books.ts'
import { fieldFaultTexts } from '#texts/nl/field-faults.ts'
import type { ShopContext } from '../../context.ts'
import { attachment } from '../../http/attachment.ts'
import type { Mount } from '../../http/mount.ts'
import { staffOf } from '../../http/staff-of.ts'
import { Refusal } from '../../refusal.ts'
import { booksFiles, changeLedgers, journal, paymentsLedger, salesLedger, showBooks } from './books.ts'

const HEADERS = {
  'cache-control': 'private, no-store',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
} as const
const CSV = 'text/csv; charset=utf-8'
const ZIP = 'application/zip'

/** What the bookkeeper gets. */
export function booksRoutes(mount: Mount, shop: ShopContext): void {
  mount('getBooks', ({ operator, query }) => showBooks(shop, operator, query))

  mount('changeLedgers', async ({ operator, body }) => ({
    accounts: await changeLedgers(shop, operator, body),
  }))
}

const send = (
  reply: FastifyReply,
  { name, type, content }: { readonly name: string; readonly type: string; readonly content: Readable },
) => reply.headers(HEADERS).header('content-disposition', attachment(name)).type(type).send(content)

/** GET /beheer/api/books/{sales.csv|payments.csv|journal.csv|documents.zip}?from&until: files of a period, sent while they are made. */
export function booksFileRoutes(app: FastifyInstance, shop: ShopContext): void {
  app.get('/beheer/api/books/sales.csv', async (request, reply) => {
    const period = await periodOf(app, request)
    const content = Readable.from(salesLedger(shop, period))
    return send(reply, { name: texts.salesName(period), type: CSV, content })
  })

  app.get('/beheer/api/books/payments.csv', async (request, reply) => {
    const period = await periodOf(app, request)
    const content = Readable.from(paymentsLedger(shop, period))
    return send(reply, { name: texts.paymentsName(period), type: CSV, content })
  })

  app.get('/beheer/api/books/journal.csv', async (request, reply) => {
    const period = await periodOf(app, request)
    const content = Readable.from(journal(shop, period))
    return send(reply, { name: texts.journalName(period), type: CSV, content })
  })

  app.get('/beheer/api/books/documents.zip', async (request, reply) => {
    const period = await periodOf(app, request)
    const content = Readable.fromWeb(makeZip(booksFiles(shop, period)) as NodeReadableStream)
    return send(reply, { name: texts.documentsName(period), type: ZIP, content })
  })
}

/** The period that finance asks for. */
async function periodOf(app: FastifyInstance, request: FastifyRequest): Promise<BookPeriod> {
  await staffOf(app, request, 'exportBooks')
  const asked = BooksPeriod.safeParse(request.query)
  if (asked.success) return asked.data
  throw new Refusal('InvalidInput', { field: 'until', message: fieldFaultTexts.DateInvalid })
}
