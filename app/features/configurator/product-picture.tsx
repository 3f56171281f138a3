import { configuratorTexts } from '#texts/nl/configurator.ts'
import { formatSizeCm } from '#texts/nl/format-size.ts'
import { useComposing } from './composing-context.ts'
import styles from './product-picture.module.css'

const WIDTH = 640
const HEIGHT = 480
const MARGIN = 90

/** The product to scale, as it was composed so far. */
export function ProductPicture({ title }: { readonly title: string }) {
  const { evaluation } = useComposing()
  const { widthMm, heightMm } = evaluation.size
  const size = widthMm !== null && heightMm !== null ? { widthMm, heightMm } : { widthMm: 4, heightMm: 3 }
  const scale = Math.min((WIDTH - 2 * MARGIN) / size.widthMm, (HEIGHT - 2 * MARGIN) / size.heightMm)
  const width = size.widthMm * scale
  const height = size.heightMm * scale
  const name =
    widthMm !== null && heightMm !== null ? formatSizeCm(widthMm, heightMm) : configuratorTexts.picture
  return (
    <figure className={styles.picture}>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={configuratorTexts.pictureOf(title, name)}
      >
        <rect
          x={(WIDTH - width) / 2}
          y={(HEIGHT - height) / 2}
          width={width}
          height={height}
          className={styles.sheet}
        />
      </svg>
    </figure>
  )
}
