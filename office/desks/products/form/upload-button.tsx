import { type ChangeEvent, useRef } from 'react'
import { Button } from '#app/ui/button.tsx'
import { uploadIcon } from '#app/ui/icons/upload.ts'
import styles from './upload-button.module.css'

type UploadButtonProps = {
  readonly label: string
  readonly hint: string
  /** What the chooser of files offers. */
  readonly accept: string
  readonly pending: boolean
  readonly onFiles: (files: readonly File[]) => void
}

/** Lets somebody choose files of his computer. */
export function UploadButton({ label, hint, accept, pending, onFiles }: UploadButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  function take({ target }: ChangeEvent<HTMLInputElement>) {
    const files = [...(target.files ?? [])]
    if (files.length > 0) onFiles(files)
    // The same file may be chosen again.
    target.value = ''
  }
  return (
    <div className={styles.upload}>
      <input ref={input} type="file" accept={accept} multiple hidden onChange={take} />
      <Button
        look="secondary"
        size="small"
        icon={uploadIcon}
        pending={pending}
        onClick={() => input.current?.click()}
      >
        {label}
      </Button>
      <p className="muted">{hint}</p>
    </div>
  )
}
