import { CYAN, INK, MAGENTA, RUBBER, STEEL_DARK, YELLOW, CARDBOARD, CARDBOARD_DARK } from '../palette.ts'
import type { Scene } from '../scene.ts'
import { castShadow, groundShadow } from '../shapes.ts'
import { box, edges, filled, glaze, line, moved, placed, repeat, shape, svg } from '../svg.ts'
import { inks, otherInks } from './press.ts'

const floor = (scene: Scene, y = 184) => filled(scene.tint.floor, svg`M0 ${y}H320V240H0z`)

const BASES = {
  /** Thin, with feet that fold out. */
  standard: (scene: Scene) =>
    svg`<rect x="72" y="182" width="176" height="20" rx="5" fill="${scene.use('metalDown')}"/>` +
    filled(RUBBER, 'M96 200l-26 12h14l30-10zM224 200l26 12h-14l-30-10z') +
    line('M84 192H236', '#fff', 2, ' stroke-opacity=".7"'),
  /** As deep as it is wide at its foot: it needs none. */
  wide: (scene: Scene) =>
    svg`<path d="M62 212Q62 172 84 172H236Q258 172 258 212z" fill="${scene.use('metalDown')}"/>` +
    filled('#5F6675', 'M58 206H262V214H58z') +
    filled(RUBBER, 'M62 212Q62 172 80 172h8V212zM258 212Q258 172 240 172h-8V212z') +
    line('M92 178H228', '#fff', 3, ' stroke-opacity=".8"'),
} as const

type RollUp = { readonly model: keyof typeof BASES | 'double' }

/** The foot of a roll-up with the print that comes out of it, or the two of them. */
export function rollUpModel(scene: Scene, { model }: RollUp): string {
  const front = box(80, -20, 160, 206)
  const print = (of: typeof front, isOther: boolean) =>
    filled('#FDFDFE', edges(of)) +
    (isOther
      ? otherInks(scene, shape(edges(of)), of)
      : inks(scene, shape(edges(of)), box(of.x, 20, of.width, 160)))
  if (model !== 'double') {
    return (
      floor(scene) +
      groundShadow(scene, 166, 212, 112, 8) +
      castShadow(scene, shape(edges(front)), { dx: 8, dy: 0, opacity: 0.2 }) +
      print(front, false) +
      filled(scene.use('curl'), edges(front)) +
      BASES[model](scene)
    )
  }
  // from its side, so that both prints are seen
  return (
    floor(scene) +
    groundShadow(scene, 164, 212, 112, 8) +
    scene.clip(
      shape('M158-10L50 10V190L158 178z'),
      filled('#FDFDFE', 'M158-10L50 10V190L158 178z') +
        inks(scene, shape('M158-10L50 10V190L158 178z'), box(50, 10, 108, 170)),
    ) +
    scene.clip(
      shape('M168-10L272 10V190L168 178z'),
      filled('#FDFDFE', 'M168-10L272 10V190L168 178z') +
        otherInks(scene, shape('M168-10L272 10V190L168 178z'), box(168, 20, 104, 160)),
    ) +
    glaze('M168-10L272 10V190L168 178z', 0.12) +
    svg`<path d="M40 186L163 172L282 186V208L163 196L40 208z" fill="${scene.use('metalDown')}"/>` +
    glaze('M163 172L282 186V208L163 196z', 0.25) +
    line('M163-10V176', STEEL_DARK, 6)
  )
}

type Print = { readonly of: 'film' | 'textile' | 'greyBack' }

const PRINT = 'M72-20H248V146Q214 150 196 172Q182 190 180 214Q126 206 72 214z'
const TURNED = 'M248 146Q214 150 196 172Q182 190 180 214Q190 190 210 180Q234 170 248 146z'

/** The print of a roll-up as it hangs, its corner turned so that one sees its back. */
export function rollUpPrint(scene: Scene, { of }: Print): string {
  const weave = scene.pattern(
    6,
    6,
    '<path d="M0 0h3v3H0zM3 3h3v3H3z" fill="#11141B" opacity=".1"/><path d="M0 3h6" stroke="#fff" stroke-opacity=".6" stroke-width=".8"/>',
  )
  return (
    castShadow(scene, shape(PRINT), { dx: 8, dy: 9 }) +
    filled('#FDFDFE', PRINT) +
    inks(scene, shape(PRINT), box(72, 20, 176, 170)) +
    (of === 'textile'
      ? filled(weave, PRINT) + filled(scene.use('folds'), PRINT)
      : filled(scene.use('curl'), PRINT)) +
    (of === 'film' ? glaze('M150-20H186L92 190H72V154z', 0.55, '#fff') : '') +
    // light from behind gets no further than its grey layer
    (of === 'greyBack'
      ? scene.clip(
          shape('M248-20H330V240H180V214Q182 190 196 172Q214 150 248 146z'),
          glaze('M248-20H330V240H180z', 0.6, '#FFE98A'),
        )
      : '') +
    castShadow(scene, shape(TURNED), { dx: -3, dy: 3, blur: 'tight', opacity: 0.35 }) +
    filled(of === 'greyBack' ? '#5F6675' : of === 'textile' ? '#E9E8E4' : '#F7F8FA', TURNED) +
    (of === 'textile' ? filled(weave, TURNED) : '') +
    line('M248 146Q234 170 210 180Q190 190 180 214', '#fff', 1.6)
  )
}

/** A lamp clamped on the pole, throwing its light on the print. */
export const spotLamp = (scene: Scene) =>
  filled('#C5CCD6', 'M0 0H320V240H0z') +
  filled('#FDFDFE', 'M50 96H250V250H50z') +
  inks(scene, shape('M50 96H250V250H50z'), box(50, 96, 200, 170)) +
  glaze('M50 96H250V250H50z', 0.34) +
  scene.clip(shape('M50 96H250V250H50z'), glaze('M178 60L30 250H280z', 0.5, '#FFF6C2')) +
  glaze('M178 60L104 96H236z', 0.6, '#FFF6C2') +
  svg`<rect x="44" y="88" width="212" height="12" rx="4" fill="${scene.use('metalDown')}"/>` +
  line('M222 92V62Q222 40 202 42', '#3A4050', 8, ' stroke-linecap="round"') +
  filled('#22262F', 'M210 82h24v24h-24z') +
  placed(
    'translate(188 50)rotate(18)',
    svg`<rect x="-34" y="-16" width="60" height="30" rx="8" fill="#22262F"/><rect x="-30" y="10" width="52" height="9" rx="4" fill="#FFF3B8"/>`,
  ) +
  line('M234 100Q288 120 292 240', '#22262F', 4)

/** A frame of aluminium with nothing in it. */
const bare = (scene: Scene, x: number, y: number, width: number, height: number, wide: number) =>
  svg`<path fill-rule="evenodd" d="M${x} ${y}h${width}v${height}h-${width}zM${x + wide} ${y + wide}v${height - 2 * wide}h${width - 2 * wide}v-${height - 2 * wide}z" fill="${scene.use('metalDown')}"/>` +
  line(
    svg`M${x} ${y}l${wide} ${wide}M${x + width} ${y}l-${wide} ${wide}M${x} ${y + height}l${wide}-${wide}M${x + width} ${y + height}l-${wide}-${wide}`,
    STEEL_DARK,
    1.6,
  ) +
  line(svg`M${x + wide / 2} ${y + wide / 2}h${width - wide}v${height - wide}h-${width - wide}z`, INK, 2.4) +
  line(svg`M${x} ${y}h${width}v${height}h-${width}z`, STEEL_DARK, 1.4)

const FRAMES = {
  bare: (scene: Scene) =>
    castShadow(scene, svg`<path fill-rule="evenodd" d="M54 44H266V196H54zM78 68V172H242V68z"/>`, {
      dx: 8,
      dy: 12,
    }) + bare(scene, 54, 44, 212, 152, 24),
  /** Profiles and corner pieces in a box. */
  loose: (scene: Scene) =>
    floor(scene, 150) +
    groundShadow(scene, 168, 200, 120, 9) +
    filled(CARDBOARD_DARK, 'M44 132L276 100V150L44 186z') +
    repeat(4, (index) =>
      placed(
        svg`translate(${58 + index * 4} ${164 - index * 15})rotate(-8)`,
        svg`<rect width="206" height="15" rx="2" fill="${scene.use('metalDown')}"/><path d="M4 5H202" stroke="${INK}" stroke-width="2.400"/><path d="M0 0h206v15H0z" fill="none" stroke="${STEEL_DARK}" stroke-width="1.200"/>`,
      ),
    ) +
    filled(CARDBOARD, 'M44 146L276 114V172L44 206z') +
    glaze('M44 146L276 114V120L44 152z', 0.35, '#fff') +
    filled('#E8D3AE', 'M44 146L20 128L40 122L62 143z') +
    filled('#22262F', 'M140 134l18-2.500V196l-18 2.600z') +
    placed(
      'translate(250 192)',
      filled(STEEL_DARK, 'M0 0h34v9H9v25H0z') +
        svg`<circle cx="24" cy="4.500" r="2.500" fill="#fff"/><circle cx="4.500" cy="24" r="2.500" fill="#fff"/>`,
    ),
  /** Put together, its cloth already in. */
  mounted: (scene: Scene) =>
    castShadow(scene, shape('M54 44H266V196H54z'), { dx: 9, dy: 13 }) +
    filled('#FDFDFE', 'M54 44H266V196H54z') +
    inks(scene, shape('M66 56H254V184H66z'), box(66, 56, 188, 128)) +
    filled(scene.use('curl'), 'M66 56H254V184H66z') +
    bare(scene, 54, 44, 212, 152, 14) +
    `<circle cx="236" cy="172" r="30" fill="#1D8A3C" stroke="#fff" stroke-width="5"/>` +
    line('M222 172l10 11 19-22', '#fff', 7, ' stroke-linecap="round" stroke-linejoin="round"'),
} as const satisfies Record<string, (scene: Scene) => string>

/** A textile frame as it comes. */
export const frameAs = (scene: Scene, { as }: { readonly as: keyof typeof FRAMES }) => FRAMES[as](scene)

/** A pavement sign with or without a plate above its poster. */
export function signTop(scene: Scene, { plate }: { readonly plate: boolean }): string {
  const face = box(96, 74, 128, 150)
  return (
    floor(scene, 214) +
    filled('#8C93A3', 'M236 66l36 18 14 160h-40z') +
    castShadow(scene, shape('M86 64H234V250H86z'), { dx: 9, dy: 8 }) +
    svg`<path d="M86 64H234V250H86z" fill="${scene.use('metalAcross')}"/>` +
    filled('#FDFDFE', edges(face)) +
    inks(scene, shape(edges(face)), face) +
    line(edges(face), STEEL_DARK, 1.6) +
    (plate
      ? castShadow(scene, shape('M86 64V40Q86 14 160 14T234 40V64z'), { dx: 6, dy: 4, blur: 'tight' }) +
        filled(MAGENTA, 'M86 64V44Q86 16 160 16T234 44V64z') +
        svg`<circle cx="136" cy="44" r="13" fill="#fff"/>` +
        line('M158 40H190M158 50H178', '#fff', 5) +
        line('M86 64H234', STEEL_DARK, 3)
      : line('M86 64H234', '#fff', 2.4) +
        moved(160, 60, svg`<rect x="-30" y="-10" width="60" height="12" rx="4" fill="${RUBBER}"/>`))
  )
}

/** A feather flag and the way its words run: away from the pole. */
export function flagReading(scene: Scene, { pole }: { readonly pole: 'left' | 'right' }): string {
  const cloth = 'M112 22Q186 20 206 78V196L112 226z'
  const isLeft = pole === 'left'
  const flag =
    castShadow(scene, shape(cloth), { dx: isLeft ? 8 : -8, dy: 8, opacity: 0.2 }) +
    filled(CYAN, cloth) +
    scene.clip(shape(cloth), filled(YELLOW, 'M100 226V190L220 150V190z')) +
    filled(scene.use('wave'), cloth) +
    svg`<path d="M112 250V22Q186 20 206 78" fill="none" stroke="${STEEL_DARK}" stroke-width="8" stroke-linecap="round"/>`
  const words = isLeft ? 130 : 134
  return (
    placed(isLeft ? 'translate(0 0)' : 'translate(320 0)scale(-1 1)', flag) +
    line(svg`M${words} 84h46M${words} 102h56M${words} 120h38`, '#fff', 9) +
    line(isLeft ? 'M128 154H180' : 'M140 154H192', INK, 6) +
    filled(INK, isLeft ? 'M198 154L176 140V168z' : 'M122 154L144 140V168z')
  )
}
