import { useEffect, useRef } from 'react'
import type { ListFault } from '#domain/price-lists/faults.ts'
import { LIST_FAULTS } from '#domain/price-lists/faults.ts'
import type { ListPrice } from '#domain/price-lists/content.ts'
import { Button } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { Icon } from '#app/ui/icon.tsx'
import { calendarIcon } from '#app/ui/icons/calendar.ts'
import { trashIcon } from '#app/ui/icons/trash.ts'
import { StatusLabel } from '#app/ui/status-label.tsx'
import { FieldError } from '#app/ui/field.tsx'
import { formatDate } from '#texts/nl/format-date.ts'
import { formatPrice, formatRate } from '#texts/nl/format.ts'
import { listFaultTexts } from '#texts/nl/office/price-faults.ts'
import { listPriceText, listUnitTexts } from '#texts/nl/office/price-rules.ts'
import { priceTexts as texts } from '#texts/nl/office/prices.ts'
import { TypedField } from '../../ui/typed-field.tsx'
import { cents, day, orNone, rate } from '../../ui/typed-values.ts'
import { type GridRow, keptFrom, shownFrom } from './list-edits.ts'
import styles from './prices.module.css'

const optionalDay = orNone(day)
const optionalRate = orNone(rate)
/** A price that no tier gives must be there. */
const neededRate = { ...optionalRate, read: rate.read, isOptional: false }

type PriceRowProps = {
  readonly row: GridRow
  readonly faults: Readonly<Record<string, string>>
  /** It was just added, and is gone on with at its price. */
  readonly isBegun: boolean
  readonly isBase: boolean
  readonly onChange: (after: ListPrice | null) => void
  readonly onPlan: () => void
  readonly onBands: () => void
}

/** In which cell the price stands; its bands or circulations are in the next. */
const PRICE_CELL = 3

const IN_FIELDS: ReadonlySet<string> = new Set([
  'validFrom',
  'validTo',
  'rateE4',
  'once.setupCents',
  'once.minimumLineCents',
])

/** One price: its days and its rate as fields, its bands behind a button. */
export function PriceRow({ row, faults, isBegun, isBase, onChange, onPlan, onBands }: PriceRowProps) {
  const { product, price, state, findings } = row
  const element = useRef<HTMLTableRowElement>(null)
  const { sku, title, unit } = product
  const label = (name: string) => texts.ofRow(name, sku)
  const isGone = state === 'gone'
  const others = Object.entries(faults).filter(([place]) => !IN_FIELDS.has(place))
  const isRun = unit === 'run'

  useEffect(() => {
    if (!isBegun) return
    const { cells } = element.current ?? {}
    const field = cells?.item(PRICE_CELL)?.querySelector('input')
    ;(field ?? cells?.item(PRICE_CELL + 1)?.querySelector('button'))?.focus()
  }, [isBegun])

  /** The button goes away with what is done: the focus stays in its row. */
  const keepFocus = () => requestAnimationFrame(() => element.current?.querySelector('button')?.focus())

  return (
    <tr ref={element} className={classNames(isGone && styles.gone, state !== 'kept' && styles.edited)}>
      <td>
        <p className={styles.named}>
          <strong>{title}</strong>
          <small>{unit === null || isRun || !isBase ? sku : texts.ofUnit(sku, listUnitTexts[unit])}</small>
        </p>
        <Marks state={state} findings={findings} />
        {state === 'changed' && row.before && (
          <p className="muted">{texts.was(listPriceText(row.before, product))}</p>
        )}
        {others.map(([place, message]) => (
          <FieldError key={place} text={message} />
        ))}
      </td>
      <td>
        {isGone ? (
          <Day day={shownFrom(price.validFrom)} />
        ) : (
          <TypedField
            hideLabel
            type="date"
            label={label(texts.from)}
            of={optionalDay}
            value={shownFrom(price.validFrom)}
            error={faults.validFrom}
            onChange={(from) => onChange({ ...price, validFrom: keptFrom(from) })}
          />
        )}
      </td>
      <td>
        {isGone ? (
          <Day day={price.validTo} />
        ) : (
          <TypedField
            hideLabel
            type="date"
            label={label(texts.to)}
            of={optionalDay}
            value={price.validTo}
            error={faults.validTo}
            onChange={(validTo) => onChange({ ...price, validTo })}
          />
        )}
      </td>
      <td>
        {isRun ? (
          <span className="muted">{texts.byRun}</span>
        ) : isGone ? (
          <span className="figures">{rateText(row)}</span>
        ) : (
          <TypedField
            hideLabel
            label={label(texts.price)}
            sign="€"
            of={price.bands[0]?.kind === 'amount' ? optionalRate : neededRate}
            value={price.rateE4}
            error={faults.rateE4}
            onChange={(rateE4) => onChange({ ...price, rateE4 })}
          />
        )}
      </td>
      <td>
        {isGone ? null : (
          <Button look="tertiary" size="small" aria-label={bandsLabel(row)} onClick={onBands}>
            {isRun ? texts.runsButton(price.runPrices.length) : texts.bandsButton(price.bands.length)}
          </Button>
        )}
      </td>
      {isBase ? (
        <Once row={row} faults={faults} onChange={onChange} />
      ) : (
        <td className={classNames(styles.base, 'figures')}>
          {unit !== null && !isRun && product.baseRateE4 !== null && (
            <span>{texts.perUnit(formatRate(product.baseRateE4), listUnitTexts[unit])}</span>
          )}
        </td>
      )}
      <td className={styles.rowButtons}>
        {isGone ? (
          <Button
            look="tertiary"
            size="small"
            onClick={() => {
              onChange(row.before)
              keepFocus()
            }}
          >
            {texts.restoreRow}
          </Button>
        ) : (
          <>
            {state === 'kept' && (
              <button
                type="button"
                className="icon-button"
                aria-label={label(texts.planNext)}
                title={texts.planNext}
                onClick={() => {
                  onPlan()
                  keepFocus()
                }}
              >
                <Icon of={calendarIcon} />
              </button>
            )}
            <button
              type="button"
              className="icon-button"
              aria-label={label(texts.removeRow)}
              title={texts.removeRow}
              onClick={() => {
                if (state === 'new') focusNear(element.current)
                else keepFocus()
                onChange(null)
              }}
            >
              <Icon of={trashIcon} />
            </button>
          </>
        )}
      </td>
    </tr>
  )
}

const optionalCents = orNone(cents)

/** What a line costs once and at least, in the fields of two cells; an empty field is none of it. */
function Once({
  row: { product, price, state },
  faults,
  onChange,
}: Pick<PriceRowProps, 'row' | 'faults' | 'onChange'>) {
  const { setupCents, minimumLineCents } = price.once ?? NO_COSTS
  const label = (name: string) => texts.ofRow(name, product.sku)
  if (state === 'gone') {
    return (
      <>
        <td className="figures">{setupCents === 0 ? null : formatPrice(setupCents)}</td>
        <td className="figures">{minimumLineCents === null ? null : formatPrice(minimumLineCents)}</td>
      </>
    )
  }
  return (
    <>
      <td>
        <TypedField
          hideLabel
          label={label(texts.setup)}
          sign="€"
          of={optionalCents}
          value={setupCents === 0 ? null : setupCents}
          error={faults['once.setupCents']}
          onChange={(setup) => onChange({ ...price, once: { setupCents: setup ?? 0, minimumLineCents } })}
        />
      </td>
      <td>
        <TypedField
          hideLabel
          label={label(texts.minimum)}
          sign="€"
          of={optionalCents}
          value={minimumLineCents}
          error={faults['once.minimumLineCents']}
          onChange={(minimum) => onChange({ ...price, once: { setupCents, minimumLineCents: minimum } })}
        />
      </td>
    </>
  )
}

const NO_COSTS = { setupCents: 0, minimumLineCents: null }

/** A new row that is removed is gone: the focus goes to the row beside it, or to the table. */
function focusNear(row: HTMLTableRowElement | null): void {
  const near = row?.nextElementSibling ?? row?.previousElementSibling
  near?.querySelector<HTMLElement>('button, input')?.focus()
}

const bandsLabel = ({ product: { sku, unit }, price }: GridRow) =>
  unit === 'run'
    ? `${texts.ofRow(texts.bands, sku)}: ${texts.runsButton(price.runPrices.length)}`
    : `${texts.ofRow(texts.bands, sku)}: ${texts.bandsButton(price.bands.length)}`

const rateText = ({ price, product: { unit } }: GridRow): string => {
  const text = formatRate(price.rateE4)
  return unit === null || price.rateE4 === null ? text : texts.perUnit(text, listUnitTexts[unit])
}

const Day = ({ day: shown }: { readonly day: string | null }) =>
  shown === null ? null : <span className="figures">{formatDate(shown)}</span>

const STATES = { new: texts.rowNew, changed: texts.rowChanged, gone: texts.rowGone } as const

function Marks({ state, findings }: Pick<GridRow, 'state' | 'findings'>) {
  const faults = [...new Set(findings.map(({ fault }) => fault))]
  if (state === 'kept' && faults.length === 0) return null
  return (
    <div className={styles.marks}>
      {state !== 'kept' && (
        <StatusLabel tone={state === 'gone' ? 'error' : 'info'}>{STATES[state]}</StatusLabel>
      )}
      {faults.map((fault) => (
        <StatusLabel key={fault} tone={toneOf(fault)}>
          {listFaultTexts[fault]}
        </StatusLabel>
      ))}
    </div>
  )
}

/** A price that is over is no fault. */
const toneOf = (fault: ListFault) =>
  fault === 'Over' ? 'quiet' : LIST_FAULTS[fault] === 'stops' ? 'error' : 'warning'
