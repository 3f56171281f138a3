import type { Picture } from '../picture.ts'
import { INK } from '../palette.ts'
import type { Scene } from '../scene.ts'
import { bricks, castShadow, gloss, knob, lens, sizeLines, studs, wall } from '../shapes.ts'
import { box, edges, filled, glaze, line, moved, placed, rect, shape, svg } from '../svg.ts'
import type { Box } from '../svg.ts'
import { edgeSection } from './board-edges.ts'
import { cornersOf } from './slab.ts'

/** Clear sheet, printed from behind within its edge and held off the wall. */
export function clearSheet(
  scene: Scene,
  { holds }: { readonly holds: 'size' | 'corners' | 'blind' },
): Picture {
  const face =
    holds === 'size'
      ? box(96, 66, 220, 160)
      : holds === 'blind'
        ? box(90, 48, 224, 168)
        : box(76, 62, 236, 126)
  const { x, y, width, height } = face
  const edge = 11
  const inner = holds === 'blind' ? face : box(x + 14, y + 14, width - 28, height - 28)
  const sheen = gloss(
    svg`M${x} ${y}h${width * 0.6}L${x + width * 0.16} ${y + height}H${x}zM${x + width * 0.72} ${y}h${width * 0.1}L${x + width * 0.36} ${y + height}h-${width * 0.1}z`,
    0.2,
  )
  return {
    behind: wall(scene),
    drawn:
      castShadow(scene, rect(face), { dx: 16, dy: 22, opacity: 0.26 }) +
      filled('#6FC3DB', svg`M${x + width} ${y}l${edge} ${edge}v${height}l-${edge}-${edge}z`) +
      filled('#B9E7F2', svg`M${x} ${y + height}h${width}l${edge} ${edge}h-${width}z`) +
      filled('#D7F1F8', edges(face)) +
      scene.print(rect(inner), inner) +
      sheen +
      line(edges(face), '#fff', 2) +
      line(svg`M${x + width} ${y + height}l${edge} ${edge}`, '#fff', 1.6) +
      (holds === 'blind' ? '' : studs(scene, cornersOf(face, 17), holds === 'size' ? 9 : 7)) +
      (holds === 'size' ? sizeLines(face, 24) : ''),
    before:
      holds === 'corners' ? lens(scene, [330, 226], 52, moved(324, 226, edgeSection(scene, 'clear', 5))) : '',
    close: [x + width - 12, y + height - 12, 2.6],
  }
}

/** Clear sheet that takes a blow: a hammer springs back from it, and nothing has splintered. */
export function toughSheet(scene: Scene): Picture {
  const face = box(56, 74, 236, 118)
  const { x, y, width, height } = face
  const art = box(x + 14, y + 14, 96, height - 28)
  return {
    drawn:
      wall(scene) +
      bricks(scene, 40, 17) +
      castShadow(scene, rect(face), { dx: 14, dy: 20, opacity: 0.26 }) +
      filled('#8FA0A8', svg`M${x + width} ${y}l9 9v${height}l-9-9z`) +
      filled('#C3CED3', svg`M${x} ${y + height}h${width}l9 9h-${width}z`) +
      glaze(edges(face), 0.62, '#E3EBEE') +
      scene.motif(rect(art), art) +
      gloss(svg`M${x} ${y}h70l-70 ${height * 0.8}zM${x + 176} ${y}h20l-80 ${height}h-20z`, 0.34) +
      line(edges(face), '#fff', 1.8) +
      knobs(scene, face) +
      line('M226 118l-14-14M224 134h-20M228 150l-14 12M246 106V88', INK, 2.6, ' stroke-linecap="round"') +
      placed(
        'translate(246 132)rotate(28)',
        castShadow(scene, shape('M-6-20h52v40H-6z'), { dx: 8, dy: 10, blur: 'tight', opacity: 0.3 }) +
          filled('#C9985C', 'M16 16h14l6 112q-14 6-26 0z') +
          filled('#E6BE86', 'M16 16h5l-2 112h-9z') +
          `<path d="M-8-17q8-5 12 0h34q14 0 26 16q-14 4-22 18H4q-4 5-12 0z" fill="${scene.use('metalDown')}"/>`,
      ) +
      lens(scene, [84, 232], 46, moved(80, 232, edgeSection(scene, 'tough', 5))),
    close: [256, 138, 2.2],
  }
}

const knobs = (scene: Scene, face: Box) =>
  cornersOf(face, 12)
    .map(([x, y]) => knob(scene, x, y, 5.5))
    .join('')
