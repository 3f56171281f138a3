import type { ChoicePrice } from '#domain/price-lists/choice-price.ts'
import { CHOICE_DECIMALS } from '#domain/price-lists/choice-price.ts'
import { Button } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { FieldError } from '#app/ui/field.tsx'
import { StatusLabel } from '#app/ui/status-label.tsx'
import { listFaultTexts } from '#texts/nl/office/price-faults.ts'
import { choicePriceText, choiceUnitTexts } from '#texts/nl/office/price-rules.ts'
import { priceTexts as texts } from '#texts/nl/office/prices.ts'
import { TypedField } from '../../ui/typed-field.tsx'
import { orNone, percentHundredths, signedCents, signedRate } from '../../ui/typed-values.ts'
import { followKeys } from './grid-keys.ts'
import type { ChoiceGridRow } from './list-edits.ts'
import styles from './prices.module.css'
import type { RowFaults } from './use-list-edits.ts'

const optionalCents = orNone(signedCents)

const typedOf = (unit: ChoicePrice['unit']) =>
  unit === 'percent' ? percentHundredths : CHOICE_DECIMALS[unit] === 2 ? signedCents : signedRate

type ChoiceGridProps = {
  readonly rows: readonly ChoiceGridRow[]
  readonly faults: RowFaults
  readonly onChange: (row: ChoiceGridRow, after: ChoicePrice) => void
}

/** What choices cost in rows of fields, which are walked as those of prices. */
export function ChoiceGrid({ rows, faults, onChange }: ChoiceGridProps) {
  return (
    <div className={styles.grid}>
      <table ref={followKeys} className={classNames(styles.table, styles.choices)}>
        <caption className="visually-hidden">{`${texts.choicesTable}. ${texts.gridHelp}`}</caption>
        <thead>
          <tr>
            <th scope="col">{texts.choice}</th>
            <th scope="col">{texts.per}</th>
            <th scope="col">{texts.price}</th>
            <th scope="col">{texts.setup}</th>
            <th scope="col">
              <span className="visually-hidden">{texts.restoreRow}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <ChoiceRow
              key={row.id}
              row={row}
              faults={faults.get(row.id) ?? {}}
              onChange={(after) => onChange(row, after)}
            />
          ))}
        </tbody>
      </table>
    </div>
  )
}

type ChoiceRowProps = {
  readonly row: ChoiceGridRow
  readonly faults: Readonly<Record<string, string>>
  readonly onChange: (after: ChoicePrice) => void
}

const IN_FIELDS: ReadonlySet<string> = new Set(['amount', 'setupCents'])

function ChoiceRow({ row, faults, onChange }: ChoiceRowProps) {
  const { title, price, before, isChanged, findings } = row
  const { unit, amount, setupCents, sku } = price
  const label = (name: string) => texts.ofRow(name, title)
  const others = Object.entries(faults).filter(([place]) => !IN_FIELDS.has(place))
  const isShare = unit === 'percent'
  return (
    <tr className={classNames(isChanged && styles.edited)}>
      <td>
        <p className={styles.named}>
          <strong>{title}</strong>
          <small>{sku}</small>
        </p>
        {(isChanged || findings.length > 0) && (
          <div className={styles.marks}>
            {isChanged && <StatusLabel tone="info">{texts.rowChanged}</StatusLabel>}
            {findings.map(({ fault }) => (
              <StatusLabel key={fault} tone="warning">
                {listFaultTexts[fault]}
              </StatusLabel>
            ))}
          </div>
        )}
        {isChanged && <p className="muted">{texts.was(choicePriceText(before))}</p>}
        {others.map(([place, message]) => (
          <FieldError key={place} text={message} />
        ))}
      </td>
      <td className={styles.per}>{choiceUnitTexts[unit]}</td>
      <td>
        <TypedField
          hideLabel
          label={label(texts.price)}
          sign={isShare ? '' : '€'}
          unit={isShare ? '%' : ''}
          of={typedOf(unit)}
          value={amount}
          error={faults.amount}
          onChange={(next) => onChange({ ...price, amount: next })}
        />
      </td>
      <td>
        {setupCents !== null && (
          <TypedField
            hideLabel
            label={label(texts.setup)}
            sign="€"
            of={optionalCents}
            value={setupCents === 0 ? null : setupCents}
            error={faults.setupCents}
            onChange={(next) => onChange({ ...price, setupCents: next ?? 0 })}
          />
        )}
      </td>
      <td className={styles.rowButtons}>
        {isChanged && (
          <Button
            look="tertiary"
            size="small"
            aria-label={label(texts.restoreRow)}
            onClick={({ currentTarget }) => {
              // The button goes away with what it undoes: the focus stays in its row.
              currentTarget.closest('tr')?.querySelector('input')?.focus()
              onChange(before)
            }}
          >
            {texts.restoreRow}
          </Button>
        )}
      </td>
    </tr>
  )
}
