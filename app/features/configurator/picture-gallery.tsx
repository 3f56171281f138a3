import { useId, useState } from 'react'
import type { Product } from '#contract/catalogue.ts'
import { configuratorTexts } from '#texts/nl/configurator.ts'
import { productTexts } from '#texts/nl/product.ts'
import { useComposing } from './composing-context.ts'
import { ProductPicture } from './product-picture.tsx'
import styles from './picture-gallery.module.css'

type PictureGalleryProps = { readonly title: string; readonly images: Product['images'] }

const MOST_PHOTOGRAPHS = 3

/** The live picture, and photographs to look at instead; a change of the choices brings the live picture back. */
export function PictureGallery({ title, images }: PictureGalleryProps) {
  const { choices } = useComposing().state
  const [looked, setLooked] = useState<{ readonly at: number; readonly choices: object } | null>(null)
  const id = useId()
  const photographs = images.slice(0, MOST_PHOTOGRAPHS)
  const shown = looked?.choices === choices ? photographs[looked.at] : undefined
  return (
    <section aria-label={productTexts.gallery}>
      <div className={styles.large}>
        <ProductPicture title={title} id={id} isHidden={shown !== undefined} />
        {shown && <img src={shown.url} alt={shown.alt || title} width={shown.width} height={shown.height} />}
      </div>
      {photographs.length > 0 && (
        <ul className={styles.thumbs}>
          <li>
            <button
              type="button"
              aria-label={configuratorTexts.showPicture}
              aria-pressed={!shown}
              onClick={() => setLooked(null)}
            >
              <svg viewBox="0 0 640 480" aria-hidden="true">
                <use href={`#${id}scene`} />
              </svg>
            </button>
          </li>
          {photographs.map((photograph, index) => (
            <li key={photograph.url}>
              <button
                type="button"
                aria-label={productTexts.imageOf(index + 1, photographs.length)}
                aria-pressed={photograph === shown}
                onClick={() => setLooked({ at: index, choices })}
              >
                <img
                  src={photograph.url}
                  alt=""
                  width={photograph.width}
                  height={photograph.height}
                  loading="lazy"
                />
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
