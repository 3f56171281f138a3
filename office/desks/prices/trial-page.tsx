import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { amsterdamNow } from '#domain/delivery/amsterdam-clock.ts'
import { priceTrialTexts as texts } from '#texts/nl/office/price-trial.ts'
import { paths } from '../../paths.ts'
import { ProductField } from '../../ui/compose/product-field.tsx'
import { BackLink } from '../../ui/back-link.tsx'
import { Loading, LoadFault } from '../../ui/loading.tsx'
import { Page } from '../../ui/page.tsx'
import { TypedField } from '../../ui/typed-field.tsx'
import { day } from '../../ui/typed-values.ts'
import { trialProduct } from '../../work/prices.ts'
import { type NamedBuyer, BuyerField, VISITOR } from './buyer-field.tsx'
import styles from './prices.module.css'
import { ProductTrial } from './product-trial.tsx'

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
