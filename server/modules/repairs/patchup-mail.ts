import { pagePaths } from '#contract/page-paths.ts'
import { repairMailTexts as texts } from '#texts/nl/repair.ts'
import type { ShopContext } from '../../context.ts'
import type { Executor } from '../../db/database.ts'
import type { NewMail } from '../mail/queue-mail.ts'
import { shopMail } from '../mail/shop-mail.ts'

type Recipient = { readonly email: string; readonly firstName: string }
type Batch = {
  readonly batchId: string
  readonly lineId: string
  readonly title: string
  /** Of an ordered line that waits for its files. */
  readonly orderId: string | null
  /** What the repairs made. */
  readonly designIds: readonly string[]
}
type Links = { readonly accept: string; readonly reject: string; readonly days: number }

/** Asks for an answer to the repairs of a line. */
export async function patchupMail(
  shop: Pick<ShopContext, 'origin'>,
  trx: Executor,
  { email, firstName }: Recipient,
  { batchId, lineId, title, orderId, designIds }: Batch,
  { accept, reject, days }: Links,
): Promise<NewMail> {
  const count = designIds.length
  const query = new URLSearchParams({
    ...(orderId !== null && { bestelling: orderId }),
    akkoord: accept,
    afwijzen: reject,
  })
  return {
    dedupeKey: `patchup_approval:${batchId}`,
    template: 'patchup_approval',
    recipient: email,
    message: await shopMail(trx, {
      subject: texts.subject,
      title: texts.title,
      parts: [
        { kind: 'text', text: texts.greeting(firstName) },
        { kind: 'text', text: texts.intro(count, title) },
        {
          kind: 'facts',
          rows: designIds.map((designId, index) => [title, texts.repaired(index + 1, count), { designId }]),
        },
        { kind: 'link', label: texts.look, url: `${shop.origin()}${pagePaths.repair(lineId)}?${query}` },
        { kind: 'text', text: texts.life(days) },
      ],
    }),
  }
}
