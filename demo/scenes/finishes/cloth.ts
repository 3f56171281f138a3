import { CYAN, INK, MAGENTA, REFLEX, RUBBER, STEEL_DARK, YELLOW } from '../palette.ts'
import type { Scene } from '../scene.ts'
import { castShadow } from '../shapes.ts'
import type { Spot } from '../shapes.ts'
import { box, edges, filled, glaze, line, moved, placed, repeat, shape, svg } from '../svg.ts'
import type { Box } from '../svg.ts'
import { distance, inks, rings, scissors } from './press.ts'

type Kind = 'solid' | 'mesh'

const mesh = (scene: Scene, d: string) =>
  filled(scene.pattern(11, 11, svg`<path d="M3 3h5v5h-5z" fill="${scene.tint.floor}"/>`), d)

const printedCloth = (scene: Scene, of: Box, cloth: Kind, d = edges(of)) =>
  castShadow(scene, shape(d), { dx: 5, dy: 8, blur: 'tight', opacity: 0.26 }) +
  filled('#FDFDFE', d) +
  inks(scene, shape(d), of) +
  (cloth === 'mesh' ? mesh(scene, d) : '')

/** A frame of so many units within a box. */
const border = ({ x, y, width, height }: Box, wide: number) =>
  svg`M${x} ${y}h${width}v${height}h-${width}zM${x + wide} ${y + wide}v${height - 2 * wide}h${width - 2 * wide}v-${height - 2 * wide}z`

const within = ({ x, y, width, height }: Box, by: number): Box =>
  box(x + by, y + by, width - 2 * by, height - 2 * by)

const HEM = 16
const CLOTH = box(60, 64, 200, 118)

const hem = (of: Box) =>
  filled('#F1F3F6', border(of, HEM)) +
  glaze(border(of, HEM), 0.07) +
  line(edges(within(of, HEM)), STEEL_DARK, 1.4, ' stroke-opacity=".5"') +
  line(edges(within(of, HEM - 5)), STEEL_DARK, 1.8, ' stroke-dasharray="6 4"')

/** Twisted cord. */
const cord = (d: string, width = 9) =>
  line(d, '#3A4050', width + 2.4, ' stroke-linecap="round"') +
  line(d, '#D3B48A', width, ' stroke-linecap="round"') +
  line(d, '#8A6B43', width * 0.72, ' stroke-dasharray="2.500 5"')

const lyingTube = (scene: Scene, x: number, y: number, width: number, height: number) =>
  castShadow(scene, shape(svg`M${x} ${y}h${width}v${height}h-${width}z`), {
    dx: 4,
    dy: 6,
    blur: 'tight',
    opacity: 0.3,
  }) +
  svg`<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="3" fill="${scene.use('tubeDown')}"/>`

const BELTS = 'M22 72H298M22 174H298'

/** The edges of a whole cloth. */
const AROUND = {
  /** Cut to size, and nothing else. */
  cut: (scene: Scene, cloth: Kind) =>
    printedCloth(scene, box(60, 40, 200, 132), cloth) +
    line('M20 172H300', INK, 2.4, ' stroke-dasharray="8 6"') +
    moved(196, 172, scissors()),
  hem: (scene: Scene, cloth: Kind) => printedCloth(scene, CLOTH, cloth) + hem(CLOTH),
  /** A cord through the hem that comes out at the corners. */
  rope: (scene: Scene, cloth: Kind) =>
    printedCloth(scene, CLOTH, cloth) +
    hem(CLOTH) +
    cord('M36 72H284M36 174H284') +
    filled('#F1F3F6', 'M61 64H259V80H61zM61 166H259V182H61z') +
    line('M64 78H256M64 168H256', STEEL_DARK, 1.8, ' stroke-dasharray="6 4"') +
    cord('M36 72Q22 72 22 60M36 174Q22 174 22 186M284 72Q298 72 298 60M284 174Q298 174 298 186'),
  /** A woven belt in the hem, which is drawn open in the middle. */
  strap: (scene: Scene, cloth: Kind) =>
    printedCloth(scene, CLOTH, cloth) +
    hem(CLOTH) +
    line(BELTS, '#22262F', 13) +
    line(BELTS, '#7B8292', 5, ' stroke-dasharray="3 2"') +
    filled('#F1F3F6', 'M60 63H112V81H60zM208 63H260V81H208zM60 165H112V183H60zM208 165H260V183H208z') +
    line('M64 78H112M208 78H256M64 168H112M208 168H256', STEEL_DARK, 1.8, ' stroke-dasharray="6 4"') +
    line('M112 63l-4 6 5 6-4 6M208 63l4 6-5 6 4 6M112 165l-4 6 5 6-4 6M208 165l4 6-5 6 4 6', STEEL_DARK, 1.6),
  /** A tube through a sleeve above and below. */
  pocket: (scene: Scene, cloth: Kind) =>
    lyingTube(scene, 30, 50, 260, 16) +
    lyingTube(scene, 30, 176, 260, 16) +
    printedCloth(scene, box(64, 44, 192, 154), cloth) +
    [44, 168]
      .map(
        (y) =>
          filled('#F1F3F6', svg`M64 ${y}H256V${y + 30}H64z`) +
          svg`<path d="M64 ${y}H256V${y + 30}H64z" fill="${scene.use('fade')}" opacity=".55"/>`,
      )
      .join('') +
    line('M64 76H256M64 166H256', STEEL_DARK, 1.8, ' stroke-dasharray="6 4"'),
  /** Loops on the cloth, and the hooks they stick to half pulled away. */
  velcro: (scene: Scene, cloth: Kind) =>
    printedCloth(scene, CLOTH, cloth) +
    filled('#22262F', border(CLOTH, 18)) +
    filled(
      scene.pattern(6, 6, '<path d="M0 3q1.500-3 3 0t3 0" fill="none" stroke="#8C93A3" stroke-width="1.2"/>'),
      border(CLOTH, 18),
    ) +
    castShadow(scene, shape('M150 182H278Q296 182 290 160L274 148Q276 164 262 164H150z'), {
      dx: 4,
      dy: 8,
      blur: 'tight',
      opacity: 0.3,
    }) +
    filled('#565D6D', 'M170 164H256Q272 164 276 146L296 154Q290 186 262 186H170z') +
    filled(
      scene.pattern(5, 5, '<path d="M2.500 0v5" stroke="#C8CCD5" stroke-width="1.2"/>'),
      'M170 164H256Q272 164 276 146L296 154Q290 186 262 186H170z',
    ),
} as const satisfies Record<string, (scene: Scene, cloth: Kind) => string>

type ClothEdges = { readonly cloth: Kind; readonly edges: keyof typeof AROUND }

export const clothEdges = (scene: Scene, { cloth, edges: of }: ClothEdges) => AROUND[of](scene, cloth)

type Side = 'top' | 'right' | 'bottom' | 'left'
type ClothSide = { readonly finish: 'cut' | 'hem' | 'pocket' | 'keder'; readonly side: Side }

const TURNS = { top: 0, right: 90, bottom: 180, left: 270 } as const satisfies Record<Side, number>

/** One edge of a cloth, drawn as the upper one around the origin and turned to its place. */
export function clothSide(scene: Scene, { finish, side }: ClothSide): string {
  const cloth = box(-74, finish === 'pocket' ? -52 : -44, 148, 240)
  const { x, y, width } = cloth
  const band = (high: number) => svg`M${x} ${y}h${width}v${high}h-${width}z`
  const seam = (at: number) => line(svg`M${x} ${y + at}h${width}`, STEEL_DARK, 2, ' stroke-dasharray="7 5"')
  const tube = svg`<rect x="-116" y="${y + 11}" width="232" height="20" rx="4" fill="${scene.use('tubeDown')}"/>`
  const finishes = {
    cut: () => line('M-128-44H128', INK, 2.4, ' stroke-dasharray="8 6"') + moved(36, -44, scissors()),
    hem: () =>
      filled('#F1F3F6', band(36)) +
      glaze(svg`M${x} ${y + 36}h${width}v4h-${width}z`, 0.2) +
      glaze(band(5), 0.5, '#fff') +
      seam(26) +
      seam(32),
    pocket: () =>
      filled('#F1F3F6', band(42)) +
      svg`<path d="${band(42)}" fill="${scene.use('fade')}" opacity=".6"/>` +
      seam(47),
    keder: () =>
      filled('#F1F3F6', band(22)) +
      seam(15) +
      svg`<rect x="${x - 16}" y="${y - 16}" width="${width + 32}" height="20" rx="10" fill="#fff" stroke="${STEEL_DARK}" stroke-width="1.600"/><rect x="${x - 16}" y="${y - 16}" width="${width + 32}" height="20" rx="10" fill="${scene.use('fade')}" opacity=".7"/><circle cx="${x - 8}" cy="${y - 6}" r="7" fill="#C8CCD5" stroke="${STEEL_DARK}" stroke-width="1.600"/>`,
  }
  const body = filled('#FDFDFE', edges(cloth)) + inks(scene, shape(edges(cloth)), box(x, y + 20, width, 150))
  return placed(
    svg`translate(160 120)rotate(${TURNS[side]})`,
    (finish === 'pocket' ? tube : '') +
      castShadow(scene, shape(edges(cloth)), { dx: 0, dy: 0, opacity: 0.3 }) +
      body +
      finishes[finish](),
  )
}

type ClothRings = {
  readonly cloth: Kind
  /** So many along the width and along the height, corners included. */
  readonly across: number
  readonly down: number
  readonly at: 'round' | 'top' | 'topAndBottom'
}

/** Rings in the hem, with the distance between two of them where it is one of a row. */
export function clothRings(scene: Scene, { cloth, across, down, at }: ClothRings): string {
  const of = box(50, 74, 220, 112)
  const inset = HEM / 2 + 1
  const [left, top, right, bottom] = [
    of.x + inset,
    of.y + inset,
    of.x + of.width - inset,
    of.y + of.height - inset,
  ]
  const columns = Array.from({ length: across }, (_, index) => left + ((right - left) * index) / (across - 1))
  const rows = Array.from({ length: down }, (_, index) => top + ((bottom - top) * index) / (down - 1))
  const spots: Spot[] = [
    ...columns.map((x): Spot => [x, top]),
    ...(at === 'top' ? [] : columns.map((x): Spot => [x, bottom])),
    ...(at === 'round'
      ? rows.slice(1, -1).flatMap((y): Spot[] => [
          [left, y],
          [right, y],
        ])
      : []),
  ]
  return (
    printedCloth(scene, of, cloth) +
    hem(of) +
    rings(scene, spots, 8) +
    (across > 2 ? distance(left, columns[1] ?? right, 54) : '')
  )
}

/** All edges alike, or each with a finishing of its own. */
export function edgeChoice(scene: Scene, { each }: { readonly each: 'alike' | 'own' }): string {
  const of = box(66, 56, 188, 128)
  const sides = ['M66 56H254', 'M254 56V184', 'M66 184H254', 'M66 56V184']
  const own = [REFLEX, MAGENTA, '#1D8A3C', '#F07D00']
  return (
    printedCloth(scene, of, 'solid') +
    sides
      .map((d, index) =>
        line(
          d,
          each === 'alike' ? REFLEX : (own[index] ?? REFLEX),
          13,
          each === 'alike' ? ' stroke-linecap="square"' : '',
        ),
      )
      .join('') +
    (each === 'alike'
      ? ''
      : repeat(
          4,
          (index) =>
            svg`<path d="M${index % 2 === 0 ? 59.5 : 247.5} ${index < 2 ? 49.5 : 177.5}h13v13h-13z" fill="#fff" stroke="${INK}" stroke-width="1.600"/>`,
        ))
  )
}

const FLAG = 'M92 26H340V216Q260 190 200 214T92 206z'
const BAND = 'M92 26H124V210Q106 214 92 206z'

const flagCloth = (scene: Scene) =>
  castShadow(scene, shape(FLAG), { dx: 6, dy: 9 }) +
  filled(CYAN, FLAG) +
  scene.clip(
    shape(FLAG),
    filled(YELLOW, 'M120 140L340 60V110L120 190z') + filled('#fff', 'M120 196L340 116V132L120 212z'),
  ) +
  filled(scene.use('wave'), FLAG)

const whiteBand = () =>
  filled('#FDFDFE', BAND) + line('M118 26V212', STEEL_DARK, 1.8, ' stroke-dasharray="6 4"')

const snapHook = (scene: Scene, y: number) =>
  moved(
    78,
    y,
    line('M-4 0H24', STEEL_DARK, 4) +
      svg`<rect x="-34" y="-11" width="32" height="22" rx="11" fill="none" stroke="${scene.use('metalDown')}" stroke-width="7"/><rect x="-34" y="-11" width="32" height="22" rx="11" fill="none" stroke="${INK}" stroke-width="1"/>` +
      line('M-26-9L-8-10', INK, 2),
  )

const upright = (scene: Scene, x: number, width: number) =>
  svg`<rect x="${x}" y="-10" width="${width}" height="260" fill="${scene.use('tube')}"/>`

const MAST_SIDE = {
  /** A toggle at the top and a cord at the foot of the band. */
  cord: (scene: Scene) =>
    flagCloth(scene) +
    whiteBand() +
    cord('M108 60V180', 5) +
    cord('M108 52Q108 34 92 34Q70 34 70 52T88 66', 5) +
    cord('M108 190Q106 224 82 214T62 232', 5) +
    filled('#fff', 'M98 78h20v84h-20z') +
    line('M118 26V212', STEEL_DARK, 1.8, ' stroke-dasharray="6 4"'),
  hooks: (scene: Scene) =>
    line('M58-10V250', '#3A4050', 7) +
    line('M58-10V250', '#C8CCD5', 4, ' stroke-dasharray="4 4"') +
    flagCloth(scene) +
    whiteBand() +
    snapHook(scene, 66) +
    snapHook(scene, 176) +
    rings(
      scene,
      [
        [104, 66],
        [104, 176],
      ],
      9,
    ),
  /** A pole that slides through. */
  pocket: (scene: Scene) =>
    flagCloth(scene) +
    upright(scene, 98, 24) +
    filled('#FDFDFE', 'M88 44H136V196H88z') +
    svg`<path d="M88 44H136V196H88z" fill="${scene.use('curl')}"/>` +
    glaze('M126 44h10V196h-10z', 0.12) +
    line('M140 30V204', STEEL_DARK, 1.8, ' stroke-dasharray="6 4"'),
  /** Clips around the mast. */
  clips: (scene: Scene) =>
    upright(scene, 50, 28) +
    flagCloth(scene) +
    whiteBand() +
    [50, 120, 190]
      .map((y) =>
        moved(
          64,
          y,
          svg`<rect x="-22" y="-9" width="66" height="18" rx="9" fill="${RUBBER}"/><rect x="-22" y="-9" width="66" height="7" rx="3.500" fill="#fff" opacity=".2"/><circle cx="36" cy="0" r="4" fill="#C8CCD5"/>`,
        ),
      )
      .join(''),
} as const satisfies Record<string, (scene: Scene) => string>

/** How a flag is held along its mast. */
export const mastSide = (scene: Scene, { by }: { readonly by: keyof typeof MAST_SIDE }) =>
  MAST_SIDE[by](scene)

/** The upper edge of a banner on a mast: sewn, or with the arm of the mast through it. */
export function bannerTop(scene: Scene, { finish }: { readonly finish: 'hem' | 'pocket' }): string {
  const cloth = 'M96 62H236V260H96z'
  return (
    upright(scene, 58, 22) +
    (finish === 'pocket'
      ? lyingTube(scene, 70, 70, 196, 16) + svg`<circle cx="69" cy="78" r="15" fill="${scene.use('stud')}"/>`
      : '') +
    castShadow(scene, shape(cloth), { dx: 6, dy: 6 }) +
    filled(CYAN, cloth) +
    scene.clip(
      shape(cloth),
      filled(YELLOW, 'M96 190L236 120V160L96 230z') + filled(MAGENTA, 'M96 150L236 80V106L96 176z'),
    ) +
    filled('#FDFDFE', finish === 'pocket' ? 'M96 62H236V98H96z' : 'M96 62H236V78H96z') +
    (finish === 'pocket' ? svg`<path d="M96 62H236V96H96z" fill="${scene.use('fade')}" opacity=".6"/>` : '') +
    line(finish === 'pocket' ? 'M96 104H236' : 'M96 74H236', STEEL_DARK, 2, ' stroke-dasharray="6 4"') +
    filled(scene.use('folds'), cloth) +
    (finish === 'hem' ? line('M80 70H96', STEEL_DARK, 4) : '')
  )
}
