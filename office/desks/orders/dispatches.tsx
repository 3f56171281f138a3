import type { DeskLine } from '#contract/office/orders.ts'
import { FactList } from '#app/ui/fact-list.tsx'
import { carrierTexts } from '#texts/nl/carriers.ts'
import { formatMoment } from '#texts/nl/format-date.ts'
import { dispatchTexts as texts } from '#texts/nl/office/dispatch.ts'
import { quantityText } from '#texts/nl/price-unit.ts'
import { packingSlipAddress } from './order-papers.ts'
import styles from './orders.module.css'

type DispatchesProps = { readonly orderId: string; readonly lines: readonly DeskLine[] }

/** What of an order left the house, with whom and when. */
export function Dispatches({ orderId, lines }: DispatchesProps) {
  const dispatches = Map.groupBy(
    lines.filter(({ dispatch }) => dispatch !== null),
    ({ dispatch }) => dispatch?.number ?? 0,
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

function factOf(orderId: string, number: number, lines: readonly DeskLine[]) {
  const dispatch = lines[0]?.dispatch
  const url = lines[0]?.trackingUrl
  return {
    label: texts.numberAt(number, dispatch ? formatMoment(dispatch.sentAt) : ''),
    text: (
      <>
        {[dispatch?.carrier && carrierTexts[dispatch.carrier], dispatch?.trackingCode]
          .filter(Boolean)
          .join(', ')}
        <ul>
          {lines.map((line) => (
            <li key={line.id}>{`${line.title}, ${quantityText(line.quantity, line.pack)}`}</li>
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
