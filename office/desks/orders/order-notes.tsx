import type { DeskOrder } from '#contract/office/orders.ts'
import { formatMoment } from '#texts/nl/format-date.ts'
import { noteTexts } from '#texts/nl/office/notes.ts'
import { deskOrderTexts as texts } from '#texts/nl/office/orders.ts'
import { api } from '../../lib/api.ts'
import { MentionNotes } from '../../ui/mention-notes.tsx'
import { useNoteDraft } from '../../ui/notes-panel.tsx'
import { useOrderChange } from './use-order-change.ts'

/** What staff write to each other at an order, at its files and at what the studio makes for it. */
export function OrderNotes({ order }: { readonly order: DeskOrder }) {
  const draft = useNoteDraft()
  const write = useOrderChange(order.id, {
    call: (text: string) => api.writeOrderNote({ params: { id: order.id }, body: { id: draft.id, text } }),
    told: () => noteTexts.written,
    onDone: draft.clear,
  })
  return (
    <MentionNotes
      notes={order.notes.map(({ id, by, at, text, ...about }) => ({
        id,
        text,
        label: [noteTexts.by(by, formatMoment(at)), ...noteTexts.about(about)].join(', '),
      }))}
      none={texts.noNotes}
      draft={draft}
      colleagues={order.colleagues}
      isPending={write.isPending}
      onWrite={write.mutate}
    />
  )
}
