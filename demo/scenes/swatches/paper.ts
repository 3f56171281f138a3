import { CYAN, INK, MAGENTA, REFLEX, YELLOW } from '../palette.ts'
import type { Scene } from '../scene.ts'
import { castShadow, gloss } from '../shapes.ts'
import { filled, glaze, line, rect, repeat, shape, svg } from '../svg.ts'
import type { Swatch } from '../swatch.ts'

type Wallpaper = Extract<Swatch, { kind: 'wallpaper' }>
type Poster = Extract<Swatch, { kind: 'poster' }>
type Folder = Extract<Swatch, { kind: 'folder' }>

const STRIP = 'M60 0H260V168H60z'

const STRUCTURES = {
  smooth: { width: 40, height: 40, tile: '<path d="M0 20h40" stroke="#fff" stroke-opacity=".25"/>' },
  sand: {
    width: 13,
    height: 11,
    tile: '<g fill="#11141B" opacity=".42"><circle cx="2.500" cy="3.500" r="1.700"/><circle cx="8.500" cy="2" r="1.300"/><circle cx="11" cy="7.500" r="1.800"/><circle cx="5" cy="9" r="1.400"/></g><g fill="#fff" opacity=".85"><circle cx="2" cy="2.800" r="1.300"/><circle cx="8" cy="1.500" r="1"/><circle cx="10.500" cy="6.800" r="1.400"/><circle cx="4.500" cy="8.400" r="1"/></g>',
  },
  textile: {
    width: 8,
    height: 8,
    tile: '<path d="M0 2h8M0 6h8" stroke="#fff" stroke-opacity=".6" stroke-width="1.600"/><path d="M2 0v8M6 0v8" stroke="#11141B" stroke-opacity=".26"/>',
  },
} as const satisfies Record<Wallpaper['structure'], { width: number; height: number; tile: string }>

/** The end of a roll: a strip that hangs, and what is still rolled up. */
export function drawWallpaper(scene: Scene, { structure }: Wallpaper): string {
  const { width, height, tile } = STRUCTURES[structure]
  return (
    castShadow(scene, shape('M60 0H260V206H60z'), { dx: 8, dy: 8 }) +
    filled('#F5EFE2', STRIP) +
    scene.clip(
      shape(STRIP),
      `<circle cx="160" cy="66" r="92" fill="${YELLOW}"/><circle cx="112" cy="120" r="70" fill="${CYAN}" opacity=".85"/>` +
        filled(MAGENTA, 'M178 168Q186 82 260 62V168z'),
    ) +
    filled(scene.pattern(width, height, tile), STRIP) +
    castShadow(scene, shape('M60 160H260V176H60z'), { dx: 0, dy: 8, blur: 'tight', opacity: 0.35 }) +
    `<rect x="54" y="164" width="212" height="44" rx="22" fill="#F7F3EA"/>` +
    filled(scene.use('fade'), 'M60 168H260V204H60z') +
    `<circle cx="266" cy="186" r="22" fill="#EAE3D3"/><path d="M266 186m-16 0a16 16 0 1 1 6 12M266 186m-9 0a9 9 0 1 1 4 8" fill="none" stroke="#B9AE97" stroke-width="2"/>`
  )
}

const DROPS: readonly (readonly [x: number, y: number, r: number])[] = [
  [0.16, 0.7, 5],
  [0.3, 0.86, 3.5],
  [0.52, 0.64, 4],
  [0.68, 0.82, 6],
  [0.84, 0.58, 3],
  [0.42, 0.76, 2.5],
]

/** Waterproof paper with drops on it, to one scale for all sizes. */
export function drawPoster(scene: Scene, { widthMm, heightMm }: Poster): string {
  const [width, height] = [widthMm * 0.19, heightMm * 0.19]
  const box = { x: 160 - width / 2, y: 120 - height / 2, width, height }
  const [right, bottom] = [box.x + width, box.y + height]
  return (
    castShadow(scene, rect(box)) +
    filled('#FDFDFE', svg`M${box.x} ${box.y}h${width}v${height}h-${width}z`) +
    scene.clip(
      rect(box),
      svg`<circle cx="${right - 18}" cy="${box.y + 30}" r="${width * 0.42}" fill="${YELLOW}"/>` +
        filled(
          REFLEX,
          svg`M${box.x} ${bottom}V${bottom - height * 0.42}L${right} ${bottom - height * 0.24}V${bottom}z`,
        ) +
        filled(
          MAGENTA,
          svg`M${box.x} ${bottom - height * 0.42}L${right} ${bottom - height * 0.24}v-10L${box.x} ${bottom - height * 0.54}z`,
        ),
    ) +
    DROPS.map(([u, v, r]) => {
      const [cx, cy] = [box.x + u * width, box.y + v * height]
      return svg`<circle cx="${cx + 1}" cy="${cy + 2}" r="${r}" fill="${INK}" opacity=".25"/><circle cx="${cx}" cy="${cy}" r="${r}" fill="#fff" opacity=".45"/><circle cx="${cx - r * 0.3}" cy="${cy - r * 0.3}" r="${r * 0.3}" fill="#fff"/>`
    }).join('') +
    gloss(svg`M${box.x} ${box.y}h${width * 0.5}l-${width * 0.5} ${height * 0.7}z`, 0.16)
  )
}

/** Standing on its edge, half open; heavier paper has a thicker edge and is scored before it is folded. */
export function drawFolder(scene: Scene, { fold, widthMm, heightMm, isHeavy }: Folder): string {
  const [width, height] = [widthMm * 0.52, heightMm * 0.56]
  const leaves = fold === 'three' ? 3 : 2
  const step = width * 0.86
  const left = 160 - (leaves * step) / 2
  const top = 122 - height / 2
  const rise = width * 0.2
  /** So much of a leaf, counted down from its upper edge. */
  const band = (index: number, from: number, high: number) => {
    const [x, start, end] = [left + index * step, index % 2 === 0 ? 0 : rise, index % 2 === 0 ? rise : 0]
    return svg`M${x} ${top + from + start}l${step} ${end - start}v${high}l-${step} ${start - end}z`
  }
  const inks = [CYAN, YELLOW, MAGENTA]
  return repeat(leaves, (index) => {
    const outline = band(index, 0, height)
    const x = left + index * step
    return (
      castShadow(scene, shape(outline), { dx: 5, dy: 8, opacity: 0.18 }) +
      filled('#FEFEFE', outline) +
      scene.clip(
        shape(outline),
        svg`<circle cx="${x + step * 0.5}" cy="${top + height * 0.36}" r="${step * 0.4}" fill="${inks[index] ?? REFLEX}"/>` +
          line(
            svg`M${x + step * 0.14} ${top + height * 0.78}h${step * 0.7}M${x + step * 0.14} ${top + height * 0.86}h${step * 0.5}`,
            INK,
            3,
            ' stroke-opacity=".55"',
          ),
      ) +
      (index % 2 === 0 ? '' : glaze(outline, 0.1)) +
      line(outline, '#C8CCD5', 1) +
      (isHeavy
        ? filled('#8C93A3', band(index, height, 4.5)) +
          (index === 0
            ? ''
            : line(
                svg`M${x} ${top + (index % 2 === 0 ? 0 : rise)}v${height}M${x + 3} ${top + (index % 2 === 0 ? 0 : rise)}v${height}`,
                '#fff',
                1.4,
              ))
        : '')
    )
  })
}
