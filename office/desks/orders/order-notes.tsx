import { useRef, useState } from 'react'
import type { DeskOrder } from '#contract/office/orders.ts'
import { Button } from '#app/ui/button.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { formatMoment } from '#texts/nl/format-date.ts'
import { noteTexts } from '#texts/nl/office/notes.ts'
import { deskOrderTexts as texts } from '#texts/nl/office/orders.ts'
import { api } from '../../lib/api.ts'
import { useOperator } from '../../lib/operator.ts'
import { NotesPanel, useNoteDraft } from '../../ui/notes-panel.tsx'
import styles from './orders.module.css'
import { useOrderChange } from './use-order-change.ts'

/** What staff write to each other at an order; who is named in it finds it on his page of today. */
export function OrderNotes({ order }: { readonly order: DeskOrder }) {
  const { name: me } = useOperator()
  const draft = useNoteDraft()
  const area = useRef<HTMLTextAreaElement>(null)
  const [colleague, setColleague] = useState('')
  const write = useOrderChange(order.id, {
    call: (text: string) => api.writeOrderNote({ params: { id: order.id }, body: { id: draft.id, text } }),
    told: () => noteTexts.written,
    onDone: draft.clear,
  })

  function name() {
    draft.setText((typed) => `${typed}${typed === '' || /\s$/.test(typed) ? '' : ' '}@${colleague} `)
    setColleague('')
    area.current?.focus()
  }

  return (
    <NotesPanel
      notes={order.notes.map(({ id, by, at, text }) => ({
        id,
        text,
        label: noteTexts.by(by, formatMoment(at)),
      }))}
      none={texts.noNotes}
      hint={texts.noteHint}
      draft={draft}
      area={area}
      isPending={write.isPending}
      onWrite={write.mutate}
    >
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
    </NotesPanel>
  )
}
