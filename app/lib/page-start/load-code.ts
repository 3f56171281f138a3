import { ApiError } from '#contract/api-error.ts'

/**
 * Fetches a part of the code. Browsers remember a failed import as failed for as long as the page lives: without a
 * network none is begun, so that it can be tried again.
 */
export async function loadCode<Code>(load: () => Promise<Code>): Promise<Code> {
  if (!import.meta.env.SSR && !navigator.onLine) throw new ApiError(0, [], 'HTTP 0')
  return load()
}
