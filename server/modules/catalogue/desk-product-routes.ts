import type { FastifyInstance } from 'fastify'
import { PICTURES_PATH } from '#contract/office/paths.ts'
import { PictureWords } from '#contract/office/products.ts'
import type { ShopContext } from '../../context.ts'
import { fileBodies } from '../../http/file-bodies.ts'
import type { Mount } from '../../http/mount.ts'
import { staffOf } from '../../http/staff-of.ts'
import { Refusal } from '../../refusal.ts'
import { sayOtherwise, uploadPhotograph } from '../pictures/add-photograph.ts'
import { cutPhotograph } from '../pictures/cut-photograph.ts'
import { showPicture } from './desk-pictures.ts'
import { countDeskProducts, listDeskProducts, showCatalogueChoices } from './desk-products.ts'
import { createDeskProduct, discardDeskDraft, editDeskProduct } from './edit-product.ts'
import { showDeskProduct } from './product-at-desk.ts'
import { restoreRevision, showRevision, showRevisions } from './product-revisions.ts'
import { publishDeskProduct, scheduleDeskProduct } from './publish-product.ts'

/** The products of the shop, for who changes them. */
export function deskProductRoutes(mount: Mount, shop: ShopContext): void {
  mount('listDeskProducts', ({ operator, query }) => listDeskProducts(shop, operator, query))
  mount('countDeskProducts', ({ operator }) => countDeskProducts(shop, operator))
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

  mount('listProductRevisions', ({ operator, params }) => showRevisions(shop, operator, params.id))
  mount('getProductRevision', ({ operator, params }) => showRevision(shop, operator, params))

  mount('restoreProductRevision', async ({ operator, params, body }) => {
    await restoreRevision(shop, operator, params, body)
    return showDeskProduct(shop, operator, params.id)
  })
}

const MOST_BYTES = 50 * 1024 * 1024

/** What is no call: a photograph as the body of its request. */
export async function pictureUploadRoutes(app: FastifyInstance, shop: ShopContext): Promise<void> {
  await fileBodies(app, (uploads) => {
    uploads.post<{ Querystring: { alt?: unknown } }>(PICTURES_PATH, async (request, reply) => {
      const operator = await staffOf(app, request, 'changeCatalogue')
      const alt = PictureWords.safeParse(request.query.alt ?? '')
      if (!alt.success) throw new Refusal('InvalidInput', { field: 'alt' })
      const id = await uploadPhotograph(shop, operator, await wholeBody(request.raw), alt.data)
      return reply
        .code(201)
        .header('cache-control', 'private, no-store')
        .send(await showPicture(shop, id))
    })
  })
}

/** The body of a request, as far as a photograph may be large. */
async function wholeBody(body: AsyncIterable<Buffer>): Promise<Buffer> {
  const parts: Buffer[] = []
  let bytes = 0
  for await (const part of body) {
    bytes += part.length
    if (bytes > MOST_BYTES) throw new Refusal('PhotographTooLarge')
    parts.push(part)
  }
  return Buffer.concat(parts)
}
