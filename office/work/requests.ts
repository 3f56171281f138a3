import { queryOptions } from '@tanstack/react-query'
import type { OfficeReply } from '#contract/office/client.ts'
import { api } from '../lib/api.ts'

/** A request for an account that waits. */
export type AccountRequest = OfficeReply<'listAccountRequests'>['requests'][number]

const EVERY_MS = 30_000

/** The requests for an account that wait, and invitations that nobody took up; the oldest first. */
export const requestList = queryOptions({
  queryKey: ['requests'],
  refetchInterval: EVERY_MS,
  queryFn: async ({ signal }) => (await api.listAccountRequests({}, { signal })).requests,
})
