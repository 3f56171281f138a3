import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { SoldItem } from '#contract/cart.ts'
import type { Buyer, TrialProduct } from '#contract/office/price-trials.ts'
import { amsterdamNow } from '#domain/delivery/amsterdam-clock.ts'
import type { PlainDate } from '#domain/delivery/plain-date.ts'
import { Notice } from '#app/ui/notice.tsx'
import { formatPrice } from '#texts/nl/format.ts'
import { composeTexts as texts } from '#texts/nl/office/compose.ts'
import { errorLines } from '../../lib/call-errors.ts'
import { FormDialog } from '../form-dialog.tsx'
import { Loading, LoadFault } from '../loading.tsx'
import { AS_IT_COMES, triedPrice, trialProduct } from '../../work/prices.ts'
import styles from './compose.module.css'
import { type Answers, answersOf, firstAnswers, itemOf, soldQuantity } from './item-answers.ts'
import { ItemFields } from './item-fields.tsx'
import { ProductField } from './product-field.tsx'

/** What is put together, with the name that it goes by until the shop has worked it out. */
export type ComposedItem = { readonly item: SoldItem; readonly title: string; readonly sku: string }

/** What is put together otherwise: the SKU that it is sold under, and what it is now. */
export type ComposedNow = { readonly soldAs: string; readonly title: string; readonly item: SoldItem }

type ComposeDialogProps = {
  /** By whose price lists it is worked out. */
  readonly companyId: string
  /** Null to choose a product from the catalogue first. */
  readonly now: ComposedNow | null
  readonly onComposed: (composed: ComposedItem) => void
  readonly onClose: () => void
}

/** Puts together what a company is to get, by the rules of the shop, and tells what that costs by its lists today. */
export function ComposeDialog({ companyId, now, onComposed, onClose }: ComposeDialogProps) {
  const [sku, setSku] = useState(now?.soldAs ?? '')
  const [typed, setTyped] = useState<Answers | null>(null)
  const [onDay] = useState(() => amsterdamNow(new Date()).date)
  const buyer = { kind: 'company', id: companyId } as const
  const { data, error, refetch } = useQuery({
    ...trialProduct(sku, buyer, onDay),
    enabled: sku !== '',
    staleTime: Infinity,
  })
  const product = data ? withQuantity(data, now?.item ?? null) : null
  const answers = product && (typed ?? (now ? answersOf(now.item) : firstAnswers(product)))
  const item = product && answers && itemOf(product, answers)

  function send() {
    if (product && item) {
      onComposed({ item, title: product.title, sku: product.sku })
      onClose()
    }
    return undefined
  }

  return (
    <FormDialog
      size="wide"
      title={now ? texts.changeTitle(now.title) : texts.addTitle}
      verb={item === null ? null : now ? texts.changeVerb : texts.addVerb}
      isPending={false}
      onSend={send}
      onClose={onClose}
    >
      {!now && (
        <ProductField
          sku={sku === '' ? null : sku}
          onSku={(chosen) => {
            setSku(chosen)
            setTyped(null)
          }}
        />
      )}
      {error && <LoadFault error={error} onAgain={() => void refetch()} />}
      {sku !== '' && !error && !product && <Loading />}
      {product && answers && (
        <>
          <ItemFields
            key={sku}
            product={product}
            answers={answers}
            onChange={(next) => setTyped({ ...next, quantity: soldQuantity(product, next.quantity) })}
          />
          <Price buyer={buyer} onDay={onDay} item={item} />
        </>
      )}
    </FormDialog>
  )
}

type PriceProps = { readonly buyer: Buyer; readonly onDay: PlainDate; readonly item: SoldItem | null }

/** What it costs by the lists; what cannot be made so is told as well. */
function Price({ buyer, onDay, item }: PriceProps) {
  const { data, error, isFetching } = useQuery({
    ...triedPrice(buyer, onDay, item && { item, delivery: AS_IT_COMES, prints: [] }),
    placeholderData: keepPreviousData,
  })
  return (
    <div aria-live="polite" aria-busy={isFetching}>
      {item === null ? (
        <p className="muted">{texts.incomplete}</p>
      ) : error ? (
        <Notice tone="warning">{errorLines(error).join(' ')}</Notice>
      ) : data === undefined ? (
        <p className="muted">{texts.calculating}</p>
      ) : data === null ? (
        <p>{texts.noPrice}</p>
      ) : (
        <p className={styles.price}>
          <span>{texts.listPrice}</span>
          <strong className="figures">{formatPrice(data.goodsCents)}</strong>
        </p>
      )}
    </div>
  )
}

/** A quantity that staff once agreed stays to choose, also where it is not sold so. */
function withQuantity(product: TrialProduct, now: SoldItem | null): TrialProduct {
  const { quantities } = product
  if (!now || 'configuration' in now || !quantities || quantities.includes(now.quantity)) return product
  return { ...product, quantities: [...quantities, now.quantity].toSorted((one, other) => one - other) }
}
