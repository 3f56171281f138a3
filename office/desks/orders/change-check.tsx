import { type ReactNode, useEffect, useRef } from 'react'
import type { OrderChangePreview } from '#contract/office/order-change.ts'
import { Notice } from '#app/ui/notice.tsx'
import { differenceTexts } from '#texts/nl/changed-order.ts'
import { formatPromisedDate } from '#texts/nl/format-date.ts'
import { formatPercent, formatPrice } from '#texts/nl/format.ts'
import { changeOrderTexts as texts } from '#texts/nl/office/change-order.ts'
import styles from './change-dialog.module.css'
import { SentenceList } from './sentence-list.tsx'

/** What a change does, before it is done. */
export function ChangeCheck({ of: preview }: { readonly of: OrderChangePreview }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const { differences, days, copies, expressRates, isOverCredit } = preview
  return (
    <>
      <h3 ref={heading} tabIndex={-1} className="type-20">
        {texts.checked}
      </h3>
      {isOverCredit && <Notice tone="warning">{texts.overCredit}</Notice>}
      {[...Map.groupBy(days, ({ soonest }) => soonest)].map(
        ([soonest, some]) =>
          soonest !== null && (
            <Notice key={soonest} tone="warning">
              {texts.tight(
                some.map(({ title }) => title),
                formatPromisedDate(soonest),
              )}
            </Notice>
          ),
      )}
      {expressRates.map(({ groupId, title, percent, minimumInCents }) => (
        <Notice key={groupId} tone="info">
          {texts.otherRate(title, formatPercent(percent), formatPrice(minimumInCents))}
        </Notice>
      ))}
      <SentenceList
        sentences={differenceTexts(
          // Amounts and days stand below, those that stay beside those that do not.
          differences.filter(({ what }) => !SHOWN_APART.has(what)),
        )}
      />
      <Amounts amounts={preview.amounts} />
      {days.length > 0 && (
        <Part title={texts.days}>
          <SentenceList sentences={dayTexts(days)} />
        </Part>
      )}
      {copies.length > 0 && (
        <Part title={texts.division}>
          <SentenceList
            sentences={copies.flatMap(({ designs }) =>
              designs.map(({ name, quantity }) => texts.divided(name, quantity)),
            )}
          />
        </Part>
      )}
    </>
  )
}

const SHOWN_APART: ReadonlySet<string> = new Set(['day', 'express', 'shipping', 'total'])

const Part = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <section className={styles.list}>
    <h4 className="strong">{title}</h4>
    {children}
  </section>
)

/** What comes on one day stands together. */
function dayTexts(days: OrderChangePreview['days']): readonly string[] {
  const together = Map.groupBy(days, ({ from, date, isSettled }) =>
    isSettled || from === null ? `${from ?? ''} ${date} ${isSettled}` : null,
  )
  return [...together].flatMap(([key, some]) => {
    const titles = some.map(({ title }) => title)
    const [first] = some
    if (!first) return []
    if (key === null) return [texts.dayMoves(titles)]
    const date = formatPromisedDate(first.date)
    if (first.from === null) return [(first.isSettled ? texts.dayOfNew : texts.dayOfNewMoves)(date, titles)]
    const from = formatPromisedDate(first.from)
    return [from === date ? texts.dayStays(date, titles) : texts.dayBecomes(date, from, titles)]
  })
}

const ROWS = ['subtotal', 'express', 'shipping', 'net', 'vat', 'total'] as const

/** Every amount that is or was something. */
function Amounts({ amounts }: Pick<OrderChangePreview, 'amounts'>) {
  const shown = ROWS.filter((row) => amounts[row].fromInCents !== 0 || amounts[row].toInCents !== 0)
  return (
    <table className={styles.amounts}>
      <caption className="visually-hidden">{texts.amounts}</caption>
      <thead>
        <tr>
          <th scope="col">{texts.amounts}</th>
          <th scope="col">{texts.was}</th>
          <th scope="col">{texts.becomes}</th>
          <th scope="col">{texts.difference}</th>
        </tr>
      </thead>
      <tbody>
        {shown.map((row) => (
          <tr key={row} className={row === 'total' ? 'strong' : undefined}>
            <th scope="row">{texts[row]}</th>
            <td className="figures">{formatPrice(amounts[row].fromInCents)}</td>
            <td className="figures">{formatPrice(amounts[row].toInCents)}</td>
            <td className="figures">{formatPrice(amounts[row].toInCents - amounts[row].fromInCents)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
