import { useState } from 'react'
import type { Product } from '#contract/catalogue.ts'
import { Picture } from '#app/ui/picture.tsx'
import { productTexts } from '#texts/nl/product.ts'
import styles from './gallery.module.css'

/** The whole width, until the order panel stands beside it. */
const SIZES = '(min-width: 992px) 640px, 100vw'

type GalleryProps = { readonly images: Product['images']; readonly title: string }

/** The pictures of a product, one at a time. */
export function Gallery({ images, title }: GalleryProps) {
  const [shown, setShown] = useState(0)
  const image = images[shown] ?? images[0]
  return (
    <section aria-label={productTexts.gallery} className={styles.gallery}>
      <div className={styles.large}>
        {image && <Picture image={image} sizes={SIZES} alt={image.alt || title} fetchPriority="high" />}
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
                <Picture image={thumb} sizes="160px" alt="" loading="lazy" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
