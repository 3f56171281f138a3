import type { Contact, Visitor } from '#domain/access/actor.ts'

/** A contact who has logged in, with the session by which he is known. */
export type LoggedIn = Contact & { readonly sessionIdHash: Buffer }

/** Who sends a request of the shop. */
export type Asker = LoggedIn | Visitor

export const ANONYMOUS: Asker = { kind: 'visitor' }

/** The price lists of who asks, as answers are kept by them; those of nobody in particular are the base list. */
export const scopeOf = (asker: Asker): string => (asker.kind === 'contact' ? asker.priceScope : NO_SCOPE)

/** The ids of the lists in a price scope ('contract:group'). */
export const listsOfScope = (priceScope: string): readonly string[] =>
  priceScope.split(':').filter((id) => id !== '')

/** The scope of who has no price lists of their own. */
export const NO_SCOPE = ''

/** The secret cookie of a session; with https a prefix goes before it. */
export const SESSION_COOKIE = 'session'

/** What that cookie is called at the address of the shop. */
export const sessionCookieName = (publicUrl: string | null): string =>
  publicUrl?.startsWith('https:') ? `__Host-${SESSION_COOKIE}` : SESSION_COOKIE
