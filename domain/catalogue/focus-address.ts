import { type Focus, isMiddle } from './picture-cut.ts'

const FOCUS = /#focus-\d{1,3}-\d{1,3}$/

/**
 * The address of a picture with its focus, of which `app/ui/picture-focus.css` makes a place: whatever shows the address shows it
 * so, also an order that keeps it. A server never sees what follows the '#'. The middle is said by nothing.
 */
export const withFocus = (url: string, focus: Focus): string =>
  isMiddle(focus) ? url : `${url}#focus-${focus.x}-${focus.y}`

/** The address at which the picture itself is. */
export const withoutFocus = (url: string): string => url.replace(FOCUS, '')
