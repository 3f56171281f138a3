import { INK, STEEL_DARK } from '../palette.ts'
import type { Scene } from '../scene.ts'
import { castShadow } from '../shapes.ts'
import { box, edges, filled, glaze, line, placed, shape, svg } from '../svg.ts'
import type { Box } from '../svg.ts'
import { inks, otherInks, rings } from './press.ts'

type Sides = { readonly of: 'cloth' | 'metal' | 'foam' | 'card' | 'flyer'; readonly printed: 1 | 2 }

/** The front before, and the back of the same thing beside it, each with its size and what its blank side is. */
const FORMS = {
  cloth: { size: [104, 124], thick: 0, blank: '#F1F2F5' },
  metal: { size: [104, 120], thick: 5, blank: '#C9CDD6' },
  foam: { size: [104, 120], thick: 12, blank: '#FDFDFE' },
  card: { size: [112, 74], thick: 2, blank: '#FDFDFE' },
  flyer: { size: [92, 130], thick: 0, blank: '#FDFDFE' },
} as const satisfies Record<Sides['of'], { size: readonly [number, number]; thick: number; blank: string }>

function face(scene: Scene, of: Box, thick: number, drawn: string): string {
  const { x, y, width, height } = of
  const [right, bottom] = [x + width, y + height]
  return (
    castShadow(scene, shape(edges(of)), { dx: 5 + thick, dy: 8 + thick, blur: 'tight', opacity: 0.28 }) +
    (thick === 0
      ? ''
      : filled('#A9AFBC', svg`M${right} ${y}l${thick} ${thick}V${bottom + thick}l-${thick}-${thick}z`) +
        filled('#D6D9E0', svg`M${x} ${bottom}H${right}l${thick} ${thick}H${x + thick}z`)) +
    drawn
  )
}

const cornerRings = (scene: Scene, { x, y, width, height }: Box) =>
  rings(
    scene,
    [
      [x + 9, y + 9],
      [x + width - 9, y + 9],
      [x + 9, y + height - 9],
      [x + width - 9, y + height - 9],
    ],
    7,
  )

export function printSides(scene: Scene, { of, printed }: Sides): string {
  const { size, thick, blank } = FORMS[of]
  const [width, height] = size
  const front = box(152 - width, 124 - height / 2, width, height)
  const back = box(168, 124 - height / 2, width, height)
  const also = (side: Box) => (of === 'cloth' ? cornerRings(scene, side) : '')
  return (
    face(
      scene,
      back,
      thick,
      filled(printed === 2 ? '#FDFDFE' : blank, edges(back)) +
        (printed === 2
          ? otherInks(scene, shape(edges(back)), back)
          : line(edges(back), STEEL_DARK, 1.4, ' stroke-opacity=".5"') +
            glaze(svg`M${back.x} ${back.y}h${width}v${height}z`, 0.05)) +
        also(back),
    ) +
    face(
      scene,
      front,
      thick,
      filled('#FDFDFE', edges(front)) + inks(scene, shape(edges(front)), front) + also(front),
    ) +
    // turned over like a page
    placed(
      svg`translate(160 ${front.y - 8})`,
      line('M-26 0Q0-26 24-6', INK, 4, ' stroke-linecap="round"') + filled(INK, 'M32 2L16-2L28-16z'),
    )
  )
}
