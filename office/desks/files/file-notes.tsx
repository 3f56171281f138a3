import type { DeskFile } from '#contract/office/files.ts'
import { formatMoment } from '#texts/nl/format-date.ts'
import { noteTexts } from '#texts/nl/office/notes.ts'
import { api } from '../../lib/api.ts'
import { MentionNotes } from '../../ui/mention-notes.tsx'
import { useNoteDraft } from '../../ui/notes-panel.tsx'
import { useFileChange } from './use-file-change.ts'

/** What staff write to each other at a file, and at those that lay there before. */
export function FileNotes({ file }: { readonly file: DeskFile }) {
  const draft = useNoteDraft()
  const write = useFileChange(file.id, {
    call: (text: string) => api.writeFileNote({ params: { id: file.id }, body: { id: draft.id, text } }),
    told: () => noteTexts.written,
    onDone: draft.clear,
  })
  return (
    <MentionNotes
      notes={file.notes.map(({ id, by, at, text, fileName }) => ({
        id,
        text,
        label: [
          noteTexts.by(by, formatMoment(at)),
          ...(fileName === null || fileName === file.name ? [] : [noteTexts.atFile(fileName)]),
        ].join(', '),
      }))}
      none={noteTexts.noneAtFile}
      draft={draft}
      colleagues={file.colleagues}
      isPending={write.isPending}
      onWrite={write.mutate}
    />
  )
}
