import { CYAN, INK, MAGENTA, YELLOW } from '../palette.ts'
import type { Scene } from '../scene.ts'
import { castShadow, gloss } from '../shapes.ts'
import { box, edges, filled, glaze, line, placed, shape, svg } from '../svg.ts'

type WhiteInk = {
  readonly on: 'acrylic' | 'film' | 'sticker' | 'metal'
  readonly white: 'none' | 'full' | 'part' | 'between'
}

const SHEET = box(58, 44, 204, 152)
const ROUND = 'M160 40a80 80 0 1 1-.1 0z'
const SPOT = 'M128 78a44 44 0 1 1-.1 0z'
const BAR = 'M150 150L262 66V126L182 186H150z'

/** What lies behind something that one can look through. */
const ground = (scene: Scene) =>
  filled(
    scene.pattern(24, 24, '<path d="M0 0h12v12H0zM12 12h12v12H12z" fill="#5F6675" opacity=".34"/>'),
    'M0 0H320V240H0z',
  )

const brushed = (scene: Scene) =>
  filled(
    scene.pattern(
      120,
      7,
      '<path d="M0 1.500H120M0 4H70M20 6H120" stroke="#fff" stroke-opacity=".7"/><path d="M0 2.800H40M60 5H120" stroke="#5F6675" stroke-opacity=".5"/>',
    ),
    edges(SHEET),
  )

/** The design on a sheet: opaque where white lies under it, and showing what is behind where not. */
export function whiteInk(scene: Scene, { on, white }: WhiteInk): string {
  if (white === 'between') return dayAndNight(scene)
  const outline = on === 'sticker' ? ROUND : edges(SHEET)
  const part = (d: string, colour: string, hasWhite: boolean) =>
    hasWhite ? filled('#fff', d) + filled(colour, d) : glaze(d, on === 'metal' ? 0.62 : 0.5, colour)
  const covered = scene.clip(
    shape(outline),
    (white === 'full' ? filled('#fff', outline) : '') +
      part(BAR, CYAN, white === 'full') +
      part(SPOT, MAGENTA, white !== 'none') +
      (white === 'part' ? line(SPOT, '#fff', 7) : ''),
  )
  return (
    (on === 'metal' ? '' : ground(scene)) +
    castShadow(scene, shape(outline), { dx: 6, dy: 9, blur: 'tight', opacity: 0.25 }) +
    (on === 'metal'
      ? svg`<path d="${outline}" fill="${scene.use('metalDown')}"/>` + brushed(scene)
      : glaze(outline, on === 'sticker' ? 0.34 : 0.24, on === 'acrylic' ? '#BFE8F2' : '#fff')) +
    covered +
    (on === 'acrylic'
      ? gloss('M58 44H120L58 120z', 0.4) +
        line('M58 196H262V44', '#5FB6C9', 5) +
        line(edges(SHEET), '#fff', 2)
      : on === 'film'
        ? gloss('M196 44H228L112 196H80z', 0.28) +
          filled('#F1F3F6', 'M262 44V78L228 44z') +
          line(edges(SHEET), '#fff', 2)
        : line(outline, '#fff', on === 'sticker' ? 3 : 1.4, ' stroke-opacity=".9"'))
  )
}

const LAYER = 'M0 0L92-46V72L0 118z'

/** Two designs with white between them, drawn apart. */
function dayAndNight(scene: Scene): string {
  const layer = (x: number, y: number, face: string, drawn: string) =>
    placed(
      svg`translate(${x} ${y})`,
      castShadow(scene, shape(LAYER), { dx: 8, dy: 8, blur: 'tight', opacity: 0.3 }) +
        filled(face, LAYER) +
        scene.clip(shape(LAYER), drawn) +
        line(LAYER, INK, 1.4, ' stroke-opacity=".4"'),
    )
  return (
    ground(scene) +
    layer(50, 92, '#FFF6C2', filled(YELLOW, LAYER) + '<circle cx="46" cy="36" r="28" fill="#F07D00"/>') +
    layer(114, 92, '#fff', '') +
    layer(
      178,
      92,
      '#252850',
      filled('#252850', LAYER) + filled('#fff', 'M38 16a26 26 0 1 0 26 36a22 22 0 0 1-26-36z'),
    )
  )
}
