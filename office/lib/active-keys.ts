import { useEffect, useEffectEvent } from 'react'
import type { ShortKey } from './short-keys.ts'

/** What a letter does on the page that is shown. */
export type ActiveKey = { readonly of: ShortKey; readonly press: () => void }

type Read = () => readonly ActiveKey[]
const sources = new Set<Read>()

/** The letters that do something now, each once. */
export function activeKeys(): readonly ActiveKey[] {
  const all = [...sources].flatMap((read) => read())
  return all.filter(({ of }, at) => all.findIndex((other) => other.of.key === of.key) === at)
}

/** Has letters do something while this is shown; what they do is asked when one is pressed. */
export function useActiveKeys(read: Read): void {
  const now = useEffectEvent(read)
  useEffect(() => {
    const source = () => now()
    sources.add(source)
    return () => {
      sources.delete(source)
    }
  }, [])
}
