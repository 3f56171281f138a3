import type { CompanyNote, DeskCompany } from '#contract/office/companies.ts'
import { Button } from '#app/ui/button.tsx'
import { formatMoment } from '#texts/nl/format-date.ts'
import { companyTexts as texts } from '#texts/nl/office/companies.ts'
import { noteTexts } from '#texts/nl/office/notes.ts'
import { api } from '../../lib/api.ts'
import { NotesPanel, useNoteDraft } from '../../ui/notes-panel.tsx'
import styles from './companies.module.css'
import { useCompanyChange } from './use-company-change.ts'

/** What staff write to each other about a company; the pinned one stands first, and at its orders. */
export function CompanyNotes({ company }: { readonly company: DeskCompany }) {
  const { id, notes, pinnedNoteId } = company
  const params = { id }
  const draft = useNoteDraft()
  const write = useCompanyChange(id, {
    call: (text: string) => api.writeCompanyNote({ params, body: { id: draft.id, text } }),
    told: () => noteTexts.written,
    onDone: draft.clear,
  })
  const pin = useCompanyChange(id, {
    call: (note: CompanyNote) =>
      api.pinCompanyNote({
        params,
        body: { noteId: note.id === pinnedNoteId ? null : note.id, seen: pinnedNoteId },
      }),
  })
  const inOrder = notes.toSorted(
    (one, other) => Number(other.id === pinnedNoteId) - Number(one.id === pinnedNoteId),
  )

  function shown(note: CompanyNote) {
    const isPinned = note.id === pinnedNoteId
    const written = noteTexts.by(note.by, formatMoment(note.at))
    return {
      id: note.id,
      text: note.text,
      label: isPinned ? texts.pinnedBy(written) : written,
      className: isPinned ? styles.pinned : undefined,
      action: (
        <Button
          look="tertiary"
          size="small"
          pending={pin.isPending && pin.variables.id === note.id}
          aria-label={(isPinned ? texts.unpinOf : texts.pinOf)(written)}
          onClick={() => pin.mutate(note)}
        >
          {isPinned ? texts.unpin : texts.pin}
        </Button>
      ),
    }
  }

  return (
    <NotesPanel
      notes={inOrder.map((note) => shown(note))}
      none={texts.noNotes}
      hint={texts.noteHint}
      draft={draft}
      isPending={write.isPending}
      onWrite={write.mutate}
    />
  )
}
