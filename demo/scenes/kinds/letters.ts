import { WORDS } from '../lettering.ts'
import type { Word } from '../lettering.ts'
import { INK, MAGENTA, REFLEX } from '../palette.ts'
import type { Scene } from '../scene.ts'
import { wall } from '../shapes.ts'
import { line, moved, placed, repeat, shape, svg } from '../svg.ts'
import type { KindDrawing } from './kind-drawing.ts'

type Setting = {
  readonly word: Word
  readonly x: number
  readonly y: number
  readonly scale: number
  readonly depth: number
}

/** Letters that stand off the wall: the outline once, used again for the shadow, the sides and the face. */
function standing(scene: Scene, { word, x, y, scale, depth }: Setting, face: string, side: string): string {
  const steps = Math.ceil(depth / 1.6)
  const step = depth / steps
  return (
    `<defs><g id="w">${placed(svg`translate(${x} ${y})scale(${scale.toFixed(3)})`, shape(WORDS[word].d))}</g></defs>` +
    svg`<g fill="${INK}" opacity=".3" filter="${scene.use('soft')}">${moved(depth * 1.8, depth * 2.6, '<use href="#w"/>')}</g>
      <g fill="${side}">${repeat(steps, (index) => moved(depth - index * step, (depth - index * step) * 0.8, '<use href="#w"/>'))}</g>
      <g fill="${face}"><use href="#w"/></g>`
  )
}

const cladding = (top: number, pitch: number) =>
  line(
    repeat(Math.ceil(300 / pitch), (index) => svg`M-200 ${top + index * pitch}h800`),
    '#fff',
    2,
    ' stroke-opacity=".6"',
  )

const isWarm = ({ tint }: Scene) => tint.wall.endsWith('DC') || tint.wall.endsWith('EE')

export const letters: KindDrawing = {
  front: (scene) => {
    const face = isWarm(scene) ? MAGENTA : REFLEX
    const side = isWarm(scene) ? '#9C0056' : '#141C7A'
    return (
      wall(scene) +
      cladding(18, 44) +
      standing(scene, { word: 'Welkom', x: 34, y: 178, scale: 0.42, depth: 7 }, face, side)
    )
  },
  detail: (scene) =>
    wall(scene) +
    cladding(40, 120) +
    placed(
      'rotate(-4 200 150)',
      standing(scene, { word: 'Hier', x: 44, y: 268, scale: 1.7, depth: 26 }, '#F4F5F7', '#8C93A3'),
    ),
}
