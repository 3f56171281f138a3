import type { ReactNode } from 'react'
import type { Product } from '#contract/catalogue.ts'
import type { ContentBlock } from '#contract/content.ts'
import { ContentHtml } from '#app/lib/content-html.tsx'
import { Region } from '#app/lib/region.tsx'
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import { navigationTexts } from '#texts/nl/navigation.ts'
import { productTexts } from '#texts/nl/product.ts'
import { formatFileSize } from '#texts/nl/format-size.ts'
import type { PriceAnswer } from './ask-price.ts'
import { cardAction } from './card-action.ts'
import { ComposedPrice } from './composed-price.tsx'
import { Gallery } from './gallery.tsx'
import { OrderPanel } from './order-panel.tsx'
import { ProductGrid } from './product-grid.tsx'
import styles from './product-page.module.css'
import { TierTable } from './tier-table.tsx'
import type { RequestLogin } from './use-add-to-cart.ts'

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
  const { title, breadcrumbs, images, shortDescription, related } = product
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
              (composer ?? <ComposedPrice product={product} usps={usps} />)
            )}
          </div>
        </div>
        <div className={styles.details}>
          <div>
            <Description product={product} />
            <Downloads files={product.files} />
          </div>
          <div>
            <TierTable product={product} />
            <Properties product={product} />
          </div>
        </div>
      </div>
      {related.length > 0 && (
        <section aria-labelledby="hoort-hierbij" className={styles.related}>
          <div className="wrap">
            <h2 id="hoort-hierbij" className="type-32">
              {productTexts.related}
            </h2>
            <Region>
              <ProductGrid products={related.slice(0, 4)} requestLogin={requestLogin} />
            </Region>
          </div>
        </section>
      )}
    </div>
  )
}

function Description({ product }: { readonly product: Product }) {
  if (!product.description) return null
  return (
    <section aria-labelledby="beschrijving" className={styles.part}>
      <h2 id="beschrijving">{productTexts.description}</h2>
      <ContentHtml html={product.description} className="prose" />
    </section>
  )
}

function Downloads({ files }: Pick<Product, 'files'>) {
  if (files.length === 0) return null
  return (
    <section aria-labelledby="downloads" className={styles.part}>
      <h2 id="downloads">{productTexts.files}</h2>
      <ul>
        {files.map(({ name, url, sizeBytes }) => (
          <li key={url} className={styles.file}>
            <a href={url} download className="text-link">
              {name}
            </a>
            <span className="small muted">{formatFileSize(sizeBytes)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Properties({ product }: { readonly product: Product }) {
  return (
    <section aria-labelledby="eigenschappen" className={styles.part}>
      <h2 id="eigenschappen">{productTexts.properties}</h2>
      <dl className={styles.properties}>
        {product.properties.map(({ code, label, value }) => (
          <div key={code}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className="small muted">{productTexts.sku(product.sku)}</p>
    </section>
  )
}
