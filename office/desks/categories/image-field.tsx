import { useMutation } from '@tanstack/react-query'
import { type ChangeEvent, useRef, useState } from 'react'
import { DeskPicture, PICTURES_PATH } from '#contract/office/products.ts'
import { Button } from '#app/ui/button.tsx'
import { uploadIcon } from '#app/ui/icons/upload.ts'
import { Notice } from '#app/ui/notice.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { categoryTexts as texts } from '#texts/nl/office/categories.ts'
import { errorLines, TOLD_IN_PLACE } from '../../lib/call-errors.ts'
import { sendFile } from '../../lib/send-file.ts'
import styles from './categories.module.css'

type ImageFieldProps = { readonly image: DeskPicture | null; readonly error: string | undefined }

/** The picture of a category: another one is uploaded at once and shown when the form is saved. */
export function ImageField({ image, error }: ImageFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const [chosen, setChosen] = useState(image)
  const chooser = useRef<HTMLButtonElement>(null)
  const upload = useMutation({
    meta: TOLD_IN_PLACE,
    mutationFn: async (file: File) => DeskPicture.parse(await sendFile(PICTURES_PATH, file)),
    onSuccess: setChosen,
  })

  function take({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? []
    if (file) upload.mutate(file)
    // The same file may be chosen again.
    target.value = ''
  }

  const fault = upload.error ? errorLines(upload.error).join(' ') : error
  return (
    <fieldset>
      <legend className="strong">{texts.fields.imageId}</legend>
      <input type="hidden" name="imageId" value={chosen?.id ?? ''} />
      <input
        ref={input}
        type="file"
        accept="image/jpeg,image/png,image/webp,image/avif,image/tiff"
        hidden
        onChange={take}
      />
      <div className={chosen ? styles.image : undefined}>
        {chosen && <Picture image={chosen} alt={texts.imageOf(chosen.alt)} sizes="160px" />}
        <div>
          {!chosen && <p className="muted">{texts.noImage}</p>}
          <div className={styles.imageActs}>
            <Button
              ref={chooser}
              look="secondary"
              size="small"
              icon={uploadIcon}
              pending={upload.isPending}
              onClick={() => input.current?.click()}
            >
              {chosen ? texts.otherImage : texts.chooseImage}
            </Button>
            {chosen && (
              <Button
                look="tertiary"
                size="small"
                onClick={() => {
                  chooser.current?.focus()
                  setChosen(null)
                }}
              >
                {texts.removeImage}
              </Button>
            )}
          </div>
          <p className="muted">{texts.imageHint}</p>
        </div>
      </div>
      <div role="alert">{fault !== undefined && <Notice tone="error">{fault}</Notice>}</div>
    </fieldset>
  )
}
