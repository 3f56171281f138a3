import { expect, it } from 'vitest'
import { isFilledIn } from './filled-in.ts'

const text = (value: string, defaultValue = '') => ({ type: 'text', value, defaultValue })
const tick = (checked: boolean, defaultChecked: boolean) => ({
  type: 'checkbox',
  value: 'on',
  defaultValue: 'on',
  checked,
  defaultChecked,
})
const list = (selected: number, begins: number) => ({
  type: 'select-one',
  value: '',
  options: [0, 1, 2].map((index) => ({
    selected: index === selected,
    defaultSelected: index === begins,
  })),
})

it.each([
  ['an empty form', [text('')], false],
  ['one that shows what is known', [text('Utrecht', 'Utrecht'), tick(true, true)], false],
  ['a word', [text(''), text('Hallo')], true],
  ['a word that was taken out', [text('', 'Utrecht')], true],
  ['nothing but spaces', [text('  ')], false],
  ['a tick', [tick(true, false)], true],
  ['a tick that was taken off', [tick(false, true)], true],
  ['another choice', [list(2, 1)], true],
  ['the choice it began with', [list(1, 1)], false],
  ['the first choice, where none is marked', [list(0, -1)], false],
  ['another than the first, where none is marked', [list(1, -1)], true],
  ['a button', [{ type: 'submit', value: '' }], false],
])('%s', (_case, elements, is) => {
  expect(isFilledIn({ elements })).toBe(is)
})
