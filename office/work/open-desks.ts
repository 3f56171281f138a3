import { queryOptions } from '@tanstack/react-query'
import { officeCalls } from '#contract/office/calls.ts'
import type { OpenKind } from '#contract/office/open-desks.ts'
import { api } from '../lib/api.ts'

const EVERY_MS = 20_000

/** Who else has something open; asking says that it is open here. A window that nobody sees says nothing. */
export const othersAt = (kind: OpenKind, id: string) =>
  queryOptions({
    queryKey: ['open', kind, id],
    refetchInterval: EVERY_MS,
    gcTime: 0,
    retry: false,
    queryFn: async ({ signal }) => (await api.keepOpen({ body: { kind, id } }, { signal })).others,
  })

/** Says that something is open here no more, also while the window closes. */
export function leave(kind: OpenKind, id: string): void {
  const [, path = ''] = officeCalls.leaveOpen.split(' ')
  navigator.sendBeacon(path, new Blob([JSON.stringify({ kind, id })], { type: 'application/json' }))
}
