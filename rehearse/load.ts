import { createHash } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { printFile } from '#test/e2e/print-file.ts'
import { sendByTus } from '#test/support/tus.ts'

const AGAIN_AFTER_MS = 200
/** Between two orders of a customer: as many as the worker can mail of. */
const PACE_MS = 1_000
const PATIENCE_MS = 150_000
const ANSWER_WITHIN_MS = 25_000
const PIECE_BYTES = 128 * 1024
const FILE_BYTES = 1_200_000
const SKU = 'TOE-SPANNER'

export type Buyer = { readonly email: string; readonly password: string }
/** An order of which the customer was told that it is placed. */
export type Told = {
  readonly id: string
  readonly number: string
  readonly quantity: number
  readonly at: number
  /** Who ordered, and when he began. */
  readonly by: string
  readonly from: number
}
export type Sent = { readonly fileName: string; readonly sha256: string }

/** What customers did, and what they were told. */
export type Load = {
  readonly told: readonly Told[]
  readonly sent: readonly Sent[]
  /** Answers that were none or 5xx, by what happened at that moment: each was asked for again. */
  readonly again: ReadonlyMap<string, number>
  /** What happens now, for the figures. */
  now(what: string): void
  /** Waits until each customer has an order that he began later; answers how long that took. */
  untilSold(): Promise<number>
  /** Lets everybody end what he is doing. */
  stop(): Promise<void>
}

type Ask = { readonly body?: object; readonly key?: string }

/** Customers who order and send files without a pause, each as the shop's own pages do. */
export function startLoad(url: string, buyers: readonly Buyer[], senders: readonly Buyer[]): Load {
  const told: Told[] = []
  const sent: Sent[] = []
  const again = new Map<string, number>()
  let moment = ''
  let isOver = false
  const failed: unknown[] = []

  /** The shop's own client sends again what had no answer, under the same key. */
  async function call(cookie: string, method: 'GET' | 'POST', path: string, { body, key }: Ask = {}) {
    for (const until = Date.now() + PATIENCE_MS; ; await delay(AGAIN_AFTER_MS)) {
      const answer = await fetch(url + path, {
        method,
        signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
        headers: {
          cookie,
          ...(key && { 'idempotency-key': key }),
          ...(body && { 'content-type': 'application/json' }),
        },
        ...(body && { body: JSON.stringify(body) }),
      }).then(
        async (got) => ({ status: got.status, cookies: got.headers.getSetCookie(), text: await got.text() }),
        (error: unknown) => ({ status: 0, cookies: [], text: String(error) }),
      )
      if (answer.status >= 200 && answer.status < 300)
        return { cookies: answer.cookies, json: JSON.parse(answer.text) }
      const isOurFault = answer.status === 0 || answer.status >= 500
      if (!isOurFault || Date.now() > until)
        throw new Error(`${method} ${path} answered ${answer.status} ${answer.text}`)
      again.set(moment, (again.get(moment) ?? 0) + 1)
    }
  }

  async function logIn({ email: username, password }: Buyer): Promise<string> {
    const { cookies } = await call('', 'POST', '/api/customer/login', { body: { username, password } })
    return cookies.map((one) => one.split(';')[0]).join('; ')
  }

  async function order(cookie: string, { email: by }: Buyer): Promise<void> {
    const from = performance.now()
    const quantity = 1 + (told.length % 9)
    const { json: cart } = await call(cookie, 'POST', '/api/cart/items', {
      key: crypto.randomUUID(),
      body: { cartItem: { sku: SKU, quantity, customOptions: [] } },
    })
    const { json: placed } = await call(cookie, 'POST', '/api/cart/order', {
      key: crypto.randomUUID(),
      body: { cartId: cart.id, version: cart.version, termsAccepted: true },
    })
    told.push({ id: placed.id, number: placed.number, quantity, at: performance.now(), by, from })
  }

  async function sendFile(cookie: string): Promise<void> {
    const { json } = await call(cookie, 'POST', '/api/customer/upload-token')
    const processId = crypto.randomUUID()
    const fileName = `${processId}.pdf`
    await call(cookie, 'POST', '/api/designs', { body: { processId, fileName } })
    const { buffer: content } = printFile(fileName, 300, 200, FILE_BYTES)
    // In pieces, each of which comes to another process than the one before.
    await sendByTus({
      address: url,
      token: json.uploadToken,
      processId,
      content,
      fileName,
      chunkSize: PIECE_BYTES,
    })
    sent.push({ fileName, sha256: createHash('sha256').update(content).digest('hex') })
  }

  const goOn = async (buyer: Buyer, work: (cookie: string, buyer: Buyer) => Promise<void>) => {
    const cookie = await logIn(buyer)
    for (;;) {
      await work(cookie, buyer)
      if (isOver) return
      await delay(PACE_MS)
    }
  }
  const people = [
    ...buyers.map((buyer) => goOn(buyer, order)),
    ...senders.map((sender) => goOn(sender, sendFile)),
  ].map((one) =>
    one.catch((error: unknown) => {
      failed.push(error)
    }),
  )
  return {
    told,
    sent,
    again,
    now: (what) => {
      moment = what
    },
    async untilSold() {
      const from = performance.now()
      // Those that were under way say little of a shop that was away, and one who waits is hidden by three who do not.
      const sold = () => new Set(told.filter((one) => one.from > from).map(({ by }) => by))
      while (sold().size < buyers.length) {
        if (failed.length > 0) throw failed[0]
        if (performance.now() - from > PATIENCE_MS) throw new Error('the shop does not sell any more')
        await delay(20)
      }
      return performance.now() - from
    },
    async stop() {
      isOver = true
      await Promise.all(people)
      if (failed.length > 0) throw failed[0]
    },
  }
}
