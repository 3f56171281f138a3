import { useId, useState } from 'react'
import type { ListedProduct } from '#contract/office/price-lists.ts'
import { inOrder, type ListPrice } from '#domain/price-lists/content.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { editTexts } from '#texts/nl/office/editing.ts'
import { priceTexts as texts } from '#texts/nl/office/prices.ts'
import { BandRows, RunRows } from '../../ui/price-rows.tsx'
import { discountPercent } from '../../ui/typed-values.ts'
import type { GridRow } from './list-edits.ts'

const FIRST_FROM_MILLI = 10_000

type Band = ListPrice['bands'][number]

type BandsDialogProps = {
  readonly row: GridRow
  readonly onDone: (price: ListPrice) => void
  readonly onClose: () => void
}

/** The bands of a price, or its circulations. */
export function BandsDialog({ row, onDone, onClose }: BandsDialogProps) {
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
        <>
          <Button look="tertiary" onClick={onClose}>
            {editTexts.cancel}
          </Button>
          <Button type="submit" form={form}>
            {texts.done}
          </Button>
        </>
      }
    >
      <form
        id={form}
        // What cannot be read yet is told at its field first.
        onSubmit={(event) => {
          event.preventDefault()
          take()
        }}
      >
        {isRun ? (
          <RunRows runs={price.runPrices} onChange={(runPrices) => setPrice({ ...price, runPrices })} />
        ) : (
          <Bands price={price} product={product} onChange={(bands) => setPrice({ ...price, bands })} />
        )}
      </form>
    </Dialog>
  )
}

type BandsProps = {
  readonly price: ListPrice
  readonly product: ListedProduct
  readonly onChange: (bands: readonly Band[]) => void
}

function Bands({ price: { bands, rateE4 }, product, onChange }: BandsProps) {
  const last = bands.at(-1)
  const base = rateE4 ?? product.baseRateE4
  const next: Band = last
    ? { ...last, fromMilli: last.fromMilli * 2 }
    : { kind: 'amount', fromMilli: FIRST_FROM_MILLI, rateE4: base ?? 0 }
  return (
    <BandRows
      bands={bands}
      measure={product.bandUnit ?? 'piece'}
      rateE4={base}
      percent={discountPercent}
      onAdd={() => onChange([...bands, next])}
      onChange={onChange}
    />
  )
}
