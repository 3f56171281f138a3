import type { ContactRights } from './contact-rights.ts'
import type { OperatorRole } from './operator-roles.ts'

/** Somebody who looks around and has not logged in. */
export type Visitor = { readonly kind: 'visitor' }

/** Somebody of the staff of the shop's owner. */
export type Operator = { readonly kind: 'operator'; readonly operatorId: string; readonly role: OperatorRole }

/** The shop by itself: a job, the clock or a command in a terminal, which `task` names. */
export type System = { readonly kind: 'system'; readonly task: string }

/** Who runs the shop: its staff, or the shop by itself. */
export type Staff = Operator | System

/** The operator among staff; null for the shop by itself. */
export const operatorIdOf = (staff: Staff): string | null =>
  staff.kind === 'operator' ? staff.operatorId : null

/** A contact of a company, who orders; `priceScope` names the price lists that hold for the company. */
export type Contact = {
  readonly kind: 'contact'
  readonly contactId: string
  readonly companyId: string
  readonly priceScope: string
  readonly rights: ContactRights
  /** Who acts in the name of the contact; null where it is the contact. */
  readonly actedBy: Staff | null
}

/** A program of a company that calls the shop with a key of its own. */
export type ApiClient = {
  readonly kind: 'client'
  readonly clientId: string
  readonly companyId: string
}

/** Whoever asks the shop for something, or changes something in it. */
export type Actor = Visitor | Contact | ApiClient | Staff

/** A contact as far as it takes to name him; `link` is that by which he came without having logged in. */
type NamedContact = Pick<Contact, 'kind' | 'contactId' | 'actedBy'> & { readonly link?: 'proof-link' }

/** Whoever changes something, as far as it takes to name him: what a contact may was asked before. */
export type Changer = Exclude<Actor, Contact> | NamedContact

/** Who stands behind a change: staff and the shop themselves, also where they act in the name of a contact. */
export type Doer = {
  readonly kind: Actor['kind']
  readonly id: string | null
  /** What a change of the shop by itself was part of, or the link by which a contact came. */
  readonly task: string | null
  /** The contact in whose name it was done by somebody else. */
  readonly inNameOf: string | null
}

/** Who is named beside a change. */
export function doerOf(actor: Changer): Doer {
  switch (actor.kind) {
    case 'visitor':
      return { kind: 'visitor', id: null, task: null, inNameOf: null }
    case 'contact':
      return actor.actedBy
        ? { ...doerOf(actor.actedBy), inNameOf: actor.contactId }
        : { kind: 'contact', id: actor.contactId, task: actor.link ?? null, inNameOf: null }
    case 'client':
      return { kind: 'client', id: actor.clientId, task: null, inNameOf: null }
    case 'operator':
      return { kind: 'operator', id: actor.operatorId, task: null, inNameOf: null }
    case 'system':
      return { kind: 'system', id: null, task: actor.task, inNameOf: null }
  }
}
