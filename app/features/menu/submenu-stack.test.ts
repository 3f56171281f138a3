import { expect, it } from 'vitest'
import { changeSubmenus, type SubmenuChange, type SubmenuStack } from './submenu-stack.ts'

const push = (submenu: string): SubmenuChange => ({ kind: 'push', submenu })
const remove = (submenu: string): SubmenuChange => ({ kind: 'remove', submenu })

it.each<[string, SubmenuStack, SubmenuChange, SubmenuStack]>([
  ['opens a submenu on top', ['a'], push('b'), ['a', 'b']],
  ['does not open a submenu twice', ['a', 'b'], push('a'), ['a', 'b']],
  ['goes back one level', ['a', 'b'], { kind: 'pop' }, ['a']],
  ['stays empty when there is nothing to go back to', [], { kind: 'pop' }, []],
  ['closes a submenu and what was opened from it', ['a', 'b', 'c'], remove('b'), ['a']],
  ['keeps the stack when the submenu to close is not open', ['a'], remove('x'), ['a']],
  ['closes all', ['a', 'b'], { kind: 'reset' }, []],
])('%s', (_rule, stack, change, expected) => {
  expect(changeSubmenus(stack, change)).toEqual(expected)
})
