import { Link } from 'react-router'
import type { SearchResult } from '#contract/search.ts'
import { Price } from '#app/ui/price.tsx'
import { RegistrationMark } from '#app/ui/registration-mark.tsx'
import { formatPrice } from '#texts/nl/format.ts'
import { searchTexts } from '#texts/nl/search.ts'
import styles from './search-results.module.css'

type ResultCardProps = { readonly result: SearchResult; readonly isEager: boolean }

/** A result on the page of results: the same as in the list, with its picture. */
export function ResultCard({ result, isEager }: ResultCardProps) {
  const { title, url, kind, imageUrl, description, price, priceUnit } = result
  return (
    <li className={styles.card}>
      <div className={styles.picture}>
        {imageUrl ? (
          <img src={imageUrl} alt="" width={400} height={300} loading={isEager ? 'eager' : 'lazy'} />
        ) : (
          <RegistrationMark quiet />
        )}
      </div>
      <div className={styles.words}>
        <h2>
          <Link to={url}>{title}</Link>
        </h2>
        <p className={styles.description}>{description}</p>
        <div className={styles.foot}>
          {price ? (
            <Price
              before={searchTexts.from}
              amount={formatPrice(price.excludingTaxInCents)}
              after={priceUnit}
            />
          ) : (
            <p className="meta muted">{searchTexts.kinds[kind]}</p>
          )}
        </div>
      </div>
    </li>
  )
}
