import type { FastifyInstance } from 'fastify'
import type { z } from 'zod'
import type { creditInvoicePart } from '#contract/office/invoices.ts'
import type { AskedCredit } from '#domain/documents/part-credit.ts'
import type { ShopContext } from '../../context.ts'
import type { Mount } from '../../http/mount.ts'
import { staffOf } from '../../http/staff-of.ts'
import { Refusal } from '../../refusal.ts'
import { showAgeing } from './ageing.ts'
import { bookPayment, reversePayment } from './book-payment.ts'
import { creditPart } from './credit-invoice.ts'
import {
  countDeskInvoices,
  creditDeskInvoice,
  listDeskInvoices,
  mailInvoiceAgain,
  showDeskInvoice,
} from './desk-invoices.ts'
import { DOCUMENTS_PER_SECOND } from './document-address.ts'
import { DOCUMENT_ID, sendDocument } from './document-routes.ts'
import { readDocument } from './read-document.ts'
import { invoiceOrderOf, listToInvoice } from './invoice-order.ts'
import {
  changeReminderDays,
  disputeInvoice,
  listDueReminders,
  sendReminder,
  setReminderWay,
} from './reminders.ts'

const DONE = { ok: true } as const

/** The desk of invoices: queues, payments, credit notes, mails and reminders. */
export function deskInvoiceRoutes(mount: Mount, shop: ShopContext): void {
  mount('listDeskInvoices', ({ operator, query: { queue, search, after = null, ...filters } }) =>
    listDeskInvoices(shop, operator, { queue, search, filters, after }),
  )

  mount('countDeskInvoices', ({ operator, query }) => countDeskInvoices(shop, operator, query))

  mount('listOrdersToInvoice', ({ operator, query: { after = null } }) =>
    listToInvoice(shop, operator, after),
  )

  mount('invoiceOrder', async ({ operator, params }) => {
    const { number } = await invoiceOrderOf(shop, operator, params.id)
    return { number }
  })

  mount('getAgeing', ({ operator }) => showAgeing(shop, operator))

  mount('listDueReminders', ({ operator, query: { after = null } }) =>
    listDueReminders(shop, operator, after),
  )

  mount('sendReminder', async ({ operator, params: { id }, body: { step } }) => {
    await sendReminder(shop, operator, { invoiceId: id, step })
    return DONE
  })

  mount('setReminderWay', async ({ operator, body }) => {
    await setReminderWay(shop, operator, body)
    return DONE
  })

  mount('changeReminderDays', async ({ operator, body }) => ({
    days: await changeReminderDays(shop, operator, body),
  }))

  mount('disputeInvoice', async ({ operator, params: { id }, body: { reason } }) => {
    await disputeInvoice(shop, operator, { id, reason })
    return DONE
  })

  mount('getDeskInvoice', ({ operator, params }) => showDeskInvoice(shop, operator, params.id))

  mount('bookPayment', async ({ operator, params, body: { seenOpenInCents, ...payment } }) => {
    const asked = { ...payment, invoiceId: params.id, seenOpenCents: seenOpenInCents }
    await bookPayment(shop, operator, asked)
    return showDeskInvoice(shop, operator, params.id)
  })

  mount('reversePayment', async ({ operator, params: { id }, body: { reason } }) => {
    await reversePayment(shop, operator, { id, reason })
    return DONE
  })

  mount('creditDeskInvoice', async ({ operator, params: { id }, body: { reason } }) => {
    await creditDeskInvoice(shop, operator, { id, reason })
    return showDeskInvoice(shop, operator, id)
  })

  mount('creditInvoicePart', async ({ operator, params: { id }, body }) => {
    const { reason, seenCreditedInCents } = body
    await creditPart(shop, operator, {
      id,
      asked: askedCredit(body),
      reason,
      seenCreditedCents: seenCreditedInCents,
    })
    return showDeskInvoice(shop, operator, id)
  })

  mount('mailDeskInvoice', async ({ operator, params: { id }, body }) => {
    await mailInvoiceAgain(shop, operator, { id, mailId: body.id })
    return showDeskInvoice(shop, operator, id)
  })
}

const askedCredit = ({ in: among, line, of, amount }: z.output<typeof creditInvoicePart.body>): AskedCredit =>
  among === 'charges'
    ? { charge: line, part: { cents: amount } }
    : { line, part: of === 'copies' ? { copies: amount } : { cents: amount } }

/** GET /beheer/api/documents/{invoice|invoice-ubl}/{id}: the files of an invoice of any company, for staff who see invoices. */
export function deskDocumentRoutes(app: FastifyInstance, shop: ShopContext): void {
  const config = { rateLimit: { max: DOCUMENTS_PER_SECOND, timeWindow: 1_000 } }
  const paths = [
    ['invoice_pdf', 'invoice'],
    ['invoice_ubl', 'invoice-ubl'],
  ] as const
  for (const [kind, path] of paths) {
    app.get<{ Params: { id: string } }>(
      `/beheer/api/documents/${path}/:id`,
      { config },
      async (request, reply) => {
        await staffOf(app, request, 'seeAllInvoices')
        const { id } = request.params
        if (!DOCUMENT_ID.test(id)) throw new Refusal('DocumentNotFound')
        return sendDocument(reply, await readDocument(shop, kind, id, null))
      },
    )
  }
}
