import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { TrialProduct } from '#contract/office/price-trials.ts'
import { evaluate } from '#domain/configurator/evaluate.ts'
import { NO_CHOICES } from '#domain/configurator/choices.ts'
import { amsterdamNow } from '#domain/delivery/amsterdam-clock.ts'
import { Notice } from '#app/ui/notice.tsx'
import { priceTrialTexts as texts } from '#texts/nl/office/price-trial.ts'
import { api } from '../../lib/api.ts'
import { errorLines } from '../../lib/call-errors.ts'
import { paths } from '../../paths.ts'
import { BackLink } from '../../ui/back-link.tsx'
import { Loading, LoadFault } from '../../ui/loading.tsx'
import { Page } from '../../ui/page.tsx'
import { TypedField } from '../../ui/typed-field.tsx'
import { day } from '../../ui/typed-values.ts'
import { trialProduct } from '../../work/prices.ts'
import { type NamedBuyer, BuyerField, VISITOR } from './buyer-field.tsx'
import { ProductField } from './product-field.tsx'
import styles from './prices.module.css'
import { type Answers, TrialFields } from './trial-fields.tsx'
import { TrialAnswer } from './trial-answer.tsx'

/** Tries what somebody pays for something on a day, as the shop calculates it. */
export function TrialPage() {
  const [buyer, setBuyer] = useState<NamedBuyer>(VISITOR)
  const [onDay, setOnDay] = useState(() => amsterdamNow(new Date()).date)
  const [sku, setSku] = useState<string | null>(null)
  return (
    <Page title={texts.title}>
      <BackLink to={paths.priceLists}>{texts.back}</BackLink>
      <div className={styles.page}>
        <section className={`panel ${styles.part}`} aria-label={texts.question}>
          <BuyerField buyer={buyer} onBuyer={setBuyer} />
          <div className={styles.fields}>
            <TypedField label={texts.onDay} type="date" of={day} value={onDay} isApart onChange={setOnDay} />
          </div>
          <ProductField sku={sku} onSku={setSku} />
        </section>
        {sku === null ? (
          <p className="muted">{texts.begin}</p>
        ) : (
          <Trial key={sku} sku={sku} buyer={buyer} onDay={onDay} />
        )}
      </div>
    </Page>
  )
}

type TrialProps = { readonly sku: string; readonly buyer: NamedBuyer; readonly onDay: string }

function Trial({ sku, ...asked }: TrialProps) {
  const { data, error, refetch } = useQuery({
    ...trialProduct(sku, asked.buyer.buyer, asked.onDay),
    // What was chosen stays while somebody else is asked about.
    placeholderData: keepPreviousData,
  })
  if (error && !data) return <LoadFault error={error} onAgain={() => void refetch()} />
  return data ? <ProductTrial product={data} {...asked} /> : <Loading />
}

type ProductTrialProps = Omit<TrialProps, 'sku'> & { readonly product: TrialProduct }

function ProductTrial({ product, buyer, onDay }: ProductTrialProps) {
  const [typed, setAnswers] = useState<Answers>(() => firstAnswers(product))
  const answers = { ...typed, quantity: soldQuantity(product, typed.quantity) }
  const item = itemOf(product, answers)
  const { data, error, isFetching } = useQuery({
    queryKey: ['prices', 'trial', buyer.buyer, onDay, item],
    enabled: item !== null,
    retry: false,
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => {
      if (item === null) throw new Error('Nothing is asked yet')
      return api.tryPrice({ body: { buyer: buyer.buyer, onDay, item } }, { signal })
    },
  })
  return (
    <div className={styles.trial}>
      <section className={`panel ${styles.part}`} aria-label={texts.options}>
        <h2 className="type-20">{product.title}</h2>
        <TrialFields product={product} answers={answers} onChange={setAnswers} />
      </section>
      <section className={`panel ${styles.part}`} aria-label={texts.answer}>
        <h2 className="type-20">{texts.answer}</h2>
        <div aria-live="polite" aria-busy={isFetching}>
          {item === null ? (
            <p className="muted">{texts.incomplete}</p>
          ) : error ? (
            <Notice tone="warning" title={texts.refused}>
              {errorLines(error).join(' ')}
            </Notice>
          ) : data ? (
            <TrialAnswer trial={data} />
          ) : (
            <Loading />
          )}
        </div>
      </section>
    </div>
  )
}

function firstAnswers({ sizes, quantities, configurator }: TrialProduct): Answers {
  const start = configurator?.quantity.from === 'customer' ? configurator.quantity.start : 1
  return {
    quantity: quantities?.[0] ?? start,
    sizesMm: Object.fromEntries(sizes.map(({ optionId, defaultMm }) => [optionId, defaultMm])),
    choices: NO_CHOICES,
  }
}

/** What somebody may order: the quantity that was chosen for another, or else the first of his own. */
function soldQuantity({ quantities }: TrialProduct, chosen: number): number {
  return quantities && !quantities.includes(chosen) ? (quantities[0] ?? chosen) : chosen
}

/** What is asked of the shop; null while not everything is chosen. */
function itemOf({ sku, sizes, configurator }: TrialProduct, { quantity, sizesMm, choices }: Answers) {
  if (configurator) {
    if (!evaluate(configurator, choices).isValid) return null
    const { options, fields } = choices
    const configuration = { key: configurator.key, quantity, options: { ...options }, fields: { ...fields } }
    return { product: null, configuration }
  }
  const customOptions = sizes.map(({ optionId }) => ({
    id: optionId,
    values: sizesMm[optionId] === undefined ? [] : [String(sizesMm[optionId])],
  }))
  return { product: { sku, quantity, customOptions }, configuration: null }
}
