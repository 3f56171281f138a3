import type { Client } from './client.ts'

/** As whom a preview is seen, as its page says it. */
export type ShownPreviewAs =
  | { readonly kind: 'visitor' | 'ended' }
  | { readonly kind: 'customer'; readonly companyName: string }

/** What the server hands to a page while rendering; the browser has no such thing. */
export type RenderContext = {
  readonly api: Client
  readonly isLoggedIn: boolean
  /** Whether somebody of the staff sees what is not published yet. */
  readonly isPreview: boolean
  /** As whom they see that: a visitor, the name of a company, or a visitor since that has ended. */
  readonly previewAs: ShownPreviewAs
  /** The shop's own address without a slash at the end, for canonical links. */
  readonly origin: string
  /** What the log calls this page's request. */
  readonly requestId: string
  /** What lets the page's own scripts and styles pass its content security policy. */
  readonly nonces: { readonly script: string; readonly style: string }
  /** Lets the page call these hosts too; each as 'https://host'. */
  readonly allowHosts: (hosts: readonly string[]) => void
}
