import { Link } from 'react-router'
import type { PriceTrial } from '#contract/office/price-trials.ts'
import { FactList } from '#app/ui/fact-list.tsx'
import { formatNumber, formatPrice, formatRate } from '#texts/nl/format.ts'
import { priceTrialTexts as texts } from '#texts/nl/office/price-trial.ts'
import { priceTexts } from '#texts/nl/office/prices.ts'
import { paths } from '../../paths.ts'
import styles from './prices.module.css'

/** What somebody pays, what it is made of, and which list decided it. */
export function TrialAnswer({ trial }: { readonly trial: PriceTrial }) {
  const { netCents, baseCents, grossCents, lines } = trial
  if (netCents === null) return <p>{texts.noPrice}</p>
  return (
    <>
      <FactList
        facts={[
          { label: texts.net, text: <strong className="figures">{formatPrice(netCents)}</strong> },
          { label: texts.gross, text: formatPrice(grossCents) },
          { label: texts.base, text: formatPrice(baseCents) },
          {
            label: texts.difference,
            text: baseCents === null ? null : priceTexts.signed(netCents - baseCents),
          },
        ]}
      />
      {lines.map((line, at) => (
        // The same product may be two parts of one configuration.
        // oxlint-disable-next-line react/no-array-index-key
        <Line key={`${line.sku} ${at}`} line={line} />
      ))}
    </>
  )
}

function Line({ line }: { readonly line: PriceTrial['lines'][number] }) {
  const { title, quantity, lineCents, amounts, breakdown } = line
  const isRun = breakdown.some(({ scope }) => scope === 'line')
  return (
    <div className={styles.line}>
      <p className={styles.head}>
        <strong>{texts.lineOf(formatNumber(quantity), title)}</strong>
        <span className="figures">{formatPrice(lineCents)}</span>
      </p>
      <p>
        <span className="muted">{`${texts.decided} `}</span>
        <Decided decided={line.decided} />
      </p>
      {amounts.length > 1 && (
        <ul className={styles.amounts}>
          {amounts.map(({ label, cents }) => (
            <li key={label}>
              <span>{label}</span>
              <span className="figures">{formatPrice(cents)}</span>
            </li>
          ))}
        </ul>
      )}
      {breakdown.length > 0 && (
        <>
          <p className="muted">{isRun ? texts.breakdownOfRun : texts.breakdown}</p>
          <ul className={styles.amounts}>
            {breakdown.map(({ label, amountE4 }, at) => (
              // A choice may add twice under one name.
              // oxlint-disable-next-line react/no-array-index-key
              <li key={`${label} ${at}`}>
                <span>{label}</span>
                <span className="figures">{formatRate(amountE4)}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}

type Decided = PriceTrial['lines'][number]['decided']

function Decided({
  decided: { listId, listTitle, by, categoryPath, percentOff },
}: {
  readonly decided: Decided
}) {
  const list = listTitle ?? ''
  const text =
    by === 'base'
      ? texts.byBase
      : by === 'sku'
        ? texts.bySku(list)
        : texts.byCategory(list, categoryPath ?? '', percentOff ?? 0)
  return listId === null ? text : <Link to={paths.priceList(listId)}>{text}</Link>
}
