import type { Endpoint, RefusalStatus } from '#contract/endpoint.ts'

const OF_SENDING: readonly RefusalStatus[] = [400, 403, 413, 415]
const ALWAYS: readonly RefusalStatus[] = [500, 503]

/** Every status with which a call may refuse: what follows from its rules and schemas, and what its own work adds. */
export function statusesOf(call: Endpoint): ReadonlySet<RefusalStatus> {
  const { access, may, method, changesState, params, query, body, limit, refuses = [] } = call
  return new Set([
    // A body is read even where none is wanted, and other sites may send nothing that changes something.
    ...(method === 'GET' ? [] : OF_SENDING),
    ...(access === 'contact' ? ([401] as const) : []),
    ...(may || changesState ? ([403] as const) : []),
    ...(params || access === 'operator' ? ([404] as const) : []),
    ...(query || body ? ([422] as const) : []),
    // Who is known as a contact shares the shop with others (`company-share.ts`).
    ...(limit || access === 'known' || access === 'contact' ? ([429] as const) : []),
    ...refuses,
    ...ALWAYS,
  ])
}
