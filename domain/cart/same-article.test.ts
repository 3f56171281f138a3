import { expect, it } from 'vitest'
import type { KeptDesign } from './kept-cart.ts'
import { isSameArticle, type MetLine, takesMore } from './same-article.ts'
import { ask, line, perPiece, product } from './sample-cart.ts'

const added = { productId: 'p1', widthMm: 300, heightMm: 200, lengthMm: null, deliveryKind: 'ship' as const }

/** A line of the article as the cart works it out. */
function met(more: Parameters<typeof line>[0] = {}, reference: string | null = null): MetLine {
  const kept = line({ widthMm: 300, heightMm: 200, ...more })
  const [group] = ask([kept], [product(), product({ id: 'p2', sku: 'VLAG' })]).groups
  const [viewed] = group?.lines ?? []
  if (!group || !viewed) throw new Error('a cart without its line')
  return { line: viewed, group, reference }
}

const studio: KeptDesign = { itemId: 'd1', side: 'front', quantity: 1, isApproved: false, file: null }

it.each([
  ['the same product in the same sizes', met(), true],
  ['another product', met({ productId: 'p2' }), false],
  ['another width', met({ widthMm: 301 }), false],
  ['another height', met({ heightMm: null }), false],
  ['another length', met({ lengthMm: 1000 }), false],
  ['a part of what was configured', met({ part: 'main' }), false],
])('knows an article again: %s', (_rule, before, isSame) => {
  expect(isSameArticle(before, added)).toBe(isSame)
})

it.each([
  ['a plain line takes more', met(), true],
  ['one of which the files come later takes more', met({ filesLater: true }), true],
  ['one with a design does not', met({ designs: [studio] }), false],
  ['one that is fetched does not', met({ deliveryKind: 'pickup' }), false],
  ['one that goes to an address of its own does not', met({ addressId: 'a1' }), false],
  ['one with a day of its own does not', met({ deliveryDate: '2026-12-01' }), false],
  ['one in a hurry does not', met({ isExpress: true }), false],
  ['one of which a quote holds the price does not', met({ agreedUntil: '2026-12-01' }), false],
  ['one of which a quote held the price does not', met({ agreedUntil: '2026-11-01' }), false],
  ['one with a changed price that is not agreed to does not', met({ agreedRule: perPiece(90_000) }), false],
  ['one with words of the customer does not', met({}, 'Filiaal Breda'), false],
])('%s', (_rule, before, takes) => {
  expect(takesMore(before, added)).toBe(takes)
})
