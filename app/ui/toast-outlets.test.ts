import { expect, it } from 'vitest'

import { activeToastOutlet, openToastOutlet } from './toast-outlets.ts'

it('shows toasts on the page, and in the innermost dialog while one is open', () => {
  expect(activeToastOutlet()).toBeNull()
  const closeManager = openToastOutlet('manager', true)
  const closePage = openToastOutlet('page', false)
  expect(activeToastOutlet()).toBe('manager')
  const closeConfirmation = openToastOutlet('confirmation', true)
  expect(activeToastOutlet()).toBe('confirmation')
  closeConfirmation()
  expect(activeToastOutlet()).toBe('manager')
  closeManager()
  expect(activeToastOutlet()).toBe('page')
  closePage()
  expect(activeToastOutlet()).toBeNull()
})
