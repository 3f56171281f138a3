import { EditorContent, useEditor } from '@tiptap/react'
import { useEffect, useRef, useState } from 'react'
import { LinkBar } from './link-bar.tsx'
import { PictureBar } from './picture-bar.tsx'
import { docOf, htmlOf } from './rich-html.ts'
import styles from './rich-text.module.css'
import { EXTENSIONS, SCHEMA } from './schema.ts'
import { type BarName, Toolbar } from './toolbar.tsx'

/** A text that is written, and what is said of it around. */
export type WrittenProps = {
  readonly id: string
  readonly labelId: string
  readonly describedBy: string | undefined
  readonly isFaulty: boolean
  /** The level of a heading in the text, below those of the page that shows it. */
  readonly topHeading: 2 | 3
  readonly value: string
  readonly onChange: (html: string) => void
}
type RichTextProps = WrittenProps & { readonly onHtml: () => void }

/** A text as it will look, with its headings, lists, links, pictures and tables. */
export function RichText(props: RichTextProps) {
  const { id, labelId, describedBy, isFaulty, topHeading, value, onChange, onHtml } = props
  const [bar, setBar] = useState<BarName | null>(null)
  // What it was when it came from outside: typing something and taking it back changes nothing.
  const given = useRef({ html: value, content: JSON.stringify(docOf(value, SCHEMA)) })
  const told = useRef(value)
  const editor = useEditor({
    extensions: EXTENSIONS,
    content: docOf(value, SCHEMA).toJSON(),
    injectCSS: false,
    editorProps: {
      attributes: {
        id,
        class: `prose ${styles.text}`,
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': labelId,
        ...(describedBy !== undefined && { 'aria-describedby': describedBy }),
        ...(isFaulty && { 'aria-invalid': 'true' }),
      },
    },
    onUpdate({ editor: { state } }) {
      const isAsGiven = JSON.stringify(state.doc) === given.current.content
      told.current = isAsGiven ? given.current.html : htmlOf(state.doc)
      onChange(told.current)
    },
  })

  useEffect(() => {
    if (value === told.current) return
    const doc = docOf(value, editor.schema)
    told.current = value
    given.current = { html: value, content: JSON.stringify(doc) }
    // After saving it may be written in another way and be the same.
    if (!doc.eq(editor.state.doc)) editor.commands.setContent(doc.toJSON(), { emitUpdate: false })
  }, [editor, value])

  const close = () => {
    setBar(null)
    editor.commands.focus()
  }
  return (
    <div className={styles.editor} data-faulty={isFaulty || undefined}>
      <Toolbar editor={editor} topHeading={topHeading} bar={bar} onBar={setBar} onHtml={onHtml} />
      {bar === 'link' && <LinkBar editor={editor} onClose={close} />}
      {bar === 'picture' && <PictureBar editor={editor} onClose={close} />}
      <EditorContent editor={editor} />
    </div>
  )
}
