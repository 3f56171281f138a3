import { useState } from 'react'
import type { Product } from '#contract/catalogue.ts'
import { productTexts } from '#texts/nl/product.ts'
import styles from './gallery.module.css'

type GalleryProps = { readonly images: Product['images']; readonly title: string }

/** The pictures of a product, one at a time. */
export function Gallery({ images, title }: GalleryProps) {
  const [shown, setShown] = useState(0)
  const image = images[shown] ?? images[0]
  return (
    <section aria-label={productTexts.gallery} className={styles.gallery}>
      <div className={styles.large}>
        {image && (
          <img
            src={image.url}
            alt={image.alt || title}
            width={image.width}
            height={image.height}
            fetchPriority="high"
          />
        )}
      </div>
      {images.length > 1 && (
        <ul className={styles.thumbs}>
          {images.map((thumb, index) => (
            <li key={thumb.url}>
              <button
                type="button"
                aria-label={productTexts.imageOf(index + 1, images.length)}
                aria-pressed={index === shown}
                onClick={() => setShown(index)}
              >
                <img src={thumb.url} alt="" width={thumb.width} height={thumb.height} loading="lazy" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
