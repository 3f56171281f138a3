import { cardCaption } from '#domain/designs/card-traits.ts'
import type { DesignCard } from '#domain/designs/merge-uploads.ts'
import { Thumbnail } from '#app/lib/designs/thumbnail.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { imageOffIcon } from '#app/ui/icons/image-off.ts'
import { uploadTexts } from '#texts/nl/upload.ts'
import styles from './design-card.module.css'
import { useManagerActions } from './manager-actions.ts'

type CardPreviewProps = { readonly card: DesignCard }

/** The picture of a file, a sheet that fills while it is on its way, or that there is none. */
export function CardPreview({ card }: CardPreviewProps) {
  const { showProof } = useManagerActions()
  const { status, progress, images, name } = card
  const preview = images.preview
  const caption = cardCaption(status, preview !== null)
  if (preview !== null) {
    return (
      <button
        type="button"
        className={styles.proof}
        aria-label={uploadTexts.proofOf(name)}
        aria-haspopup="dialog"
        onClick={() => showProof(card)}
      >
        <Thumbnail
          {...preview}
          widthPx={320}
          heightPx={264}
          className={styles.picture}
          missing={<NoPreview />}
        />
      </button>
    )
  }
  if (caption === 'noPreview') return <NoPreview />
  return <WaitingSheet percent={caption === 'uploading' ? progress : 100} />
}

const NoPreview = () => (
  <p className={styles.noPreview}>
    <Icon of={imageOffIcon} sizePx={28} />
    {uploadTexts.captions.noPreview}
  </p>
)

const SHEET = { left: 16, width: 138 } as const

/** A press sheet with crop marks that fills from the left as the upload advances (design 7, File card). */
function WaitingSheet({ percent }: { readonly percent: number }) {
  const filled = (SHEET.width * percent) / 100
  const edge = SHEET.left + filled
  return (
    <svg viewBox="0 0 170 104" className={styles.sheet} aria-hidden="true" focusable="false">
      <path
        className={styles.crops}
        d="M16 5v7M5 16h7M154 5v7M165 16h-7M16 99v-7M5 88h7M154 99v-7M165 88h-7"
      />
      <rect className={styles.paper} x={SHEET.left} y="16" width={SHEET.width} height="72" />
      <rect className={styles.filled} x={SHEET.left} y="16" width={filled} height="72" />
      {percent > 0 && percent < 100 && <path className={styles.edge} d={`M${edge} 16v72`} />}
      <path className={styles.mark} d="M94 52a9 9 0 1 1-18 0 9 9 0 0 1 18 0ZM85 36v32M69 52h32" />
    </svg>
  )
}
