import type { DeskLine } from '#contract/office/orders.ts'
import { FactList } from '#app/ui/fact-list.tsx'
import { carrierTexts } from '#texts/nl/carriers.ts'
import { formatMoment } from '#texts/nl/format-date.ts'
import { dispatchTexts as texts } from '#texts/nl/office/dispatch.ts'
import { partTexts } from '#texts/nl/parts.ts'
import { quantityText } from '#texts/nl/price-unit.ts'
import { packingSlipAddress } from './order-papers.ts'
import styles from './orders.module.css'

type DispatchesProps = { readonly orderId: string; readonly lines: readonly DeskLine[] }

/** What of an order left the house, with whom and when. */
export function Dispatches({ orderId, lines }: DispatchesProps) {
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
          .map(([number, sent]) => factOf(orderId, number, sent))}
      />
    </section>
  )
}

const piecesText = ({ quantity, pack }: DeskLine, pieces: number) =>
  pieces < quantity ? partTexts.partOf(pieces, quantity) : quantityText(quantity, pack)

type Sent = { readonly line: DeskLine; readonly parcel: DeskLine['parcels'][number] }

function factOf(orderId: string, number: number, sent: readonly Sent[]) {
  const dispatch = sent[0]?.parcel
  const url = dispatch?.trackingUrl
  return {
    label: texts.numberAt(number, dispatch ? formatMoment(dispatch.sentAt) : ''),
    text: (
      <>
        {[dispatch?.carrier && carrierTexts[dispatch.carrier], dispatch?.trackingCode]
          .filter(Boolean)
          .join(', ')}
        <ul>
          {sent.map(({ line, parcel }) => (
            <li key={line.id}>{`${line.title}, ${piecesText(line, parcel.quantity)}`}</li>
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
