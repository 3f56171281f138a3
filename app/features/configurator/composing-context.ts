import { createContext, useContext } from 'react'
import type { Composing } from './use-configurator.ts'

export const ComposingContext = createContext<Composing | null>(null)

/** The configuration that is being put together on this page. */
export function useComposing(): Composing {
  const composing = useContext(ComposingContext)
  if (!composing) throw new Error('Nothing is being put together here')
  return composing
}
