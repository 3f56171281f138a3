import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import type { BoxMm } from '#domain/designs/box.ts'
import { percentOf, pxPerMmOf, type Zoom, zoomedIn, zoomedOut } from '#domain/designs/zoom.ts'

/** Of the height of the browser's window (`sheet-view.module.css`), less a border. */
const MOST_HEIGHT = 0.7
const BORDER_PX = 2
/** How far a wheel turns for a step. */
const WHEEL_PX = 40

type At = { readonly clientX: number; readonly clientY: number }

/** The window that scrolls, and the drawing in it. */
export type SheetWindow = {
  readonly frame: RefObject<HTMLElement | null>
  readonly drawing: RefObject<SVGSVGElement | null>
}

export type SheetZoom = {
  readonly zoom: Zoom
  readonly percent: number
  /** How wide the drawing is, as CSS has it. */
  readonly width: string
  readonly larger: (() => void) | null
  readonly smaller: (() => void) | null
  readonly show: (zoom: Zoom) => void
}

/**
 * How large a sheet is shown in a window that scrolls: by steps, by the wheel with Ctrl held, and by keys while the window has the
 * focus. What is in the middle, or under the pointer, stays where it is. `mayDrag` lets a mouse move it by hand.
 */
export function useZoom({ frame, drawing }: SheetWindow, view: BoxMm, mayDrag: boolean): SheetZoom {
  const [zoom, setZoom] = useState<Zoom>('fit')
  const [room, setRoom] = useState<{ readonly width: number; readonly height: number } | null>(null)
  const held = useRef<(At & { readonly place: DOMPoint }) | null>(null)

  const fitPercent = room
    ? percentOf(Math.min(room.width / view.widthMm, room.height / view.heightMm))
    : percentOf(1)
  const percent = zoom === 'fit' ? fitPercent : zoom
  const longestMm = Math.max(view.widthMm, view.heightMm)
  const next = zoomedIn(zoom, fitPercent, longestMm)
  const before = zoomedOut(zoom, fitPercent)

  function show(wanted: Zoom | null, at: At | null = null) {
    const matrix = drawing.current?.getScreenCTM()
    const shown = frame.current
    if (wanted === null || !matrix || !shown) return
    const { left, top } = shown.getBoundingClientRect()
    const { clientX, clientY } = at ?? {
      clientX: left + shown.clientWidth / 2,
      clientY: top + shown.clientHeight / 2,
    }
    held.current = {
      clientX,
      clientY,
      place: new DOMPoint(clientX, clientY).matrixTransform(matrix.inverse()),
    }
    setZoom(wanted)
  }

  useLayoutEffect(() => {
    const matrix = drawing.current?.getScreenCTM()
    if (!held.current || !matrix || !frame.current) return
    const { place, clientX, clientY } = held.current
    const now = place.matrixTransform(matrix)
    held.current = null
    frame.current.scrollBy({ left: now.x - clientX, top: now.y - clientY, behavior: 'instant' })
  })

  const wheeled = useRef(0)
  const onWheel = useEffectEvent((event: WheelEvent) => {
    if (!event.ctrlKey && !event.metaKey) return
    event.preventDefault()
    if (Math.sign(wheeled.current) !== Math.sign(event.deltaY)) wheeled.current = 0
    wheeled.current += event.deltaY
    if (Math.abs(wheeled.current) < WHEEL_PX) return
    wheeled.current = 0
    show(event.deltaY < 0 ? next : before, event)
  })
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const wanted = { '+': next, '=': next, '-': before, '0': 'fit' as const, '1': 100 }[event.key]
    if (wanted === undefined) return
    event.preventDefault()
    show(wanted)
  })
  const onGrab = useEffectEvent((event: PointerEvent) => {
    const shown = frame.current
    if (!mayDrag || event.pointerType !== 'mouse' || event.button !== 0 || !shown) return
    shown.setPointerCapture(event.pointerId)
  })
  const onDrag = useEffectEvent((event: PointerEvent) => {
    const shown = frame.current
    if (!shown?.hasPointerCapture(event.pointerId)) return
    shown.scrollBy({ left: -event.movementX, top: -event.movementY, behavior: 'instant' })
  })

  useEffect(() => {
    const shown = frame.current
    const drawn = drawing.current
    if (!shown || !drawn) return undefined
    const measure = () =>
      setRoom({ width: shown.clientWidth, height: window.innerHeight * MOST_HEIGHT - BORDER_PX })
    const resized = new ResizeObserver(measure)
    resized.observe(shown)
    const over = new AbortController()
    const { signal } = over
    window.addEventListener('resize', measure, { signal })
    shown.addEventListener('wheel', (event) => onWheel(event), { passive: false, signal })
    shown.addEventListener('keydown', (event) => onKey(event), { signal })
    // Of the drawing, so that the bars of the window keep their presses.
    drawn.addEventListener('pointerdown', (event) => onGrab(event), { signal })
    shown.addEventListener('pointermove', (event) => onDrag(event), { signal })
    return () => {
      over.abort()
      resized.disconnect()
    }
  }, [frame, drawing])

  const ratio = view.widthMm / view.heightMm
  return {
    zoom,
    percent,
    width:
      zoom === 'fit'
        ? `min(100%, calc((${MOST_HEIGHT * 100}vh - ${BORDER_PX}px) * ${ratio}))`
        : `${pxPerMmOf(zoom) * view.widthMm}px`,
    larger: next === null ? null : () => show(next),
    smaller: before === null ? null : () => show(before),
    show,
  }
}
