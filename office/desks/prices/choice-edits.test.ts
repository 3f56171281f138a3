import { describe, expect, it } from 'vitest'
import type { ChoiceRow } from '#contract/office/price-lists.ts'
import type { ChoicePrice } from '#domain/price-lists/choice-price.ts'
import { choiceNow, settledEdits } from './clashes.ts'
import { choiceGridRows, editCount, editsBody, NO_EDITS, undoing, withChoice } from './list-edits.ts'
import { withoutSaved } from './saved-edits.ts'

const price = (amount: number, more: Partial<ChoicePrice> = {}): ChoicePrice => ({
  sku: 'DOEK',
  optionId: 'rand',
  choiceId: 'zoom',
  unit: 'piece',
  amount,
  setupCents: null,
  ...more,
})
const title = 'Doek › Rand › Zoom'
const row = (amount: number): ChoiceRow => ({ id: 'own', price: price(amount), title, findings: [] })
const edited = (before: number, after: number, edits = NO_EDITS) =>
  withChoice(edits, 'own', { before: price(before), after: price(after), title })

describe('what becomes of a choice', () => {
  it('is nothing where it costs what it did, and else stands in its row beside what was seen first', () => {
    expect(editCount(edited(1, 1))).toBe(0)
    const edits = edited(9, 3, edited(1, 2))
    expect(choiceGridRows([row(9)], edits)).toMatchObject([
      { before: price(1), price: price(3), isChanged: true },
    ])
    expect(choiceGridRows([row(9)], NO_EDITS)).toMatchObject([{ price: price(9), isChanged: false }])
    expect(editCount(edited(9, 1, edits))).toBe(0)
  })

  it('is sent beside prices and discounts, taken back, and told at its row', () => {
    const { body, rowAt } = editsBody(edited(1, 2))
    expect(body).toEqual({
      prices: [],
      choices: [{ before: price(1), after: price(2) }],
      discounts: [],
    })
    expect(rowAt('choices.0.after.amount')).toEqual({ row: 'own', place: 'amount' })
    expect(rowAt('choices.1.after.amount')).toBeNull()
    expect(editsBody(undoing(edited(1, 2))).body.choices).toEqual([{ before: price(2), after: price(1) }])
  })

  it('goes on from what was saved where it was typed on meanwhile', () => {
    expect(editCount(withoutSaved(edited(1, 2), edited(1, 2)))).toBe(0)
    expect(withoutSaved(edited(1, 3), edited(1, 2)).choices.get('own')).toMatchObject({
      before: price(2),
      after: price(3),
    })
  })

  it.each<[string, ChoicePrice[], boolean, ReturnType<typeof price>[]]>([
    ['is mine on top of what a colleague made of it', [price(7)], true, [price(7), price(2)]],
    ['is what a colleague made of it', [price(7)], false, []],
    ['is nothing more where a colleague did the same', [price(2)], true, []],
    ['is nothing where the choice is gone', [], true, []],
    ['is nothing where it is counted otherwise by now', [price(7, { unit: 'm2' })], true, []],
  ])('%s', (_name, now, isMine, left) => {
    const edits = edited(1, 2)
    const found = choiceNow(
      edits.choices.get('own')!,
      now.map((one) => ({ price: one })),
    )
    const { choices } = settledEdits(edits, [{ id: 'own', now: found }], new Set(isMine ? ['own'] : []))
    expect([...choices.values()].flatMap(({ before, after }) => [before, after])).toEqual(left)
  })
})
