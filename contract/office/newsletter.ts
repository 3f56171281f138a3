import { z } from 'zod'
import { NEWSLETTER_QUEUES, NEWSLETTER_STATES } from '#domain/messages/newsletter-queues.ts'
import { line } from '../shared.ts'
import { officeEndpoint } from './endpoint.ts'

/** What an address agreed to, or ended: when, where, by which words and from which network address. */
const Proof = z.object({
  at: z.string(),
  ip: z.string(),
  source: z.string(),
  /** As it stood there; null of what needs no words. */
  text: z.string().nullable(),
})

/** An address of the newsletter with the proof of its consent. */
export const Subscription = z.object({
  email: z.string(),
  state: z.enum(NEWSLETTER_STATES),
  changedAt: z.iso.datetime(),
  asked: Proof.nullable(),
  confirmed: Proof.nullable(),
  ended: Proof.nullable(),
})
export type Subscription = z.output<typeof Subscription>

export const NewsletterQuery = z.object({
  queue: z.enum(NEWSLETTER_QUEUES).default('confirmed'),
  /** Part of an address. */
  search: line(60).default(''),
})

export const listSubscriptions = officeEndpoint('listSubscriptions', {
  summary:
    'The addresses of the newsletter by the hundred with the proof of consent, the latest changed first',
  access: 'operator',
  may: 'seeNewsletter',
  query: NewsletterQuery.extend({
    /** `next` of the page before. */
    after: line(400).optional(),
  }),
  reply: z.object({ subscriptions: z.array(Subscription), next: z.string().nullable() }),
})

export const countSubscriptions = officeEndpoint('countSubscriptions', {
  summary: 'How many addresses of the newsletter are in each queue',
  access: 'operator',
  may: 'seeNewsletter',
  reply: z.object({ counts: z.record(z.enum(NEWSLETTER_QUEUES), z.int()) }),
})

/** The addresses of a queue as a file, which is no call. */
export const NEWSLETTER_FILE_PATH = '/beheer/api/newsletter/addresses.csv'
