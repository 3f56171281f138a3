import { z } from 'zod'
import type { CompanyNumbers } from '#domain/companies/company-numbers.ts'
import { stored } from './stored.ts'

/** A request as it was asked for, with its numbers and postcode as they are written. */
export type RequestForm = CompanyNumbers & {
  readonly companyName: string
  readonly street: string
  readonly houseNumber: string
  readonly addition: string | null
  readonly postcode: string
  readonly city: string
  readonly country: string
  readonly invoiceEmail: string | null
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly phone: string
  readonly remarks: string | null
}

export const requestForm = stored<RequestForm>(
  'account_requests.form',
  z.object({
    kvkNumber: z.string().nullable(),
    vatId: z.string().nullable(),
    companyName: z.string(),
    street: z.string(),
    houseNumber: z.string(),
    addition: z.string().nullable(),
    postcode: z.string(),
    city: z.string(),
    country: z.string(),
    invoiceEmail: z.string().nullable(),
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
    phone: z.string(),
    remarks: z.string().nullable(),
  }),
)

export type KnownCompany = { readonly id: string; readonly name: string }
/** What the shop found about a request by itself. */
export type RequestFindings = { readonly knownCompany: KnownCompany | null; readonly replaced: number }

export const requestFindings = stored<RequestFindings>(
  'account_requests.findings',
  z.object({
    knownCompany: z.object({ id: z.string(), name: z.string() }).nullable(),
    replaced: z.int(),
  }),
)

/** What somebody wrote in the form of the contact page: nobody reads it back but who answers. */
export const contactForm = stored<object>('contact_messages.form', z.looseObject({}))

/** When, from which network address and by which words somebody asked for the newsletter, confirmed or ended it. */
export type Proof = {
  readonly at: string
  readonly ip: string
  readonly source: string
  /** What the person agreed to, as it was written there. */
  readonly text?: string
}

const Proof = z.object({
  at: z.string(),
  ip: z.string(),
  source: z.string(),
  text: z.string().exactOptional(),
}) satisfies z.ZodType<Proof>

/** What was proved of a subscription, each kind the last time. */
export const newsletterProof = stored(
  'newsletter_subscriptions.proof',
  z.object({
    asked: Proof.exactOptional(),
    confirmed: Proof.exactOptional(),
    ended: Proof.exactOptional(),
  }),
)
