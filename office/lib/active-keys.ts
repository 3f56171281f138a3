import { useEffect, useEffectEvent } from 'react'
import type { ShortKey } from './short-keys.ts'

/** What a letter does on the page that is shown. */
export type ActiveKey = { readonly of: ShortKey; readonly press: () => void }

type Read = () => readonly ActiveKey[]
const sources = new Set<Read>()

/** What is pressed once the page that has it is there. */
let awaited: { readonly of: ShortKey; readonly path: string } | null = null

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
    pressAwaited(source())
    return () => {
      sources.delete(source)
    }
  }, [])
}

/** Presses what a page has: now, or once that page is there. */
export function pressThere(of: ShortKey, path: string): void {
  awaited = { of, path }
  pressAwaited(activeKeys())
}

/** Whoever does something else meanwhile wants it no longer. */
export function awaitNothing(): void {
  awaited = null
}

function pressAwaited(keys: readonly ActiveKey[]): void {
  const found = keys.find(({ of }) => of === awaited?.of)
  if (!found || window.location.pathname !== awaited?.path) return
  awaited = null
  found.press()
}
