import { type Editor, useEditorState } from '@tiptap/react'
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import { Icon, type IconLines } from '#app/ui/icon.tsx'
import { boldIcon } from '#app/ui/icons/bold.ts'
import { imageIcon } from '#app/ui/icons/image.ts'
import { italicIcon } from '#app/ui/icons/italic.ts'
import { linkIcon } from '#app/ui/icons/link.ts'
import { listOrderedIcon } from '#app/ui/icons/list-ordered.ts'
import { listIcon } from '#app/ui/icons/list.ts'
import { quoteIcon } from '#app/ui/icons/quote.ts'
import { redo2Icon } from '#app/ui/icons/redo-2.ts'
import { tableIcon } from '#app/ui/icons/table.ts'
import { undo2Icon } from '#app/ui/icons/undo-2.ts'
import { richTextTexts as texts } from '#texts/nl/office/rich-text.ts'
import styles from './rich-text.module.css'

export type BarName = 'link' | 'picture'

type ToolbarProps = {
  readonly editor: Editor
  /** The level of a heading in the text, below those of the page. */
  readonly topHeading: 2 | 3
  /** What is being filled in for the text. */
  readonly bar: BarName | null
  readonly onBar: (bar: BarName) => void
  readonly onHtml: () => void
}

/** What can be done with the text at the cursor: one stop for Tab, the arrows go along it. */
export function Toolbar({ editor, topHeading, bar, onBar, onHtml }: ToolbarProps) {
  const subheading = topHeading === 2 ? 3 : 4
  const now = useEditorState({
    editor,
    selector: () => ({
      isHeading: editor.isActive('heading', { level: topHeading }),
      isSubheading: editor.isActive('heading', { level: subheading }),
      isBold: editor.isActive('bold'),
      isItalic: editor.isActive('italic'),
      isList: editor.isActive('bulletList'),
      isNumbered: editor.isActive('orderedList'),
      isQuote: editor.isActive('blockquote'),
      isLink: editor.isActive('link'),
      isPicture: editor.isActive('image'),
      isTable: editor.isActive('table'),
      canUndo: editor.can().undo(),
      canRedo: editor.can().redo(),
    }),
  })
  const act = () => editor.chain().focus()
  return (
    <div className={styles.bars}>
      <Tools label={texts.toolbar}>
        <Tool
          label={texts.heading}
          isOn={now.isHeading}
          onPress={() => act().toggleHeading({ level: topHeading }).run()}
        />
        <Tool
          label={texts.subheading}
          isOn={now.isSubheading}
          onPress={() => act().toggleHeading({ level: subheading }).run()}
        />
        <Tool icon={boldIcon} label={texts.bold} isOn={now.isBold} onPress={() => act().toggleBold().run()} />
        <Tool
          icon={italicIcon}
          label={texts.italic}
          isOn={now.isItalic}
          onPress={() => act().toggleItalic().run()}
        />
        <Tool
          icon={listIcon}
          label={texts.list}
          isOn={now.isList}
          onPress={() => act().toggleBulletList().run()}
        />
        <Tool
          icon={listOrderedIcon}
          label={texts.numberedList}
          isOn={now.isNumbered}
          onPress={() => act().toggleOrderedList().run()}
        />
        <Tool
          icon={quoteIcon}
          label={texts.quote}
          isOn={now.isQuote}
          onPress={() => act().toggleBlockquote().run()}
        />
        <Tool
          icon={linkIcon}
          label={texts.link}
          isOn={now.isLink || bar === 'link'}
          onPress={() => onBar('link')}
        />
        <Tool
          icon={imageIcon}
          label={texts.picture}
          isOn={now.isPicture || bar === 'picture'}
          onPress={() => onBar('picture')}
        />
        <Tool
          icon={tableIcon}
          label={texts.table}
          isOn={now.isTable}
          // A table in a cell of another is read by nobody.
          isOff={now.isTable}
          onPress={() => act().insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run()}
        />
        <Tool icon={undo2Icon} label={texts.undo} isOff={!now.canUndo} onPress={() => act().undo().run()} />
        <Tool icon={redo2Icon} label={texts.redo} isOff={!now.canRedo} onPress={() => act().redo().run()} />
        <Tool label={texts.html} isOn={false} onPress={onHtml} />
      </Tools>
      {now.isTable && (
        <Tools label={texts.tableActs}>
          <Tool label={texts.rowAbove} onPress={() => act().addRowBefore().run()} />
          <Tool label={texts.rowBelow} onPress={() => act().addRowAfter().run()} />
          <Tool label={texts.columnBefore} onPress={() => act().addColumnBefore().run()} />
          <Tool label={texts.columnAfter} onPress={() => act().addColumnAfter().run()} />
          <Tool label={texts.headingRow} onPress={() => act().toggleHeaderRow().run()} />
          <Tool label={texts.dropRow} onPress={() => act().deleteRow().run()} />
          <Tool label={texts.dropColumn} onPress={() => act().deleteColumn().run()} />
          <Tool label={texts.dropTable} onPress={() => act().deleteTable().run()} />
        </Tools>
      )}
    </div>
  )
}

const STEPS: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at + count - 1) % count,
  Home: () => 0,
  End: (_at, count) => count - 1,
}

/** Moves along the buttons of a bar, the last of which keeps its stop for Tab. */
function go(event: KeyboardEvent<HTMLDivElement>) {
  const step = STEPS[event.key]
  if (!step) return
  event.preventDefault()
  const tools = [...event.currentTarget.querySelectorAll('button')]
  const next =
    tools[
      step(
        tools.findIndex((tool) => tool === event.target),
        tools.length,
      )
    ]
  for (const tool of tools) tool.tabIndex = tool === next ? 0 : -1
  next?.focus()
}

function Tools({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  const bar = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const [, ...others] = bar.current?.querySelectorAll('button') ?? []
    for (const tool of others) tool.tabIndex = -1
  }, [])

  return (
    // The keys are those of the buttons in it.
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus
    <div ref={bar} role="toolbar" aria-label={label} className={styles.tools} onKeyDown={go}>
      {children}
    </div>
  )
}

type ToolProps = {
  /** Without one its label is shown. */
  readonly icon?: IconLines
  readonly label: string
  /** Whether it holds at the cursor; absent for what is only done. */
  readonly isOn?: boolean
  readonly isOff?: boolean
  readonly onPress: () => void
}

function Tool({ icon, label, isOn, isOff = false, onPress }: ToolProps) {
  return (
    <button
      type="button"
      className={styles.tool}
      aria-label={icon && label}
      title={icon && label}
      aria-pressed={isOn}
      aria-disabled={isOff}
      // The cursor stays in the text.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => !isOff && onPress()}
    >
      {icon ? <Icon of={icon} /> : label}
    </button>
  )
}
