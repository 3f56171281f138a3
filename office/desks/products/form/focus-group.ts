/** Puts the focus on the field around a button that goes away when it is pressed. */
export const focusGroup = (pressed: Element): void =>
  pressed.closest<HTMLElement>('fieldset[tabindex]')?.focus({ preventScroll: true })
