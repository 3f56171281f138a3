import { useMutation } from '@tanstack/react-query'
import { type ChangeEvent, type DragEvent, type ReactNode, useRef, useState } from 'react'
import type { DeskPicture } from '#contract/office/products.ts'
import { Button } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { uploadIcon } from '#app/ui/icons/upload.ts'
import { Notice } from '#app/ui/notice.tsx'
import { pictureFieldTexts } from '#texts/nl/office/picture-field.ts'
import { errorLines, TOLD_IN_PLACE } from '../lib/call-errors.ts'
import { PHOTOGRAPHS, sendPicture } from '../lib/send-picture.ts'
import { useFormWaits } from './form-waits.ts'
import styles from './picture-field.module.css'

type PictureFieldProps = {
  readonly name: string
  readonly label: string
  /** What the form sends of the picture that is chosen; nothing for none. */
  readonly value: string
  /** The picture that is chosen, as it is shown; without it `value` is its address. */
  readonly shown?: ReactNode
  /** What else can be done with it. */
  readonly further?: ReactNode
  readonly accept?: string
  /** Its words, where those of any picture do not do. */
  readonly texts?: { readonly [Word in 'none' | 'choose' | 'other' | 'remove' | 'hint']?: string }
  readonly error?: string | undefined
  readonly onChoose: (picture: DeskPicture | null) => void
}

/**
 * A picture in a form: another one is chosen or dropped, uploaded at once, for which the form waits, and kept when the form is saved.
 * Nobody has to know where pictures lie.
 */
export function PictureField(props: PictureFieldProps) {
  const { name, label, value, shown, further, accept = PHOTOGRAPHS, error, onChoose } = props
  const texts = { ...pictureFieldTexts, ...props.texts }
  const input = useRef<HTMLInputElement>(null)
  const chooser = useRef<HTMLButtonElement>(null)
  const [isOver, setIsOver] = useState(false)
  const upload = useMutation({
    meta: TOLD_IN_PLACE,
    mutationFn: sendPicture,
    onSuccess: onChoose,
  })
  useFormWaits(upload.isPending)

  function take(files: FileList | null) {
    const [file] = files ?? []
    if (file && !upload.isPending) upload.mutate(file)
  }

  function takeChosen({ target }: ChangeEvent<HTMLInputElement>) {
    take(target.files)
    // The same file may be chosen again.
    target.value = ''
  }

  function onDragOver(event: DragEvent) {
    if (!event.dataTransfer.types.includes('Files')) return
    event.preventDefault()
    setIsOver(true)
  }

  function onDrop(event: DragEvent) {
    event.preventDefault()
    setIsOver(false)
    take(event.dataTransfer.files)
  }

  function remove() {
    chooser.current?.focus()
    upload.reset()
    onChoose(null)
  }

  const isChosen = value !== ''
  const fault = upload.error ? errorLines(upload.error).join(' ') : error
  return (
    <fieldset>
      <legend className="strong">{label}</legend>
      <div
        className={classNames(styles.field, isOver && styles.over)}
        onDragOver={onDragOver}
        onDragLeave={() => setIsOver(false)}
        onDrop={onDrop}
      >
        <input type="hidden" name={name} value={value} />
        <input ref={input} type="file" accept={accept} hidden onChange={takeChosen} />
        <div className={isChosen ? styles.image : undefined}>
          {isChosen && (shown ?? <PictureAt key={value} url={value} />)}
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
              {isChosen && !upload.isPending && (
                <Button look="tertiary" size="small" onClick={remove}>
                  {texts.remove}
                </Button>
              )}
            </div>
            <output className="muted">{upload.isPending ? texts.uploading : texts.hint}</output>
          </div>
        </div>
      </div>
      <div role="alert">{fault !== undefined && <Notice tone="error">{fault}</Notice>}</div>
    </fieldset>
  )
}

/** What lies at an address, which somebody may have typed once. */
function PictureAt({ url }: { readonly url: string }) {
  const [isGone, setIsGone] = useState(false)
  if (isGone) return <p className="muted">{pictureFieldTexts.gone}</p>
  return (
    <img className={styles.boxed} src={url} alt={pictureFieldTexts.shown} onError={() => setIsGone(true)} />
  )
}
