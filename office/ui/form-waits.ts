import { createContext, type Dispatch, type SetStateAction, use, useEffect } from 'react'

/** Sets of how many things a form waits; outside of one nothing does. */
export const FormWaits = createContext<Dispatch<SetStateAction<number>>>(() => undefined)

/** Keeps the form around from being sent while something of it is still on its way. */
export function useFormWaits(isWaiting: boolean): void {
  const setWaits = use(FormWaits)
  useEffect(() => {
    if (!isWaiting) return undefined
    setWaits((waits) => waits + 1)
    return () => setWaits((waits) => waits - 1)
  }, [isWaiting, setWaits])
}
