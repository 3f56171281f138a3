import { queryOptions } from '@tanstack/react-query'
import type { OfficeReply } from '#contract/office/client.ts'
import { api } from '../lib/api.ts'
import { whileNotLive } from '../lib/live.ts'

/** A request for an account that waits. */
export type AccountRequest = OfficeReply<'listAccountRequests'>['requests'][number]

/** The requests for an account that wait, and invitations that nobody took up; the oldest first. */
export const requestList = queryOptions({
  queryKey: ['requests'],
  refetchInterval: whileNotLive,
  queryFn: async ({ signal }) => (await api.listAccountRequests({}, { signal })).requests,
})
