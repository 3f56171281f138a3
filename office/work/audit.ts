import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { AuditedKind } from '#domain/access/audited.ts'
import { api } from '../lib/api.ts'
import { whileNotLive } from '../lib/live.ts'

/** Which changes are looked for; empty for all. */
export type AuditView = {
  readonly thing: string
  readonly who: string
  readonly kind: AuditedKind | ''
  readonly from: string
  readonly until: string
}

/** The changes of a view, the newest first. */
export const auditLog = ({ thing, who, kind, from, until }: AuditView) =>
  infiniteQueryOptions({
    queryKey: ['audit', 'list', { thing, who, kind, from, until }],
    refetchInterval: whileNotLive,
    queryFn: ({ pageParam, signal }) =>
      api.listAuditLog(
        {
          query: {
            thing,
            who,
            ...(kind && { kind }),
            ...(from && { from }),
            ...(until && { until }),
            ...(pageParam && { after: pageParam }),
          },
        },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: (page) => page.next,
  })

/** One change; what was done stays as it was. */
export const auditChange = (id: string) =>
  queryOptions({
    queryKey: ['audit', 'one', id],
    queryFn: ({ signal }) => api.getAuditChange({ params: { id } }, { signal }),
  })
