import type { DeskFile } from '#contract/office/files.ts'
import { formatMoment } from '#texts/nl/format-date.ts'
import { noteTexts } from '#texts/nl/office/notes.ts'
import { api } from '../../lib/api.ts'
import { MentionNotes } from '../../ui/mention-notes.tsx'
import type { useNoteDraft } from '../../ui/notes-panel.tsx'
import { useFileChange } from './use-file-change.ts'

type FileNotesProps = { readonly file: DeskFile; readonly draft: ReturnType<typeof useNoteDraft> }

/** What staff write to each other at a file; what is typed stays when another file comes in its place. */
export function FileNotes({ file, draft }: FileNotesProps) {
  const write = useFileChange(file.id, {
    call: (text: string) => api.writeFileNote({ params: { id: file.id }, body: { id: draft.id, text } }),
    told: () => noteTexts.written,
    onDone: draft.clear,
  })
  return (
    <MentionNotes
      notes={file.notes.map(({ id, by, at, text }) => ({
        id,
        text,
        label: noteTexts.by(by, formatMoment(at)),
      }))}
      none={noteTexts.noneAtFile}
      draft={draft}
      colleagues={file.colleagues}
      isPending={write.isPending}
      onWrite={write.mutate}
    />
  )
}
