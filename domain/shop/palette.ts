import { contrast, mix, parseColour, type Rgb } from './contrast.ts'

/** The least contrast of text (WCAG 2.2, 1.4.3). */
export const LEGIBLE = 4.5

const WHITE: Rgb = [255, 255, 255]
const BLACK: Rgb = [0, 0, 0]
const INK: Rgb = [17, 20, 27]
// The darkest of the light grounds that text stands on.
const PAPER: Rgb = [236, 234, 227]

const STEP = 0.02
const HOVER_SHARE = 0.25

/** The colours of what can be pressed or is selected, made of the one that the owner chose. */
export type Palette = {
  /** The surface of a button, and what is written on it; the second surface is for a pointer above it. */
  readonly surface: Rgb
  readonly surfaceHover: Rgb
  readonly onSurface: Rgb
  /** Links, lines and marks on light grounds, and their stronger form. */
  readonly text: Rgb
  readonly textStrong: Rgb
  /** Light grounds for what is selected. */
  readonly tint: Rgb
  readonly tintLight: Rgb
}

const isLegible = (text: Rgb, grounds: readonly Rgb[]): boolean =>
  grounds.every((ground) => contrast(text, ground) >= LEGIBLE)

/** A colour as little nearer to another as makes it legible on every ground. */
function towards(other: Rgb, colour: Rgb, grounds: readonly Rgb[]): Rgb {
  let found = colour
  for (let share = STEP; !isLegible(found, grounds) && share <= 1; share += STEP)
    found = mix(colour, other, share)
  return found
}

/**
 * The palette of the owner's colours, every text in it with a contrast of at least 4.5; null without a colour of his
 * own that can be read (#rgb or #rrggbb), and then the shop keeps the colours it came with.
 */
export function paletteOf(colours: {
  readonly action: string | null
  readonly actionDark: string | null
}): Palette | null {
  const action = parseColour(colours.action)
  if (action === null) return null
  const dark = parseColour(colours.actionDark)
  const onSurface = contrast(WHITE, action) >= LEGIBLE || contrast(INK, action) < LEGIBLE ? WHITE : INK
  const isDark = onSurface === WHITE
  // Between white and ink there are middle tones on which neither can be read: those become darker.
  const surface = towards(BLACK, action, [onSurface])
  const hover = dark ?? mix(surface, isDark ? BLACK : WHITE, HOVER_SHARE)
  const tint = mix(action, WHITE, 0.86)
  const tintLight = mix(action, WHITE, 0.94)
  const grounds = [WHITE, PAPER, tint, tintLight]
  const text = towards(BLACK, action, grounds)
  return {
    surface,
    surfaceHover: towards(isDark ? BLACK : WHITE, hover, [onSurface]),
    onSurface,
    text,
    textStrong: towards(BLACK, dark ?? mix(text, BLACK, HOVER_SHARE), grounds),
    tint,
    tintLight,
  }
}
