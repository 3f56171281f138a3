import { Link } from 'react-router'
import type { ProductUse } from '#contract/office/product-use.ts'
import type { ProductUseKind } from '#domain/catalogue/product-use.ts'
import { Notice } from '#app/ui/notice.tsx'
import { productUseTexts as texts } from '#texts/nl/office/product-use.ts'
import { paths } from '../../paths.ts'

/** Where each kind of use is seen. */
const PATHS: Readonly<Record<ProductUseKind, (id: string) => string>> = {
  order: paths.order,
  sentQuote: paths.quote,
  quote: paths.quote,
  cart: paths.company,
  configurator: paths.configurator,
  configuratorDraft: paths.configurator,
  related: paths.product,
  replacement: paths.product,
  productDraft: paths.product,
  priceList: paths.priceList,
}

type ProductUsesProps = {
  readonly title: string
  readonly text: string
  readonly uses: readonly ProductUse[]
}

/** Why something cannot be done with a product: what uses it, each with the way there. */
export function ProductUses({ title, text, uses }: ProductUsesProps) {
  return (
    <Notice tone="warning" title={title}>
      <p>{text}</p>
      <ul>
        {uses.map(({ kind, places, hasMore }) => (
          <li key={kind}>
            {texts.kindLabel(kind)}{' '}
            {places.map(({ id, name }, place) => (
              <span key={id}>
                {place > 0 && ', '}
                <Link className="text-link" to={PATHS[kind](id)}>
                  {name}
                </Link>
              </span>
            ))}
            {places.length === 0 ? texts.hidden : hasMore && ` ${texts.more}`}
          </li>
        ))}
      </ul>
    </Notice>
  )
}
