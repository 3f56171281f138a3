import type { Client } from './client.ts'

/** What the server hands to a page while rendering; the browser has no such thing. */
export type RenderContext = {
  readonly api: Client
  readonly isLoggedIn: boolean
  /** The shop's own address without a slash at the end, for canonical links. */
  readonly origin: string
  readonly nonce: string
}
