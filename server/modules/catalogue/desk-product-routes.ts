import type { FastifyInstance } from 'fastify'
import { PICTURES_PATH, PRODUCT_FILES_PATH } from '#contract/office/paths.ts'
import { PictureWords } from '#contract/office/products.ts'
import { PRODUCT_FILE_NAME } from '#domain/catalogue/product-fields.ts'
import type { ShopContext } from '../../context.ts'
import { fileBodies } from '../../http/file-bodies.ts'
import type { Mount } from '../../http/mount.ts'
import { staffOf } from '../../http/staff-of.ts'
import { Refusal } from '../../refusal.ts'
import { sayOtherwise, uploadPhotograph } from '../pictures/add-photograph.ts'
import { cutPhotograph } from '../pictures/cut-photograph.ts'
import { showPicture } from './desk-pictures.ts'
import { countDeskProducts, listDeskProducts, showCatalogueChoices } from './desk-products.ts'
import { deleteDeskProduct, showProductUse } from './delete-product.ts'
import { createDeskProduct, discardDeskDraft, editDeskProduct } from './edit-product.ts'
import { sendProductFile } from './file-routes.ts'
import { productFileKey } from './file-store.ts'
import { keepProductFile } from './keep-product-file.ts'
import { showDeskProduct } from './product-at-desk.ts'
import { editProductColumn, listProductColumn, showColumnRows } from './product-column.ts'
import { formatNamed } from './product-file-formats.ts'
import { restoreRevision, showRevision, showRevisions } from './product-revisions.ts'
import { publishDeskProduct, scheduleDeskProduct } from './publish-product.ts'
import { renameDeskProduct } from './rename-product.ts'

const DONE = { ok: true } as const

/** The products of the shop, for who changes them. */
export function deskProductRoutes(mount: Mount, shop: ShopContext): void {
  mount('listDeskProducts', ({ operator, query }) => listDeskProducts(shop, operator, query))
  mount('countDeskProducts', ({ operator }) => countDeskProducts(shop, operator))
  mount('listProductColumn', ({ operator, query }) => listProductColumn(shop, operator, query))
  mount('getProductColumnRows', async ({ operator, body }) => ({
    rows: await showColumnRows(shop, operator, body),
  }))
  mount('editProductColumn', async ({ operator, body }) => {
    await editProductColumn(shop, operator, body)
    return DONE
  })
  mount('getCatalogueChoices', ({ operator }) => showCatalogueChoices(shop, operator))
  mount('sayPictureOtherwise', async ({ operator, params, body }) =>
    showPicture(shop, await sayOtherwise(shop, operator, params.id, body.alt)),
  )
  mount('cutPicture', async ({ operator, params, body }) =>
    showPicture(shop, await cutPhotograph(shop, operator, params.id, body)),
  )
  mount('getDeskProduct', ({ operator, params }) => showDeskProduct(shop, operator, params.id))

  mount('createDeskProduct', async ({ operator, body }) =>
    showDeskProduct(shop, operator, await createDeskProduct(shop, operator, body)),
  )

  mount('editDeskProduct', async ({ operator, params: { id }, body }) => {
    await editDeskProduct(shop, operator, id, body)
    return showDeskProduct(shop, operator, id)
  })

  mount('discardDeskDraft', async ({ operator, params: { id }, body }) => {
    await discardDeskDraft(shop, operator, id, body.version)
    return showDeskProduct(shop, operator, id)
  })

  mount('publishDeskProduct', async ({ operator, params: { id }, body }) => {
    await publishDeskProduct(shop, operator, id, body)
    return showDeskProduct(shop, operator, id)
  })

  mount('scheduleDeskProduct', async ({ operator, params: { id }, body }) => {
    await scheduleDeskProduct(shop, operator, id, body)
    return showDeskProduct(shop, operator, id)
  })

  mount('getDeskProductUse', ({ operator, params }) => showProductUse(shop, operator, params.id))

  mount('deleteDeskProduct', async ({ operator, params: { id }, body }) => {
    await deleteDeskProduct(shop, operator, id, body)
    return DONE
  })

  mount('renameDeskProduct', async ({ operator, params: { id }, body }) => {
    await renameDeskProduct(shop, operator, id, body)
    return showDeskProduct(shop, operator, id)
  })

  mount('listProductRevisions', ({ operator, params }) => showRevisions(shop, operator, params.id))
  mount('getProductRevision', ({ operator, params }) => showRevision(shop, operator, params))

  mount('restoreProductRevision', async ({ operator, params, body }) => {
    await restoreRevision(shop, operator, params, body)
    return showDeskProduct(shop, operator, params.id)
  })
}

const MOST_BYTES = 50 * 1024 * 1024

/** What is no call: a file as the body of its request, or as the answer. */
export async function deskProductFileRoutes(app: FastifyInstance, shop: ShopContext): Promise<void> {
  app.get<{ Params: { file: string } }>(`${PRODUCT_FILES_PATH}/:file`, async (request, reply) => {
    await staffOf(app, request, 'changeCatalogue')
    const { file } = request.params
    const kept = PRODUCT_FILE_NAME.test(file) ? await shop.files.find(productFileKey(file)) : null
    const format = formatNamed(file)
    if (!kept || !format) throw new Refusal('NotFound')
    // The page that asks says by what name it is saved.
    const manner = { disposition: 'attachment', cacheControl: 'private, no-store' }
    return sendProductFile(reply, kept, { format, ...manner })
  })
  await fileBodies(app, (uploads) => {
    uploads.post<{ Querystring: { alt?: unknown } }>(PICTURES_PATH, async (request, reply) => {
      const operator = await staffOf(app, request, 'changeCatalogue')
      const alt = PictureWords.safeParse(request.query.alt ?? '')
      if (!alt.success) throw new Refusal('InvalidInput', { field: 'alt' })
      const content = await wholeBody(request.raw, 'PhotographTooLarge')
      const id = await uploadPhotograph(shop, operator, content, alt.data)
      return reply
        .code(201)
        .header('cache-control', 'private, no-store')
        .send(await showPicture(shop, id))
    })
    uploads.post(PRODUCT_FILES_PATH, async (request, reply) => {
      const operator = await staffOf(app, request, 'changeCatalogue')
      const content = await wholeBody(request.raw, 'ProductFileTooLarge')
      return reply
        .code(201)
        .header('cache-control', 'private, no-store')
        .send(await keepProductFile(shop, operator, content))
    })
  })
}

/** The body of a request, as far as a file may be large. */
async function wholeBody(
  body: AsyncIterable<Buffer>,
  tooLarge: 'PhotographTooLarge' | 'ProductFileTooLarge',
): Promise<Buffer> {
  const parts: Buffer[] = []
  let bytes = 0
  for await (const part of body) {
    bytes += part.length
    if (bytes > MOST_BYTES) throw new Refusal(tooLarge)
    parts.push(part)
  }
  return Buffer.concat(parts)
}
