import { Readable } from 'node:stream'
import type { ReadableStream as NodeReadableStream } from 'node:stream/web'
import { makeZip } from 'client-zip'
import type { FastifyInstance } from 'fastify'
import {
  CATALOGUE_EXPORT_PATH,
  CATALOGUE_IMPORTS_PATH,
  CATALOGUE_SHEETS_PATHS,
  CATALOGUE_WORKBOOK_PATH,
  ImportAsked,
  PRODUCT_TABLE_PATHS,
} from '#contract/office/catalogue-imports.ts'
import { amsterdamNow } from '#domain/delivery/amsterdam-clock.ts'
import { catalogueImportTexts as texts } from '#texts/nl/office/catalogue-imports.ts'
import type { ShopContext } from '../../../context.ts'
import { attachment } from '../../../http/attachment.ts'
import { fileBodies } from '../../../http/file-bodies.ts'
import type { Mount } from '../../../http/mount.ts'
import { staffOf } from '../../../http/staff-of.ts'
import { Refusal } from '../../../refusal.ts'
import { XLSX_TYPE } from '../sheets/write-sheet.ts'
import { exportCatalogue, exportWorkbook } from './export-catalogue.ts'
import { beginImport, beginTakeBack, carryOut, dropImport, listImports, showImport } from './imports.ts'
import { exportProducts } from './table/export-products.ts'

const DONE = { ok: true } as const
const HEADERS = {
  'cache-control': 'private, no-store',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
} as const

/** Imports of the whole catalogue, for who may change all of it: price lists are part of it. */
export function exchangeRoutes(mount: Mount, shop: ShopContext): void {
  mount('listCatalogueImports', ({ operator }) => listImports(shop, operator))
  mount('getCatalogueImport', ({ operator, params }) => showImport(shop, operator, params.id))

  mount('applyCatalogueImport', async ({ operator, params }) => {
    await carryOut(shop, operator, params.id)
    return DONE
  })

  mount('takeBackCatalogueImport', async ({ operator, params }) => ({
    id: await beginTakeBack(shop, operator, params.id),
  }))

  mount('dropCatalogueImport', async ({ operator, params }) => {
    await dropImport(shop, operator, params.id)
    return DONE
  })
}

/** What is no call: the catalogue as a ZIP, made while it is fetched, and a file as the body of its request. */
export async function exchangeFileRoutes(app: FastifyInstance, shop: ShopContext): Promise<void> {
  app.get(CATALOGUE_EXPORT_PATH, async (request, reply) => {
    const operator = await staffOf(app, request, 'changePrices')
    const content = Readable.fromWeb(makeZip(await exportCatalogue(shop, operator)) as NodeReadableStream)
    return reply
      .headers(HEADERS)
      .header('content-disposition', attachment(texts.fileName(amsterdamNow(shop.clock()).date)))
      .type('application/zip')
      .send(content)
  })

  for (const form of ['csv', 'xlsx'] as const)
    app.get(CATALOGUE_SHEETS_PATHS[form], async (request, reply) => {
      const operator = await staffOf(app, request, 'changePrices')
      const content = Readable.fromWeb(
        makeZip(await exportCatalogue(shop, operator, form)) as NodeReadableStream,
      )
      return reply
        .headers(HEADERS)
        .header('content-disposition', attachment(texts.sheetsName(amsterdamNow(shop.clock()).date, form)))
        .type('application/zip')
        .send(content)
    })

  app.get(CATALOGUE_WORKBOOK_PATH, async (request, reply) => {
    const operator = await staffOf(app, request, 'changePrices')
    const content = Readable.from(await exportWorkbook(shop, operator), { objectMode: false })
    return reply
      .headers(HEADERS)
      .header('content-disposition', attachment(texts.workbookName(amsterdamNow(shop.clock()).date)))
      .type(XLSX_TYPE)
      .send(content)
  })

  for (const ending of ['csv', 'xlsx'] as const)
    app.get(PRODUCT_TABLE_PATHS[ending], async (request, reply) => {
      const operator = await staffOf(app, request, 'changePrices')
      const name = texts.tableName(amsterdamNow(shop.clock()).date, ending)
      return reply
        .headers(HEADERS)
        .header('content-disposition', attachment(name))
        .type(ending === 'xlsx' ? XLSX_TYPE : 'text/csv; charset=utf-8')
        .send(await exportProducts(shop, operator, ending))
    })

  await fileBodies(app, (uploads) => {
    uploads.post<{ Querystring: unknown }>(CATALOGUE_IMPORTS_PATH, async (request, reply) => {
      const operator = await staffOf(app, request, 'changePrices')
      const asked = ImportAsked.safeParse(request.query)
      if (!asked.success)
        throw new Refusal(
          'InvalidInput',
          asked.error.issues.map(({ path }) => ({ field: path.join('.') })),
        )
      const id = await beginImport(shop, operator, { ...asked.data, content: request.raw })
      return reply.code(201).header('cache-control', 'private, no-store').send({ id })
    })
  })
}
