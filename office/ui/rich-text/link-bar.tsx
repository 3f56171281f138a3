import type { Editor } from '@tiptap/react'
import { useId, useState } from 'react'
import { LINK_ADDRESS } from '#domain/link-address.ts'
import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { richTextTexts as texts } from '#texts/nl/office/rich-text.ts'
import { Bar } from './bar.tsx'
import styles from './rich-text.module.css'

type LinkBarProps = { readonly editor: Editor; readonly onClose: () => void }

const A_HOST = /^[\w-]+(\.[\w-]+)+(\/|$)/

/** Where the link at the cursor leads, or where what is selected will lead. */
export function LinkBar({ editor, onClose }: LinkBarProps) {
  const id = useId()
  const { href } = editor.getAttributes('link') as { readonly href?: string }
  const [address, setAddress] = useState(href ?? '')
  const [words, setWords] = useState('')
  const [fault, setFault] = useState<string | null>(null)
  const asksWords = editor.state.selection.empty && href === undefined
  const act = () => editor.chain().focus().extendMarkRange('link')

  function place() {
    const typed = address.trim()
    const whole = A_HOST.test(typed) ? `https://${typed}` : typed
    if (!LINK_ADDRESS.test(whole)) {
      setFault(texts.addressFault)
      document.getElementById(id)?.focus()
      return
    }
    if (asksWords) {
      const marks = [{ type: 'link', attrs: { href: whole } }]
      editor
        .chain()
        .focus()
        .insertContent({ type: 'text', text: words.trim() || typed, marks })
        .unsetMark('link')
        .run()
    } else act().setLink({ href: whole }).run()
    onClose()
  }

  return (
    <Bar onEnter={place} onClose={onClose}>
      {asksWords && (
        <TextField
          label={texts.linkText}
          value={words}
          optional
          compact
          autoComplete="off"
          // It was opened to be filled in.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus
          onChange={({ target }) => setWords(target.value)}
        />
      )}
      <TextField
        id={id}
        label={texts.address}
        hint={texts.addressHint}
        value={address}
        error={fault}
        required={false}
        compact
        autoComplete="off"
        spellCheck={false}
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus={!asksWords}
        onChange={({ target }) => {
          setAddress(target.value)
          setFault(null)
        }}
      />
      <div className={styles.acts}>
        <Button size="small" onClick={place}>
          {texts.setLink}
        </Button>
        {href !== undefined && (
          <Button
            look="secondary"
            size="small"
            onClick={() => {
              act().unsetLink().run()
              onClose()
            }}
          >
            {texts.dropLink}
          </Button>
        )}
        <Button look="tertiary" size="small" onClick={onClose}>
          {texts.close}
        </Button>
      </div>
    </Bar>
  )
}
