import type { DeskPicture } from '#contract/office/products.ts'
import { type Crop, cropPx, type Focus } from '#domain/catalogue/picture-cut.ts'
import { pictureCutTexts as texts } from '#texts/nl/office/picture-cut-dialog.ts'
import { cutPlace, shapeOf } from './cut-place.ts'
import styles from './picture-cut.module.css'

/** How the shop shows a picture of a product: as a card, and small beside its name. */
const SHAPES = {
  card: { shape: 4 / 3, widthPx: 220 },
  small: { shape: 4 / 3, widthPx: 72 },
} as const
export const CARD_SHAPE = SHAPES.card.shape
/** Narrower than the shop shows it on a page of its own. */
const SHARP_FROM_PX = 640

type CutPreviewsProps = {
  readonly whole: NonNullable<DeskPicture['cut']>['whole']
  readonly crop: Crop
  readonly focus: Focus
}

/** What becomes of a picture: in its own shape, and as the shop cuts it. */
export function CutPreviews({ whole, crop, focus }: CutPreviewsProps) {
  const own = shapeOf(crop, whole)
  const { width, height } = cropPx(crop, whole)
  return (
    <div className={styles.previews}>
      <Preview
        {...{ whole, crop, focus }}
        caption={texts.result(width, height)}
        shape={own}
        widthPx={Math.min(SHAPES.card.widthPx, 165 * own)}
      />
      <Preview {...{ whole, crop, focus }} caption={texts.shapes.card} {...SHAPES.card} />
      <Preview {...{ whole, crop, focus }} caption={texts.shapes.small} {...SHAPES.small} />
      {width < SHARP_FROM_PX && <p className="muted small">{texts.unsharp}</p>}
    </div>
  )
}

type PreviewProps = CutPreviewsProps & {
  readonly caption: string
  readonly shape: number
  readonly widthPx: number
}

const Preview = ({ whole, crop, focus, caption, shape, widthPx }: PreviewProps) => (
  <figure>
    <div className={styles.box} style={{ aspectRatio: shape, maxWidth: widthPx }}>
      <img src={whole.url} alt="" style={cutPlace(crop, focus, whole, shape)} />
    </div>
    <figcaption className="small">{caption}</figcaption>
  </figure>
)
