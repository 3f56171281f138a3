import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { DeskQuote } from '#contract/office/quotes.ts'
import { showToast } from '#app/ui/toast-store.ts'
import { formatMoment } from '#texts/nl/format-date.ts'
import { noteTexts } from '#texts/nl/office/notes.ts'
import { deskQuoteTexts as texts } from '#texts/nl/office/quotes.ts'
import { api } from '../../lib/api.ts'
import { showReply } from '../../lib/show-reply.ts'
import { MentionNotes } from '../../ui/mention-notes.tsx'
import { useNoteDraft } from '../../ui/notes-panel.tsx'
import { quoteOf } from '../../work/quotes.ts'

/** What staff write to each other at a quote, which no customer reads. */
export function QuoteNotes({ quote: { id, notes, colleagues } }: { readonly quote: DeskQuote }) {
  const client = useQueryClient()
  const draft = useNoteDraft()
  const write = useMutation({
    mutationFn: (text: string) => api.writeQuoteNote({ params: { id }, body: { id: draft.id, text } }),
    async onSuccess(changed) {
      showReply(client, quoteOf(id).queryKey, changed)
      showToast({ tone: 'good', title: noteTexts.written })
      draft.clear()
    },
  })
  return (
    <MentionNotes
      notes={notes.map(({ id: noteId, by, at, text }) => ({
        id: noteId,
        text,
        label: noteTexts.by(by, formatMoment(at)),
      }))}
      colleagues={colleagues}
      none={texts.noNotes}
      draft={draft}
      isPending={write.isPending}
      onWrite={write.mutate}
    />
  )
}
