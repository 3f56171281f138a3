import type { DeskStudioJob } from '#contract/office/studio.ts'
import { formatMoment } from '#texts/nl/format-date.ts'
import { noteTexts } from '#texts/nl/office/notes.ts'
import { deskStudioTexts as texts } from '#texts/nl/office/studio.ts'
import { api } from '../../lib/api.ts'
import { MentionNotes } from '../../ui/mention-notes.tsx'
import { useNoteDraft } from '../../ui/notes-panel.tsx'
import { useJobChange } from './use-job-change.ts'

/** What staff write to each other at a job. */
export function JobNotes({ job }: { readonly job: DeskStudioJob }) {
  const draft = useNoteDraft()
  const write = useJobChange(job.id, {
    call: (text: string) => api.writeStudioNote({ params: { id: job.id }, body: { id: draft.id, text } }),
    told: () => noteTexts.written,
    onDone: draft.clear,
  })
  return (
    <MentionNotes
      notes={job.notes.map(({ id, by, at, text }) => ({
        id,
        text,
        label: noteTexts.by(by, formatMoment(at)),
      }))}
      none={texts.noNotes}
      draft={draft}
      colleagues={job.colleagues}
      isPending={write.isPending}
      onWrite={write.mutate}
    />
  )
}
