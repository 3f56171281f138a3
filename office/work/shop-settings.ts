import { queryOptions } from '@tanstack/react-query'
import type { z } from 'zod'
import type { judgeHeadHtml } from '#contract/office/head-html.ts'
import { api } from '../lib/api.ts'
import { whileNotLive } from '../lib/live.ts'

/** What the owner set of the shop. */
export const shopSettings = queryOptions({
  queryKey: ['content', 'shop'],
  refetchInterval: whileNotLive,
  queryFn: ({ signal }) => api.getShopSettings({}, { signal }),
})

export type TypedHead = z.output<typeof judgeHeadHtml.body>

/** What of head HTML would be in the pages of the shop. */
export const headJudgement = (typed: TypedHead) =>
  queryOptions({
    queryKey: ['head-html', typed],
    retry: false,
    gcTime: 0,
    queryFn: ({ signal }) => api.judgeHeadHtml({ body: typed }, { signal }),
  })
