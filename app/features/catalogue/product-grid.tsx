import type { ProductCard as Card } from '#contract/catalogue.ts'
import { classNames } from '#app/ui/class-names.ts'
import { ProductCard } from './product-card.tsx'
import styles from './product-grid.module.css'
import type { RequestLogin } from './use-add-to-cart.ts'

/** A row beside the filters; the next one is below the first screen. */
const EAGER_CARDS = 3

type ProductGridProps = {
  readonly products: readonly Card[]
  readonly requestLogin: RequestLogin
  /** Beside a column of filters there is room for fewer. */
  readonly isBesideFilters?: boolean
  /** Whether its pictures are the first of the page. */
  readonly isFirst?: boolean
  readonly headingLevel?: 2 | 3
}

export function ProductGrid(props: ProductGridProps) {
  const { products, requestLogin, isBesideFilters = false, isFirst = false, headingLevel = 3 } = props
  const loadingOf = (index: number) => {
    if (!isFirst || index >= EAGER_CARDS) return 'lazy'
    return index === 0 ? 'first' : 'eager'
  }
  return (
    <ul className={classNames(styles.grid, isBesideFilters && styles.narrow)}>
      {products.map((product, index) => (
        <ProductCard
          key={product.sku}
          product={product}
          requestLogin={requestLogin}
          loading={loadingOf(index)}
          headingLevel={headingLevel}
        />
      ))}
    </ul>
  )
}
