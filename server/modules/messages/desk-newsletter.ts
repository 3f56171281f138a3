import type { z } from 'zod'
import type { Subscription } from '#contract/office/newsletter.ts'
import { operatorIdOf, type Staff } from '#domain/access/actor.ts'
import { amsterdamNow } from '#domain/delivery/amsterdam-clock.ts'
import { isMoment } from '#domain/delivery/plain-date.ts'
import type { NewsletterQueue } from '#domain/messages/newsletter-queues.ts'
import { formatMoment } from '#texts/nl/format-date.ts'
import { deskNewsletterTexts as texts, newsletterPlace } from '#texts/nl/office/newsletter.ts'
import type { ShopContext } from '../../context.ts'
import { type Cell, csvHead, csvRow } from '../../csv/write-csv.ts'
import { changeAs } from '../../db/change-as.ts'
import { newsletterProof, type Proof } from '../../db/documents/people.ts'
import { Refusal } from '../../refusal.ts'
import { requireRight } from '../../require-right.ts'
import {
  countNewsletterQueues,
  insertExport,
  type KeptSubscription,
  readSubscriptions,
  type SubscriptionPlace,
} from './desk-newsletter-store.ts'

const PAGE_SIZE = 100

type Shown = z.input<typeof Subscription>
type Wanted = { readonly queue: NewsletterQueue; readonly search: string }

/** A page of a queue; `next` names the place after it. */
export async function listSubscriptions(
  { db }: Pick<ShopContext, 'db'>,
  staff: Staff,
  { queue, search, after }: Wanted & { readonly after: string | null },
): Promise<{ readonly subscriptions: Shown[]; readonly next: string | null }> {
  requireRight(staff, 'seeNewsletter')
  const place = after === null ? null : readPlace(after)
  const found = await readSubscriptions(db, {
    queue,
    search: search.trim(),
    after: place,
    limit: PAGE_SIZE + 1,
  })
  const page = found.slice(0, PAGE_SIZE)
  const last = found.length > PAGE_SIZE ? page.at(-1) : undefined
  return { subscriptions: page.map(shown), next: last ? `${last.at}_${last.email}` : null }
}

const PLACE = /^(\d{4}-\d{2}-\d{2}T[\d:]{8}\.\d{6}Z)_(.+)$/

function readPlace(text: string): SubscriptionPlace {
  const [, at, email] = PLACE.exec(text) ?? []
  if (at === undefined || email === undefined || !isMoment(at)) throw new Refusal('NotFound')
  return { at, email }
}

function shown({ email, state, changedAt, proof }: KeptSubscription): Shown {
  const { asked, confirmed, ended } = newsletterProof.read(proof)
  return {
    email,
    state,
    changedAt: changedAt.toISOString(),
    asked: shownProof(asked),
    confirmed: shownProof(confirmed),
    ended: shownProof(ended),
  }
}

const shownProof = (proof: Proof | undefined): Shown['asked'] =>
  proof ? { ...proof, text: proof.text ?? null } : null

/** How many addresses are in each queue. */
export async function countSubscriptions({ db }: Pick<ShopContext, 'db'>, staff: Staff) {
  requireRight(staff, 'seeNewsletter')
  return { counts: Object.fromEntries(await countNewsletterQueues(db)) as Record<NewsletterQueue, number> }
}

/** The addresses of a queue with their proof as CSV; that they left the house is written down. */
export async function exportSubscriptions(
  { db, clock }: Pick<ShopContext, 'db' | 'clock'>,
  staff: Staff,
  { queue, search }: Wanted,
): Promise<{ readonly name: string; readonly lines: readonly string[] }> {
  requireRight(staff, 'seeNewsletter')
  const now = clock()
  const rows = await changeAs(db, staff, async (trx) => {
    const found: KeptSubscription[] = []
    for (let after: SubscriptionPlace | null = null; ;) {
      const page = await readSubscriptions(trx, { queue, search: search.trim(), after, limit: PAGE_SIZE })
      found.push(...page)
      after = page.at(-1) ?? null
      if (page.length < PAGE_SIZE) break
    }
    await insertExport(trx, { at: now, by: operatorIdOf(staff), queue, rowCount: found.length })
    return found
  })
  return {
    name: texts.fileName(amsterdamNow(now).date),
    lines: [csvHead(texts.columns), ...rows.map((row) => csvRow(cellsOf(shown(row))))],
  }
}

const cellsOf = ({ email, state, asked, confirmed, ended }: Shown): readonly Cell[] => [
  email,
  texts.states[state].label,
  ...[asked, confirmed, ended].flatMap((proof) =>
    proof
      ? [formatMoment(proof.at), newsletterPlace(proof.source), proof.text, proof.ip]
      : [null, null, null, null],
  ),
]
