import type { Delivery } from '#contract/office/delivery.ts'
import { type ClassRow, type Limit, LIMITS } from '#domain/delivery/class-fields.ts'
import { TextField } from '#app/ui/text-field.tsx'
import { typedEuros } from '#texts/nl/euros.ts'
import { deliveryTexts as texts } from '#texts/nl/office/delivery.ts'
import { typedNumber } from '#texts/nl/typed-number.ts'
import type { Faults } from '../../ui/edit-dialog.tsx'
import styles from './shop.module.css'

type ClassFieldsProps = {
  readonly row: ClassRow
  readonly faults: Faults<ClassRow>
  readonly countries: Delivery['countries']
}

const typed = (limit: Limit, value: ClassRow[string] | undefined) =>
  typeof value === 'number' ? typedNumber(value, limit === 'maxGrams' ? 3 : 0) : ''

const rateHint = (ships: boolean) => (ships ? texts.rateHint : texts.rateOffHint)

/** What is filled in of a class: its name, its limits, and what it costs by country. */
export function ClassFields({ row, faults, countries }: ClassFieldsProps) {
  return (
    <>
      <TextField
        name="title"
        label={texts.titleField}
        maxLength={60}
        autoComplete="off"
        defaultValue={row['title'] ?? ''}
        error={faults['title']}
      />
      <fieldset>
        <legend className={styles.legend}>{texts.limits}</legend>
        <div className={styles.pair}>
          {LIMITS.map((limit) => (
            <TextField
              key={limit}
              name={limit}
              label={texts.limitFields[limit]}
              hint={
                limit === 'maxGrams' ? undefined : limit === 'maxGirthMm' ? texts.girthHint : texts.limitsHint
              }
              optional={limit !== 'maxGrams'}
              inputMode={limit === 'maxGrams' ? 'decimal' : 'numeric'}
              maxLength={12}
              autoComplete="off"
              defaultValue={typed(limit, row[limit])}
              error={faults[limit]}
            />
          ))}
        </div>
      </fieldset>
      <fieldset>
        <legend className={styles.legend}>{texts.rates}</legend>
        <div className={styles.pair}>
          {countries.map(({ code, name, ships }) => {
            const cents = row[code]
            return (
              <TextField
                key={code}
                name={code}
                label={texts.rateOf(name)}
                hint={rateHint(ships)}
                optional
                inputMode="decimal"
                maxLength={12}
                autoComplete="off"
                defaultValue={typeof cents === 'number' ? typedEuros(cents) : ''}
                error={faults[code]}
              />
            )
          })}
        </div>
      </fieldset>
    </>
  )
}
