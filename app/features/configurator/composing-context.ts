import { createContext, use, useContext } from 'react'
import type { Composing } from './use-configurator.ts'

/** Whether something was put in that is not drawn yet: the price that is shown is that of before. */
export const IsAheadContext = createContext(false)
export const useIsAhead = () => use(IsAheadContext)

export const ComposingContext = createContext<Composing | null>(null)

/** The configuration that is being put together on this page. */
export function useComposing(): Composing {
  const composing = useContext(ComposingContext)
  if (!composing) throw new Error('Nothing is being put together here')
  return composing
}
