import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { ApplyQuery, EffectQuery, ImportQuery, priceFilePath } from '#contract/office/price-files.ts'
import { IdParams } from '#contract/shared.ts'
import type { ShopContext } from '../../context.ts'
import { attachment } from '../../http/attachment.ts'
import { fileBodies } from '../../http/file-bodies.ts'
import { staffOf } from '../../http/staff-of.ts'
import { Refusal } from '../../refusal.ts'
import { analyseFile, applyFile, trialReply } from './import-prices.ts'
import { type CsvFile, differencesFile, exportPrices, faultsFile } from './price-csv.ts'
import { exportPriceSheet } from './price-sheet.ts'
import { priceEffect } from './price-effect.ts'
import { receiveTable } from '../catalogue/sheets/receive-table.ts'
import { XLSX_TYPE } from '../catalogue/sheets/write-sheet.ts'
import { showPriceList } from './price-lists.ts'
import { PRICE_TABLE } from './price-table.ts'

const HEADERS = {
  'cache-control': 'private, no-store',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
} as const
const CSV = 'text/csv; charset=utf-8'

const sendCsv = (reply: FastifyReply, { name, lines }: CsvFile) =>
  reply.headers(HEADERS).header('content-disposition', attachment(name)).type(CSV).send(Readable.from(lines))

const sendJson = (reply: FastifyReply, content: object) => reply.headers(HEADERS).send(content)

/** What is no call: a list as a file, and files that are read beside a list. */
export async function priceFileRoutes(app: FastifyInstance, shop: ShopContext): Promise<void> {
  app.get(priceFilePath(':id', 'prices.csv'), async (request, reply) => {
    const staff = await staffOf(app, request, 'changePrices')
    return sendCsv(reply, await exportPrices(shop, staff, listIdOf(request)))
  })

  app.get(priceFilePath(':id', 'prices.xlsx'), async (request, reply) => {
    const staff = await staffOf(app, request, 'changePrices')
    const { name, content } = await exportPriceSheet(shop, staff, listIdOf(request))
    const disposition = attachment(name)
    return reply.headers(HEADERS).header('content-disposition', disposition).type(XLSX_TYPE).send(content)
  })

  await fileBodies(app, (uploads) => {
    uploads.post(priceFilePath(':id', 'import'), async (request, reply) => {
      const { file, analysed } = await analysedFrom(request, ImportQuery)
      return sendJson(reply, trialReply(file, analysed))
    })

    uploads.post(priceFilePath(':id', 'import/faults.csv'), async (request, reply) => {
      const { file, analysed } = await analysedFrom(request, ImportQuery)
      return sendCsv(reply, faultsFile(file, analysed))
    })

    uploads.post(priceFilePath(':id', 'import/differences.csv'), async (request, reply) => {
      const { analysed } = await analysedFrom(request, ImportQuery)
      return sendCsv(reply, differencesFile(analysed))
    })

    uploads.post(priceFilePath(':id', 'import/effect'), async (request, reply) => {
      const { analysed, query } = await analysedFrom(request, EffectQuery)
      if (analysed.faults.length > 0) throw new Refusal('TableFaulty')
      const { after: content } = analysed
      return sendJson(reply, await priceEffect(shop, listIdOf(request), { content, onDay: query.onDay }))
    })

    uploads.post(priceFilePath(':id', 'import/apply'), async (request, reply) => {
      const staff = await staffOf(app, request, 'changePrices')
      const query = queryOf(ApplyQuery, request)
      const id = listIdOf(request)
      await applyFile(shop, staff, id, { ...query, file: await receiveTable(request.raw, PRICE_TABLE) })
      return sendJson(reply, await showPriceList(shop, staff, id))
    })
  })

  async function analysedFrom<Query extends z.output<typeof ImportQuery>>(
    request: FastifyRequest,
    schema: z.ZodType<Query>,
  ) {
    const staff = await staffOf(app, request, 'changePrices')
    const query = queryOf(schema, request)
    const id = listIdOf(request)
    const file = await receiveTable(request.raw, PRICE_TABLE)
    return { file, query, analysed: await analyseFile(shop, staff, id, { file, others: query.others }) }
  }
}

/** An id that is no uuid is answered like one that does not exist. */
function listIdOf({ params }: FastifyRequest): string {
  const asked = IdParams.safeParse(params)
  if (!asked.success) throw new Refusal('PriceListNotFound')
  return asked.data.id
}

function queryOf<Schema extends z.ZodType>(schema: Schema, { query }: FastifyRequest): z.output<Schema> {
  const asked = schema.safeParse(query)
  if (!asked.success)
    throw new Refusal('InvalidInput', { field: String(asked.error.issues[0]?.path[0] ?? '') })
  return asked.data
}
