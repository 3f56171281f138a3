import type { Product } from '#contract/catalogue.ts'
import { ContentHtml } from '#app/lib/shop/content-html.tsx'
import { Region } from '#app/lib/pages/region.tsx'
import { productTexts } from '#texts/nl/product.ts'
import { formatFileSize } from '#texts/nl/format-size.ts'
import { ProductGrid } from './product-grid.tsx'
import styles from './product-details.module.css'
import { TierTable } from './tier-table.tsx'
import type { RequestLogin } from './use-add-to-cart.ts'

type ProductDetailsProps = { readonly product: Product; readonly requestLogin: RequestLogin }

/** What a product is made of, what it costs by the quantity, and what goes with it. */
export function ProductDetails({ product, requestLogin }: ProductDetailsProps) {
  const { files, related } = product
  return (
    <>
      <div className="wrap">
        <div className={styles.details}>
          <div>
            <Description product={product} />
            <Downloads files={files} />
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
    </>
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
