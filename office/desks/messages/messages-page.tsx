import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import type { DeskMessage } from '#contract/office/messages.ts'
import { MESSAGE_QUEUES } from '#domain/messages/message-queues.ts'
import { Button } from '#app/ui/button.tsx'
import type { Column } from '#app/ui/table.tsx'
import { showToast } from '#app/ui/toast-store.ts'
import { formatMoment } from '#texts/nl/format-date.ts'
import { deskMessageTexts as texts } from '#texts/nl/office/messages.ts'
import { officeTexts } from '#texts/nl/office/shell.ts'
import { useActiveKeys } from '../../lib/active-keys.ts'
import { api } from '../../lib/api.ts'
import { ROWS } from '../../lib/rows.ts'
import { useSingleKeys } from '../../lib/single-keys.ts'
import { EndlessTable } from '../../ui/endless-table.tsx'
import { KeyHint } from '../../ui/key-hint.tsx'
import { ListPage } from '../../ui/list-page.tsx'
import { QueueLinks } from '../../ui/queue-links.tsx'
import { useListView } from '../../ui/use-list-view.ts'
import { messageCounts, messageList, type MessageView } from '../../work/messages.ts'
import styles from './messages.module.css'
import { SHORT_KEYS } from './short-keys.ts'

const KEY = SHORT_KEYS.messages.mark

/** What came by the contact form; which queue, and what is searched for, stand in the address. A letter marks the one that has the focus. */
export function MessagesPage() {
  const { view, search } = useListView(MESSAGE_QUEUES, 'open')
  return (
    <ListPage
      list="messages"
      title={officeTexts.messages}
      searchLabel={texts.search}
      search={view.search}
      onSearch={search}
      parts={<Queues view={view} />}
    >
      <Messages view={view} />
    </ListPage>
  )
}

function Queues({ view: { queue, search } }: { readonly view: MessageView }) {
  const { data: counts } = useQuery(messageCounts)
  return (
    <QueueLinks
      label={texts.queues}
      names={MESSAGE_QUEUES}
      titles={texts.queue}
      counts={counts}
      chosen={queue}
      search={search}
    />
  )
}

function Messages({ view }: { readonly view: MessageView }) {
  return (
    <EndlessTable
      list={useInfiniteQuery(messageList(view))}
      rowsOf={(page) => page.messages}
      columns={COLUMNS}
      texts={texts}
      search={view.search}
    />
  )
}

const COLUMNS: readonly Column<DeskMessage>[] = [
  {
    id: 'from',
    header: texts.from,
    inBlock: 'full',
    cell: ({ name, email, phone }) => (
      <div className={styles.from}>
        <strong>{name}</strong>
        <a className="text-link" href={`mailto:${encodeURIComponent(email)}`}>
          {email}
        </a>
        {phone !== null && <small>{phone}</small>}
      </div>
    ),
  },
  {
    id: 'message',
    header: texts.message,
    inBlock: 'full',
    cell: ({ subject, message, done }) => (
      <div className={styles.message}>
        <strong>{subject}</strong>
        <p>{message}</p>
        {done && <small>{texts.doneBy(done.by ?? texts.somebody, formatMoment(done.at))}</small>}
      </div>
    ),
  },
  { id: 'received', header: texts.received, cell: ({ receivedAt }) => formatMoment(receivedAt) },
  {
    id: 'actions',
    header: texts.actions,
    hideHeader: true,
    inBlock: 'full',
    cell: (message) => <Mark message={message} />,
  },
]

function Mark({ message: { id, subject, done } }: { readonly message: DeskMessage }) {
  const client = useQueryClient()
  const isOpen = done === null
  const mark = useMutation({
    mutationFn: () => api.markDeskMessage({ params: { id }, body: { isDone: isOpen } }),
    onSuccess: () => showToast({ tone: 'good', title: isOpen ? texts.doneToast : texts.againToast }),
    onSettled: () => client.invalidateQueries({ queryKey: ['messages'] }),
  })
  const button = useRef<HTMLButtonElement>(null)
  const hasKeys = useSingleKeys()
  useActiveKeys(() =>
    button.current?.closest(ROWS)?.contains(document.activeElement)
      ? [{ of: KEY, press: () => !mark.isPending && mark.mutate() }]
      : [],
  )
  return (
    <Button
      ref={button}
      look="secondary"
      size="small"
      aria-keyshortcuts={hasKeys ? KEY.key : undefined}
      aria-label={(isOpen ? texts.doneOf : texts.againOf)(subject)}
      pending={mark.isPending}
      onClick={() => mark.mutate()}
    >
      {isOpen ? texts.done : texts.again}
      <KeyHint of={KEY} />
    </Button>
  )
}
