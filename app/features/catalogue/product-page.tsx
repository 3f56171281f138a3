import { Suspense, type ReactNode } from 'react'
import type { Product } from '#contract/catalogue.ts'
import type { ContentBlock } from '#contract/content.ts'
import { later } from '#app/lib/page-start/later.tsx'
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import { navigationTexts } from '#texts/nl/navigation.ts'
import type { PriceAnswer } from './ask-price.ts'
import { cardAction } from './card-action.ts'
import { Gallery } from './gallery.tsx'
import { OrderPanel, ProductDetails } from './product-at-rest.ts'
import styles from './product-page.module.css'
import type { RequestLogin } from './use-add-to-cart.ts'

const ComposedPrice = later(async () => {
  const { ComposedPrice: price } = await import('./composed-price.tsx')
  return price
})

type ProductPageProps = {
  readonly product: Product
  /** Only for what is not composed. */
  readonly firstAnswer?: PriceAnswer
  readonly usps?: ContentBlock | null | undefined
  readonly requestLogin: RequestLogin
  /** Take the place of gallery and order panel for what is composed step by step. */
  readonly picture?: ReactNode
  readonly composer?: ReactNode
}

/** All about one product: what it looks like, what it costs as it is wanted, and what it is made of. */
export function ProductPage(props: ProductPageProps) {
  const { product, firstAnswer, usps, requestLogin, picture, composer } = props
  const { title, breadcrumbs, images, shortDescription } = product
  const isSimple = cardAction({ ...product, customOptions: [] }) === 'visible'
  return (
    <div className={styles.page}>
      <div className="wrap">
        <Breadcrumbs
          label={navigationTexts.breadcrumbs}
          crumbs={breadcrumbs.map(({ label, url }) => ({ label, to: url }))}
        />
        <div className={styles.top}>
          {picture ? (
            <div className={styles.composed}>{picture}</div>
          ) : (
            <Gallery images={images} title={title} />
          )}
          <div className={styles.order}>
            <h1>{title}</h1>
            <p className="lead">{shortDescription}</p>
            {isSimple && firstAnswer ? (
              <OrderPanel
                key={product.sku}
                product={product}
                firstAnswer={firstAnswer}
                usps={usps}
                requestLogin={requestLogin}
              />
            ) : (
              (composer ?? (
                <Suspense>
                  <ComposedPrice product={product} usps={usps} />
                </Suspense>
              ))
            )}
          </div>
        </div>
      </div>
      <ProductDetails product={product} requestLogin={requestLogin} />
    </div>
  )
}
