// Staff move an order on, beside a running shop or for one on a database of its own.
import { LINE_STATES } from '#domain/orders/states.ts'
import { moveOrderTexts as texts } from '#texts/nl/orders.ts'
import { besideShop, PlainFailure, typed } from './beside-shop.ts'
import { moveLines } from './modules/orders/move-lines.ts'

/** Cancelling asks for a reason, at the desk. */
const STATES = LINE_STATES.filter((state) => state !== 'cancelled')

const [name, wanted, tracking] = process.argv.slice(2)

await besideShop(async (shop) => {
  const state = STATES.find((known) => known === wanted)
  if (!name || !state) throw new PlainFailure(texts.usage(STATES))
  if (tracking !== undefined && !URL.parse(tracking)?.protocol.startsWith('http'))
    throw new PlainFailure(texts.noAddress(tracking))
  const { number, count } = await moveLines(shop, typed('order:move'), {
    name,
    state,
    dispatch: { carrier: null, trackingCode: null, trackingUrl: tracking ?? null },
  })
  return texts.moved(number, count, state)
})
