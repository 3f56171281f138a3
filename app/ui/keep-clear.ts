import { freeSpot, type Weighed } from './free-spot.ts'

/** What people press, read a price in, or have to see before they can go on. */
const KEPT_CLEAR = 'a[href], button, input, select, textarea, label, summary, .figures, [data-kept-clear]'
const KEPT_CLEAR_WEIGHT = 1000
/** What they read, which is covered rather than those. */
const WORDS = 'h1, h2, h3, h4, p, li, dt, dd, th, td'
const EDGE_PX = 20

/** Puts a layer where it covers nothing that can be pressed and no price, of what is now in view. */
function placeClear(layer: HTMLElement): void {
  const { width, height } = layer.getBoundingClientRect()
  if (height === 0) return
  const scope = layer.closest('dialog') ?? document.body
  const room = {
    left: EDGE_PX,
    top: EDGE_PX,
    right: document.documentElement.clientWidth - EDGE_PX,
    bottom: window.innerHeight - EDGE_PX,
  }
  const boxes = Array.from(scope.querySelectorAll(`${KEPT_CLEAR}, ${WORDS}`), (element): Weighed | null => {
    const box = element.getBoundingClientRect()
    const isInView = box.width > 1 && box.height > 1 && box.bottom > 0 && box.top < window.innerHeight
    if (!isInView || layer.contains(element)) return null
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return null
    return { box, weight: element.matches(KEPT_CLEAR) ? KEPT_CLEAR_WEIGHT : 1 }
  }).filter((box) => box !== null)
  const spot = freeSpot({ width, height }, room, boxes)
  layer.style.inset = `${spot.top}px auto auto ${spot.left}px`
}

/** Keeps a layer clear of those while it is shown: as it grows, the page scrolls, or the window changes. */
export function keepClear(layer: HTMLElement): () => void {
  let frame = 0
  const place = () => {
    cancelAnimationFrame(frame)
    frame = requestAnimationFrame(() => placeClear(layer))
  }
  const grown = new ResizeObserver(() => placeClear(layer))
  grown.observe(layer)
  grown.observe(document.body)
  addEventListener('scroll', place, { capture: true, passive: true })
  addEventListener('resize', place)
  return () => {
    cancelAnimationFrame(frame)
    grown.disconnect()
    removeEventListener('scroll', place, { capture: true })
    removeEventListener('resize', place)
    layer.style.inset = ''
  }
}
