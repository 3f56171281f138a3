import { describe, expect, it } from 'vitest'
import type { DeskQuoteLine } from '#contract/office/quotes.ts'
import { changesSince, differencesOf, onQuote } from './differences.ts'
import { type Draft, type DraftBase, type TypedLine, workedLines } from './draft.ts'

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
  costPrice: null,
  price: euro(1000),
  servicesPrice: euro(0),
  item: { sku: id, quantity: 10, customOptions: [] },
  soldAs: id,
  ...more,
})
const configuration = { key: 'vlag', quantity: 3, options: {}, fields: {} }
const flag = line('vlag', {
  part: 'main',
  groupId: 'g',
  options: ['Met tas'],
  item: { configuration: { ...configuration, quantity: 10 } },
})
const bag = line('tas', { part: 'tas', groupId: 'g', item: null, soldAs: null })
const base: DraftBase = {
  version: 1,
  lines: [line('bord'), flag, bag],
  validUntil: '2026-12-10',
  messages: [],
  stateLabel: 'Prijs gevraagd',
}
const TODAY = '2026-11-26'

const quoteOf = (lines: readonly DeskQuoteLine[], more: Partial<DraftBase> = {}): DraftBase => ({
  ...base,
  version: 2,
  lines: [...lines],
  ...more,
})
const draftOf = (lines: Draft['lines'], more: Partial<Draft> = {}): Draft => ({
  base,
  lines,
  added: [],
  message: 'Ons bod.',
  validUntil: base.validUntil,
  ...more,
})
const plain = (text: string | null) => text?.replaceAll('\u00A0', ' ') ?? null
const between = (draft: Draft, now: DraftBase) =>
  differencesOf(draft, { now, worked: workedLines(now, draft, null), today: TODAY })
const onto = (draft: Draft, now: DraftBase, mine: readonly string[]) =>
  onQuote(draft, {
    now,
    differences: between(draft, now),
    mine: new Set(mine),
    today: TODAY,
    newKey: () => 'nieuw',
  })

const amount = { kind: 'line', text: '5' } as const
const board = (more: Partial<DeskQuoteLine>) => quoteOf([line('bord', more), flag, bag])

describe('what somebody else made of a quote, beside what is typed', () => {
  it.each<[string, TypedLine, DraftBase, [string, string, string | null][]]>([
    ['is nothing where only its version is another', { amount }, quoteOf(base.lines), []],
    [
      'is told where nothing is typed for it',
      { amount },
      board({ quantity: 20 }),
      [['quantity', 'van 10 naar 20', null]],
    ],
    [
      'is asked where a quantity is typed too',
      { quantity: '40' },
      board({ quantity: 20 }),
      [['quantity', 'van 10 naar 20', '40']],
    ],
    [
      'is told where both typed the same quantity',
      { quantity: '20' },
      board({ quantity: 20 }),
      [['quantity', 'van 10 naar 20', null]],
    ],
    [
      'is asked of each of quantity and amount',
      { quantity: 'x', amount: { kind: 'unit', text: '1,25' } },
      board({ quantity: 20, price: euro(1800) }),
      [
        ['quantity', 'van 10 naar 20', 'x'],
        ['price', 'van € 10,00 naar € 18,00', '€ 1,25 per stuk'],
      ],
    ],
    [
      'is told where both come to the same amount',
      { amount: { kind: 'percentOff', text: '50' } },
      board({ price: euro(500) }),
      [['price', 'van € 10,00 naar € 5,00', null]],
    ],
    [
      'is asked as one where the line is taken out here',
      { isRemoved: true },
      board({ quantity: 20, price: euro(1800) }),
      [['line', 'van 10 stuks, € 10,00 naar 20 stuks, € 18,00', 'Verwijderen']],
    ],
    [
      'is a line that went, which can come back with what was typed at it',
      { amount },
      quoteOf([flag, bag]),
      [
        [
          'gone',
          'Uit de offerte',
          'Weer in de offerte, met wat jij erbij typte. Bestanden moeten er opnieuw bij.',
        ],
      ],
    ],
    [
      'is a line that went for both',
      { isRemoved: true },
      quoteOf([flag, bag]),
      [['gone', 'Uit de offerte', null]],
    ],
    [
      'is a line that came',
      {},
      quoteOf([...base.lines, line('lint', { quantity: 2 })]),
      [['came', '2 stuks, € 10,00', null]],
    ],
  ])('%s', (_what, typed, now, found) => {
    const differences = between(draftOf({ bord: typed }), now)
    expect(differences.map(({ field, theirs, mine }) => [field, plain(theirs), plain(mine)])).toEqual(found)
  })

  it('is its day, its state and what was said', () => {
    const message = { id: '1', author: 'shop' as const, name: null, body: 'Een bod.', sentAt: '' }
    const now = quoteOf(base.lines, {
      validUntil: '2027-01-10',
      stateLabel: 'Aangeboden',
      messages: [message],
    })
    const typed = draftOf({}, { validUntil: '2026-12-24' })
    expect(between(typed, now).map(({ field, theirs, mine }) => [field, plain(theirs), plain(mine)])).toEqual(
      [
        ['validUntil', 'van 10-12-2026 naar 10-01-2027', '24-12-2026'],
        ['state', 'van Prijs gevraagd naar Aangeboden', null],
        ['message', 'Een bod.', null],
      ],
    )
    expect(between(draftOf({}), now)[0]?.mine).toBeNull()
    expect(changesSince(base, now).map(({ mine }) => mine)).toEqual([null, null, null])
  })

  it('is other choices, of which the parts that went are told with their line', () => {
    const now = quoteOf([line('bord'), { ...flag, options: ['Zonder tas'] }])
    const typed = draftOf({ vlag: { item: { configuration } }, tas: { amount } })
    expect(between(typed, now).map(({ key, theirs, mine }) => [key, plain(theirs), plain(mine)])).toEqual([
      ['vlag choices', 'van Met tas naar Zonder tas', 'De keuzes die jij maakte'],
      ['tas gone', 'Uit de offerte, en daarmee wat je erbij typte', null],
    ])
    const gone = between(typed, quoteOf([line('bord')]))
    expect(gone.map(({ key, mine }) => [key, mine === null])).toEqual([['vlag gone', false]])
  })
})

describe('an answer that goes on on what somebody else made of a quote', () => {
  const both = board({ quantity: 20, price: euro(1800) })
  it.each<[string, TypedLine, readonly string[], TypedLine]>([
    ['with what the other made of it', { quantity: '40', amount }, [], {}],
    [
      'with what was typed',
      { quantity: '40', amount },
      ['bord quantity', 'bord price'],
      { quantity: '40', amount },
    ],
    ['with either', { quantity: '40', amount }, ['bord price'], { amount }],
    ['with the line left in', { isRemoved: true, quantity: '40' }, [], {}],
    [
      'without the line',
      { isRemoved: true, quantity: '40' },
      ['bord line'],
      { isRemoved: true, quantity: '40' },
    ],
  ])('%s', (_what, typed, mine, left) => {
    const next = onto(draftOf({ bord: typed, vlag: { amount } }), both, mine)
    expect(next.lines).toEqual({ bord: left, vlag: { amount } })
    expect([next.base, next.message, next.validUntil]).toEqual([both, 'Ons bod.', '2026-12-10'])
    expect(between(next, both)).toEqual([])
  })

  it('brings a line back with what was typed at it and its parts, or leaves it out', () => {
    const now = quoteOf([])
    const draft = draftOf({
      bord: { quantity: '4' },
      vlag: { item: { configuration } },
      tas: { amount },
      'k:': { quantity: '2' },
    })
    expect(onto(draft, now, ['bord gone', 'vlag gone'])).toMatchObject({
      lines: {
        'k:': { quantity: '2' },
        'nieuw:': { quantity: '4' },
        'nieuw:main': {},
        'nieuw:tas': { amount },
      },
      added: [
        { key: 'nieuw', item: { sku: 'bord', quantity: 10, customOptions: [] }, title: 'bord', sku: 'bord' },
        { key: 'nieuw', item: { configuration }, title: 'vlag', sku: 'vlag' },
      ],
    })
    expect(onto(draft, now, [])).toMatchObject({ lines: { 'k:': { quantity: '2' } }, added: [] })
  })

  it.each<[string, readonly string[], TypedLine]>([
    ['keeps its number of pieces beside choices of the other', ['vlag quantity'], { quantity: '3' }],
    [
      'gets the other number of pieces with its own choices',
      ['vlag choices'],
      { quantity: '5', item: { configuration } },
    ],
    ['is as the other made it', [], {}],
    ['is as it was typed', ['vlag quantity', 'vlag choices'], { item: { configuration } }],
  ])('of a composed line %s', (_what, mine, left) => {
    const now = quoteOf([line('bord'), { ...flag, quantity: 5, options: ['Zonder tas'] }, bag])
    expect(onto(draftOf({ vlag: { item: { configuration } } }), now, mine).lines).toEqual({ vlag: left })
  })

  it('holds until the day that is chosen', () => {
    const now = quoteOf(base.lines, { validUntil: '2027-01-10' })
    const draft = draftOf({}, { validUntil: '2026-12-24' })
    expect(onto(draft, now, []).validUntil).toBe('2027-01-10')
    expect(onto(draft, now, ['validUntil']).validUntil).toBe('2026-12-24')
    expect(onto(draftOf({}), now, []).validUntil).toBe('2027-01-10')
  })
})
