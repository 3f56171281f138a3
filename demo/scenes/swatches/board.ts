import { CYAN, INK, MAGENTA, YELLOW } from '../palette.ts'
import type { Scene } from '../scene.ts'
import { castShadow, gloss } from '../shapes.ts'
import { filled, glaze, line, shape, svg } from '../svg.ts'
import type { Swatch } from '../swatch.ts'

type Board = Extract<Swatch, { kind: 'board' }>

const FACE = 'M40 118L172 38L292 96L160 186z'

/** A slab of so many units below the face, seen from its corner. */
const side = (top: number, bottom: number) =>
  svg`M40 ${118 + top}L160 ${186 + top}L292 ${96 + top}V${96 + bottom}L160 ${186 + bottom}L40 ${118 + bottom}z`

const FACE_COLOURS = { white: '#FDFDFE', brushed: '#C9CDD6', clear: '#D7F1F8', opal: '#F4F7F8' } as const

const printed = (scene: Scene, opacity: string) =>
  `<g opacity="${opacity}">${scene.clip(
    shape(FACE),
    filled(CYAN, 'M172 38L292 96L252 123L132 62z') +
      filled(MAGENTA, 'M212 57L292 96L272 110L192 70z') +
      filled(YELLOW, 'M252 77L292 96L282 103L242 83z'),
  )}</g>`

const brushLines = (scene: Scene) =>
  filled(
    scene.pattern(
      240,
      9,
      '<path d="M0 1.500H240M0 3.500H150M40 5H240M0 7H90M120 8H240" stroke="#fff" stroke-opacity=".55"/><path d="M0 2.500H80M110 6H240" stroke="#5F6675" stroke-opacity=".35"/>',
    ),
    FACE,
  )

const visibleThrough = (face: Board['face']) => face === 'clear' || face === 'opal'

export function drawBoard(scene: Scene, { face, edge, core, thicknessMm }: Board): string {
  const height = 4 + thicknessMm * 2.4
  const skin = Math.min(3.2, height / 4)
  return (
    castShadow(scene, shape(side(0, height)), { dx: 8, dy: 12, opacity: 0.28 }) +
    filled(edge, side(0, height)) +
    (core === null ? '' : filled(core, side(skin, height - skin))) +
    glaze(svg`M160 186L292 96V${96 + height}L160 ${186 + height}z`, 0.16) +
    filled(FACE_COLOURS[face], FACE) +
    (face === 'brushed' ? brushLines(scene) : '') +
    printed(scene, visibleThrough(face) ? '.72' : '1') +
    gloss('M40 118L98 83L218 147L160 186z', face === 'clear' ? 0.5 : 0.16) +
    line(svg`M302 96v${height}M298 96h8M298 ${96 + height}h8`, INK, 1.4) +
    (visibleThrough(face)
      ? line(svg`M40 118L160 186L292 96M160 186V${186 + height}`, '#fff', 2)
      : line('M40 118L160 186L292 96', '#fff', 1.2, ' stroke-opacity=".8"'))
  )
}
