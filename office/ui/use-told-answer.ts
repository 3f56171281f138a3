import { useEffect, useRef, useState } from 'react'

/** The proof of which an answer by telephone is being written down, and the section of proofs, which has the focus once that is done: what began it is gone then. */
export function useToldAnswer() {
  const section = useRef<HTMLElement>(null)
  const [toldOf, setToldOf] = useState<string | null>(null)
  const [done, setDone] = useState(0)
  useEffect(() => {
    if (done > 0) section.current?.focus()
  }, [done])
  return {
    section,
    toldOf,
    tellOf: setToldOf,
    leave: () => setToldOf(null),
    onDone: () => {
      setToldOf(null)
      setDone((times) => times + 1)
    },
  }
}
