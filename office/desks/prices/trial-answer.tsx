import { Link } from 'react-router'
import type { PriceTrial } from '#contract/office/price-trials.ts'
import { FactList } from '#app/ui/fact-list.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { TotalsList } from '#app/ui/totals-list.tsx'
import { formatNumber, formatPrice, formatRate, inWords } from '#texts/nl/format.ts'
import { priceTrialTexts as texts } from '#texts/nl/office/price-trial.ts'
import { priceTexts } from '#texts/nl/office/prices.ts'
import { paths } from '../../paths.ts'
import styles from './prices.module.css'

/** What somebody pays, by which rules, what it is made of, and which list decided it. */
export function TrialAnswer({ trial }: { readonly trial: PriceTrial }) {
  const { netCents, baseCents, lines, blockers } = trial
  return (
    <div className={styles.part}>
      {blockers.length > 0 && (
        <Notice tone="warning" title={texts.blocked}>
          {blockers.join(' ')}
        </Notice>
      )}
      <Totals trial={trial} />
      <FactList
        facts={[
          { label: texts.base, text: formatPrice(baseCents) },
          {
            label: texts.difference,
            text: baseCents === null ? null : priceTexts.signed(netCents - baseCents),
          },
        ]}
      />
      <div>
        {lines.map((line) => (
          <Line key={line.part ?? line.sku} line={line} />
        ))}
      </div>
    </div>
  )
}

function Totals({ trial }: { readonly trial: PriceTrial }) {
  const { goodsCents, expressCents, express, shippingCents, netCents, vat, grossCents } = trial
  const { kind, isExpress } = trial.delivery
  return (
    <TotalsList
      amounts={[
        { id: 'goods', label: texts.goods, amount: formatPrice(goodsCents) },
        ...(isExpress && express
          ? [
              {
                id: 'express',
                label: ruled(texts.express, texts.expressRule(express.percent, express.minimumCents)),
                amount: formatPrice(expressCents),
              },
            ]
          : []),
        {
          id: 'shipping',
          label: ruled(kind === 'ship' ? texts.shipping : texts.ways.pickup, shippingRule(trial)),
          amount: formatPrice(shippingCents),
        },
        { id: 'net', label: <strong>{texts.net}</strong>, amount: formatPrice(netCents) },
        ...vat.rates.map(({ ratePercent, baseCents, vatCents }, at) => ({
          id: `vat ${ratePercent}`,
          label: ruled(
            texts.vat(ratePercent, baseCents),
            at === vat.rates.length - 1 ? texts.vatReasons[vat.reason] : '',
          ),
          amount: formatPrice(vatCents),
        })),
      ]}
      total={{ label: texts.gross, amount: formatPrice(grossCents) }}
    />
  )
}

/** An amount with the rule by which it was counted. */
const ruled = (name: string, rule: string) => (
  <>
    {name}
    {rule !== '' && <small className={styles.rule}>{rule}</small>}
  </>
)

function shippingRule({ delivery: { kind, to, parcels } }: PriceTrial): string {
  if (kind === 'pickup') return texts.pickupRule
  if (to === null) return texts.noAddress
  if (parcels.length === 0) return texts.nowhere
  const each = parcels.map(({ code, count, cents }) => texts.parcels(count, code, cents))
  return texts.toPlace(inWords(each), to.country)
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
