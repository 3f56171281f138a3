import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState, type SubmitEvent } from 'react'
import type { CompanyNote, DeskCompany } from '#contract/office/companies.ts'
import { Button } from '#app/ui/button.tsx'
import { TextAreaField } from '#app/ui/text-field.tsx'
import { showToast } from '#app/ui/toast-store.ts'
import { formatMoment } from '#texts/nl/format-date.ts'
import { companyTexts as texts } from '#texts/nl/office/companies.ts'
import { fieldFaultTexts } from '#texts/nl/refusals.ts'
import { api } from '../../lib/api.ts'
import { keepCompany } from './keep-company.ts'
import styles from './companies.module.css'

/** What staff write to each other about a company; the pinned one stands first, and at its orders. */
export function CompanyNotes({ company }: { readonly company: DeskCompany }) {
  const { notes, pinnedNoteId } = company
  const inOrder = notes.toSorted(
    (one, other) => Number(other.id === pinnedNoteId) - Number(one.id === pinnedNoteId),
  )
  return (
    <section className="panel">
      <h2 className={`type-20 ${styles.head}`}>{texts.notes}</h2>
      {notes.length === 0 && <p className="muted">{texts.noNotes}</p>}
      <ul className={styles.rows}>
        {inOrder.map((note) => (
          <Note key={note.id} company={company} note={note} />
        ))}
      </ul>
      <NewNote companyId={company.id} />
    </section>
  )
}

type NoteProps = { readonly company: DeskCompany; readonly note: CompanyNote }

function Note({ company, note }: NoteProps) {
  const client = useQueryClient()
  const isPinned = note.id === company.pinnedNoteId
  const written = texts.noteBy(note.by ?? texts.formerColleague, formatMoment(note.at))
  const pin = useMutation({
    mutationFn: () =>
      api.pinCompanyNote({
        params: { id: company.id },
        body: { noteId: isPinned ? null : note.id, seen: company.pinnedNoteId },
      }),
    onSuccess: (changed) => keepCompany(client, changed),
    onError: () => client.invalidateQueries({ queryKey: ['companies', 'one', company.id] }),
  })
  return (
    <li className={isPinned ? styles.pinned : undefined}>
      <div className={styles.line}>
        <span className="muted">{isPinned ? texts.pinnedBy(written) : written}</span>
        <Button
          look="tertiary"
          size="small"
          pending={pin.isPending}
          aria-label={(isPinned ? texts.unpinOf : texts.pinOf)(written)}
          onClick={() => pin.mutate()}
        >
          {isPinned ? texts.unpin : texts.pin}
        </Button>
      </div>
      <p className={styles.address}>{note.text}</p>
    </li>
  )
}

function NewNote({ companyId }: { readonly companyId: string }) {
  const client = useQueryClient()
  const area = useRef<HTMLTextAreaElement>(null)
  const [id, setId] = useState(() => crypto.randomUUID())
  const [text, setText] = useState('')
  const [isMissing, setIsMissing] = useState(false)
  const write = useMutation({
    mutationFn: (typed: string) =>
      api.writeCompanyNote({ params: { id: companyId }, body: { id, text: typed } }),
    async onSuccess(changed) {
      setId(crypto.randomUUID())
      setText('')
      showToast({ tone: 'good', title: texts.noteWritten })
      await keepCompany(client, changed)
    },
  })

  function send(event: SubmitEvent) {
    event.preventDefault()
    setIsMissing(text.trim() === '')
    if (text.trim() === '') area.current?.focus()
    else write.mutate(text.trim())
  }

  return (
    <form className={`${styles.note} ${styles.write}`} noValidate onSubmit={send}>
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
      <Button type="submit" look="secondary" size="small" pending={write.isPending}>
        {texts.writeNote}
      </Button>
    </form>
  )
}
