import { isDeepEqual } from '#domain/deep-equal.ts'
import { merge } from './merge.ts'
import type { Definition } from './nodes.ts'

/** What was typed and is not saved, with the ways back and forth. */
export type Edited = {
  readonly now: Definition
  readonly past: readonly Definition[]
  readonly future: readonly Definition[]
  /** What the last change was of: typing on in one field is undone at once. */
  readonly mark: string | null
}

const MOST_STEPS_BACK = 100

export const editedFrom = (now: Definition): Edited => ({ now, past: [], future: [], mark: null })

/** With a change on top; one that changes nothing is none. */
export function withEdit(edited: Edited, now: Definition, mark: string | null = null): Edited {
  if (now === edited.now) return edited
  const goesOn = mark !== null && mark === edited.mark
  const past = goesOn ? edited.past : [...edited.past, edited.now].slice(-MOST_STEPS_BACK)
  return { now, past, future: [], mark }
}

/** Back to before the last change; null where there is nothing to take back. */
export function undone({ now, past, future }: Edited): Edited | null {
  const before = past.at(-1)
  return before ? { now: before, past: past.slice(0, -1), future: [now, ...future], mark: null } : null
}

/** Forth to what was taken back; null where nothing was. */
export function redone({ now, past, future }: Edited): Edited | null {
  const [after, ...later] = future
  return after ? { now: after, past: [...past, now], future: later, mark: null } : null
}

/**
 * What is typed once it was saved as the server keeps it; what was typed while that was under way stays on top, and unsaved. Typing on
 * is taken back by itself from here on.
 */
export function savedAs(edited: Edited, sent: Definition, kept: Definition): Edited {
  const now = isDeepEqual(sent, kept) ? edited.now : onTop(edited, sent, kept)
  return { ...edited, now, mark: null }
}

/** The same where it was put together with what a colleague made: to go back before that would take his away. */
export const mergedInto = (edited: Edited, sent: Definition, merged: Definition): Edited =>
  editedFrom(onTop(edited, sent, merged))

const onTop = ({ now }: Edited, sent: Definition, becomes: Definition): Definition =>
  now === sent ? becomes : merge(sent, now, becomes, new Map()).definition
