/** A logged-in contact of a company; `priceScope` names the price lists that hold for the company. */
export type Customer = {
  readonly kind: 'customer'
  readonly contactId: string
  readonly companyId: string
  readonly sessionIdHash: Buffer
  readonly priceScope: string
}

export type Visitor = Customer | { readonly kind: 'visitor' }

export const ANONYMOUS: Visitor = { kind: 'visitor' }

/** The secret cookie of a session; with https a prefix goes before it. */
export const SESSION_COOKIE = 'session'
