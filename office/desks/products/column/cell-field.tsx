import { type ClipboardEvent, type KeyboardEvent, useRef } from 'react'
import { classNames } from '#app/ui/class-names.ts'
import { Field, useFieldIds } from '#app/ui/field.tsx'
import fieldStyles from '#app/ui/field.module.css'
import { SelectField } from '#app/ui/select-field.tsx'
import styles from './column.module.css'
import type { CellKind, Column } from './columns.ts'
import { type Pasted, readPasted } from './read-pasted.ts'

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

type CellFieldProps = {
  readonly column: Column
  readonly label: string
  readonly text: string
  /** What the cell holds where nothing is typed. */
  readonly keptText: string
  readonly error: string | undefined
  readonly onType: (text: string) => void
  readonly onPaste: (pasted: Pasted) => void
  readonly onFill: () => void
  /** Null where nothing was filled. */
  readonly onUndo: (() => void) | null
  readonly onLeave: () => void
}

/** One cell of a column, with the keys of a spreadsheet. */
export function CellField(props: CellFieldProps) {
  const { column, label, text, keptText, error, onType, onPaste, onFill, onUndo, onLeave } = props
  const { kind, choices } = column
  const hint = column.hint(text)
  const ids = useFieldIds(undefined, { hint, error })
  // What stood in it when it was entered, and whether something was typed since.
  const entered = useRef(text)
  const isTyped = useRef(false)

  function type(typed: string) {
    isTyped.current = true
    onType(typed)
  }

  function reset() {
    isTyped.current = false
    onType(text === entered.current ? keptText : entered.current)
  }

  function onKeyDown(event: KeyboardEvent<Control>) {
    const { key, ctrlKey, metaKey, altKey, shiftKey, currentTarget } = event
    if (event.nativeEvent.isComposing) return
    const isCommand = ctrlKey !== metaKey && !altKey && !shiftKey
    const act = () => {
      event.preventDefault()
      isTyped.current = false
    }
    if (key === 'Enter' && altKey && kind === 'paragraphs' && currentTarget instanceof HTMLTextAreaElement) {
      event.preventDefault()
      currentTarget.setRangeText('\n', currentTarget.selectionStart, currentTarget.selectionEnd, 'end')
      type(currentTarget.value)
    } else if (key === 'Enter' && !ctrlKey && !metaKey && !altKey) {
      event.preventDefault()
      goBy(currentTarget, shiftKey ? -1 : 1)
    } else if ((key === 'ArrowUp' || key === 'ArrowDown') && isLine(kind) && !shiftKey && !altKey) {
      event.preventDefault()
      goBy(currentTarget, key === 'ArrowUp' ? -1 : 1)
    } else if (key === 'Escape' && (text !== entered.current || text !== keptText)) {
      event.preventDefault()
      reset()
    } else if (isCommand && key.toLowerCase() === 'd') {
      act()
      onFill()
    } else if (isCommand && key.toLowerCase() === 'z' && !isTyped.current && onUndo) {
      act()
      onUndo()
    }
  }

  function paste(event: ClipboardEvent<Control>) {
    const plain = event.clipboardData.getData('text/plain')
    if (plain === '') return
    // Within one line the browser pastes where the caret stands.
    if (kind !== 'choice' && !/[\t\n\r]/.test(plain)) return
    const html = event.clipboardData.getData('text/html')
    // Paragraphs of a document are one text; what comes of a spreadsheet is a table.
    if (kind === 'paragraphs' && html !== '' && !/<table/i.test(html)) return
    event.preventDefault()
    isTyped.current = false
    onPaste(readPasted(plain))
  }

  const control = {
    value: text,
    onKeyDown,
    onPaste: paste,
    onFocus: () => {
      entered.current = text
      isTyped.current = false
    },
    onBlur: onLeave,
  }
  if (kind === 'choice') {
    const isKnown = choices.some(({ value }) => value === text)
    return (
      <SelectField
        {...control}
        compact
        hideLabel
        label={label}
        error={error}
        // What was pasted and is no choice stays to be seen.
        options={isKnown ? choices : [{ value: text, label: text }, ...choices]}
        onChange={({ target }) => type(target.value)}
      />
    )
  }
  return (
    <Field label={label} hint={hint} error={error} ids={ids} hideLabel>
      {isLine(kind) ? (
        <input
          {...control}
          {...ids.control}
          type="text"
          inputMode={INPUT_MODES[kind]}
          autoComplete="off"
          className={classNames(fieldStyles.control, styles.line, kind !== 'line' && 'figures')}
          onChange={({ target }) => type(target.value)}
        />
      ) : (
        <textarea
          {...control}
          {...ids.control}
          rows={2}
          className={classNames(fieldStyles.control, styles.area)}
          onChange={({ target }) => type(target.value)}
        />
      )}
    </Field>
  )
}

const INPUT_MODES: Readonly<Partial<Record<CellKind, 'numeric' | 'decimal'>>> = {
  number: 'numeric',
  decimal: 'decimal',
}

const isLine = (kind: CellKind) => kind === 'line' || kind in INPUT_MODES

/** Gives the focus to the cell of a row further on, with all of its text: who types writes over it. */
function goBy(control: Control, step: 1 | -1): void {
  const all = [...(control.closest('tbody')?.querySelectorAll<Control>('input, textarea, select') ?? [])]
  const next = all[all.indexOf(control) + step]
  next?.focus()
  if (next && !(next instanceof HTMLSelectElement)) next.select()
}
