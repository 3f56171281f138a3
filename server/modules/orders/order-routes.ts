import type { ShopContext } from '../../context.ts'
import type { Mount } from '../../http/mount.ts'
import { Refusal } from '../../refusal.ts'
import { cancelLines } from './cancel-lines.ts'
import { changeOrder, previewOrderChange } from './change-order.ts'
import { showDeskFigures } from './desk-figures.ts'
import { countDeskOrders, listDeskOrders, moveDeskLines, showDeskOrder } from './desk-orders.ts'
import { readMention, showMentions, writeNote } from './order-notes.ts'
import { holdOrder, releaseOrder } from './hold-order.ts'
import { movePromise } from './move-promise.ts'
import { listLineFiles } from './list-line-files.ts'
import { leadingDocuments } from '../documents/document-links.ts'
import { listOrders } from './order-store.ts'
import { placeOrder } from './place-order.ts'
import { saveLineBack, saveLineFiles } from './save-line-files.ts'
import { scanLine, takeScannedStep } from './scan-line.ts'
import { sendLineFiles } from './send-line-files.ts'
import { previewReOrder, reOrder } from './re-order.ts'
import { orderRow, showOrder } from './show-order.ts'
import { takeBackPart } from './take-back-part.ts'
import { showWorkbench } from './show-workbench.ts'

const PAGE_SIZE = 20

/** Placing orders, and the orders of a company. */
export function orderRoutes(mount: Mount, shop: ShopContext): void {
  mount('placeOrder', ({ customer, body, idempotencyKey }) =>
    placeOrder(shop, customer, body, idempotencyKey),
  )

  mount('listOrders', async ({ customer, query: { currentPage, reference = '', show = null } }) => {
    const page = { reference, show, limit: PAGE_SIZE, offset: (currentPage - 1) * PAGE_SIZE }
    const orders = await listOrders(shop.db, customer.companyId, page)
    const [first] = orders
    if (!first && currentPage > 1) throw new Refusal('NotFound')
    const totalCount = first?.totalCount ?? 0
    const papers = await leadingDocuments(
      shop.db,
      customer,
      orders.map(({ id }) => id),
    )
    return {
      orders: orders.map((order) => {
        const paper = papers.get(order.id)
        return orderRow(order, paper ? [paper] : [])
      }),
      currentPage,
      pageCount: Math.max(1, Math.ceil(totalCount / PAGE_SIZE)),
      totalCount,
    }
  })

  mount('listDeskOrders', ({ operator, query: { queue, search, sort, stopped, after = null, ...filters } }) =>
    listDeskOrders(shop, operator, {
      queue,
      search,
      filters,
      sort,
      showsStopped: stopped === 'shown',
      after,
    }),
  )

  mount('countDeskOrders', ({ operator, query }) => countDeskOrders(shop, operator, query))

  mount('getDeskFigures', ({ operator }) => showDeskFigures(shop, operator))

  mount('getDeskOrder', ({ operator, params }) => showDeskOrder(shop, operator, params.id))

  mount('moveDeskLines', async ({ operator, params, body }) => {
    const pieces = new Map(body.pieces.map(({ lineId, ...piece }) => [lineId, piece]))
    await moveDeskLines(shop, operator, { orderId: params.id, ...body, pieces })
    return showDeskOrder(shop, operator, params.id)
  })

  mount('takeBackDeskPart', async ({ operator, params, body }) => {
    await takeBackPart(shop, operator, { orderId: params.id, ...body })
    return showDeskOrder(shop, operator, params.id)
  })

  mount('holdDeskOrder', async ({ operator, params, body }) => {
    await holdOrder(shop, operator, { orderId: params.id, ...body })
    return showDeskOrder(shop, operator, params.id)
  })

  mount('movePromisedDay', async ({ operator, params, body }) => {
    await movePromise(shop, operator, { orderId: params.id, ...body })
    return showDeskOrder(shop, operator, params.id)
  })

  mount('releaseDeskOrder', async ({ operator, params: { id, holdId } }) => {
    await releaseOrder(shop, operator, { orderId: id, holdId })
    return showDeskOrder(shop, operator, id)
  })

  mount('writeOrderNote', async ({ operator, params, body }) => {
    await writeNote(shop, operator, { orderId: params.id, ...body })
    return showDeskOrder(shop, operator, params.id)
  })

  mount('listMentions', async ({ operator }) => ({ mentions: await showMentions(shop, operator) }))

  mount('readMention', async ({ operator, params }) => {
    await readMention(shop, operator, params.id)
    return { mentions: await showMentions(shop, operator) }
  })

  mount('previewOrderChange', ({ operator, params, body }) =>
    previewOrderChange(shop, operator, params.id, body),
  )

  mount('changeDeskOrder', async ({ operator, params, body }) => {
    const { id, reason, totalInCents, days, ...change } = body
    await changeOrder(shop, operator, { orderId: params.id, id, change, reason, totalInCents, days })
    return showDeskOrder(shop, operator, params.id)
  })

  mount('cancelDeskLines', async ({ operator, params, body }) => {
    await cancelLines(shop, operator, { orderId: params.id, ...body })
    return showDeskOrder(shop, operator, params.id)
  })

  mount('getScannedLine', ({ operator, params }) => scanLine(shop, operator, params.code))

  mount('takeScannedStep', ({ operator, params, body }) =>
    takeScannedStep(shop, operator, { ...params, ...body }),
  )

  mount('getWorkbench', ({ customer }) => showWorkbench(shop, customer))

  mount('getOrder', ({ customer, params }) => showOrder(shop, customer, params.id))

  mount('listLineFiles', async ({ customer, params: { id, lineId }, query: { side } }) => ({
    designs: await listLineFiles(shop, customer, { orderId: id, lineId, side }),
  }))

  mount('saveLineFiles', async ({ customer, params: { id, lineId }, body: { designs } }) => {
    await saveLineFiles(shop, customer, { orderId: id, lineId, designs })
    return showOrder(shop, customer, id)
  })

  mount('saveLineBack', async ({ customer, params: { id, lineId }, body: { designId } }) => {
    await saveLineBack(shop, customer, { orderId: id, lineId, designId })
    return showOrder(shop, customer, id)
  })

  mount('sendLineFiles', async ({ customer, params: { id, lineId }, body }) => {
    await sendLineFiles(shop, customer, { orderId: id, lineId, agreedCents: body.extraDesignsInCents })
    return showOrder(shop, customer, id)
  })

  mount('reOrder', ({ customer, params, query: { preview, groups }, idempotencyKey }) =>
    preview === '1'
      ? previewReOrder(shop, customer, params.id)
      : reOrder(shop, customer, params.id, { groupIds: groups ?? null, key: idempotencyKey }),
  )
}
