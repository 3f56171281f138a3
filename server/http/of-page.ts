import { AsyncLocalStorage } from 'node:async_hooks'

const calls = new AsyncLocalStorage<true>()

/** Makes a call that a page is rendered with. */
export const callForPage = <Answer>(call: () => Promise<Answer>): Promise<Answer> => calls.run(true, call)

/** Whether a page makes this call: it comes with the address of the visitor, who asked for the page alone. */
export const isCallOfPage = (): boolean => calls.getStore() === true
