import { chevronRightIcon } from '#app/ui/icons/chevron-right.ts'
import { clockIcon } from '#app/ui/icons/clock.ts'
import { Link } from 'react-router'
import type { ProductCard as Card } from '#contract/catalogue.ts'
import { Icon } from '#app/ui/icon.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { Price } from '#app/ui/price.tsx'
import { productCardTexts } from '#texts/nl/product-card.ts'
import { formatPrice } from '#texts/nl/format.ts'
import { CardOrder } from './card-order-at-rest.ts'
import { cardAction } from './card-action.ts'
import styles from './product-card.module.css'
import type { RequestLogin } from './use-add-to-cart.ts'

/** Beside the words on a phone, then in two columns, then in three or four. */
const SIZES = '(min-width: 992px) 320px, (min-width: 576px) 50vw, 104px'

/** How soon a product can be ready, in whole working days; what takes none is in stock. */
const productionText = (days: number): string =>
  days <= 0 ? productCardTexts.inStock : productCardTexts.productionDays(days)

type ProductCardProps = {
  readonly product: Card
  readonly requestLogin: RequestLogin
  /** The first row loads at once; the first picture of the page before all else. */
  readonly loading?: 'first' | 'eager' | 'lazy'
  readonly headingLevel?: 2 | 3
}

/** A product in a list. The whole card is the link; the button lies above it. */
export function ProductCard({ product, requestLogin, loading = 'lazy', headingLevel = 3 }: ProductCardProps) {
  const { title, url, image, shortDescription, price, priceBasis, priceUnit, productionDays } = product
  const Heading = `h${headingLevel}` as const
  const isDirect = cardAction(product) === 'visible'
  const isPerPiece = isDirect && priceBasis === 'piece'
  return (
    <li className={styles.card}>
      <div className={`picture-frame ${styles.picture}`}>
        {image && (
          <Picture
            image={image}
            sizes={SIZES}
            alt=""
            loading={loading === 'lazy' ? 'lazy' : 'eager'}
            fetchPriority={loading === 'first' ? 'high' : 'auto'}
          />
        )}
      </div>
      <div className={styles.words}>
        <Heading>
          <Link to={url}>{title}</Link>
        </Heading>
        <p className={styles.description}>{shortDescription}</p>
        <p className={styles.production}>
          <Icon of={clockIcon} sizePx={16} />
          {productionText(productionDays)}
        </p>
        <div className={styles.price}>
          <Price
            before={isPerPiece || price === null ? undefined : productCardTexts.from}
            after={price === null ? undefined : priceUnit}
            amount={formatPrice(price?.excludingTaxInCents ?? null)}
          />
        </div>
      </div>
      <div className={isDirect ? styles.order : styles.quiet}>
        {isDirect ? (
          <CardOrder product={product} requestLogin={requestLogin} />
        ) : (
          <span aria-hidden="true" className={styles.go}>
            {productCardTexts.compose}
            <Icon of={chevronRightIcon} sizePx={18} />
          </span>
        )}
      </div>
    </li>
  )
}
