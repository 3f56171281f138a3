import { type ReactNode, useId, useRef, useState } from 'react'
import type { ListedProduct } from '#contract/office/price-lists.ts'
import { inOrder, type ListPrice } from '#domain/price-lists/content.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { plusIcon } from '#app/ui/icons/plus.ts'
import { trashIcon } from '#app/ui/icons/trash.ts'
import { SelectField } from '#app/ui/select-field.tsx'
import { editTexts } from '#texts/nl/office/editing.ts'
import { productFormTexts as formTexts } from '#texts/nl/office/product-form.ts'
import { bandTexts, runTexts } from '#texts/nl/office/price-rules.ts'
import { priceTexts as texts } from '#texts/nl/office/prices.ts'
import { TypedField } from '../../ui/typed-field.tsx'
import { cents, discountPercent, pieces, rate, tierMeasure, tierPieces } from '../../ui/typed-values.ts'
import type { GridRow } from './list-edits.ts'
import styles from './prices.module.css'

const KINDS = ['amount', 'percentOff'] as const
const FIRST_FROM_MILLI = 10_000
const FIRST_RUN = 250
const FIRST_PERCENT = 5

type Band = ListPrice['bands'][number]
type Run = ListPrice['runPrices'][number]

type BandsDialogProps = {
  readonly row: GridRow
  readonly isFixed: boolean
  readonly onDone: (price: ListPrice) => void
  readonly onClose: () => void
}

/** The bands of a price, or its circulations. */
export function BandsDialog({ row, isFixed, onDone, onClose }: BandsDialogProps) {
  const [price, setPrice] = useState(row.price)
  const { product } = row
  const isRun = product.unit === 'run'
  const form = useId()

  function take() {
    onDone(inOrder(price))
    onClose()
  }

  return (
    <Dialog
      open
      title={(isRun ? texts.runsTitle : texts.bandsTitle)(product.title)}
      intro={isRun ? texts.runsIntro : texts.bandsIntro}
      onClose={onClose}
      actions={
        isFixed ? undefined : (
          <>
            <Button look="tertiary" onClick={onClose}>
              {editTexts.cancel}
            </Button>
            <Button type="submit" form={form}>
              {texts.done}
            </Button>
          </>
        )
      }
    >
      {isFixed ? (
        <p>{isRun ? runTexts(price) : bandTexts(price, product.bandUnit) || texts.bandsButton(0)}</p>
      ) : (
        <form
          id={form}
          // What cannot be read yet is told at its field first.
          onSubmit={(event) => {
            event.preventDefault()
            take()
          }}
        >
          {isRun ? (
            <Runs runs={price.runPrices} onChange={(runPrices) => setPrice({ ...price, runPrices })} />
          ) : (
            <Bands price={price} product={product} onChange={(bands) => setPrice({ ...price, bands })} />
          )}
        </form>
      )}
    </Dialog>
  )
}

type BandsProps = {
  readonly price: ListPrice
  readonly product: ListedProduct
  readonly onChange: (bands: readonly Band[]) => void
}

function Bands({ price: { bands, rateE4 }, product, onChange }: BandsProps) {
  const unit = product.bandUnit ?? 'piece'
  const last = bands.at(-1)
  const next: Band = last
    ? { ...last, fromMilli: last.fromMilli * 2 }
    : rateE4 === null
      ? { kind: 'amount', fromMilli: FIRST_FROM_MILLI, rateE4: product.baseRateE4 ?? 0 }
      : { kind: 'amount', fromMilli: FIRST_FROM_MILLI, rateE4 }
  const put = (at: number, band: Band) => onChange(bands.with(at, band))
  return (
    <Rows
      caption={texts.bands}
      headers={[formTexts.tierFrom, formTexts.tierKind, formTexts.tierValue]}
      add={formTexts.addTier}
      onAdd={() => onChange([...bands, next])}
      onRemove={(at) => onChange(bands.toSpliced(at, 1))}
      rows={bands.map((band, at) => [
        <TypedField
          key="from"
          hideLabel
          label={formTexts.ofRow(formTexts.tierFrom, at + 1)}
          unit={formTexts.tierUnits[unit]}
          of={unit === 'piece' ? tierPieces : tierMeasure}
          value={band.fromMilli}
          onChange={(fromMilli) => put(at, { ...band, fromMilli })}
        />,
        <SelectField
          key="kind"
          hideLabel
          compact
          label={formTexts.ofRow(formTexts.tierKind, at + 1)}
          value={band.kind}
          options={KINDS.map((kind) => ({ value: kind, label: formTexts.tierKinds[kind] }))}
          onChange={({ target }) => put(at, ofKind(band, target.value, rateE4))}
        />,
        band.kind === 'amount' ? (
          <TypedField
            key="rate"
            hideLabel
            label={formTexts.ofRow(formTexts.tierKinds.amount, at + 1)}
            sign={formTexts.euro}
            of={rate}
            value={band.rateE4}
            onChange={(value) => put(at, { ...band, rateE4: value })}
          />
        ) : (
          <TypedField
            key="percent"
            hideLabel
            label={formTexts.ofRow(formTexts.tierKinds.percentOff, at + 1)}
            unit={formTexts.percent}
            of={discountPercent}
            value={band.percent}
            onChange={(percent) => put(at, { ...band, percent })}
          />
        ),
      ])}
    />
  )
}

/** The band given in the other way. */
function ofKind(band: Band, kind: string, rateE4: number | null): Band {
  if (kind === band.kind) return band
  const { fromMilli } = band
  return kind === 'amount'
    ? { kind: 'amount', fromMilli, rateE4: rateE4 ?? 0 }
    : { kind: 'percentOff', fromMilli, percent: FIRST_PERCENT }
}

type RunsProps = { readonly runs: readonly Run[]; readonly onChange: (runs: readonly Run[]) => void }

function Runs({ runs, onChange }: RunsProps) {
  const last = runs.at(-1)
  const next = last
    ? { quantity: last.quantity * 2, cents: last.cents * 2 }
    : { quantity: FIRST_RUN, cents: 0 }
  return (
    <Rows
      caption={formTexts.runs}
      headers={[formTexts.runQuantity, formTexts.runPrice]}
      add={formTexts.addRun}
      onAdd={() => onChange([...runs, next])}
      onRemove={(at) => onChange(runs.toSpliced(at, 1))}
      rows={runs.map((run, at) => [
        <TypedField
          key="quantity"
          hideLabel
          label={formTexts.ofRow(formTexts.runQuantity, at + 1)}
          unit={formTexts.pieces}
          of={pieces}
          value={run.quantity}
          onChange={(quantity) => onChange(runs.with(at, { ...run, quantity }))}
        />,
        <TypedField
          key="cents"
          hideLabel
          label={formTexts.ofRow(formTexts.runPrice, at + 1)}
          sign={formTexts.euro}
          of={cents}
          value={run.cents}
          onChange={(amount) => onChange(runs.with(at, { ...run, cents: amount }))}
        />,
      ])}
    />
  )
}

type RowsProps = {
  readonly caption: string
  readonly headers: readonly string[]
  readonly rows: readonly (readonly ReactNode[])[]
  readonly add: string
  readonly onAdd: () => void
  readonly onRemove: (at: number) => void
}

function Rows({ caption, headers, rows, add, onAdd, onRemove }: RowsProps) {
  const adder = useRef<HTMLButtonElement>(null)
  return (
    <>
      {rows.length > 0 && (
        <div className={styles.grid}>
          <table className={styles.bands}>
            <caption className="visually-hidden">{caption}</caption>
            <thead>
              <tr>
                {headers.map((header) => (
                  <th key={header} scope="col">
                    {header}
                  </th>
                ))}
                <th scope="col">
                  <span className="visually-hidden">{formTexts.removeRow}</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {rows.map((cells, at) => (
                // Rows have no name of their own, and stay in their order.
                // oxlint-disable-next-line react/no-array-index-key
                <tr key={at}>
                  {cells.map((cell, place) => (
                    <td key={headers[place]}>{cell}</td>
                  ))}
                  <td>
                    <button
                      type="button"
                      className="icon-button"
                      aria-label={formTexts.removeRowNumber(caption, at + 1)}
                      onClick={() => {
                        adder.current?.focus()
                        onRemove(at)
                      }}
                    >
                      <Icon of={trashIcon} />
                    </button>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      <Button ref={adder} look="tertiary" size="small" icon={plusIcon} onClick={onAdd}>
        {add}
      </Button>
    </>
  )
}
