import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { MessageQueue } from '#domain/messages/message-queues.ts'
import { api } from '../lib/api.ts'
import { whileNotLive } from '../lib/live.ts'

/** What of the messages is looked at. */
export type MessageView = { readonly queue: MessageQueue; readonly search: string }

/** The messages of a view, what is to be done the oldest first. */
export const messageList = (view: MessageView) =>
  infiniteQueryOptions({
    queryKey: ['messages', 'list', view],
    refetchInterval: whileNotLive,
    queryFn: ({ pageParam, signal }) =>
      api.listDeskMessages({ query: { ...view, ...(pageParam && { after: pageParam }) } }, { signal }),
    initialPageParam: '',
    getNextPageParam: (page) => page.next,
  })

/** How many messages are to be done. */
export const messageCounts = queryOptions({
  queryKey: ['messages', 'counts'],
  refetchInterval: whileNotLive,
  queryFn: ({ signal }) => api.countDeskMessages({}, { signal }),
})
