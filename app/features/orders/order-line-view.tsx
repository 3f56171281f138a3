import { truckIcon } from '#app/ui/icons/truck.ts'
import { Link } from 'react-router'
import type { Order, OrderLine } from '#contract/orders.ts'
import { AddressText } from '#app/lib/addresses/address-block.tsx'
import { Deadline } from '#app/lib/delivery/deadline.tsx'
import { LineAmounts, pieceNote } from '#app/lib/lines/line-amounts.tsx'
import { LinePicture } from '#app/lib/lines/line-picture.tsx'
import { isPromised } from '#app/lib/orders/order-progress.ts'
import { OrderTimeline } from '#app/lib/orders/order-timeline.tsx'
import { lineAwaitsBriefing } from '#app/lib/orders/order-waits.ts'
import { Icon } from '#app/ui/icon.tsx'
import { piecesLeft, sentPieces } from '#domain/orders/sent-pieces.ts'
import { orderTexts as texts } from '#texts/nl/account.ts'
import { broughtBy } from '#texts/nl/carriers.ts'
import { deliveryTexts } from '#texts/nl/cart.ts'
import type { DeadlineTask } from '#texts/nl/deadline.ts'
import { formatPercent, formatPrice } from '#texts/nl/format.ts'
import { partTexts } from '#texts/nl/parts.ts'
import { wholeDates } from '#app/ui/whole-dates.tsx'
import { quantityText } from '#texts/nl/price-unit.ts'
import { formatMoment, formatPromisedDate } from '#texts/nl/format-date.ts'
import styles from './order-page.module.css'
import { OrderDesigns } from './order-designs.tsx'
import type { ChangeOrder } from './use-call-order.ts'

type OrderLineViewProps = {
  readonly line: OrderLine
  /** The line of the same product that tells how both go; the line itself where it goes its own way. */
  readonly leader: OrderLine
  readonly order: Pick<Order, 'id' | 'placedAt'>
  /** The order goes to more than one address. */
  readonly isParted: boolean
  readonly change: ChangeOrder
}

/** One line of an order, with its own timeline where it travels apart. */
export function OrderLineView({ line, leader, order, isParted, change }: OrderLineViewProps) {
  const { title, url, quantity, pack, options, price, amounts, expressPrice, vatPercent } = line
  return (
    <article className={styles.line}>
      <header>
        <LinePicture line={line} widthPx={88} heightPx={66} className={styles.picture} />
        <h2>{url === null ? title : <Link to={url}>{title}</Link>}</h2>
        <p className={`figures ${styles.price}`}>
          {line.state === 'cancelled' ? (
            <>
              <span className="visually-hidden">{`${texts.priceGone} `}</span>
              <s>{formatPrice(price.excludingTaxInCents)}</s>
            </>
          ) : (
            formatPrice(price.excludingTaxInCents)
          )}
        </p>
        <div className={styles.facts}>
          {[quantityText(quantity, pack), ...options].join(', ')}
          <span className={styles.each}>
            {[pieceNote(amounts), texts.vatOf(formatPercent(vatPercent))].filter(Boolean).join(', ')}
          </span>
          <LineAmounts amounts={amounts} expressPrice={expressPrice} className={styles.amounts} />
        </div>
      </header>
      {leader === line ? (
        <Way line={line} placedAt={order.placedAt} isParted={isParted} />
      ) : (
        <p className={styles.together}>{texts.goesWith(leader.title)}</p>
      )}
      <OrderDesigns line={line} orderId={order.id} change={change} />
    </article>
  )
}

type WayProps = {
  readonly line: OrderLine
  readonly placedAt: string
  /** The order goes to more than one address. */
  readonly isParted: boolean
}

/** How far a line is, and how, where and when it comes. */
function Way({ line, placedAt, isParted }: WayProps) {
  const { delivery } = line
  const isWithStudio = line.state === 'in_studio'
  return (
    <div className={styles.parts}>
      <div>
        <h3>{texts.progress}</h3>
        <OrderTimeline
          state={line.state}
          kind={delivery.kind}
          date={isWithStudio ? null : delivery.date}
          placedAt={placedAt}
          awaitsBriefing={lineAwaitsBriefing(line)}
        />
      </div>
      <div className={styles.delivery}>
        <h3>{texts.delivery}</h3>
        {isPromised(line.state) && (
          <p>
            {isWithStudio ? deliveryTexts.dayAfterProof : wholeDates(dayText(line))}
            {delivery.express && `, ${texts.express.toLowerCase()}`}
          </p>
        )}
        {isParted && <AddressText address={delivery.address} />}
        {isPromised(line.state) && delivery.moved && (
          <p className="muted">
            {wholeDates(texts.dayMoved(formatPromisedDate(delivery.moved.from), delivery.moved.reason))}
          </p>
        )}
        {delivery.deadline !== null && (
          <Deadline className="muted" task={taskOf(line)} at={delivery.deadline} />
        )}
        {line.parcels.some((parcel) => parcel.quantity < line.quantity) ? (
          <Parcels line={line} />
        ) : (
          <Tracking by={line} />
        )}
        {line.collected && (
          <p>{wholeDates(texts.collected(line.collected.by, formatMoment(line.collected.at)))}</p>
        )}
      </div>
    </div>
  )
}

/** What of a line that leaves in parts is in which shipment, and what is still to come. */
function Parcels({ line }: { readonly line: OrderLine }) {
  const left = piecesLeft(line)
  return (
    <>
      <p className="strong">{partTexts.sentOf(sentPieces(line), line.quantity, line.pack)}</p>
      <ul className={styles.parcels}>
        {line.parcels.map((parcel) => (
          <li key={parcel.number}>
            <p>
              {wholeDates(partTexts.numberAt(parcel.number, formatMoment(parcel.sentAt)))}
              {`: ${partTexts.partOf(parcel.quantity, line.quantity, line.pack)}`}
            </p>
            <Tracking by={parcel} />
          </li>
        ))}
      </ul>
      {left > 0 && <p className="muted">{partTexts.follows(left, line.pack)}</p>}
    </>
  )
}

type Followed = Pick<OrderLine, 'carrier' | 'trackingCode' | 'trackingUrl'>

/** Who brings what is on its way, and how it is followed. */
function Tracking({ by: { carrier, trackingCode, trackingUrl } }: { readonly by: Followed }) {
  const brought = [carrier && broughtBy(carrier), trackingCode].filter(Boolean).join(', ')
  if (brought === '' && trackingUrl === null) return null
  return (
    <p className={styles.tracking}>
      <Icon of={truckIcon} />
      <span>
        {brought !== '' && <span className={styles.by}>{brought}</span>}
        {trackingUrl !== null && (
          <a href={trackingUrl} rel="noopener noreferrer" target="_blank" className="text-link">
            {texts.tracking}
          </a>
        )}
      </span>
    </p>
  )
}

/** When it comes or can be fetched. */
function dayText({ delivery: { kind, date } }: OrderLine) {
  return (kind === 'ship' ? texts.shipOn : texts.pickupOn)(formatPromisedDate(date))
}

/** What a line that waits for files asks of the customer. */
const TASKS = {
  missing: 'send',
  incomplete: 'send',
  invalid: 'send',
  processing: 'send',
  later: 'send',
  attention: 'approve',
  ready: 'sendIn',
  approved: 'sendIn',
} as const satisfies Record<NonNullable<OrderLine['wantedFiles']>['status'], DeadlineTask>

/** A line that waits for no files, waits for what the studio showed to be approved. */
const taskOf = ({ wantedFiles }: OrderLine): DeadlineTask =>
  wantedFiles ? TASKS[wantedFiles.status] : 'approve'
