import { useRef, useState, type SubmitEvent } from 'react'
import type { DeskOrder } from '#contract/office/orders.ts'
import { Button } from '#app/ui/button.tsx'
import { FactList } from '#app/ui/fact-list.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { TextAreaField } from '#app/ui/text-field.tsx'
import { formatMoment } from '#texts/nl/format-date.ts'
import { deskOrderTexts as texts } from '#texts/nl/office/orders.ts'
import { fieldFaultTexts } from '#texts/nl/refusals.ts'
import { api } from '../../lib/api.ts'
import { useOperator } from '../../lib/operator.ts'
import styles from './orders.module.css'
import { useOrderChange } from './use-order-change.ts'

/** What staff write to each other at an order, and the field for the next. */
export function OrderNotes({ order }: { readonly order: DeskOrder }) {
  const { name: me } = useOperator()
  const area = useRef<HTMLTextAreaElement>(null)
  const [id, setId] = useState(() => crypto.randomUUID())
  const [text, setText] = useState('')
  const [colleague, setColleague] = useState('')
  const [isMissing, setIsMissing] = useState(false)
  const write = useOrderChange(order.id, {
    call: (typed: string) => api.writeOrderNote({ params: { id: order.id }, body: { id, text: typed } }),
    told: () => texts.noteWritten,
    onDone() {
      setId(crypto.randomUUID())
      setText('')
    },
  })

  function send(event: SubmitEvent) {
    event.preventDefault()
    setIsMissing(text.trim() === '')
    if (text.trim() === '') area.current?.focus()
    else write.mutate(text.trim())
  }

  function name() {
    setText((typed) => `${typed}${typed === '' || /\s$/.test(typed) ? '' : ' '}@${colleague} `)
    setColleague('')
    area.current?.focus()
  }

  return (
    <section className="panel">
      <h2 className="type-20">{texts.notes}</h2>
      {order.notes.length === 0 ? (
        <p className="muted">{texts.noNotes}</p>
      ) : (
        <FactList
          facts={order.notes.map((note) => ({
            label: texts.approvedBy(note.by ?? texts.somebody, formatMoment(note.at)),
            text: note.text,
          }))}
        />
      )}
      <form className={styles.form} noValidate onSubmit={send}>
        <TextAreaField
          ref={area}
          label={texts.note}
          hint={texts.noteHint}
          rows={3}
          maxLength={2000}
          value={text}
          error={isMissing ? fieldFaultTexts.Required : undefined}
          onChange={({ target }) => setText(target.value)}
        />
        <div className={styles.colleague}>
          <SelectField
            optional
            compact
            label={texts.nameColleague}
            options={[
              { value: '', label: texts.chooseColleague },
              ...order.colleagues.filter((one) => one !== me).map((one) => ({ value: one, label: one })),
            ]}
            value={colleague}
            onChange={({ target }) => setColleague(target.value)}
          />
          <Button look="tertiary" size="small" disabled={colleague === ''} onClick={name}>
            {texts.putInNote}
          </Button>
        </div>
        <Button type="submit" look="secondary" size="small" className={styles.send} pending={write.isPending}>
          {texts.writeNote}
        </Button>
      </form>
    </section>
  )
}
