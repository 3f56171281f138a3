import { type ReactNode, useRef, useState, type KeyboardEvent } from 'react'
import { classNames } from '#app/ui/class-names.ts'
import fieldStyles from '#app/ui/field.module.css'
import { Field, type FieldTexts, useFieldIds } from '#app/ui/field.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { xIcon } from '#app/ui/icons/x.ts'
import { Button } from '#app/ui/button.tsx'
import { productFormTexts as texts } from '#texts/nl/office/product-form.ts'
import styles from './chips.module.css'

type ChipsProps = {
  readonly label: string
  readonly chips: readonly { readonly id: string; readonly name: string; readonly content: ReactNode }[]
  readonly onRemove: (id: string) => void
}

/** What was chosen, each with a cross that takes it away. */
export function Chips({ label, chips, onRemove }: ChipsProps) {
  if (chips.length === 0) return null
  return (
    <ul className={styles.chips} aria-label={label}>
      {chips.map(({ id, name, content }) => (
        <li key={id}>
          <span>{content}</span>
          <button type="button" aria-label={texts.removeNamed(name)} onClick={() => onRemove(id)}>
            <Icon of={xIcon} sizePx={16} bold />
          </button>
        </li>
      ))}
    </ul>
  )
}

type WordsFieldProps = Pick<FieldTexts, 'hint' | 'error'> & {
  readonly id?: string
  readonly label: string
  readonly words: readonly string[]
  readonly onChange: (words: string[]) => void
  readonly suggestions?: readonly string[]
  readonly maxLength: number
  readonly most: number
  /** A comma ends a word; it does not where values have one of their own, such as '0,25'. */
  readonly splits?: boolean
}

/** Words or values that are typed one by one; Enter or leaving the field adds what stands in it. */
export function WordsField(props: WordsFieldProps) {
  const { id, label, words, onChange, suggestions = [], hint, error, maxLength, most, splits = true } = props
  const input = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  const ids = useFieldIds(id, { hint, error })
  const listId = `${ids.id}-values`
  const isFull = words.length >= most
  const left = suggestions.filter((value) => !words.includes(value))

  function add() {
    const added = (splits ? text.split(',') : [text]).map((word) => word.trim()).filter((word) => word !== '')
    const all = [...new Set([...words, ...added])].slice(0, most)
    setText('')
    if (all.length > words.length) onChange(all)
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing || !(event.key === 'Enter' || (splits && event.key === ','))) return
    event.preventDefault()
    add()
  }

  function remove(word: string) {
    onChange(words.filter((one) => one !== word))
    input.current?.focus()
  }

  return (
    <Field label={label} hint={hint} error={error} ids={ids} className={styles.words}>
      <Chips
        label={texts.chosenOf(label)}
        chips={words.map((word) => ({ id: word, name: word, content: word }))}
        onRemove={remove}
      />
      <div className={styles.add}>
        <input
          {...ids.control}
          ref={input}
          type="text"
          list={left.length > 0 ? listId : undefined}
          autoComplete="off"
          value={text}
          maxLength={maxLength}
          disabled={isFull}
          placeholder={isFull ? texts.full : texts.addPlaceholder}
          className={classNames(fieldStyles.control, fieldStyles.compact)}
          onChange={({ target }) => setText(target.value)}
          onKeyDown={onKeyDown}
          onBlur={add}
        />
        {text.trim() !== '' && (
          <Button look="secondary" size="small" onClick={add}>
            {texts.add}
          </Button>
        )}
      </div>
      {left.length > 0 && (
        <datalist id={listId}>
          {left.map((value) => (
            <option key={value}>{value}</option>
          ))}
        </datalist>
      )}
    </Field>
  )
}
