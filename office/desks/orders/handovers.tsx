import type { DeskOrder } from '#contract/office/orders.ts'
import { FactList } from '#app/ui/fact-list.tsx'
import { formatMoment } from '#texts/nl/format-date.ts'
import { handoverTexts as texts } from '#texts/nl/office/handover.ts'
import { Signature } from '../../ui/signature-pad.tsx'

/** Who fetched what of an order, with the signature. */
export function Handovers({ handovers }: Pick<DeskOrder, 'handovers'>) {
  if (handovers.length === 0) return null
  return (
    <section className="panel">
      <h2 className="type-20">{texts.title}</h2>
      <FactList
        facts={handovers.map(({ by, at, signature }) => ({
          label: formatMoment(at),
          text: (
            <>
              <span>{texts.collected(by)}</span>
              {signature !== null && <Signature path={signature} by={by} />}
            </>
          ),
        }))}
      />
    </section>
  )
}
