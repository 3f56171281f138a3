import { useMutation } from '@tanstack/react-query'
import type { Editor } from '@tiptap/react'
import { type ChangeEvent, useRef, useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { uploadIcon } from '#app/ui/icons/upload.ts'
import { Notice } from '#app/ui/notice.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { richTextTexts as texts } from '#texts/nl/office/rich-text.ts'
import { errorLines, TOLD_IN_PLACE } from '../../lib/call-errors.ts'
import { PHOTOGRAPHS, sendPicture } from '../../lib/send-picture.ts'
import { useFormWaits } from '../form-waits.ts'
import { Bar } from './bar.tsx'
import styles from './rich-text.module.css'

type PictureBarProps = { readonly editor: Editor; readonly onClose: () => void }

/** The picture that is selected, or one that comes where the cursor is. */
export function PictureBar({ editor, onClose }: PictureBarProps) {
  const input = useRef<HTMLInputElement>(null)
  const isThere = editor.isActive('image')
  const [alt, setAlt] = useState(() => String(editor.getAttributes('image')['alt'] ?? ''))
  const upload = useMutation({
    meta: TOLD_IN_PLACE,
    mutationFn: sendPicture,
    onSuccess({ url: src, width, height }) {
      editor.chain().focus().setImage({ src, alt: alt.trim(), width, height }).run()
      onClose()
    },
  })
  useFormWaits(upload.isPending)

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

  const choose = () => input.current?.click()
  return (
    <Bar onEnter={isThere ? keepAlt : choose} onClose={onClose}>
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
      <input ref={input} type="file" accept={PHOTOGRAPHS} hidden onChange={take} />
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
          onClick={choose}
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
    </Bar>
  )
}
