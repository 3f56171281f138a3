import { ApiError } from '#contract/api-error.ts'
import type { CallName } from '#contract/calls.ts'
import type { Client } from '#contract/client.ts'
import { loadCode } from '#app/lib/page-start/load-code.ts'

type AnyCall = (...input: readonly unknown[]) => Promise<unknown>

/** Fetches what the calls are made with: with the first sign that somebody is there, before anything is asked. */
export async function wakeCalls(): Promise<Client> {
  const { fetchClient } = await loadCode(() => import('./fetch-client.ts'))
  return fetchClient
}

async function call(name: CallName, input: readonly unknown[]): Promise<unknown> {
  const client = await wakeCalls().catch(() => {
    // Without its code a call gets no answer either.
    throw new ApiError(0, [], 'HTTP 0')
  })
  return (client[name] as AnyCall)(...input)
}

/** The shop's calls, in the browser. While rendering on the server they come from the render context. */
export const api = new Proxy<Client>({} as Client, {
  get:
    (_none, name) =>
    (...input: readonly unknown[]) =>
      call(name as CallName, input),
})
