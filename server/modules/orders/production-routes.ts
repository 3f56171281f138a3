import { Readable } from 'node:stream'
import type { ReadableStream as NodeReadableStream } from 'node:stream/web'
import { makeZip, predictLength } from 'client-zip'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { MOST_PARCELS } from '#domain/orders/label-groups.ts'
import { addressLabelTexts as texts } from '#texts/nl/address-labels.ts'
import { jobTicketTexts } from '#texts/nl/job-ticket.ts'
import { printFileTexts } from '#texts/nl/print-files.ts'
import type { ShopContext } from '../../context.ts'
import { attachment, inline } from '../../http/attachment.ts'
import { staffOf } from '../../http/staff-of.ts'
import { Refusal } from '../../refusal.ts'
import type { StoredFile } from '../../storage/file-storage.ts'
import type { ReadDocument } from '../documents/handed-out.ts'
import type { SlipOf } from '../documents/packed-lines.ts'
import { readPackingSlip } from '../documents/read-packing-slip.ts'
import { readAddressLabels } from './address-labels.ts'
import { readJobTicket, readJobTickets } from './job-ticket.ts'
import { findPrintFiles, type PrintFile } from './production-files.ts'

const ID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/

/** As many as an address has room for wherever it passes. */
const MOST_ORDERS = 100

const HEADERS = {
  'cache-control': 'private, no-store',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
} as const

type FoundFile = PrintFile & { readonly found: StoredFile }

/** What production fetches of an order, below /beheer/api: its print files, one or all of them, its job tickets, its labels and its packing slip. */
export function productionRoutes(app: FastifyInstance, shop: ShopContext): void {
  type Params = { Params: { id: string; fileId: string; lineId: string } }

  app.get<Params>('/beheer/api/orders/:id/print-files', async (request, reply) => {
    const { number, files } = await findPrintFiles(shop, await makerOf(app, request), idOf(request.params.id))
    const found = await Promise.all(files.map((file) => findFile(shop, inZip(file))))
    if (found.length === 0) throw new Refusal('DocumentNotFound')
    const listed = found.map(({ name, found: { sizeBytes } }) => ({ name, size: sizeBytes }))
    return reply
      .headers(HEADERS)
      .header('content-disposition', attachment(`${number}.zip`))
      .header('content-length', String(predictLength(listed)))
      .type('application/zip')
      .send(Readable.fromWeb(makeZip(opened(found)) as NodeReadableStream))
  })

  app.get<Params>('/beheer/api/orders/:id/print-files/:fileId', async (request, reply) => {
    const { files } = await findPrintFiles(shop, await makerOf(app, request), idOf(request.params.id))
    const file = files.find(({ id }) => id === request.params.fileId)
    if (!file) throw new Refusal('DocumentNotFound')
    return sendFile(reply, await findFile(shop, file))
  })

  type Slip = Params & {
    Querystring: { dispatch?: string | string[]; line?: string | string[] }
  }
  app.get<Slip>('/beheer/api/orders/:id/packing-slip', async (request, reply) => {
    await makerOf(app, request)
    const order = { id: idOf(request.params.id), companyId: null }
    const slip = await readPackingSlip(shop, order, slipOf(request.query))
    if (!slip) throw new Refusal('DocumentNotFound')
    return reply
      .headers(HEADERS)
      .header('content-disposition', attachment(slip.name))
      .type(slip.mimeType)
      .send(slip.content)
  })

  type Labels = Params & { Querystring: { parcels?: string | string[] } }
  app.get<Labels>('/beheer/api/orders/:id/address-labels', async (request, reply) => {
    const asked = { orderIds: [idOf(request.params.id)], parcels: parcelsIn(request.query.parcels) }
    return sendPaper(reply, await readAddressLabels(shop, await makerOf(app, request), asked))
  })

  app.get<{ Querystring: Chosen }>('/beheer/api/address-labels', async (request, reply) => {
    const orderIds = idsOf(request.query, texts.tooMany(MOST_ORDERS))
    return sendPaper(
      reply,
      await readAddressLabels(shop, await makerOf(app, request), { orderIds, parcels: [] }),
    )
  })

  app.get<{ Querystring: Chosen }>('/beheer/api/job-tickets', async (request, reply) => {
    const orderIds = idsOf(request.query, jobTicketTexts.tooMany(MOST_ORDERS))
    return sendPaper(reply, await readJobTickets(shop, await makerOf(app, request), orderIds))
  })

  app.get<Params>('/beheer/api/orders/:id/job-ticket', async (request, reply) => {
    const asked = { orderId: idOf(request.params.id), lineId: null }
    return sendPaper(reply, await readJobTicket(shop, await makerOf(app, request), asked))
  })

  app.get<Params>('/beheer/api/orders/:id/lines/:lineId/job-ticket', async (request, reply) => {
    const asked = { orderId: idOf(request.params.id), lineId: idOf(request.params.lineId) }
    return sendPaper(reply, await readJobTicket(shop, await makerOf(app, request), asked))
  })
}

type Chosen = { readonly order?: string | string[] }

/** The orders that are chosen, of which there may be so many. */
function idsOf({ order }: Chosen, tooMany: string): readonly string[] {
  const ids = [order ?? []].flat().map(idOf)
  if (ids.length > MOST_ORDERS) throw new Refusal('TooManyChosen', { message: tooMany })
  return ids
}

/** What of an order is asked for: what left together, some of its lines, or all of it. */
function slipOf(query: { readonly dispatch?: string | string[]; readonly line?: string | string[] }): SlipOf {
  const [dispatchId] = [query.dispatch ?? []].flat()
  if (dispatchId !== undefined) return { dispatchId }
  return query.line === undefined ? 'all' : { lineIds: [query.line].flat() }
}

/** What the field for a number of parcels holds, which may be typed. */
const parcelsIn = (typed: string | string[] = []) =>
  [typed].flat().map((text) => Math.min(MOST_PARCELS, Math.max(1, Math.trunc(Number(text)) || 1)))

function sendPaper(reply: FastifyReply, { name, mimeType, content }: ReadDocument) {
  return reply.headers(HEADERS).header('content-disposition', inline(name)).type(mimeType).send(content)
}

/** Who fetches it. */
const makerOf = (app: FastifyInstance, request: FastifyRequest) => staffOf(app, request, 'seeOrders')

function idOf(text: string): string {
  if (!ID.test(text)) throw new Refusal('OrderNotFound')
  return text
}

async function findFile({ files }: ShopContext, file: PrintFile): Promise<FoundFile> {
  const found = await files.find(file.storageKey)
  if (!found) throw new Refusal('DocumentNotFound')
  return { ...file, found }
}

/** What must not be printed yet lies in a folder of its own, where no one takes it for the rest. */
const inZip = (file: PrintFile & { readonly mayBePrinted: boolean }): PrintFile =>
  file.mayBePrinted ? file : { ...file, name: `${printFileTexts.notYet}/${file.name}` }

/** Each file is opened when its turn has come, so that a hundred of them hold no more than one. */
async function* opened(files: readonly FoundFile[]) {
  for (const { name, found } of files) yield { name, input: found.stream(), size: found.sizeBytes }
}

const sendFile = (reply: FastifyReply, { name, found }: FoundFile) =>
  reply
    .headers(HEADERS)
    .header('content-disposition', attachment(name))
    .header('content-length', found.sizeBytes)
    .type('application/octet-stream')
    .send(found.stream())
