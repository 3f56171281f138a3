import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { activeKeys, awaitNothing } from '../lib/active-keys.ts'
import { isSingleKey } from '../lib/single-keys.ts'
import type { Entry } from './pages.ts'

type PageKeysOptions = {
  readonly main: RefObject<HTMLElement | null>
  /** Those that a letter after g leads to. */
  readonly pages: readonly Entry[]
  readonly onHelp: () => void
}

const KEYS_THAT_ARE_HELD: ReadonlySet<string> = new Set(['Shift', 'Control', 'Alt', 'Meta'])

/**
 * Does what a key alone does on the page that is shown: a letter what its button does, g and a letter leads to a page, / goes
 * to the search of the list, ? opens the help. Answers whether a letter is waited for after g: it waits as long as it takes,
 * and any other key or press ends that.
 */
export function usePageKeys({ main, pages, onHelp }: PageKeysOptions): boolean {
  const navigate = useNavigate()
  const [goes, setGoes] = useState(false)
  // Before a list, which has a meaning of its own for some letters.
  const onGo = useEffectEvent((event: KeyboardEvent) => {
    if (!goes || KEYS_THAT_ARE_HELD.has(event.key)) return
    setGoes(false)
    const page = isSingleKey(event) ? pages.find(({ go }) => go === event.key) : undefined
    if (!page) return
    event.preventDefault()
    event.stopImmediatePropagation()
    void navigate(page.to)
  })
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    // What a list or a field of its own has done with a key is done.
    if (!event.defaultPrevented) awaitNothing()
    if (event.defaultPrevented || event.repeat || !isSingleKey(event)) return
    if (event.key === 'g') setGoes(true)
    else if (event.key === '?') onHelp()
    else if (event.key === '/') {
      const search = main.current?.querySelector<HTMLInputElement>('input[type=search]')
      if (!search) return
      event.preventDefault()
      search.select()
    } else {
      const found = activeKeys().find(({ of }) => of.key === event.key)
      if (!found) return
      // A letter that opens a field is no text in it.
      event.preventDefault()
      found.press()
    }
  })
  const stop = useEffectEvent(() => {
    awaitNothing()
    setGoes(false)
  })
  useEffect(() => {
    const over = new AbortController()
    const { signal } = over
    window.addEventListener('keydown', (event) => onGo(event), { signal, capture: true })
    // After the lists, which hear their keys at the document.
    window.addEventListener('keydown', (event) => onKey(event), { signal })
    window.addEventListener('pointerdown', () => stop(), { signal })
    return () => over.abort()
  }, [])
  return goes
}
