import { useMutation } from '@tanstack/react-query'
import type { Editor } from '@tiptap/react'
import { type ChangeEvent, type KeyboardEvent, useRef, useState } from 'react'
import { DeskPicture, PICTURES_PATH } from '#contract/office/products.ts'
import { Button } from '#app/ui/button.tsx'
import { uploadIcon } from '#app/ui/icons/upload.ts'
import { Notice } from '#app/ui/notice.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { richTextTexts as texts } from '#texts/nl/office/rich-text.ts'
import { errorLines, TOLD_IN_PLACE } from '../../lib/call-errors.ts'
import { sendFile } from '../../lib/send-file.ts'
import styles from './rich-text.module.css'

type PictureBarProps = { readonly editor: Editor; readonly onClose: () => void }

/** The picture that is selected, or one that comes where the cursor is. */
export function PictureBar({ editor, onClose }: PictureBarProps) {
  const input = useRef<HTMLInputElement>(null)
  const isThere = editor.isActive('image')
  const [alt, setAlt] = useState(() => String(editor.getAttributes('image')['alt'] ?? ''))
  const upload = useMutation({
    meta: TOLD_IN_PLACE,
    mutationFn: async (file: File) => DeskPicture.parse(await sendFile(PICTURES_PATH, file)),
    onSuccess({ url: src, width, height }) {
      editor.chain().focus().setImage({ src, alt: alt.trim(), width, height }).run()
      onClose()
    },
  })

  function take({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? []
    if (file) upload.mutate(file)
    // The same file may be chosen again.
    target.value = ''
  }

  function keepAlt() {
    editor.chain().focus().updateAttributes('image', { alt: alt.trim() }).run()
    onClose()
  }

  function press(event: KeyboardEvent) {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return
    // Nor is the form sent that the text is a field of.
    event.preventDefault()
    if (isThere) keepAlt()
    else input.current?.click()
  }

  return (
    // The key is that of the field in it.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div className={styles.bar} onKeyDown={press}>
      <TextField
        label={texts.alt}
        hint={texts.altHint}
        value={alt}
        optional
        compact
        autoComplete="off"
        maxLength={250}
        // It was opened to be filled in.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        onChange={({ target }) => setAlt(target.value)}
      />
      <input
        ref={input}
        type="file"
        accept="image/jpeg,image/png,image/webp,image/avif,image/tiff"
        hidden
        onChange={take}
      />
      <div className={styles.acts}>
        {isThere && (
          <Button size="small" onClick={keepAlt}>
            {texts.setAlt}
          </Button>
        )}
        <Button
          look={isThere ? 'secondary' : 'primary'}
          size="small"
          icon={uploadIcon}
          pending={upload.isPending}
          onClick={() => input.current?.click()}
        >
          {isThere ? texts.otherPicture : texts.choosePicture}
        </Button>
        {isThere && (
          <Button
            look="secondary"
            size="small"
            onClick={() => {
              editor.chain().focus().deleteSelection().run()
              onClose()
            }}
          >
            {texts.dropPicture}
          </Button>
        )}
        <Button look="tertiary" size="small" onClick={onClose}>
          {texts.close}
        </Button>
      </div>
      <div role="alert">
        {upload.error && <Notice tone="error">{errorLines(upload.error).join(' ')}</Notice>}
      </div>
    </div>
  )
}
