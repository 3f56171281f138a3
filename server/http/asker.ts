import type { Contact, Operator, Visitor } from '#domain/access/actor.ts'

/** A contact who has logged in, with the session by which he is known. */
export type LoggedIn = Contact & { readonly sessionIdHash: Buffer }

/** Somebody of the staff who has logged in, with the session by which he is known. */
export type LoggedInOperator = Operator & {
  readonly email: string
  readonly name: string
  readonly sessionIdHash: Buffer
}

/** A visitor of whom a preview makes somebody of a company, as far as prices go: nothing of the company is theirs. */
export type PreviewVisitor = Visitor & { readonly priceScope: string }

/** Who sends a request of the shop. */
export type Asker = LoggedIn | Visitor | PreviewVisitor

export const ANONYMOUS: Asker = { kind: 'visitor' }

/** The price lists of who asks, as answers are kept by them; those of nobody in particular are the base list. */
export const scopeOf = (asker: Asker): string => ('priceScope' in asker ? asker.priceScope : NO_SCOPE)

/** Whether a preview shows somebody the prices of a customer, or did until it ended, who has nothing of any customer to see or to change. */
export const isPreviewVisitor = (asker: Asker): boolean => asker.kind === 'visitor' && 'priceScope' in asker

/** The ids of the lists in a price scope ('contract:group'). */
export const listsOfScope = (priceScope: string): readonly string[] =>
  priceScope.split(':').filter((id) => id !== '')

/** The scope of who has no price lists of their own. */
export const NO_SCOPE = ''

/** The secret cookie of a session of a contact; with https a prefix goes before it. */
export const SESSION_COOKIE = 'session'

/** That of an operator. Its name does not hold the other, which tells answers for visitors from those for contacts. */
export const OPERATOR_COOKIE = 'operator'

/** What a secret cookie is called at the address of the shop. */
export const cookieName = (
  cookie: typeof SESSION_COOKIE | typeof OPERATOR_COOKIE,
  publicUrl: string | null,
): string => (isHttps(publicUrl) ? `__Host-${cookie}` : cookie)

/** Whether the shop is reached by https, as far as it knows. */
export const isHttps = (publicUrl: string | null): boolean => publicUrl?.startsWith('https:') ?? false
