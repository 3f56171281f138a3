import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { NEWSLETTER_FILE_PATH } from '#contract/office/newsletter.ts'
import type { NewsletterQueue } from '#domain/messages/newsletter-queues.ts'
import { api } from '../lib/api.ts'

/** Which addresses of the newsletter are looked at. */
export type NewsletterView = { readonly queue: NewsletterQueue; readonly search: string }

/** The addresses of a view, the latest changed first. */
export const subscriptionList = (view: NewsletterView) =>
  infiniteQueryOptions({
    queryKey: ['newsletter', 'list', view],
    queryFn: ({ pageParam, signal }) =>
      api.listSubscriptions({ query: { ...view, ...(pageParam && { after: pageParam }) } }, { signal }),
    initialPageParam: '',
    getNextPageParam: (page) => page.next,
  })

/** How many addresses are in each queue. */
export const subscriptionCounts = queryOptions({
  queryKey: ['newsletter', 'counts'],
  queryFn: async ({ signal }) => (await api.countSubscriptions({}, { signal })).counts,
})

/** The addresses of a view as a file. */
export const subscriptionFile = (view: NewsletterView): string =>
  `${NEWSLETTER_FILE_PATH}?${new URLSearchParams(view)}`
