import { type ReactNode, useRef } from 'react'
import { Link, useLocation } from 'react-router'
import { keyTexts as texts } from '#texts/nl/office/keys.ts'
import { useActiveKeys } from '../lib/active-keys.ts'
import { neighboursOf } from '../lib/neighbours.ts'
import { NEIGHBOUR_KEYS, type ShortKey } from '../lib/short-keys.ts'
import { useSingleKeys } from '../lib/single-keys.ts'
import styles from './back-link.module.css'
import { KeyHint } from './key-hint.tsx'

/** The way to the one before and the one after it in the list from which a page was opened. */
export function NeighbourLinks() {
  const neighbours = neighboursOf(useLocation().pathname)
  if (!neighbours) return null
  const { place, count, previous, next } = neighbours
  return (
    <nav aria-label={texts.opened} className={styles.neighbours}>
      <Neighbour to={previous} of={NEIGHBOUR_KEYS.previous}>
        {texts.toPrevious}
      </Neighbour>
      <span className="muted">{texts.placeOf(place, count)}</span>
      <Neighbour to={next} of={NEIGHBOUR_KEYS.next}>
        {texts.toNext}
      </Neighbour>
    </nav>
  )
}

type NeighbourProps = { readonly to: string | null; readonly of: ShortKey; readonly children: ReactNode }

/** It takes the place of this page: the way back leads to the list. */
function Neighbour({ to, of, children }: NeighbourProps) {
  const link = useRef<HTMLAnchorElement>(null)
  const isOn = useSingleKeys()
  useActiveKeys(() => (to === null ? [] : [{ of, press: () => link.current?.click() }]))
  if (to === null) return null
  return (
    <Link ref={link} replace to={to} className="text-link" aria-keyshortcuts={isOn ? of.key : undefined}>
      {children}
      <KeyHint of={of} />
    </Link>
  )
}
