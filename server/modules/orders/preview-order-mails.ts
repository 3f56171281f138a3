import { addWorkingDays } from '#domain/delivery/calendar.ts'
import type { ShopContext } from '../../context.ts'
import type { NewMail } from '../mail/queue-mail.ts'
import { cancelledMail } from './cancelled-mail.ts'
import { changedMail, orderMail } from './confirm-order.ts'
import { fileProofMail, proofAnswerMail } from './file-proof-mail.ts'
import { fileQuestionMail } from './file-question-mail.ts'
import { filesMail } from './files-mail.ts'
import { movedDayMail } from './moved-day-mail.ts'
import { notedAnswerMail } from './noted-answer-mail.ts'
import { onTheWayMail } from './on-the-way-mail.ts'
import { findExampleOrder } from '../ordered/find-order.ts'
import type { OrderRecord } from '../ordered/order-record.ts'

type MakeMail = (order: OrderRecord) => Promise<NewMail | null>

/** A mail about the order with this number, or about the newest one, to look at; null while there is none. */
async function previewOf({ db }: ShopContext, number: string, make: MakeMail): Promise<NewMail | null> {
  const order = await findExampleOrder(db, number)
  return order && make(order)
}

const linesOf = (order: OrderRecord) => order.groups.flatMap(({ lines }) => lines)
const REASON = 'Het materiaal is niet meer leverbaar.'
const LATE = 'Het doek komt twee dagen later binnen bij onze leverancier.'
const TRACKING_URL = 'https://jouw.postnl.nl/track-and-trace/3SPKR88412207-NL-3511LK'
const DISPATCH = {
  id: '00000000-0000-4000-8000-000000000000',
  number: 1,
  carrier: 'postnl',
  trackingCode: '3SPKR88412207',
  sentAt: '2026-11-24T14:00:00Z',
} as const

export const previewOrderMails = {
  order_confirmation: (shop: ShopContext, number = '') =>
    previewOf(shop, number, (order) => orderMail(shop, shop.db, order)),
  files_complete: (shop: ShopContext, number = '') =>
    previewOf(shop, number, (order) => filesMail(shop, shop.db, order)),
  file_question: (shop: ShopContext, number = '') =>
    previewOf(shop, number, async (order) => {
      const [line] = linesOf(order)
      return fileQuestionMail(shop, shop.db, order, {
        id: order.id,
        line: { title: line?.title ?? '' },
        fileName: 'gevelbanner_zomer.pdf',
        designId: order.id,
        text: 'Het telefoonnummer valt deels buiten de snijlijn.\nWil je het 40 mm naar binnen zetten?',
        mark: { page: 1, left: 0.6, top: 0.7, width: 0.3, height: 0.2 },
      })
    }),
  file_proof: (shop: ShopContext, number = '') =>
    previewOf(shop, number, async (order) => {
      const [line] = linesOf(order)
      if (!line) return null
      return fileProofMail(shop, shop.db, order, {
        id: order.id,
        line,
        fileName: 'gevelbanner_zomer.pdf',
        designId: order.id,
        copies: line.quantity,
        note: 'De rand is rondom 10 mm gespiegeld, zodat er na het snijden geen wit te zien is.',
        token: 'voorbeeld',
        expiresAt: shop.clock(),
      })
    }),
  file_proof_answer: (shop: ShopContext, number = '') =>
    previewOf(shop, number, async (order) =>
      proofAnswerMail(
        shop,
        shop.db,
        { id: order.id, fileName: 'gevelbanner_zomer.pdf', byEmail: 'prepress@demo.example' },
        {
          orderNumber: order.number,
          companyName: order.company.name,
          lineTitle: linesOf(order)[0]?.title ?? '',
          fileId: order.id,
        },
        { decision: 'returned', remarks: 'Het telefoonnummer is oud.\nEr komt een nieuw bestand.' },
      ),
    ),
  proof_noted: (shop: ShopContext, number = '') =>
    previewOf(shop, number, (order) =>
      notedAnswerMail(
        shop,
        shop.db,
        { ...order.contact, email: order.confirmationEmail },
        {
          id: order.id,
          orderId: order.id,
          orderNumber: order.number,
          lineTitle: linesOf(order)[0]?.title ?? '',
          decision: 'approved',
          remarks: 'Akkoord zo, ook met de kleur van het logo. De banner moet er vrijdag zijn.',
        },
      ),
    ),
  order_shipped: (shop: ShopContext, number = '') =>
    previewOf(shop, number, (order) =>
      onTheWayMail(shop, shop.db, order, {
        state: 'shipped',
        lines: linesOf(order).map((line) => ({ ...line, trackingUrl: TRACKING_URL, dispatch: DISPATCH })),
      }),
    ),
  order_ready_for_pickup: (shop: ShopContext, number = '') =>
    previewOf(shop, number, (order) =>
      onTheWayMail(shop, shop.db, order, { state: 'ready_for_pickup', lines: linesOf(order) }),
    ),
  order_day_moved: (shop: ShopContext, number = '') =>
    previewOf(shop, number, (order) => {
      const lines = linesOf(order)
      const last =
        lines
          .map(({ deliveryDate }) => deliveryDate)
          .toSorted()
          .at(-1) ?? '2026-12-01'
      return movedDayMail(shop, shop.db, order, { lines, date: addWorkingDays(last, 2), reason: LATE })
    }),
  order_changed: (shop: ShopContext, number = '') =>
    previewOf(shop, number, (order) =>
      changedMail(shop, shop.db, order, {
        at: shop.clock().toISOString(),
        by: null,
        reason: 'Op jouw verzoek per telefoon.',
        differences: [
          { what: 'quantity', title: linesOf(order)[0]?.title ?? '', from: '2 stuks', to: '4 stuks' },
          {
            what: 'address',
            title: null,
            from: 'Veenstra Signing B.V., Osloweg 77, 9723 BK Groningen',
            to: 'Veenstra Signing B.V., Slotlaan 12, 3701 GL Zeist',
          },
        ],
      }),
    ),
  order_cancelled: (shop: ShopContext, number = '') =>
    previewOf(shop, number, (order) =>
      cancelledMail(shop, shop.db, order, {
        lines: linesOf(order),
        reason: REASON,
        isLeft: false,
        anew: null,
      }),
    ),
  order_part_cancelled: (shop: ShopContext, number = '') =>
    previewOf(shop, number, (order) =>
      cancelledMail(shop, shop.db, order, {
        lines: linesOf(order).slice(0, 1),
        reason: REASON,
        isLeft: true,
        anew: { creditNote: 'CRE-2026-00003', invoice: 'FAC-2026-00013' },
      }),
    ),
} as const
