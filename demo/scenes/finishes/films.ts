import { CYAN, INK, MAGENTA, REFLEX, STEEL_DARK, YELLOW } from '../palette.ts'
import type { Scene } from '../scene.ts'
import { castShadow, gloss } from '../shapes.ts'
import { box, edges, filled, glaze, line, moved, placed, repeat, shape, svg } from '../svg.ts'
import { eye, LETTER, sheet } from './press.ts'

const badge = (r: number) =>
  Array.from({ length: 12 }, (_, index) => {
    const [from, to] = [(index * Math.PI) / 6, ((index + 1) * Math.PI) / 6]
    const mid = (from + to) / 2
    const start = index === 0 ? svg`M${r * Math.cos(from)} ${r * Math.sin(from)}` : ''
    return `${start}${svg`Q${r * 1.24 * Math.cos(mid)} ${r * 1.24 * Math.sin(mid)} ${r * Math.cos(to)} ${r * Math.sin(to)}`}`
  }).join('')

/** A sticker with a wavy rim around the origin. */
const sticker = (scene: Scene, r: number, colour: string) =>
  castShadow(scene, shape(badge(r + 5)), { dx: 2, dy: 4, blur: 'tight', opacity: 0.22 }) +
  filled('#fff', badge(r + 5)) +
  filled(colour, badge(r)) +
  filled(
    '#fff',
    svg`M${-r * 0.5} ${r * 0.1}L${-r * 0.1} ${r * 0.45}L${r * 0.55}-${r * 0.4}L${r * 0.4}-${r * 0.55}L${-r * 0.12} ${r * 0.12}L${-r * 0.36}-${r * 0.1}z`,
  )

const COLOURS = [MAGENTA, REFLEX, '#1D8A3C', '#F07D00', CYAN, '#C8141E'] as const
const colourAt = (index: number) => COLOURS[index % COLOURS.length] ?? MAGENTA

const CUTS = {
  /** Through film and paper: each by itself. */
  loose: (scene: Scene) =>
    (
      [
        [98, 88, 36, -12],
        [222, 80, 36, 14],
        [160, 158, 42, 4],
      ] as const
    )
      .map(([x, y, r, turn], index) =>
        placed(
          svg`translate(${x} ${y})rotate(${turn})`,
          castShadow(scene, shape(edges(box(-r - 12, -r - 12, 2 * r + 24, 2 * r + 24))), {
            dx: 4,
            dy: 6,
            blur: 'tight',
            opacity: 0.28,
          }) +
            filled('#F3ECD9', edges(box(-r - 12, -r - 12, 2 * r + 24, 2 * r + 24))) +
            sticker(scene, r, colourAt(index)),
        ),
      )
      .join(''),
  /** Through the film only: a sheet of them, one being peeled off. */
  sheet: (scene: Scene) =>
    sheet(scene, box(52, 36, 216, 168), '#F3ECD9') +
    repeat(6, (index) =>
      moved(
        90 + (index % 3) * 70,
        80 + Math.floor(index / 3) * 80,
        index === 5
          ? line(badge(29), STEEL_DARK, 2, ' stroke-dasharray="6 4"')
          : sticker(scene, 24, colourAt(index)),
      ),
    ) +
    placed(
      'translate(240 166)rotate(-20)',
      castShadow(scene, shape(badge(29)), { dx: 5, dy: 9, blur: 'tight', opacity: 0.4 }) +
        filled('#fff', badge(29)) +
        filled(colourAt(5), badge(24)) +
        filled('#E9EDF2', 'M-30 6Q-6 4 2 36L-14 40Q-30 30-32 14z'),
    ),
  roll: (scene: Scene) =>
    castShadow(scene, '<circle cx="116" cy="120" r="90"/>', { dx: 8, dy: 10 }) +
    filled('#F3ECD9', 'M110 168H330V206H110z') +
    `<circle cx="116" cy="118" r="88" fill="#F3ECD9"/>` +
    [78, 70, 62, 54]
      .map((r) => svg`<circle cx="116" cy="118" r="${r}" fill="none" stroke="#CDBF9C" stroke-width="2"/>`)
      .join('') +
    `<circle cx="116" cy="118" r="42" fill="#B98F5E"/><circle cx="116" cy="118" r="32" fill="${scene.tint.wall}"/><circle cx="116" cy="118" r="42" fill="none" stroke="#8A6B43" stroke-width="2"/>` +
    line('M116 206H330', '#CDBF9C', 2) +
    [0, 1, 2]
      .map((index) =>
        placed(svg`translate(${178 + index * 62} 187)scale(1 .3)`, sticker(scene, 25, colourAt(index))),
      )
      .join(''),
} as const satisfies Record<string, (scene: Scene) => string>

/** How stickers are cut apart. */
export const stickerCut = (scene: Scene, { as }: { readonly as: keyof typeof CUTS }) => CUTS[as](scene)

type CutFilm = {
  readonly of: 'letters' | 'badge'
  /** Cut only, with what is around it, without that, or under the tape that carries it to its place. */
  readonly state: 'unpeeled' | 'cut' | 'taped'
}

export function cutFilm(scene: Scene, { of, state }: CutFilm): string {
  const backing = box(44, 42, 232, 156)
  const motif =
    of === 'badge'
      ? moved(152, 122, filled(REFLEX, badge(52)) + filled(YELLOW, 'M-26 4L-6 24L28-20L20-28L-6 6L-18-6z'))
      : placed('translate(86 76)', filled(REFLEX, LETTER) + moved(74, 0, filled(REFLEX, LETTER)))
  const cutLines =
    of === 'badge'
      ? moved(152, 122, line(badge(52), '#fff', 2.4))
      : placed('translate(86 76)', line(LETTER, '#fff', 2.6) + moved(74, 0, line(LETTER, '#fff', 2.6)))
  if (state === 'unpeeled') {
    return (
      sheet(scene, backing, '#F3ECD9') +
      filled(REFLEX, 'M56 54H264V150L224 186H56z') +
      cutLines +
      castShadow(scene, shape('M264 150Q232 144 224 186z'), { dx: -3, dy: 4, blur: 'tight', opacity: 0.4 }) +
      filled('#8F98E6', 'M264 150Q230 142 224 186z') +
      placed(
        'translate(242 164)rotate(40)',
        line('M0 0Q10-16 22-8L92-8', '#3A4050', 5, ' stroke-linecap="round"') +
          svg`<rect x="40" y="-17" width="76" height="18" rx="8" fill="#F07D00"/><rect x="40" y="-17" width="76" height="7" rx="3.500" fill="#fff" opacity=".3"/>`,
      )
    )
  }
  const tape = 'M58 56H270V140L228 188H58z'
  return (
    sheet(scene, backing, '#F3ECD9') +
    line(edges(box(60, 58, 200, 124)), '#CDBF9C', 1.6, ' stroke-dasharray="5 5"') +
    motif +
    (state === 'cut'
      ? ''
      : glaze(tape, 0.5, '#FFF8D8') +
        line(tape, '#C9A94A', 1.8) +
        gloss('M58 56H110L58 128z', 0.45) +
        castShadow(scene, shape('M270 140Q228 132 228 188z'), {
          dx: -3,
          dy: 5,
          blur: 'tight',
          opacity: 0.4,
        }) +
        filled('#FFF3B8', 'M270 140Q224 128 228 188z') +
        line('M270 140Q224 128 228 188', '#C9A94A', 1.8))
  )
}

type Reading = { readonly through: 'window' | 'car'; readonly film: 'inside' | 'outside' }

const PANES = {
  window: 'M112 20L216 54V186L112 220z',
  car: 'M70 128Q104 58 172 54H262V128z',
} as const satisfies Record<Reading['through'], string>

/** The side of a car around its window, seen from where the film is. */
const carSide = (film: Reading['film']) => {
  const [body, seam] = film === 'outside' ? [REFLEX, '#141E80'] : ['#4A5160', '#22262F']
  return (
    filled(body, 'M-40 146L52 128Q92 36 172 34H360V260H-40z') +
    line('M262 40V260M60 146Q70 220 76 260', seam, 3) +
    line('M70 128Q104 58 172 54H262V128z', seam, 6, ' stroke-linejoin="round"') +
    (film === 'outside'
      ? svg`<rect x="204" y="150" width="44" height="12" rx="6" fill="${seam}"/>`
      : svg`<rect x="92" y="160" width="150" height="34" rx="12" fill="${seam}"/><rect x="196" y="142" width="36" height="11" rx="5" fill="#C8CCD5"/>`)
  )
}

const windowFrame = () =>
  line(PANES.window, '#8C93A3', 15, ' stroke-linejoin="miter"') + line(PANES.window, '#DDE1E8', 9)

/** A pane with letters on the side that is nearest to us, and who reads them: we, or who is behind it. */
export function readingSide(scene: Scene, { through, film }: Reading): string {
  const pane = PANES[through]
  const isMirrored = film === 'inside'
  const isCar = through === 'car'
  const letter = placed(
    svg`translate(${isCar ? 186 : 166} ${isCar ? 92 : 120})scale(${isMirrored ? -1 : 1}${isCar ? ' .8' : ' 1'})translate(-29-40)`,
    filled(MAGENTA, LETTER),
  )
  const behind = placed(
    svg`translate(${isCar ? 118 : 270} ${isCar ? 100 : 92})scale(${isCar ? -0.8 : -1} ${isCar ? 0.8 : 1})`,
    eye(),
  )
  return (
    (isCar ? carSide(film) : windowFrame()) +
    filled('#D7EEF6', pane) +
    scene.clip(shape(pane), gloss('M100 60L150 20L240 20L110 190z', 0.4)) +
    (isMirrored ? behind : '') +
    letter +
    (isMirrored ? '' : moved(isCar ? 44 : 48, isCar ? 84 : 92, eye())) +
    line(
      isCar
        ? isMirrored
          ? 'M140 98L158 96'
          : 'M70 86L150 92'
        : isMirrored
          ? 'M242 98L208 108'
          : 'M76 98L124 110',
      INK,
      3,
      ' stroke-dasharray="6 4"',
    )
  )
}

type FilmColour = { readonly colour: `#${string}`; readonly metallic?: true }

/** Film in one colour on its roll, with a letter cut out of it. */
export function filmColour(scene: Scene, { colour, metallic }: FilmColour): string {
  const strip = 'M60 74H260V250H60z'
  return (
    castShadow(scene, shape('M60 70H260V240H60z'), { dx: 8, dy: 8 }) +
    filled(colour, strip) +
    (metallic
      ? filled(
          scene.pattern(
            23,
            21,
            '<path d="M3 4h1.500v1.500H3zM14 2h2v1h-2zM21 9h1v2h-1zM8 13h1.500v1.500H8zM17 17h1.500v1.500h-1.500zM2 19h2v1H2z" fill="#fff" opacity=".7"/><path d="M9 6h1v1H9zM18 12h1.500v1H18zM4 12h1v1.500H4zM12 19h1v1h-1z" fill="#11141B" opacity=".45"/>',
          ),
          strip,
        ) +
        glaze('M84 74H150L60 220V120z', 0.34, '#fff') +
        glaze('M200 74H232L120 250H88z', 0.22, '#fff') +
        glaze('M260 150V250H196z', 0.22)
      : glaze('M120 74H150L60 240V190z', 0.16, '#fff')) +
    castShadow(scene, shape('M50 60H270V88H50z'), { dx: 0, dy: 10, blur: 'tight', opacity: 0.4 }) +
    svg`<rect x="50" y="36" width="220" height="54" rx="27" fill="${colour}"/><rect x="50" y="36" width="220" height="54" rx="27" fill="${scene.use('fade')}" opacity="${metallic ? '1' : '.6'}"/>` +
    `<ellipse cx="264" cy="63" rx="12" ry="26" fill="#F3ECD9"/><ellipse cx="264" cy="63" rx="6" ry="13" fill="#8A6B43"/>` +
    placed('translate(131 110)', filled('#FDFDFE', LETTER) + line(LETTER, INK, 1.2, ' stroke-opacity=".25"'))
  )
}
