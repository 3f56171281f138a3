import type { z } from 'zod'
import type { DeskMessage } from '#contract/office/messages.ts'
import { operatorIdOf, type Staff } from '#domain/access/actor.ts'
import { isMoment } from '#domain/delivery/plain-date.ts'
import type { MessageQueue } from '#domain/messages/message-queues.ts'
import type { ShopContext } from '../../context.ts'
import { changeAs } from '../../db/change-as.ts'
import { type FirstOfMany, firstOfMany } from '../../first-of-many.ts'
import { Refusal } from '../../refusal.ts'
import { requireRight } from '../../require-right.ts'
import {
  countOpenMessages,
  findMessage,
  type KeptMessage,
  listMessages,
  markMessage,
  type MessagePlace,
} from './desk-message-store.ts'

const PAGE_SIZE = 50
const MOST_COUNTED = 1000

type Shown = z.input<typeof DeskMessage>

const shown = ({ at: _at, receivedAt, handledAt, handledBy, ...message }: KeptMessage): Shown => ({
  ...message,
  receivedAt: receivedAt.toISOString(),
  done: handledAt && { at: handledAt.toISOString(), by: handledBy },
})

/** A page of a queue; `next` names the place after it. */
export async function listDeskMessages(
  { db }: Pick<ShopContext, 'db'>,
  staff: Staff,
  {
    queue,
    search,
    after,
  }: { readonly queue: MessageQueue; readonly search: string; readonly after: string | null },
): Promise<{ readonly messages: Shown[]; readonly next: string | null }> {
  requireRight(staff, 'answerMessages')
  const found = await listMessages(db, {
    queue,
    search: search.trim(),
    after: after === null ? null : readPlace(after),
    limit: PAGE_SIZE + 1,
  })
  const messages = found.slice(0, PAGE_SIZE)
  const last = found.length > PAGE_SIZE ? messages.at(-1) : undefined
  return { messages: messages.map(shown), next: last ? `${last.at}_${last.id}` : null }
}

type WaitingMessage = Pick<KeptMessage, 'id' | 'name' | 'subject' | 'receivedAt'>

/** The first messages that are to be done, the oldest first, and how many they are. */
export async function waitingMessages(
  { db }: Pick<ShopContext, 'db'>,
  staff: Staff,
  most: number,
): Promise<FirstOfMany<WaitingMessage>> {
  requireRight(staff, 'answerMessages')
  return firstOfMany(
    most,
    (limit) => listMessages(db, { queue: 'open', search: '', after: null, limit }),
    () => countOpenMessages(db, MOST_COUNTED),
  )
}

const PLACE = /^(\d{4}-\d{2}-\d{2}T[\d:]{8}\.\d{6}Z)_([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/

function readPlace(text: string): MessagePlace {
  const [, at, id] = PLACE.exec(text) ?? []
  if (at === undefined || id === undefined || !isMoment(at)) throw new Refusal('NotFound')
  return { at, id }
}

/** How many messages are to be done. */
export async function countDeskMessages({ db }: Pick<ShopContext, 'db'>, staff: Staff) {
  requireRight(staff, 'answerMessages')
  return { open: await countOpenMessages(db, MOST_COUNTED) }
}

/** Says that a message is done, or to be done again. Of two who say so at once the first stays named. */
export async function markDeskMessage(
  { db, clock }: Pick<ShopContext, 'db' | 'clock'>,
  staff: Staff,
  { id, isDone }: { readonly id: string; readonly isDone: boolean },
): Promise<Shown> {
  requireRight(staff, 'answerMessages')
  return changeAs(db, staff, async (trx) => {
    const by = operatorIdOf(staff)
    await markMessage(trx, id, isDone ? { at: clock(), by } : null)
    const message = await findMessage(trx, id)
    if (!message) throw new Refusal('MessageNotFound')
    return shown(message)
  })
}
