import { useState } from 'react'
import type { DeskLine } from '#contract/office/orders.ts'
import { isPartlySent } from '#domain/orders/sent-pieces.ts'
import { Button } from '#app/ui/button.tsx'
import { FactList } from '#app/ui/fact-list.tsx'
import { carrierTexts } from '#texts/nl/carriers.ts'
import { formatMoment } from '#texts/nl/format-date.ts'
import { dispatchTexts as texts } from '#texts/nl/office/dispatch.ts'
import { partTexts } from '#texts/nl/parts.ts'
import { quantityText } from '#texts/nl/price-unit.ts'
import { api } from '../../lib/api.ts'
import { errorLines } from '../../lib/call-errors.ts'
import { useMay } from '../../lib/operator.ts'
import { SureDialog } from '../../ui/sure-dialog.tsx'
import { packingSlipAddress } from './order-papers.ts'
import styles from './orders.module.css'
import { useOrderChange } from './use-order-change.ts'

type DispatchesProps = { readonly orderId: string; readonly lines: readonly DeskLine[] }

/** What of an order left the house, with whom and when. */
export function Dispatches({ orderId, lines }: DispatchesProps) {
  const may = useMay()
  const [taking, setTaking] = useState<Sent | null>(null)
  const dispatches = Map.groupBy(
    lines.flatMap((line) => line.parcels.map((parcel) => ({ line, parcel }))),
    ({ parcel }) => parcel.number,
  )
  if (dispatches.size === 0) return null
  return (
    <section className="panel">
      <h2 className="type-20">{texts.title}</h2>
      <FactList
        facts={[...dispatches]
          .toSorted(([one], [other]) => one - other)
          .map(([number, sent]) =>
            factOf(orderId, number, { sent, onTakeBack: may('moveOrders') ? setTaking : null }),
          )}
      />
      {taking && <TakeBackDialog orderId={orderId} of={taking} onClose={() => setTaking(null)} />}
    </section>
  )
}

const piecesText = ({ quantity, pack }: DeskLine, pieces: number) =>
  pieces < quantity ? partTexts.partOf(pieces, quantity, pack) : quantityText(quantity, pack)

type TakeBackDialogProps = { readonly orderId: string; readonly of: Sent; readonly onClose: () => void }

/** Asks before what of a line was put in a shipment by mistake is taken out of it again. */
function TakeBackDialog({ orderId, of: { line, parcel }, onClose }: TakeBackDialogProps) {
  const takeBack = useOrderChange(orderId, {
    call: () =>
      api.takeBackDeskPart({ params: { id: orderId }, body: { lineId: line.id, dispatchId: parcel.id } }),
    told: () => texts.takenBack,
    onDone: onClose,
    isToldInPlace: true,
  })
  return (
    <SureDialog
      title={texts.takeBackTitle(parcel.number)}
      text={texts.takeBackText(partTexts.comesBack(parcel.quantity, line.pack, line.title))}
      verb={texts.takeBack}
      isPending={takeBack.isPending}
      failure={takeBack.error && errorLines(takeBack.error).join(' ')}
      onSure={() => takeBack.mutate()}
      onClose={onClose}
    />
  )
}

type Sent = { readonly line: DeskLine; readonly parcel: DeskLine['parcels'][number] }

type Shipment = { readonly sent: readonly Sent[]; readonly onTakeBack: ((one: Sent) => void) | null }

function factOf(orderId: string, number: number, { sent, onTakeBack }: Shipment) {
  const dispatch = sent[0]?.parcel
  const url = dispatch?.trackingUrl
  return {
    label: partTexts.numberAt(number, dispatch ? formatMoment(dispatch.sentAt) : ''),
    text: (
      <>
        {[dispatch?.carrier && carrierTexts[dispatch.carrier], dispatch?.trackingCode]
          .filter(Boolean)
          .join(', ')}
        <ul>
          {sent.map((one) => (
            <li key={one.line.id} className={onTakeBack && isPartlySent(one.line) ? styles.part : undefined}>
              {`${one.line.title}, ${piecesText(one.line, one.parcel.quantity)}`}
              {onTakeBack && isPartlySent(one.line) && (
                <Button
                  look="tertiary"
                  size="small"
                  aria-label={texts.takeBackOf(number, one.line.title)}
                  onClick={() => onTakeBack(one)}
                >
                  {texts.takeBack}
                </Button>
              )}
            </li>
          ))}
        </ul>
        <p className={styles.links}>
          {dispatch && (
            <a
              href={`${packingSlipAddress(orderId)}?dispatch=${dispatch.id}`}
              className="text-link"
              download
              aria-label={texts.packingSlipOf(number)}
            >
              {texts.packingSlip}
            </a>
          )}
          {url && (
            <a
              href={url}
              className="text-link"
              target="_blank"
              rel="noreferrer"
              aria-label={texts.followOf(number)}
            >
              {texts.follow}
            </a>
          )}
        </p>
      </>
    ),
  }
}
