import { createHash } from 'node:crypto'
import { pagePaths } from '#contract/page-paths.ts'
import { piecesLeft } from '#domain/orders/sent-pieces.ts'
import { broughtBy } from '#texts/nl/carriers.ts'
import { addressText } from '#texts/nl/line-options.ts'
import { onTheWayMailTexts as texts } from '#texts/nl/mail.ts'
import { partTexts } from '#texts/nl/parts.ts'
import type { ShopContext } from '../../context.ts'
import type { Executor } from '../../db/database.ts'
import { shopTheme } from '../content/shop-config.ts'
import type { MailPart } from '../mail/layout.ts'
import { linePicture } from '../mail/mail-picture.ts'
import type { NewMail } from '../mail/queue-mail.ts'
import { prose, shopMail } from '../mail/shop-mail.ts'
import type { OrderRecord } from '../ordered/order-record.ts'

type Line = OrderRecord['groups'][number]['lines'][number] & {
  /** How many pieces of it are in the shipment; left out where that is all of it. */
  readonly pieces?: number
}

/** What left the shop, or waits at its counter, at one moment. */
export type OnTheWay = {
  readonly state: 'shipped' | 'ready_for_pickup'
  readonly lines: readonly Line[]
}

const TEMPLATES = {
  shipped: { template: 'order_shipped' },
  ready_for_pickup: { template: 'order_ready_for_pickup' },
} as const satisfies Record<OnTheWay['state'], { readonly template: string }>

/** Lines as they are in a shipment: followed as that is, with how many pieces of them it holds. */
export const inParcel = (lines: readonly Line[], dispatchId: string): readonly Line[] =>
  lines.map((line) => {
    const parcel = line.parcels.find(({ id }) => id === dispatchId)
    if (!parcel) return line
    const { quantity, trackingUrl, ...dispatch } = parcel
    return { ...line, dispatch, trackingUrl, pieces: quantity }
  })

/** How many of a line come, and where that is not all of it whether more follows. */
const piecesText = ({ pieces, quantity, pack, ...line }: Line) =>
  pieces === undefined || pieces >= quantity
    ? texts.pieces(quantity, pack)
    : texts.part(
        partTexts.partOf(pieces, quantity, pack),
        partTexts.later(piecesLeft({ quantity, parcels: line.parcels }), pack),
      )

/** Who brings a line, with the code of that. */
function broughtText({ dispatch }: Line): readonly string[] {
  const by = dispatch?.carrier ? broughtBy(dispatch.carrier) : null
  const code = dispatch?.trackingCode ?? null
  if (code === null) return by === null ? [] : [by]
  return [by === null ? texts.codeAlone(code) : texts.code(by, code)]
}

/** Which lines are meant in few letters: an index holds no long keys. */
const hashOf = (lines: readonly Line[]) =>
  createHash('sha256')
    .update(lines.map(({ id }) => id).join(','))
    .digest('hex')
    .slice(0, 16)

/** Tells that lines of an order are on their way, with how to follow them, or can be fetched, with where and when. */
export async function onTheWayMail(
  shop: Pick<ShopContext, 'origin' | 'clock'>,
  trx: Executor,
  order: OrderRecord,
  { state, lines }: OnTheWay,
): Promise<NewMail> {
  const { company } = await shopTheme({ db: trx })
  const isShipped = state === 'shipped'
  const tracking = [...new Set(lines.flatMap(({ trackingUrl }) => trackingUrl ?? []))]
  const carriers = [...new Set(lines.flatMap(broughtText))]
  const addresses = [...new Set(lines.flatMap(({ address }) => (address ? [addressText(address)] : [])))]
  const { template } = TEMPLATES[state]
  const dispatch = isShipped ? lines[0]?.dispatch : null
  const parts: MailPart[] = [
    prose(texts.greeting(order.contact.firstName)),
    prose(isShipped ? texts.shipped(order.number) : texts.ready(order.number)),
    ...(order.reference ? [{ kind: 'text' as const, text: texts.reference(order.reference) }] : []),
    {
      kind: 'amounts',
      rows: lines.map((line) => [line.title, piecesText(line), linePicture(line)] as const),
    },
    ...(isShipped
      ? [...addresses.map(texts.to), ...carriers].map((text) => ({ kind: 'text' as const, text }))
      : [
          {
            kind: 'text' as const,
            text: texts.fetch(
              `${company.name}, ${company.street} ${company.houseNumber}, ${company.postcode} ${company.city}`,
              company.openingHours,
            ),
          },
        ]),
    ...(isShipped
      ? tracking.map((url, place) => ({
          kind: 'link' as const,
          label: tracking.length > 1 ? texts.trackOf(place + 1) : texts.track,
          url,
        }))
      : []),
    { kind: 'link', label: texts.follow, url: `${shop.origin()}${pagePaths.order(order.id)}` },
  ]
  return {
    dedupeKey: `${template}:${dispatch?.id ?? `${order.id}:${hashOf(lines)}:${shop.clock().toISOString()}`}`,
    template,
    recipient: order.confirmationEmail,
    message: await shopMail(trx, {
      subject: (shopName) => (isShipped ? texts.shippedSubject : texts.readySubject)(order.number, shopName),
      title: isShipped ? texts.shippedTitle : texts.readyTitle,
      worded: {
        mail: template,
        values: { number: order.number, firstName: order.contact.firstName },
      },
      parts,
    }),
  }
}
