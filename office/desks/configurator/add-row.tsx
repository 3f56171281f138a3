import { type KeyboardEvent, useRef, useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { plusIcon } from '#app/ui/icons/plus.ts'
import { fieldFaultTexts } from '#texts/nl/field-faults.ts'
import styles from './form.module.css'

type AddRowProps = {
  readonly label: string
  readonly hint?: string
  readonly verb: string
  readonly onAdd: (title: string) => void
}

/** Adds something by its title; the cursor stays for the next. */
export function AddRow({ label, hint, verb, onAdd }: AddRowProps) {
  const [title, setTitle] = useState('')
  const [isTried, setTried] = useState(false)
  const row = useRef<HTMLDivElement>(null)

  function send() {
    row.current?.querySelector('input')?.focus()
    setTried(title.trim() === '')
    if (title.trim() === '') return
    onAdd(title.trim())
    setTitle('')
  }

  function press(event: KeyboardEvent) {
    if (event.key !== 'Enter') return
    event.preventDefault()
    send()
  }

  return (
    <div ref={row} className={styles.addRow} data-apart>
      <TextField
        compact
        label={label}
        placeholder={hint}
        value={title}
        maxLength={200}
        required={false}
        error={isTried ? fieldFaultTexts.Required : undefined}
        onChange={({ target }) => {
          setTitle(target.value)
          setTried(false)
        }}
        onKeyDown={press}
      />
      <Button look="secondary" size="small" icon={plusIcon} onClick={send}>
        {verb}
      </Button>
    </div>
  )
}
