import { useState } from 'react'
import { amsterdamNow } from '#domain/delivery/amsterdam-clock.ts'
import { holdsOn } from '#domain/pricing/price-list.ts'
import { Button } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { plusIcon } from '#app/ui/icons/plus.ts'
import { SelectField } from '#app/ui/select-field.tsx'
import { productFieldTexts } from '#texts/nl/office/product-fields.ts'
import { productFormTexts as texts } from '#texts/nl/office/product-form.ts'
import { formatPercent } from '#texts/nl/format.ts'
import { useMay } from '../../../lib/operator.ts'
import { CostFields } from './cost-fields.tsx'
import { FieldGroup } from './field-group.tsx'
import styles from './form.module.css'
import { fieldId, type FormProps, withRow } from './part.ts'
import { PriceCard } from './price-card.tsx'
import { withNextPrice } from './price-changes.ts'

const PRICE_TYPES = ['dynamic', 'fixed'] as const

/** What a product costs from when to when, on the base list. */
export function PricesPart({ fields, faults, choices, onChange }: FormProps) {
  const { prices, vatPercent, priceType } = fields
  // A rate that the shop has no more is still the one of this product, until another is chosen.
  const vatPercents = [...new Set([...choices.vatPercents, vatPercent])].toSorted((one, other) => one - other)
  const isFixed = !useMay()('changePrices')
  const [today] = useState(() => amsterdamNow(new Date()).date)
  return (
    <>
      {isFixed && <Notice tone="info">{texts.pricesOfSales}</Notice>}
      <fieldset className={styles.part} disabled={isFixed}>
        <FieldGroup
          id={fieldId('prices')}
          label={productFieldTexts.prices}
          hint={texts.pricesHint}
          error={faults.prices}
        >
          {prices.length === 0 && <p className="muted">{texts.noPrices}</p>}
          {prices.map((dated, at) => (
            <PriceCard
              // Prices have no name of their own, and two may begin on one day while somebody types.
              // oxlint-disable-next-line react/no-array-index-key
              key={at}
              dated={dated}
              isNow={holdsOn(dated, today)}
              fields={fields}
              onChange={(changed) => onChange({ prices: withRow(prices, at, changed) })}
              onRemove={() => onChange({ prices: withRow(prices, at) })}
            />
          ))}
          <div className={styles.buttons}>
            <Button
              look="secondary"
              size="small"
              icon={plusIcon}
              onClick={() => onChange({ prices: withNextPrice(prices, today) })}
            >
              {prices.length === 0 ? texts.addFirstPrice : texts.addPrice}
            </Button>
          </div>
        </FieldGroup>
        <CostFields fields={fields} faults={faults} onChange={onChange} />
        <div className={styles.fields}>
          <SelectField
            id={fieldId('vatPercent')}
            label={productFieldTexts.vatPercent}
            value={vatPercent}
            options={vatPercents.map((percent) => ({
              value: String(percent),
              label: formatPercent(percent),
            }))}
            error={faults.vatPercent}
            compact
            onChange={({ target }) =>
              onChange({
                vatPercent: Number(target.value),
              })
            }
          />
          <SelectField
            id={fieldId('priceType')}
            label={productFieldTexts.priceType}
            hint={texts.priceTypeHint}
            value={priceType}
            options={PRICE_TYPES.map((type) => ({ value: type, label: texts.priceTypes[type] }))}
            error={faults.priceType}
            compact
            onChange={({ target }) =>
              onChange({ priceType: PRICE_TYPES.find((type) => type === target.value) ?? priceType })
            }
          />
        </div>
      </fieldset>
    </>
  )
}
