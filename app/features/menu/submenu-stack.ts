/** The submenus that are open, outermost first; the last one is shown (spec 4, Off-canvas menu). */
export type SubmenuStack = readonly string[]

export type SubmenuChange =
  | { readonly kind: 'push'; readonly submenu: string }
  | { readonly kind: 'pop' }
  | { readonly kind: 'remove'; readonly submenu: string }
  | { readonly kind: 'reset' }

const NONE: SubmenuStack = []

/** The stack after a change. A submenu is open once; removing one also closes what was opened from it. */
export function changeSubmenus(stack: SubmenuStack, change: SubmenuChange): SubmenuStack {
  switch (change.kind) {
    case 'push':
      return stack.includes(change.submenu) ? stack : [...stack, change.submenu]
    case 'pop':
      return stack.slice(0, -1)
    case 'remove':
      return stack.includes(change.submenu) ? stack.slice(0, stack.indexOf(change.submenu)) : stack
    case 'reset':
      return NONE
  }
}
