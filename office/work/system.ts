import { queryOptions } from '@tanstack/react-query'
import type { Backup } from '#contract/office/backups.ts'
import { api } from '../lib/api.ts'

/** The queue and the disk tell nobody that they changed. */
const EVERY_MS = 15_000
const WHILE_LOOKING_MS = 3_000
const BACKUP_EVERY_MS = 1_000

/** How the shop does as a machine. */
export const systemHealth = queryOptions({
  queryKey: ['system', 'health'],
  refetchInterval: EVERY_MS,
  queryFn: ({ signal }) => api.getSystemHealth({}, { signal }),
})

/** Work in the background, and what of it failed. */
export const systemJobs = queryOptions({
  queryKey: ['system', 'jobs'],
  refetchInterval: WHILE_LOOKING_MS,
  queryFn: ({ signal }) => api.listJobs({}, { signal }),
})

/** The settings of the process, which only change with its next start. */
export const systemSettings = queryOptions({
  queryKey: ['system', 'settings'],
  queryFn: async ({ signal }) => (await api.listSettings({}, { signal })).settings,
})

/** How long things are kept, and what of them would go now: what is counted is done and taken back, so not every moment. */
export const retention = queryOptions({
  queryKey: ['system', 'retention'],
  queryFn: ({ signal }) => api.getRetention({}, { signal }),
})

/** The backups that are kept; asked again and again while one is made or tried. */
export const backups = queryOptions({
  queryKey: ['system', 'backups'],
  queryFn: ({ signal }) => api.listBackups({}, { signal }),
  refetchInterval: ({ state }) => (state.data?.backups.some(isAtWork) ? BACKUP_EVERY_MS : false),
})

/** Whether a backup is being made or tried now. */
export const isAtWork = ({ state, trial }: Pick<Backup, 'state' | 'trial'>): boolean =>
  state === 'making' || trial?.state === 'trying'

/** What people ask about their own data. */
export const privacyRequests = queryOptions({
  queryKey: ['system', 'privacy'],
  queryFn: async ({ signal }) => (await api.listPrivacyRequests({}, { signal })).requests,
})

/** The file with all that is kept about who asked for it. */
export const personalData = (requestId: string): string => `/beheer/api/system/privacy/${requestId}/data`
