import { AsyncLocalStorage } from 'node:async_hooks'
import type { Asker } from './asker.ts'

const calls = new AsyncLocalStorage<{ readonly asker: Asker | null }>()

/** Makes a call that a page is rendered with, for who asked for the page; null when it could not be told who that is. */
export const callForPage = <Answer>(asker: Asker | null, call: () => Promise<Answer>): Promise<Answer> =>
  calls.run({ asker }, call)

/** Whether a page makes this call: it comes with the address of the visitor, who asked for the page alone. */
export const isCallOfPage = (): boolean => calls.getStore() !== undefined

/** Who asked for the page that makes this call; null where no page does. */
export const askerOfPage = (): Asker | null => calls.getStore()?.asker ?? null
