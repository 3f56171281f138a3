import type { DesignCard } from '#domain/designs/merge-uploads.ts'
import { Thumbnail } from '#app/lib/designs/thumbnail.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { uploadTexts } from '#texts/nl/upload.ts'
import styles from './proof.module.css'

type ProofProps = { readonly card: DesignCard; readonly onClose: () => void }

/** The picture of a design as large as the screen allows, so that it can be judged before it is approved. */
export function Proof({ card: { name, images }, onClose }: ProofProps) {
  const { preview } = images
  return (
    <Dialog open size="full" title={name} onClose={onClose} className={styles.proof ?? ''}>
      {preview && (
        <Thumbnail
          {...preview}
          widthPx={1200}
          heightPx={800}
          className={styles.picture}
          missing={<p>{uploadTexts.captions.noPreview}</p>}
        />
      )}
    </Dialog>
  )
}
