import { useMutation } from '@tanstack/react-query'
import { type ChangeEvent, type ReactNode, useRef } from 'react'
import type { DeskPicture } from '#contract/office/products.ts'
import { Button } from '#app/ui/button.tsx'
import { uploadIcon } from '#app/ui/icons/upload.ts'
import { Notice } from '#app/ui/notice.tsx'
import { editTexts } from '#texts/nl/office/editing.ts'
import { errorLines, TOLD_IN_PLACE } from '../lib/call-errors.ts'
import { sendPicture } from '../lib/send-picture.ts'
import { useFormWaits } from './form-waits.ts'
import styles from './picture-field.module.css'

type PictureFieldProps = {
  readonly name: string
  readonly label: string
  /** What the form sends of the picture that is chosen; nothing for none. */
  readonly value: string
  /** The picture that is chosen, as it is shown. */
  readonly shown: ReactNode
  /** What else can be done with it. */
  readonly further?: ReactNode
  readonly accept: string
  readonly texts: {
    readonly none: string
    readonly choose: string
    readonly other: string
    readonly remove: string
    readonly hint: string
  }
  readonly error: string | undefined
  readonly onChoose: (picture: DeskPicture | null) => void
}

/** A picture in a form: another one is uploaded at once, for which the form waits, and kept when the form is saved. */
export function PictureField({
  name,
  label,
  value,
  shown,
  further,
  accept,
  texts,
  error,
  onChoose,
}: PictureFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const chooser = useRef<HTMLButtonElement>(null)
  const upload = useMutation({
    meta: TOLD_IN_PLACE,
    mutationFn: sendPicture,
    onSuccess: onChoose,
  })
  useFormWaits(upload.isPending)

  function take({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? []
    if (file) upload.mutate(file)
    // The same file may be chosen again.
    target.value = ''
  }

  const isChosen = value !== ''
  const fault = upload.error ? errorLines(upload.error).join(' ') : error
  return (
    <fieldset>
      <legend className="strong">{label}</legend>
      <input type="hidden" name={name} value={value} />
      <input ref={input} type="file" accept={accept} hidden onChange={take} />
      <div className={isChosen ? styles.image : undefined}>
        {isChosen && shown}
        <div>
          {!isChosen && <p className="muted">{texts.none}</p>}
          <div className={styles.acts}>
            <Button
              ref={chooser}
              look="secondary"
              size="small"
              icon={uploadIcon}
              pending={upload.isPending}
              onClick={() => input.current?.click()}
            >
              {isChosen ? texts.other : texts.choose}
            </Button>
            {isChosen && further}
            {isChosen && (
              <Button
                look="tertiary"
                size="small"
                onClick={() => {
                  chooser.current?.focus()
                  onChoose(null)
                }}
              >
                {texts.remove}
              </Button>
            )}
          </div>
          <output className="muted">{upload.isPending ? editTexts.uploading : texts.hint}</output>
        </div>
      </div>
      <div role="alert">{fault !== undefined && <Notice tone="error">{fault}</Notice>}</div>
    </fieldset>
  )
}
