import { describe, expect, it } from 'vitest'
import type { DeskQuoteAmounts, DeskQuoteLine } from '#contract/office/quotes.ts'
import {
  changesOf,
  type Draft,
  readCount,
  type TypedLine,
  withAmount,
  withKeptPrice,
  withItem,
  withoutAdded,
  withoutListPrices,
  workedLines,
} from './draft.ts'

const euro = (cents: number) => ({ excludingTaxInCents: cents, currency: 'EUR' as const })
const line = (id: string, more: Partial<DeskQuoteLine> = {}): DeskQuoteLine => ({
  id,
  sku: id,
  title: id,
  imageUrl: null,
  options: [],
  quantity: 10,
  pack: null,
  part: null,
  groupId: id,
  listPrice: euro(1000),
  costPrice: euro(600),
  price: euro(1000),
  servicesPrice: euro(0),
  item: null,
  soldAs: null,
  ...more,
})
const base = { version: 1, lines: [], validUntil: '', messages: [], stateLabel: '' }
const calculated = (...lines: DeskQuoteLine[]): DeskQuoteAmounts => ({
  lines,
  subtotalPrice: euro(0),
  expressPrice: euro(0),
  shippingPrice: euro(0),
  totalPrice: { ...euro(0), includingTaxInCents: 0 },
  vat: [],
})
const worked = (typed: TypedLine, kept = line('a'), then: DeskQuoteLine | null = null) =>
  workedLines({ lines: [kept] }, { lines: { a: typed }, added: [] }, then && calculated(then))[0]

const fitting = (title = 'Montage') => ({
  free: { title, quantity: 10, vatPercent: 21, productionDays: 5 },
})

describe('a line that is no product', () => {
  const free = line('a', { item: fitting(), soldAs: 'VRIJE-REGEL', listPrice: null, costPrice: null })
  it.each<[string, TypedLine, number | null]>([
    ['costs what a piece costs, of another number', { quantity: '20' }, 2000],
    ['costs what it did, under another name', { item: fitting('Montage en afvoer') }, 1000],
    ['costs what it did, of the same number typed once more', { quantity: '10' }, 1000],
    ['costs what is typed', { quantity: '20', amount: { kind: 'line', text: '7,00' } }, 700],
    ['costs nothing that is known of a number that cannot be read', { quantity: 'veel' }, null],
  ])('%s', (_rule, typed, cents) => {
    const unpriced = line('a', { ...free, price: null })
    expect(worked(withKeptPrice(free, typed), free, unpriced)?.cents).toBe(cents)
  })

  it('keeps the amount that was typed when its name is changed, before it is in the quote', () => {
    const added = { key: 'k', item: fitting(), title: 'Montage', sku: 'VRIJE-REGEL' }
    const draft: Draft = {
      base,
      lines: { 'k:': { amount: { kind: 'line', text: '45' } } },
      added: [added],
      message: '',
      validUntil: '',
    }
    const [one] = workedLines({ lines: [] }, draft, null)
    const after = one && withItem(draft, one, fitting('Montage en afvoer'))
    expect(after?.lines).toEqual(draft.lines)
    expect(after?.added).toEqual([
      { ...added, item: fitting('Montage en afvoer'), title: 'Montage en afvoer' },
    ])
  })
})

describe('a line of a quote as it is typed', () => {
  const twenty = line('a', { quantity: 20, listPrice: euro(1800), price: euro(1800) })
  it.each<[string, TypedLine, DeskQuoteLine | null, number | null]>([
    ['stands as it is', {}, null, 1000],
    ['as a whole', { amount: { kind: 'line', text: '12,50' } }, null, 1250],
    ['by the piece', { amount: { kind: 'unit', text: '1,25' } }, null, 1250],
    [
      'by the piece of another number',
      { quantity: '20', amount: { kind: 'unit', text: '1,25' } },
      null,
      2500,
    ],
    ['by a percentage', { amount: { kind: 'percentOff', text: '12,5' } }, null, 875],
    ['costs the list price of another number', { quantity: '20' }, twenty, 1800],
    ['by a percentage off that', { quantity: '20', amount: { kind: 'percentOff', text: '50' } }, twenty, 900],
    ['by no number of pieces', { quantity: 'x', amount: { kind: 'unit', text: '1' } }, null, null],
    ['by no amount', { amount: { kind: 'line', text: '12.50' } }, null, null],
    ['by more than all of it', { amount: { kind: 'percentOff', text: '100,01' } }, null, null],
  ])('%s', (_what, typed, then, cents) => {
    expect(worked(typed, line('a'), then)?.cents).toBe(cents)
  })

  it('gets no percentage off a list price that there is not', () => {
    const kept = line('a', { listPrice: null, price: null })
    const one = worked({ amount: { kind: 'percentOff', text: '5' } }, kept)
    expect([one?.cents, one?.isUnreadable]).toEqual([null, true])
    expect(worked({}, kept)?.isUnreadable).toBe(false)
  })

  it.each([
    ['1', 1],
    ['1.000.000', 1_000_000],
    ['0', null],
    ['1.000.001', null],
    ['1,5', null],
    ['-1', null],
    ['', null],
  ])('of %s pieces', (text, count) => {
    expect(readCount(text)).toBe(count)
  })
})

describe('an amount that is typed at a line', () => {
  it.each(['line', 'unit', 'percentOff'] as const)('is gone once its field is emptied (%s)', (kind) => {
    const typed = withAmount({ quantity: '20' }, kind, '5')
    expect(typed).toEqual({ quantity: '20', amount: { kind, text: '5' } })
    for (const text of ['', '  ']) {
      const emptied = withAmount(typed, kind, text)
      expect(emptied).toEqual({ quantity: '20' })
      expect(worked(emptied)).toMatchObject({ cents: 1000, isUnreadable: false })
    }
  })
})

describe('lines whose list prices could not be asked', () => {
  const quote = {
    lines: [
      line('main', { part: 'main', groupId: 'g' }),
      line('pole', { part: 'stok', groupId: 'g' }),
      line('own'),
    ],
  }
  it.each<[string, Record<string, TypedLine>, (number | null)[], boolean[]]>([
    ['keep their amount at their quantity', {}, [1000, 1000, 1000], [true, true, true]],
    [
      'have none at another, nor has what follows it',
      { main: { quantity: '4' } },
      [null, null, 1000],
      [false, false, true],
    ],
    [
      'have none where something of them goes',
      { pole: { isRemoved: true } },
      [null, null, 1000],
      [false, false, true],
    ],
    [
      'keep what was typed',
      { own: { quantity: '4', amount: { kind: 'unit', text: '2' } } },
      [1000, 1000, 800],
      [true, true, false],
    ],
    [
      'keep no percentage off what is not known',
      { own: { quantity: '4', amount: { kind: 'percentOff', text: '10' } } },
      [1000, 1000, null],
      [true, true, false],
    ],
  ])('%s', (_what, lines, cents, known) => {
    const shown = withoutListPrices(workedLines(quote, { lines, added: [] }, null))
    expect(shown.map((one) => one.cents)).toEqual(cents)
    const isKnown = (id: string) => shown.find(({ kept }) => kept.id === id)?.line.listPrice !== null
    expect(quote.lines.map(({ id }) => isKnown(id))).toEqual(known)
  })
})

describe('what is sent of the lines', () => {
  const quote = {
    lines: [
      line('main', { part: 'main', groupId: 'g' }),
      line('pole', { part: 'stok', groupId: 'g' }),
      line('own'),
      line('bare', { price: null, listPrice: null }),
    ],
  }
  it('is what changed of them, and every price that there is', () => {
    const draft = {
      lines: { main: { quantity: '4' }, own: { amount: { kind: 'line', text: '9' } } },
      added: [],
    } as const
    const lines = workedLines(quote, draft, null)
    const quantities = [{ lineId: 'main', quantity: 4 }]
    expect(changesOf(lines, 'typed')).toEqual({
      prices: [{ lineId: 'own', cents: 900 }],
      quantities,
      removed: [],
      items: [],
      added: [],
    })
    expect(changesOf(lines, 'all').prices.map(({ lineId }) => lineId)).toEqual(['main', 'pole', 'own'])
  })

  it('has no line that goes, nor one that goes with its main line', () => {
    const lines = workedLines(quote, { lines: { main: { isRemoved: true, quantity: '4' } }, added: [] }, null)
    expect(lines.map(({ isRemoved }) => isRemoved)).toEqual([true, true, false, false])
    expect(changesOf(lines, 'all')).toEqual({
      prices: [{ lineId: 'own', cents: 1000 }],
      quantities: [],
      removed: ['main'],
      items: [],
      added: [],
    })
  })

  const configuration = { key: 'vlag', quantity: 3, options: {}, fields: {} }
  const typedMain = { quantity: '4', amount: { kind: 'line', text: '1' }, item: { configuration } } as const
  it('is other choices with the parts that come and without those that go, at the prices of today', () => {
    const blank: Draft = { base, lines: { main: typedMain }, added: [], message: '', validUntil: '' }
    const [main] = workedLines(quote, blank, null)
    if (!main) throw new Error('it has lines')
    const draft = withItem(blank, main, { configuration })
    expect(draft.lines).toEqual({ main: { item: { configuration } } })
    const then = calculated(
      line('main', { part: 'main', groupId: 'g', quantity: 3, price: euro(700) }),
      line('g:voet', { part: 'voet', groupId: 'g', quantity: 3, price: euro(80) }),
      line('own'),
    )
    const lines = workedLines(quote, draft, then)
    expect(lines.map(({ kept, isRemoved, isNew }) => [kept.id, isRemoved, isNew])).toEqual([
      ['main', false, false],
      ['pole', true, false],
      ['g:voet', false, true],
      ['own', false, false],
      ['bare', false, false],
    ])
    expect(changesOf(lines, 'all')).toEqual({
      prices: [
        { lineId: 'main', cents: 700 },
        { lineId: 'g:voet', cents: 80 },
        { lineId: 'own', cents: 1000 },
      ],
      quantities: [],
      removed: [],
      items: [{ lineId: 'main', item: { configuration } }],
      added: [],
    })
  })

  it('is what comes in, also before its price is known, until it is taken out again', () => {
    const added = { key: 'k', item: { configuration }, title: 'Vlag', sku: 'VLAG' }
    const draft = {
      base,
      lines: { 'k:main': { quantity: '5' }, own: { quantity: '2' } },
      added: [added],
      message: '',
      validUntil: '',
    }
    const lines = workedLines(quote, draft, null)
    expect(lines.at(-1)).toMatchObject({ kept: { id: 'k:main', title: 'Vlag' }, quantity: 5, cents: null })
    expect(changesOf(lines, 'all')).toMatchObject({
      quantities: [
        { lineId: 'own', quantity: 2 },
        { lineId: 'k:main', quantity: 5 },
      ],
      added: [{ key: 'k', item: { configuration } }],
    })
    expect(withoutAdded(draft, added)).toEqual({ ...draft, added: [], lines: { own: { quantity: '2' } } })
  })
})
