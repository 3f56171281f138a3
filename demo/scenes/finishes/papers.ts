import { CYAN, INK, MAGENTA, REFLEX, STEEL_DARK, YELLOW } from '../palette.ts'
import type { Scene } from '../scene.ts'
import { castShadow } from '../shapes.ts'
import { box, filled, glaze, line, moved, placed, repeat, shape, svg } from '../svg.ts'
import { inks, sheet } from './press.ts'

type Paper = {
  readonly look: 'gloss' | 'silk' | 'matt' | 'recycled' | 'board'
  readonly grams: number
}

const FACES = {
  gloss: '#FFFFFF',
  silk: '#FBFBFC',
  matt: '#F7F3EA',
  recycled: '#E6DFCD',
  board: '#FFFFFF',
} as const

/** One sheet held at its left: light paper hangs down, heavy paper stands out, and its edge shows how thick it is. */
export function paperSheet(scene: Scene, { look, grams }: Paper): string {
  const drop = 96 * Math.exp((80 - grams) / 130)
  const thick = 2 + grams / 36
  const [left, right, top] = [66, 258, 124 - thick / 2 - drop * 0.24]
  const front = svg`M${left} ${top}Q${left + 110} ${top - 4} ${right} ${top + drop}`
  const [backX, backY] = [34, -58]
  const face = svg`${front}l${backX} ${backY}Q${left + 110 + backX} ${top - 4 + backY} ${left + backX} ${top + backY}z`
  const edge = svg`${front}v${thick}Q${left + 110} ${top - 4 + thick} ${left} ${top + thick}z`
  const flecks = scene.pattern(
    34,
    26,
    '<path d="M4 6l5 2M18 3l3 4M26 14l5-2M9 18l4 4M21 21l5 1" stroke="#7A6A48" stroke-opacity=".6" stroke-width="1.600"/>',
  )
  const grain = scene.pattern(
    9,
    9,
    '<path d="M1 2h2M5 6h2" stroke="#8A7F66" stroke-opacity=".4" stroke-width="1.300"/>',
  )
  const shine = svg`M${left + 78} ${top - 2}q20 0 34 3l${backX} ${backY}q-14-3-34-3z`
  return (
    castShadow(scene, shape(svg`M${left + 20} ${184}H${right + 6}L${right - 20} 206H${left}z`), {
      dx: 0,
      dy: 0,
      blur: 'tight',
      opacity: 0.2,
    }) +
    filled(FACES[look], face) +
    inks(scene, shape(face), box(left + 40, top + backY - 4, 150, 84)) +
    (look === 'recycled' ? filled(flecks, face) : '') +
    (look === 'matt' ? filled(grain, face) : '') +
    (look === 'gloss' ? glaze(shine, 0.85, '#fff') : '') +
    (look === 'silk'
      ? glaze(svg`M${left + 58} ${top - 2}q40 0 74 4l${backX} ${backY}q-34-4-74-4z`, 0.4, '#fff')
      : '') +
    filled(look === 'recycled' ? '#B9AB86' : look === 'matt' ? '#D8CDB6' : '#C3C8D1', edge) +
    (look === 'board'
      ? line(
          svg`M${left} ${top + thick / 2}Q${left + 110} ${top - 4 + thick / 2} ${right} ${top + drop + thick / 2}`,
          '#fff',
          thick * 0.4,
        )
      : '') +
    // the clamp that holds it
    filled('#565D6D', svg`M${left - 26} ${top - 9}h38l${backX} ${backY}h-38z`) +
    filled('#3A4050', svg`M${left - 26} ${top - 9}h38v${thick + 20}h-38z`) +
    filled('#22262F', svg`M${left + 12} ${top - 9}l${backX} ${backY}v9l-${backX} ${-backY}z`) +
    filled(FACES[look], svg`M${left + 2} ${top + 0.5}h10v${thick - 1}h-10z`)
  )
}

const card = (scene: Scene, x: number, y: number, turn: number, drawn: string) =>
  placed(
    svg`translate(${x} ${y})rotate(${turn})`,
    castShadow(scene, shape('M-80-52H80V52H-80z'), { dx: 5, dy: 8, blur: 'tight', opacity: 0.3 }) +
      filled('#2B303B', 'M-80-52H80V52H-80z') +
      drawn,
  )

const varnish = (colour: string) =>
  filled(colour, 'M-26 8a30 30 0 1 1 52 0L0 40z') +
  glaze('M-18-20Q-6-34 10-26L-20 10Q-26-8-18-20z', 0.8, '#fff') +
  line('M-26 8a30 30 0 1 1 52 0L0 40z', '#fff', 1.6, ' stroke-opacity=".7"')

/** A dark matt card with varnish on a part of it, on its back too where that is so. */
export const spotVarnish = (scene: Scene, { sides }: { readonly sides: 1 | 2 }) =>
  sides === 1
    ? card(scene, 160, 120, -10, placed('scale(1.1)', varnish('#49536B')) + line('M40 38H68', '#7B8292', 4))
    : card(
        scene,
        186,
        92,
        12,
        filled(REFLEX, 'M-80-52H80V52H-80z') + moved(30, 0, placed('scale(.9)', varnish('#5C68F0'))),
      ) + card(scene, 132, 146, -10, varnish('#49536B') + line('M40 38H68', '#7B8292', 4))

/** A strip that is torn off along a row of small cuts. */
export const perforation = (scene: Scene) =>
  sheet(scene, box(52, 44, 140, 152)) +
  inks(scene, shape('M52 44H192V196H52z'), box(52, 44, 140, 152)) +
  placed(
    'translate(196 44)rotate(7)',
    castShadow(scene, shape('M0 0H66V152H0z'), { dx: 5, dy: 8, blur: 'tight', opacity: 0.3 }) +
      filled('#FFF6C2', 'M0 0H66V152H0z') +
      line('M16 30H52M16 46H52M16 62H40', INK, 5, ' stroke-opacity=".45"') +
      svg`<path d="M16 92h36v36h-36z" fill="none" stroke="${MAGENTA}" stroke-width="4"/>` +
      line('M0 0V152', '#fff', 5, ' stroke-dasharray="7 6"'),
  ) +
  line('M192 30V206', INK, 4, ' stroke-dasharray="9 7"')

/** A pile seen from its corner, with a paper band around it. */
function bundle(scene: Scene, x: number, foot: number, high: number): string {
  const top = foot - high
  const at = (points: string) => moved(x, top, points)
  const body = svg`M0 0L62 30V${30 + high}L0 ${high}zM62 30L134 0V${high}L62 ${30 + high}z`
  const leaves = Math.round(high / 4.5)
  return at(
    castShadow(scene, shape(body), { dx: 8, dy: 10, blur: 'tight', opacity: 0.32 }) +
      filled('#F7F8FA', body) +
      glaze(svg`M62 30L134 0V${high}L62 ${30 + high}z`, 0.12) +
      line(
        Array.from(
          { length: leaves },
          (_, index) => svg`M0 ${(index + 1) * 4.5}L62 ${30 + (index + 1) * 4.5}L134 ${(index + 1) * 4.5}`,
        ).join(''),
        '#A9AFBC',
        1,
      ) +
      filled('#FDFDFE', 'M0 0L72-30L134 0L62 30z') +
      scene.clip(
        shape('M0 0L72-30L134 0L62 30z'),
        filled(CYAN, 'M0 0L72-30L104-14L30 16z') + filled(YELLOW, 'M72-30L104-14L84-6L52-22z'),
      ) +
      filled(MAGENTA, svg`M24 12L96-19L112-10.500L40 20z`) +
      filled('#B8005F', svg`M24 12L40 20V${20 + high}L24 ${12 + high}z`) +
      line('M0 0L62 30L134 0', '#fff', 1.2),
  )
}

/** The same hundred leaflets in one band, or in two. */
export const bundles = (scene: Scene, { of }: { readonly of: 50 | 100 }) =>
  of === 100 ? bundle(scene, 93, 160, 68) : bundle(scene, 34, 124, 34) + bundle(scene, 142, 166, 34)

type Fold = { readonly fold: 'half' | 'wrap' | 'zigzag' }

/** The leaves as they stand, from above: where each begins and ends along its upper edge. */
const FOLDS = {
  half: [
    [160, 46, 62, 84],
    [160, 46, 262, 84],
  ],
  wrap: [
    [92, 92, 216, 62],
    [216, 62, 264, 92],
    [92, 92, 196, 112],
  ],
  zigzag: [
    [52, 84, 124, 52],
    [124, 52, 194, 92],
    [194, 92, 268, 56],
  ],
} as const satisfies Record<Fold['fold'], readonly (readonly [number, number, number, number])[]>

const LEAF_INKS = [CYAN, YELLOW, MAGENTA] as const

/** A leaflet that stands half open, so that one sees how its leaves lie. */
export function leafletFold(scene: Scene, { fold }: Fold): string {
  const high = 104
  const leaves = fold === 'wrap' ? ([FOLDS.wrap[1], FOLDS.wrap[0], FOLDS.wrap[2]] as const) : FOLDS[fold]
  return leaves
    .map(([x1, y1, x2, y2], index) => {
      const leaf = svg`M${x1} ${y1}L${x2} ${y2}v${high}L${x1} ${y1 + high}z`
      const isTurned = (x2 - x1) * (y2 - y1) > 0
      const [middle, level] = [(x1 + x2) / 2, (y1 + y2) / 2 + 40]
      return (
        castShadow(scene, shape(leaf), { dx: 5, dy: 8, blur: 'tight', opacity: 0.22 }) +
        filled('#FDFDFE', leaf) +
        scene.clip(
          shape(leaf),
          svg`<ellipse cx="${middle}" cy="${level}" rx="${Math.abs(x2 - x1) * 0.34}" ry="30" fill="${LEAF_INKS[index] ?? CYAN}"/>` +
            line(
              svg`M${x1 + (x2 - x1) * 0.2} ${y1 + (y2 - y1) * 0.2 + 84}L${x1 + (x2 - x1) * 0.8} ${y1 + (y2 - y1) * 0.8 + 84}`,
              INK,
              5,
              ' stroke-opacity=".4"',
            ),
        ) +
        glaze(leaf, isTurned ? 0.1 : 0.02) +
        line(leaf, STEEL_DARK, 1.2, ' stroke-opacity=".5"') +
        line(svg`M${x1} ${y1}L${x2} ${y2}`, INK, 4, ' stroke-linecap="round"')
      )
    })
    .join('')
}

/** A pile of folded leaflets, or one that lies flat with its scored lines. */
export const leafletDelivery = (scene: Scene, { as }: { readonly as: 'folded' | 'flat' }) =>
  as === 'flat'
    ? sheet(scene, box(48, 56, 224, 128)) +
      inks(scene, shape('M48 56H272V184H48z'), box(48, 56, 224, 128)) +
      line('M122.600 44V196M197.400 44V196', INK, 3, ' stroke-dasharray="8 6"') +
      line('M124.600 56V184M199.400 56V184', '#fff', 3)
    : repeat(4, (index) => {
        const y = 168 - index * 20
        const outer = svg`M84 ${y}L166 ${y + 30}L246 ${y - 4}L164 ${y - 34}z`
        return (
          castShadow(scene, shape(outer), { dx: 6, dy: 9, blur: 'tight', opacity: 0.24 }) +
          line(svg`M84 ${y - 4}L166 ${y + 26}M84 ${y + 1}L166 ${y + 31}`, '#A9AFBC', 2) +
          filled('#FDFDFE', svg`M84 ${y - 10}L166 ${y + 20}L246 ${y - 14}L164 ${y - 44}z`) +
          line(
            svg`M84 ${y - 10}Q76 ${y - 5} 84 ${y}L166 ${y + 30}L246 ${y - 4}V${y - 14}L166 ${y + 20}z`,
            '#8C93A3',
            1.4,
          ) +
          filled('#E4E7EC', svg`M166 ${y + 20}L246 ${y - 14}V${y - 4}L166 ${y + 30}z`) +
          filled('#F7F8FA', svg`M84 ${y - 10}L166 ${y + 20}V${y + 30}L84 ${y}Q76 ${y - 5} 84 ${y - 10}z`) +
          line(svg`M166 ${y + 25}L246 ${y - 9}M84 ${y - 5}L166 ${y + 25}`, '#A9AFBC', 1.4) +
          (index === 3
            ? scene.clip(
                shape(svg`M84 ${y - 10}L166 ${y + 20}L246 ${y - 14}L164 ${y - 44}z`),
                filled(CYAN, svg`M84 ${y - 10}L164 ${y - 44}L206 ${y - 29}L126 ${y + 5}z`) +
                  filled(YELLOW, svg`M164 ${y - 44}L206 ${y - 29}L176 ${y - 16}L134 ${y - 31}z`),
              )
            : '')
        )
      })
