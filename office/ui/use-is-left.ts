import { useEffect, useRef } from 'react'

/** Tells whether what asks was left meanwhile: what it opened with may be about another thing by then. */
export function useIsLeft(): () => boolean {
  const isLeft = useRef(false)
  useEffect(() => {
    isLeft.current = false
    return () => {
      isLeft.current = true
    }
  }, [])
  return () => isLeft.current
}
