import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { PriceTrial, TrialPrint, TrialProduct } from '#contract/office/price-trials.ts'
import { Notice } from '#app/ui/notice.tsx'
import { priceTrialTexts as texts } from '#texts/nl/office/price-trial.ts'
import { errorLines } from '../../lib/call-errors.ts'
import { type Answers, firstAnswers, itemOf, soldQuantity } from '../../ui/compose/item-answers.ts'
import { ItemFields } from '../../ui/compose/item-fields.tsx'
import { triedPrice } from '../../work/prices.ts'
import type { NamedBuyer } from './buyer-field.tsx'
import { DeliveryFields, FIRST_WAY, type Way } from './delivery-fields.tsx'
import { PrintFields } from './print-fields.tsx'
import styles from './prices.module.css'
import { TrialAnswer } from './trial-answer.tsx'

type ProductTrialProps = {
  readonly product: TrialProduct
  readonly buyer: NamedBuyer
  readonly onDay: string
}

/** All that a customer chooses of a product in his cart, and what it comes to. */
export function ProductTrial({ product, buyer, onDay }: ProductTrialProps) {
  const [typed, setAnswers] = useState<Answers>(() => firstAnswers(product))
  const [way, setWay] = useState<Way>(FIRST_WAY)
  const [prints, setPrints] = useState<readonly TrialPrint[]>([])
  const [known, setKnown] = useState<PriceTrial | null>(null)
  const answers = { ...typed, quantity: soldQuantity(product, typed.quantity) }
  const item = itemOf(product, answers)
  const { toOf, ...chosen } = way
  // Another has other addresses.
  const delivery = toOf === buyer.key ? chosen : { ...chosen, to: null }
  const { data, error, isFetching } = useQuery({
    ...triedPrice(buyer.buyer, onDay, item && { item, delivery, prints }),
    placeholderData: keepPreviousData,
  })
  // What can be chosen stays on the screen where the last choice was refused.
  if (data && data !== known) setKnown(data)
  const printed = known?.lines.filter(({ needsFiles }) => needsFiles) ?? []
  return (
    <div className={styles.trial}>
      <div className={styles.page}>
        <section className={`panel ${styles.part}`} aria-label={texts.options}>
          <h2 className="type-20">{product.title}</h2>
          <ItemFields product={product} answers={answers} onChange={setAnswers} />
        </section>
        {known && printed.length > 0 && (
          <section className={`panel ${styles.part}`} aria-label={texts.designs}>
            <h2 className="type-20">{texts.designs}</h2>
            {printed.map((line) => (
              <PrintFields
                key={line.part}
                line={line}
                isOnly={printed.length === 1}
                print={prints.find(({ part }) => part === line.part) ?? null}
                onChange={(print) => setPrints([...prints.filter(({ part }) => part !== line.part), print])}
              />
            ))}
          </section>
        )}
        {known && (
          <section className={`panel ${styles.part}`} aria-label={texts.delivery}>
            <h2 className="type-20">{texts.delivery}</h2>
            <DeliveryFields
              trial={known}
              delivery={delivery}
              isStudioAsked={prints.some(({ studioCount, back }) => studioCount > 0 || back === 'studio')}
              onChange={(next) => setWay({ ...next, toOf: buyer.key })}
            />
          </section>
        )}
      </div>
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
          ) : data === null ? (
            <p>{texts.noPrice}</p>
          ) : null}
        </div>
      </section>
    </div>
  )
}
