import { describe, expect, it } from 'vitest'
import { pairsOf, questionsOf } from './magento-choices.ts'

describe('choices in one cell', () => {
  it('are parted into questions, with commas and bars that belong to a name', () => {
    const cell =
      'name=Vlag, groot|klein,type=select,required=1,sku=A,price=0.0000|name=Vlag, groot|klein,type=select,required=1,sku=B,price=1.5000|name=Mast,type=radio,required=0,sku=C,price=2'
    const questions = questionsOf(cell)
    expect(questions?.map(({ name, type, isRequired }) => [name, type, isRequired])).toEqual([
      ['Vlag, groot|klein', 'select', true],
      ['Mast', 'radio', false],
    ])
    expect(questions?.[0]?.choices.map((choice) => [choice.get('sku'), choice.get('price')])).toEqual([
      ['A', '0.0000'],
      ['B', '1.5000'],
    ])
  })

  it.each(['', 'Materiaal', 'type=select,sku=A', '|||', 'name=Alleen een naam'])('%j is none', (cell) => {
    expect(questionsOf(cell)).toBeNull()
  })

  it('keep a name that objects have to themselves', () => {
    const [question] = questionsOf('name=__proto__,type=drop_down,required=1,option_title=constructor') ?? []
    expect([question?.name, question?.choices[0]?.get('option_title')]).toEqual(['__proto__', 'constructor'])
    expect(({} as Record<string, unknown>)['type']).toBeUndefined()
  })
})

it('a piece without a name belongs to the value before it', () => {
  const pairs = pairsOf('material=PVC, frontlit,maat=2=3,usage=Binnen|Buiten', (name) =>
    /^[a-z]+$/.test(name),
  )
  expect([...pairs]).toEqual([
    ['material', 'PVC, frontlit'],
    ['maat', '2=3'],
    ['usage', 'Binnen|Buiten'],
  ])
})
