import { queryOptions } from '@tanstack/react-query'
import type { Setup } from '#contract/office/setup.ts'
import { SETUP_STEPS, type SetupStep } from '#contract/office/setup-steps.ts'
import { api } from '../lib/api.ts'
import { whileNotLive } from '../lib/live.ts'

/** How far the shop is set up. */
export const setupState = queryOptions({
  queryKey: ['content', 'setup'],
  refetchInterval: whileNotLive,
  queryFn: ({ signal }) => api.getSetup({}, { signal }),
})

/** Without colleagues a shop can sell. */
export const canWait = (step: SetupStep) => step === 'staff'

/** What has to be done still before the shop can sell. */
export const openSteps = ({ done }: Setup): readonly SetupStep[] =>
  SETUP_STEPS.filter((step) => !done[step] && !canWait(step))
