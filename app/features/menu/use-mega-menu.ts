import { useEffect, useRef, useState, type FocusEvent, type MouseEvent, type PointerEvent } from 'react'
import { useLocation } from 'react-router'
import { headsForPanel, type Point } from './heads-for-panel.ts'
import { hoverIntent } from './hover-intent.ts'

const NOTHING: ReadonlySet<string> = new Set()

const isMouse = (event: PointerEvent) => event.pointerType === 'mouse'

/** The state of the menu and what its parts listen to (ux 5.1). A panel closes when its page is left. */
export function useMegaMenu() {
  const { key: page } = useLocation()
  const nav = useRef<HTMLElement>(null)
  const lastPoint = useRef<Point | null>(null)
  const pressedBy = useRef('')
  const [open, setOpen] = useState<string | null>(null)
  const [intended, setIntended] = useState<ReadonlySet<string>>(NOTHING)
  const [intent] = useState(() => hoverIntent(setOpen))

  useEffect(() => {
    // Whichever page it was that was left.
    if (page) intent.close()
  }, [page, intent])
  useEffect(() => intent.stop, [intent])
  useEffect(() => {
    if (open === null) return
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      const button = nav.current?.querySelector<HTMLElement>('[aria-expanded="true"]')
      if (nav.current?.contains(document.activeElement)) button?.focus()
      intent.close()
    }
    const onPress = (event: globalThis.PointerEvent) => {
      if (event.target instanceof Node && !nav.current?.contains(event.target)) intent.close()
    }
    document.addEventListener('keydown', onKeyDown)
    document.addEventListener('pointerdown', onPress)
    return () => {
      document.removeEventListener('keydown', onKeyDown)
      document.removeEventListener('pointerdown', onPress)
    }
  }, [open, intent])

  function isCrossing(event: PointerEvent): boolean {
    const panel = nav.current?.querySelector('[data-open="true"]')
    const to = { x: event.clientX, y: event.clientY }
    if (!panel || !lastPoint.current) return false
    return headsForPanel(lastPoint.current, to, panel.getBoundingClientRect())
  }

  const intend = (id: string) => setIntended((known) => (known.has(id) ? known : new Set(known).add(id)))

  return {
    open,
    /** The panels in which somebody has shown interest: the images of the others wait for that. */
    intended,
    navProps: {
      ref: nav,
      onPointerMove: (event: PointerEvent) => {
        lastPoint.current = { x: event.clientX, y: event.clientY }
      },
      onBlur: (event: FocusEvent) => {
        const to = event.relatedTarget
        if (to instanceof Node && !event.currentTarget.contains(to)) intent.close()
      },
    },
    itemProps: { onPointerLeave: (event: PointerEvent) => isMouse(event) && intent.leave() },
    headProps: (id: string) => ({
      onPointerEnter: (event: PointerEvent) => {
        intend(id)
        if (isMouse(event)) intent.enter(id, isCrossing(event))
      },
      onPointerDown: (event: PointerEvent) => {
        pressedBy.current = event.pointerType
      },
      onFocus: () => intend(id),
    }),
    /** A finger opens the panel first, which has the way to the page; mouse and keyboard go to the page. */
    linkProps: (id: string) => ({
      onClick: (event: MouseEvent) => {
        if (event.detail === 0 || pressedBy.current === 'mouse') return intent.stay()
        event.preventDefault()
        intent.toggle(id)
      },
    }),
    /** What a mouse presses has opened by hovering. */
    buttonProps: (id: string) => ({
      onClick: (event: MouseEvent) => {
        if (event.detail > 0 && pressedBy.current === 'mouse') intent.open(id)
        else intent.toggle(id)
      },
    }),
    panelProps: { onPointerEnter: (event: PointerEvent) => isMouse(event) && intent.stay() },
  }
}
