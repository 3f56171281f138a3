import type { Scene } from '../scene.ts'
import { gloss } from '../shapes.ts'
import type { Spot } from '../shapes.ts'
import { edges, filled, line, rect, repeat, svg } from '../svg.ts'
import type { Box } from '../svg.ts'
import { EDGE_COLOURS } from './board-edges.ts'
import type { EdgeMake } from './board-edges.ts'

/** Wood and felt take ink without white under it, so that they are seen through the print. */
const SURFACES: Partial<Record<EdgeMake, (scene: Scene, box: Box) => string>> = {
  plywood: (scene, face) =>
    filled('#EBD6AE', edges(face)) +
    filled(
      scene.pattern(
        90,
        26,
        '<path d="M0 5q24-5 46 0t44 0M0 13q20 5 50-1t40 1M0 21q30-6 60 1t30-1M28 13q8-4 16 0" fill="none" stroke="#B98F5E" stroke-opacity=".55"/>',
      ),
      edges(face),
    ),
  felt: (scene, face) =>
    filled('#B7BCC6', edges(face)) +
    filled(
      scene.pattern(
        9,
        8,
        '<path d="M1 2l3 1M6 5l2-2M3 7l2-1" stroke="#fff" stroke-opacity=".7"/><path d="M5 1l3 1M1 5l2 1" stroke="#565D6D" stroke-opacity=".5"/>',
      ),
      edges(face),
    ),
}

const SHINES: Partial<Record<EdgeMake, number>> = { sandwich: 0.1, solid: 0.18, clear: 0.22, tough: 0.14 }

/** The face with its right-hand and lower edge; the edge is drawn wider than true, in proportion to the thickness. */
export function slab(scene: Scene, face: Box, make: EdgeMake, thicknessMm: number, variant = 0): string {
  const { x, y, width, height } = face
  const edge = 2.5 + thicknessMm * 0.8
  const [lit, shade] = EDGE_COLOURS[make]
  const surface = SURFACES[make]?.(scene, face)
  const shine = SHINES[make]
  const flutes =
    make === 'fluted'
      ? line(
          repeat(
            Math.floor(width / 5),
            (index) => svg`M${x + 3 + index * 5} ${y + height}l${edge * 0.8} ${edge}`,
          ),
          '#5F7F8E',
          1.2,
        )
      : ''
  return (
    filled(shade, svg`M${x + width} ${y}l${edge} ${edge}v${height}l-${edge}-${edge}z`) +
    filled(lit, svg`M${x} ${y + height}h${width}l${edge} ${edge}h-${width}z`) +
    (make === 'sandwich' || make === 'filmedPly' || make === 'plywood'
      ? line(
          svg`M${x + edge / 2} ${y + height + edge / 2}H${x + width + edge / 2}V${y + edge / 2}`,
          make === 'sandwich' ? '#22262F' : '#8A6B43',
          edge / 3,
        )
      : '') +
    flutes +
    (surface === undefined
      ? scene.print(rect(face), face, variant)
      : surface + `<g opacity=".72">${scene.print(rect(face), face, variant)}</g>`) +
    (shine === undefined
      ? ''
      : gloss(
          svg`M${x} ${y}h${width * 0.5}l-${Math.min(width * 0.45, height)} ${height}h-${Math.max(width * 0.05, width * 0.5 - height)}z`,
          shine,
        ))
  )
}

export const cornersOf = ({ x, y, width, height }: Box, inset: number): readonly Spot[] => [
  [x + inset, y + inset],
  [x + width - inset, y + inset],
  [x + inset, y + height - inset],
  [x + width - inset, y + height - inset],
]
