import { useState } from 'react'
import type { ProductFields } from '#contract/office/products.ts'
import type { LineSizes } from '#domain/catalogue/product-facts.ts'
import { amountRows } from '#domain/pricing/amount-rows.ts'
import { SelectField } from '#app/ui/select-field.tsx'
import { formatNumber, formatPrice } from '#texts/nl/format.ts'
import { productFormTexts as texts } from '#texts/nl/office/product-form.ts'
import { amountRowText, perPieceText } from '#texts/nl/price-breakdown.ts'
import { examplePrice, exampleQuantity, exampleSizes } from './example-price.ts'
import styles from './form.module.css'
import type { Price } from './part.ts'
import { TypedField } from '../../../ui/typed-field.tsx'
import { millimetres, pieces } from '../../../ui/typed-values.ts'

const SIZES = ['widthMm', 'heightMm', 'lengthMm'] as const

type PriceExampleProps = { readonly price: Price; readonly fields: ProductFields }

/** What somebody pays for so many in such a size, as the shop calculates it. */
export function PriceExample({ price, fields }: PriceExampleProps) {
  const [typed, setTyped] = useState<Partial<LineSizes> & { readonly quantity?: number }>({})
  const begun = exampleSizes(fields, price)
  const sizes: LineSizes = {
    widthMm: begun.widthMm && (typed.widthMm ?? begun.widthMm),
    heightMm: begun.heightMm && (typed.heightMm ?? begun.heightMm),
    lengthMm: begun.lengthMm && (typed.lengthMm ?? begun.lengthMm),
  }
  const runs = price.model === 'run' ? price.runPrices.map((run) => run.quantity) : null
  const isSold = typed.quantity !== undefined && (runs === null || runs.includes(typed.quantity))
  const quantity = typed.quantity !== undefined && isSold ? typed.quantity : exampleQuantity(price)
  const found = examplePrice(price, quantity, sizes)
  const rows = found && amountRows({ quantity, ...found })

  return (
    <div className={styles.example}>
      <p className="strong">{texts.example}</p>
      <div className={`${styles.fields} ${styles.narrow}`}>
        {runs === null ? (
          <TypedField
            label={texts.exampleQuantity}
            unit={texts.pieces}
            of={pieces}
            value={quantity}
            isApart
            onChange={(value) => setTyped({ ...typed, quantity: value })}
          />
        ) : (
          runs.length > 0 && (
            <SelectField
              label={texts.exampleQuantity}
              value={quantity}
              options={runs.map((run) => ({ value: String(run), label: formatNumber(run) }))}
              compact
              onChange={({ target }) => setTyped({ ...typed, quantity: Number(target.value) })}
            />
          )
        )}
        {SIZES.filter((size) => size === 'lengthMm' || fields.fixedSizeMm === null).map((size) => {
          const value = sizes[size]
          return (
            value !== null && (
              <TypedField
                key={size}
                label={texts.exampleSizes[size]}
                unit={texts.mm}
                of={millimetres}
                value={value}
                isApart
                onChange={(changed) => setTyped({ ...typed, [size]: changed })}
              />
            )
          )
        })}
      </div>
      <div aria-live="polite">
        {found && rows ? (
          <>
            <p>
              {texts.exampleCost(quantity, sizes, fields.pack)}
              <strong className="figures">{formatPrice(found.lineCents)}</strong>
              {texts.exampleEach(perPieceText(rows[0], fields.pack))}
            </p>
            {rows.length > 1 && (
              <ul className="muted">
                {rows.map((row) => (
                  <li key={row.code}>{texts.exampleRow(amountRowText(row, fields.pack), row.netCents)}</li>
                ))}
              </ul>
            )}
            {found.nextBand && (
              <p className="muted">
                {price.model === 'run'
                  ? texts.exampleNextRun(found.nextBand)
                  : texts.exampleNext(found.nextBand)}
              </p>
            )}
          </>
        ) : (
          <p>{texts.exampleNone}</p>
        )}
      </div>
    </div>
  )
}
