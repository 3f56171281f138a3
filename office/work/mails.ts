import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { MailQueue } from '#domain/mails/mail-states.ts'
import { api } from '../lib/api.ts'
import { whileNotLive } from '../lib/live.ts'

/** What of the mails is looked at. */
export type MailView = { readonly queue: MailQueue; readonly search: string }

/** The mails of a view, the newest first, of what failed the oldest. */
export const mailList = (view: MailView) =>
  infiniteQueryOptions({
    queryKey: ['mails', 'list', view],
    refetchInterval: whileNotLive,
    queryFn: ({ pageParam, signal }) =>
      api.listDeskMails({ query: { ...view, ...(pageParam && { after: pageParam }) } }, { signal }),
    initialPageParam: '',
    getNextPageParam: (page) => page.next,
  })

/** How many mails each queue holds. */
export const mailCounts = queryOptions({
  queryKey: ['mails', 'counts'],
  refetchInterval: whileNotLive,
  queryFn: async ({ signal }) => (await api.countDeskMails({}, { signal })).counts,
})

/** One mail. */
export const mailOf = (id: string) =>
  queryOptions({
    queryKey: ['mails', 'one', id],
    refetchInterval: whileNotLive,
    queryFn: ({ signal }) => api.getDeskMail({ params: { id } }, { signal }),
  })

/** The page that shows a mail as its reader sees it. */
export const mailPreview = (id: string): string => `/beheer/api/mails/${id}/preview`
