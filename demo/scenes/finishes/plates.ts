import { CYAN, INK, MAGENTA, REFLEX, STEEL_DARK, YELLOW } from '../palette.ts'
import type { Scene } from '../scene.ts'
import { castShadow, gloss } from '../shapes.ts'
import type { Spot } from '../shapes.ts'
import { box, edges, filled, glaze, line, moved, repeat, shape, svg } from '../svg.ts'
import { inks, sheet } from './press.ts'

type Plate = 'metal' | 'foam' | 'magnet' | 'card'

/** How thick it looks, and the colour of its sides. */
const SIDES = {
  metal: { thick: 4, lit: '#C8CCD5', shade: '#7B8292' },
  foam: { thick: 12, lit: '#F4F5F7', shade: '#B9BECA' },
  magnet: { thick: 5, lit: '#3A4050', shade: '#11141B' },
  card: { thick: 3, lit: '#E4E7EC', shade: '#A9AFBC' },
} as const satisfies Record<Plate, { thick: number; lit: string; shade: string }>

const FACE = box(58, 44, 204, 146)

/** A flat shape drawn out to its thickness, from behind to the front. */
const slab = (scene: Scene, of: Plate, d: string) => {
  const { thick, lit, shade } = SIDES[of]
  return (
    castShadow(scene, shape(d), { dx: 5 + thick, dy: 8 + thick, blur: 'tight', opacity: 0.3 }) +
    repeat(thick, (index) => moved(thick - index, thick - index, filled(index === 0 ? shade : lit, d))) +
    line(d, shade, 1)
  )
}

/** A speech bubble with a wavy rim: no saw makes it. */
const FREE =
  'M84 62Q112 34 146 50Q176 30 206 52Q246 48 248 86Q272 112 246 140Q236 172 198 164Q184 170 172 166L140 204L142 170Q108 182 92 154Q56 144 68 108Q58 82 84 62z'

type Outline = { readonly of: Plate; readonly corners: 'straight' | 'round' | 'contour' }

const rounded = ({ x, y, width, height }: typeof FACE, r: number) =>
  svg`M${x + r} ${y}h${width - 2 * r}q${r} 0 ${r} ${r}v${height - 2 * r}q0 ${r}-${r} ${r}h-${width - 2 * r}q-${r} 0-${r}-${r}v-${height - 2 * r}q0-${r} ${r}-${r}z`

/** What the outer line of a plate or card is like, with the mark of its corner. */
export function plateOutline(scene: Scene, { of, corners }: Outline): string {
  const radius = 34
  const face = box(66, 54, 192, of === 'card' ? 122 : 130)
  const d = corners === 'contour' ? FREE : corners === 'round' ? rounded(face, radius) : edges(face)
  const { x, y } = face
  const pile =
    of === 'card'
      ? [14, 7]
          .map((by) =>
            moved(
              by,
              by,
              castShadow(scene, shape(d), { dx: 3, dy: 4, blur: 'tight', opacity: 0.2 }) +
                filled('#fff', d) +
                line(d, '#C8CCD5', 1),
            ),
          )
          .join('')
      : ''
  return (
    pile +
    slab(scene, of, d) +
    filled('#FDFDFE', d) +
    inks(scene, shape(d), corners === 'contour' ? box(58, 36, 204, 160) : face) +
    (corners === 'contour'
      ? line(FREE, INK, 2.4, ' stroke-dasharray="9 6"') +
        moved(
          246,
          140,
          svg`<path d="M-10-64h20V-8L4 6h-8L-10-8z" fill="${scene.use('tube')}"/><path d="M-10-50L10-40M-10-34L10-24M-10-18L10-8" stroke="${STEEL_DARK}" stroke-width="3"/><rect x="-16" y="-86" width="32" height="26" rx="3" fill="${INK}"/>`,
        )
      : corners === 'round'
        ? line(svg`M${x + radius} ${y + radius}L${x + radius * 0.3} ${y + radius * 0.3}`, INK, 3) +
          svg`<circle cx="${x + radius}" cy="${y + radius}" r="4.500" fill="${INK}"/>` +
          line(
            svg`M${x + radius} ${y - 5}Q${x - 5} ${y - 5} ${x - 5} ${y + radius}`,
            REFLEX,
            5,
            ' stroke-linecap="round"',
          )
        : line(svg`M${x + 22} ${y}V${y + 22}H${x}`, INK, 3) +
          line(svg`M${x + 40} ${y - 5}H${x - 5}V${y + 40}`, REFLEX, 5, ' stroke-linecap="square"'))
  )
}

type Holes = { readonly of: Plate | 'paper'; readonly count: 2 | 4 | 6 }

const hole = (scene: Scene, [x, y]: Spot, r: number) =>
  svg`<circle cx="${x}" cy="${y}" r="${r}" fill="${scene.tint.wall}"/><path d="M${x - r} ${y}a${r} ${r} 0 0 1 ${r * 2} 0a${r} ${r * 0.8} 0 0 0-${r * 2} 0z" fill="${INK}" opacity=".6"/><circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="${INK}" stroke-width="2"/>` +
  line(svg`M${x - r - 7} ${y}h${2 * r + 14}M${x} ${y - r - 7}v${2 * r + 14}`, INK, 1.4)

/** Holes through it, each with its centre lines. */
export function drilledHoles(scene: Scene, { of, count }: Holes): string {
  if (of === 'paper') return filingHoles(scene)
  const inset = 26
  const [left, top, right, bottom] = [
    FACE.x + inset,
    FACE.y + inset,
    FACE.x + FACE.width - inset,
    FACE.y + FACE.height - inset,
  ]
  const columns = count === 6 ? [left, (left + right) / 2, right] : [left, right]
  return (
    slab(scene, of, edges(FACE)) +
    filled('#FDFDFE', edges(FACE)) +
    inks(scene, shape(edges(FACE)), FACE) +
    columns.flatMap((x) => [top, bottom].map((y) => hole(scene, [x, y], 10))).join('')
  )
}

/** A sheet in the rings of a folder. */
function filingHoles(scene: Scene): string {
  const page = box(96, 26, 148, 200)
  return (
    sheet(scene, page) +
    inks(scene, shape(svg`M142 44h84v84h-84z`), box(142, 44, 84, 84)) +
    line('M142 146h84M142 162h84M142 178h56', INK, 5, ' stroke-opacity=".4"') +
    [88, 152]
      .map(
        (y) =>
          svg`<circle cx="118" cy="${y}" r="10" fill="${scene.tint.floor}" stroke="${INK}" stroke-width="2"/>` +
          svg`<path d="M118 ${y}Q84 ${y - 34} 66 ${y}" fill="none" stroke="${scene.use('metalDown')}" stroke-width="8" stroke-linecap="round"/>`,
      )
      .join('') +
    line('M118 98V142M111 98h14M111 142h14', INK, 2)
  )
}

type Hanging = { readonly of: Plate; readonly by: 'tape' | 'frame' | 'rim' }

/** The back of a board with what it hangs on, or its front in a rim. */
export function boardHanging(scene: Scene, { of, by }: Hanging): string {
  if (by === 'rim') return rim(scene, of)
  return (
    slab(scene, of, edges(FACE)) +
    filled(of === 'magnet' ? '#C8CCD5' : '#F4F5F7', edges(FACE)) +
    (by === 'tape' ? tapeRound(scene) : hiddenFrame(scene))
  )
}

const tapeRound = (scene: Scene) =>
  line('M76 62H244V172H76z', '#565D6D', 18, ' stroke-linejoin="miter"') +
  line('M76 62H244V172H76z', '#E8C35A', 14) +
  castShadow(scene, shape('M150 166H230Q262 170 262 206H244Q242 182 224 180H150z'), {
    dx: 3,
    dy: 6,
    blur: 'tight',
    opacity: 0.35,
  }) +
  filled('#C8141E', 'M170 164H228Q262 166 264 204L246 208Q244 180 224 180H170z') +
  glaze('M228 164Q262 166 264 204L246 208Q248 176 224 172z', 0.2, '#fff')

const hiddenFrame = (scene: Scene) =>
  castShadow(scene, shape('M92 72H228V162H92zM112 92V142H208V92z'), {
    dx: 4,
    dy: 6,
    blur: 'tight',
    opacity: 0.35,
  }) +
  svg`<path fill-rule="evenodd" d="M92 72H228V162H92zM112 92V142H208V92z" fill="${scene.use('metalDown')}"/>` +
  line('M92 72L112 92M228 72L208 92M92 162L112 142M228 162L208 142', STEEL_DARK, 1.6) +
  line('M92 72H228V162H92zM112 92H208V142H112z', STEEL_DARK, 1.4) +
  [126, 194]
    .map(
      (x) =>
        svg`<circle cx="${x}" cy="82" r="5" fill="${INK}"/><path d="M${x} 82v-13" stroke="${INK}" stroke-width="4"/>`,
    )
    .join('')

const rim = (scene: Scene, of: Plate) =>
  slab(scene, of, edges(FACE)) +
  filled('#FDFDFE', edges(FACE)) +
  inks(scene, shape(edges(FACE)), FACE) +
  svg`<path fill-rule="evenodd" d="M52 38H268V196H52zM72 58V176H248V58z" fill="${scene.use('metalDown')}"/>` +
  line('M52 38L72 58M268 38L248 58M52 196L72 176M268 196L248 176', STEEL_DARK, 2) +
  line('M72 58H248V176H72z', INK, 2, ' stroke-opacity=".5"') +
  line('M53 39H267', '#fff', 2)

/** The edge of clear acrylic: dull from the saw, or polished so that light comes through it. */
export function acrylicEdge(scene: Scene, { finish }: { readonly finish: 'sawn' | 'polished' }): string {
  const top = 'M-10 92L150 22L330 96L170 172z'
  const left = 'M-10 92L170 172V214L-10 134z'
  const right = 'M170 172L330 96V138L170 214z'
  const both = `${left}${right}`
  const isSawn = finish === 'sawn'
  const saw = scene.pattern(
    9,
    60,
    '<path d="M3 0Q7 30 2 60M7 0Q10 30 6 60" fill="none" stroke="#5F6675" stroke-opacity=".4" stroke-width="1.600"/>',
  )
  return (
    castShadow(scene, shape(both), { dx: 8, dy: 12 }) +
    filled('#D7F1F8', top) +
    scene.clip(
      shape(top),
      glaze('M120 36L204 0L330 60L240 120z', 0.75, CYAN) +
        glaze('M190 66L280 26L330 60L240 120z', 0.8, MAGENTA) +
        glaze('M244 88L330 48V120H270z', 0.85, YELLOW),
    ) +
    (isSawn
      ? filled('#DFE4E8', both) + glaze(right, 0.14) + filled(saw, both)
      : filled('#49C3DA', both) +
        filled('#A9EBF5', 'M-10 100L170 180V190L-10 110z') +
        filled('#fff', 'M170 178L330 102V108L170 185z') +
        glaze('M170 200L330 124V138L170 214z', 0.25) +
        filled('#E9FBFE', 'M164 169L176 169V211L170 214L164 211z') +
        filled(
          '#fff',
          'M226 40q3 14 14 16q-11 3-14 16q-3-13-14-16q11-2 14-16zM196 128q3 18 18 21q-15 3-18 21q-3-18-18-21q15-3 18-21z',
        )) +
    line('M-10 92L170 172L330 96', '#fff', isSawn ? 1.6 : 3.4) +
    gloss('M60 60L110 38L206 88L150 124z', isSawn ? 0.2 : 0.5)
  )
}
