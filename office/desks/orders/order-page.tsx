import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useParams } from 'react-router'
import type { DeskLine, DeskOrder } from '#contract/office/orders.ts'
import { OVER_STATES } from '#domain/orders/states.ts'
import { isOnSlip } from '#domain/documents/when-to-invoice.ts'
import { isPartlySent, sentPieces } from '#domain/orders/sent-pieces.ts'
import { Button } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { wholeDates } from '#app/ui/whole-dates.tsx'
import { changeOrderTexts } from '#texts/nl/office/change-order.ts'
import { movedDayTexts } from '#texts/nl/office/moved-day.ts'
import { deskOrderTexts as texts } from '#texts/nl/office/orders.ts'
import { formatMoment, formatPromisedDate } from '#texts/nl/format-date.ts'
import { partTexts } from '#texts/nl/parts.ts'
import { quantityText } from '#texts/nl/price-unit.ts'
import { formatPrice } from '#texts/nl/format.ts'
import { useMay } from '../../lib/operator.ts'
import { paths } from '../../paths.ts'
import { AlsoOpen } from '../../ui/also-open.tsx'
import { BackLink } from '../../ui/back-link.tsx'
import { KeyButton, KeyLink } from '../../ui/key-button.tsx'
import { Loading, PageFault } from '../../ui/loading.tsx'
import { Page } from '../../ui/page.tsx'
import { StateLabel } from '../../ui/state-label.tsx'
import { type Cancellable, CancelDialog } from './cancel-dialog.tsx'
import { ChangeDialog } from './change-dialog.tsx'
import { DayDialog, movableDays, type Promised } from './day-dialog.tsx'
import { HeldBy } from './held-by.tsx'
import { type Holdable, HoldDialog } from './hold-dialog.tsx'
import { LabelsDialog } from './labels-dialog.tsx'
import { LineDesigns } from './line-designs.tsx'
import { lineNames } from './line-names.ts'
import { type Movable, MoveDialog, wholeOrder } from './move-dialog.tsx'
import { OrderFacts } from './order-facts.tsx'
import { OrderNotes } from './order-notes.tsx'
import { packedApart, packingSlipAddress, printFilesAddress } from './order-papers.ts'
import { SlipDialog } from './slip-dialog.tsx'
import { orderOf } from '../../work/orders.ts'
import styles from './orders.module.css'
import { SHORT_KEYS } from './short-keys.ts'

const KEYS = SHORT_KEYS.order

/** One order: its lines with their files and where they may go, and whose it is. */
export function OrderPage() {
  const { id = '' } = useParams()
  const { data: order, error, refetch } = useQuery(orderOf(id))
  if (error && !order) return <PageFault error={error} onAgain={() => void refetch()} />
  return order ? <Order key={id} order={order} /> : <Loading />
}

function Order({ order }: { readonly order: DeskOrder }) {
  const may = useMay()
  const [moving, setMoving] = useState<Movable | null>(null)
  const [holding, setHolding] = useState<Holdable | null>(null)
  const [promising, setPromising] = useState<Promised | null>(null)
  const [isLabelling, setLabelling] = useState(false)
  const [isSlipping, setIsSlipping] = useState(false)
  const [isChanging, setChanging] = useState(false)
  const [cancelling, setCancelling] = useState<Cancellable | null>(null)
  const lines = order.groups.flatMap((group) => group.lines)
  const whole = wholeOrder(order, lines)
  const packed = packedApart(lines)
  const names = lineNames(lines)
  return (
    <Page
      title={texts.orderTitle(order.number)}
      note={
        <>
          {may('seeCompanies') ? (
            <Link to={paths.company(order.company.id)} className="text-link">
              {order.company.name}
            </Link>
          ) : (
            order.company.name
          )}
          {wholeDates(texts.placedAt(formatMoment(order.placedAt)))}
        </>
      }
      actions={
        <>
          <StateLabel of={order} />
          {lines.some(({ designs }) => designs.some(({ printFile }) => printFile !== null)) && (
            <KeyLink of={KEYS.files} href={printFilesAddress(order.id)} className="text-link" download>
              {texts.printFiles}
            </KeyLink>
          )}
          {lines.some(({ state }) => state !== 'cancelled') && (
            <KeyLink
              of={KEYS.ticket}
              href={jobTicketAddress(order.id)}
              className="text-link"
              target="_blank"
              rel="noreferrer"
            >
              {lines.length > 1 ? texts.jobTickets : texts.jobTicket}
            </KeyLink>
          )}
          {lines.some(({ state }) => state !== 'cancelled') && (
            <KeyButton of={KEYS.labels} look="secondary" size="small" onClick={() => setLabelling(true)}>
              {texts.labels}
            </KeyButton>
          )}
          {lines.some(isOnSlip) && (
            <KeyLink of={KEYS.slip} href={packingSlipAddress(order.id)} className="text-link" download>
              {texts.packingSlip}
            </KeyLink>
          )}
          {packed.length > 0 && (
            <Button look="secondary" size="small" onClick={() => setIsSlipping(true)}>
              {texts.partSlip}
            </Button>
          )}
          {movableDays(lines).length > 0 && may('moveOrders') && (
            <KeyButton
              of={KEYS.day}
              look="secondary"
              size="small"
              onClick={() => setPromising({ title: whole.title, lineIds: lines.map(({ id }) => id) })}
            >
              {movedDayTexts.move}
            </KeyButton>
          )}
          {order.openInvoice === null && lines.some(({ mayChange }) => mayChange) && may('changeOrders') && (
            <KeyButton of={KEYS.change} look="secondary" size="small" onClick={() => setChanging(true)}>
              {changeOrderTexts.change}
            </KeyButton>
          )}
          {order.hold === null && !isOver(order) && may('holdOrders') && (
            <KeyButton
              of={KEYS.hold}
              look="secondary"
              size="small"
              onClick={() => setHolding({ lineId: null, title: whole.title })}
            >
              {texts.holdOrder}
            </KeyButton>
          )}
          {order.cancellation !== 'never' && may('cancelOrders') && (
            <KeyButton
              of={KEYS.cancel}
              look="secondary"
              size="small"
              onClick={() => setCancelling(wholeToCancel(order, lines))}
            >
              {texts.cancelOrder}
            </KeyButton>
          )}
          {order.hold === null && lines.length > 1 && whole.nextStates.length > 0 && may('moveOrders') && (
            <KeyButton of={KEYS.move} size="small" onClick={() => setMoving(whole)}>
              {texts.move}
            </KeyButton>
          )}
        </>
      }
    >
      <BackLink to={paths.orders}>{texts.back}</BackLink>
      <AlsoOpen kind="order" id={order.id} />
      <div className={styles.order}>
        <div>
          {order.hold && (
            <HeldBy orderId={order.id} hold={order.hold} verb={texts.releaseOrder} of={KEYS.release} />
          )}
          {order.companyNote && (
            <Notice tone="info" title={texts.companyNote(order.company.name)}>
              <span className={styles.companyNote}>{order.companyNote.text}</span>
            </Notice>
          )}
          {order.remarks && (
            <Notice tone="info" title={texts.remarks}>
              {order.remarks}
            </Notice>
          )}
          <section className="panel">
            <ul>
              {lines.map((line) => (
                <Line
                  key={line.id}
                  line={line}
                  name={names.get(line.id) ?? line.title}
                  isOnly={lines.length === 1}
                  orderId={order.id}
                  onMove={
                    may('moveOrders') && order.hold === null && line.hold === null
                      ? () => setMoving({ ...line, lines: [line] })
                      : null
                  }
                  onDay={
                    lines.length > 1 && may('moveOrders') && movableDays([line]).length > 0
                      ? () => setPromising({ title: line.title, lineIds: [line.id] })
                      : null
                  }
                  onHold={
                    lines.length > 1 && may('holdOrders') && line.hold === null && !isOver(line)
                      ? () => setHolding({ lineId: line.id, title: line.title })
                      : null
                  }
                  onCancel={
                    lines.length > 1 && may('cancelOrders')
                      ? () => setCancelling(lineToCancel(line, lines))
                      : null
                  }
                />
              ))}
            </ul>
          </section>
          <OrderNotes order={order} />
        </div>
        <OrderFacts order={order} />
      </div>
      {moving && <MoveDialog order={order} of={moving} onClose={() => setMoving(null)} />}
      {promising && <DayDialog order={order} of={promising} onClose={() => setPromising(null)} />}
      {isSlipping && packed.length > 0 && (
        <SlipDialog orderId={order.id} lines={packed} onClose={() => setIsSlipping(false)} />
      )}
      {isLabelling && <LabelsDialog order={order} onClose={() => setLabelling(false)} />}
      {holding && <HoldDialog orderId={order.id} of={holding} onClose={() => setHolding(null)} />}
      {isChanging && <ChangeDialog order={order} onClose={() => setChanging(false)} />}
      {cancelling && <CancelDialog order={order} of={cancelling} onClose={() => setCancelling(null)} />}
    </Page>
  )
}

/** Nothing happens to it any more. */
const isOver = ({ state }: { readonly state: string }) => OVER_STATES.some((over) => over === state)

const wholeToCancel = (order: DeskOrder, lines: readonly DeskLine[]): Cancellable => ({
  lineId: null,
  title: texts.orderTitle(order.number).toLowerCase(),
  cancellation: order.cancellation,
  lines: lines.filter(({ state }) => state !== 'cancelled'),
  isLeft: false,
})

const lineToCancel = (line: DeskLine, lines: readonly DeskLine[]): Cancellable => ({
  lineId: line.id,
  title: line.title,
  cancellation: line.cancellation,
  lines: [line],
  isLeft: lines.some(({ id, state }) => id !== line.id && state !== 'cancelled'),
})

type MoveLineProps = { readonly isOnly: boolean; readonly label: string; readonly onMove: () => void }

/** What moves a line, by the letter of the order where it is all of that. */
const MoveLine = ({ isOnly, label, onMove }: MoveLineProps) =>
  isOnly ? (
    <KeyButton of={KEYS.move} look="secondary" size="small" aria-label={label} onClick={onMove}>
      {texts.move}
    </KeyButton>
  ) : (
    <Button look="secondary" size="small" aria-label={label} onClick={onMove}>
      {texts.move}
    </Button>
  )

type LineProps = {
  readonly line: DeskLine
  /** No other line of the order has it. */
  readonly name: string
  readonly isOnly: boolean
  readonly orderId: string
  readonly onMove: (() => void) | null
  readonly onDay: (() => void) | null
  readonly onHold: (() => void) | null
  readonly onCancel: (() => void) | null
}

/** Where a browser fetches what production needs of an order. */
const jobTicketAddress = (orderId: string) => `/beheer/api/orders/${orderId}/job-ticket`
const lineTicketAddress = (orderId: string, lineId: string) =>
  `/beheer/api/orders/${orderId}/lines/${lineId}/job-ticket`

function Line({ line, name, isOnly, orderId, onMove, onDay, onHold, onCancel }: LineProps) {
  const { title, sku, quantity, pack, options, delivery, designs, price, validateDesigns } = line
  const picture = line.pictureUrl ?? line.imageUrl
  return (
    <li className={styles.line}>
      {picture ? <img src={picture} alt="" width={88} height={66} /> : <span />}
      <h2 className="type-18">{title}</h2>
      <p className="figures strong">{formatPrice(price.excludingTaxInCents)}</p>
      <p className={`muted ${styles.wide}`}>
        {[sku, quantityText(quantity, pack), ...options, validateDesigns && texts.checkWanted]
          .filter(Boolean)
          .join(', ')}
      </p>
      <div className={styles.wide}>
        <LineDesigns orderId={orderId} designs={designs} lineName={name} />
        {line.hold && (
          <HeldBy orderId={orderId} hold={line.hold} verb={texts.release} label={texts.releaseOf(title)} />
        )}
        <div className={styles.foot}>
          <p>
            {delivery.kind === 'pickup' ? texts.pickup : texts.delivery}{' '}
            <strong>{formatPromisedDate(delivery.date)}</strong>
            {delivery.moved && `, ${movedDayTexts.was(formatPromisedDate(delivery.moved.from))}`}
            {delivery.express && `, ${texts.express.toLowerCase()}`}
          </p>
          {onDay && (
            <Button look="tertiary" size="small" aria-label={movedDayTexts.moveOf(title)} onClick={onDay}>
              {movedDayTexts.moveLine}
            </Button>
          )}
          <StateLabel of={line} />
          {isPartlySent(line) && <span>{partTexts.sentOf(sentPieces(line), quantity, pack)}</span>}
          {line.state !== 'cancelled' && (
            <a
              href={lineTicketAddress(orderId, line.id)}
              className="text-link"
              target="_blank"
              rel="noreferrer"
              aria-label={texts.jobTicketOf(title)}
            >
              {texts.jobTicket}
            </a>
          )}
          {onMove && line.nextStates.length > 0 && (
            <MoveLine isOnly={isOnly} label={texts.moveOf(title)} onMove={onMove} />
          )}
          {onHold && (
            <Button look="tertiary" size="small" aria-label={texts.holdOf(title)} onClick={onHold}>
              {texts.hold}
            </Button>
          )}
          {onCancel && line.cancellation !== 'never' && (
            <Button look="tertiary" size="small" aria-label={texts.cancelOf(title)} onClick={onCancel}>
              {texts.cancelLine}
            </Button>
          )}
        </div>
      </div>
    </li>
  )
}
