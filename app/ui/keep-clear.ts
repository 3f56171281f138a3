import { debounce } from './debounce.ts'
import { freeSpot } from './free-spot.ts'

/** What people press, read a price in, or have to see before they can go on. */
const KEPT_CLEAR = 'a[href], button, input, select, textarea, label, summary, .figures, [data-kept-clear]'
const EDGE_PX = 20
const SCROLL_ENDS_MS = 100

/** Puts a layer where it covers none of those that are now in view. */
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
  const boxes = Array.from(scope.querySelectorAll(KEPT_CLEAR))
    .filter(
      (element) =>
        !layer.contains(element) &&
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
    )
    .map((element) => element.getBoundingClientRect())
    .filter((box) => box.width > 1 && box.height > 1 && box.bottom > 0 && box.top < window.innerHeight)
  const spot = freeSpot({ width, height }, room, boxes)
  layer.style.inset = `${spot.top}px auto auto ${spot.left}px`
}

/** Keeps a layer clear of those while it is shown. During a scroll it stands still; at its end it goes where there is room. */
export function keepClear(layer: HTMLElement): () => void {
  const place = () => placeClear(layer)
  const scroll = debounce(SCROLL_ENDS_MS)
  const placeAfterScroll = () => scroll.call(place)
  const grown = new ResizeObserver(place)
  grown.observe(layer)
  grown.observe(document.body)
  // What comes later and is fixed, such as the help button, changes no size.
  const added = new MutationObserver(place)
  added.observe(document.body, { childList: true, subtree: true })
  addEventListener('scroll', placeAfterScroll, { capture: true, passive: true })
  addEventListener('resize', place)
  return () => {
    scroll.cancel()
    grown.disconnect()
    added.disconnect()
    removeEventListener('scroll', placeAfterScroll, { capture: true })
    removeEventListener('resize', place)
    layer.style.inset = ''
  }
}
