import { STEEL_LIGHT } from '../palette.ts'
import type { Scene } from '../scene.ts'
import { castShadow, gloss, groundShadow, pileOfSheets, room, studs, wall } from '../shapes.ts'
import { filled, glaze, line, rect, shape, svg } from '../svg.ts'
import type { Box } from '../svg.ts'
import type { KindDrawing } from './kind-drawing.ts'

function boardWithEdge(scene: Scene, box: Box, variant: number): string {
  const { x, y, width, height } = box
  return (
    castShadow(scene, rect(box), { opacity: 0.28 }) +
    filled('#8C93A3', svg`M${x + width} ${y}l7 6v${height}l-7-6z`) +
    filled(STEEL_LIGHT, svg`M${x} ${y + height}h${width}l7 6h-${width}z`) +
    scene.print(rect(box), box, variant) +
    gloss(svg`M${x} ${y}h${width * 0.5}l-${width * 0.38} ${height}h-${width * 0.12}z`, 0.1)
  )
}

export const plaat: KindDrawing = {
  front: (scene) =>
    wall(scene) +
    boardWithEdge(scene, { x: 76, y: 46, width: 240, height: 184 }, 0) +
    studs(scene, [
      [92, 62],
      [300, 62],
      [92, 214],
      [300, 214],
    ]),
  detail: (scene) => {
    const face = 'M-10 -10H262V196H-10z'
    return (
      wall(scene) +
      castShadow(scene, shape('M-10 0H300V232H-10z'), { dx: 12, dy: 20, opacity: 0.34 }) +
      filled('#6B7282', 'M262 -10l30 24V226l-30-30z') +
      filled('#2B303B', 'M271 -2l12 10V217l-12-12z') +
      filled('#C3C8D1', 'M-10 196H262l30 30H-10z') +
      filled('#2B303B', 'M-10 205H271l12 12H-10z') +
      scene.print(shape(face), { x: -220, y: -190, width: 482, height: 386 }) +
      gloss('M-10 -10H120L-10 160z', 0.14) +
      studs(scene, [[206, 140]], 24) +
      line('M194 131l24 18', '#6F7686', 4)
    )
  },
}

export const platen: KindDrawing = {
  front: (scene) => {
    const boards: readonly Box[] = [
      { x: 34, y: 44, width: 190, height: 142 },
      { x: 104, y: 76, width: 190, height: 142 },
      { x: 174, y: 106, width: 190, height: 142 },
    ]
    return (
      room(scene, 226) +
      groundShadow(scene, 226, 252, 160, 9) +
      boards
        .map(
          (box, index) =>
            castShadow(scene, rect(box), { opacity: 0.3, blur: 'tight', dx: 6, dy: 8 }) +
            scene.print(rect(box), box, index) +
            glaze(
              svg`M${box.x + box.width} ${box.y}l4 3v${box.height}l-4-3zM${box.x} ${box.y + box.height}h${box.width}l4 3h-${box.width}z`,
              0.5,
              '#5F6675',
            ),
        )
        .join('')
    )
  },
  detail: (scene) =>
    room(scene, 120) +
    pileOfSheets(
      scene,
      { back: [196, 28], right: [0.85, 0.36], forward: [-0.84, 0.36], width: 210, depth: 200 },
      6,
      15,
      ['#EEF0F3', '#A9AFBC', '#5F6675'],
    ),
}

export const acrylaat: KindDrawing = {
  front: (scene) => {
    const box = { x: 84, y: 50, width: 232, height: 176 }
    const inner = { x: 96, y: 62, width: 208, height: 152 }
    return (
      wall(scene) +
      castShadow(scene, rect(box), { dx: 16, dy: 22, opacity: 0.26 }) +
      filled('#9ED8E8', 'M316 50l10 8V234l-10-8zM84 226H316l10 8H94z') +
      filled('#D7F1F8', 'M84 50h232v176H84z') +
      scene.print(rect(inner), inner) +
      gloss('M84 50h150L130 226H84zM262 50h26L184 226h-26z', 0.2) +
      line('M85 51h230v174H85z', '#fff', 2) +
      studs(
        scene,
        [
          [100, 66],
          [300, 66],
          [100, 210],
          [300, 210],
        ],
        9,
      )
    )
  },
  detail: (scene) => {
    const face = 'M-10 -10H248V186H-10z'
    return (
      wall(scene) +
      castShadow(scene, shape('M20 20H310V256H20z'), { dx: 16, dy: 18, opacity: 0.24 }) +
      filled('#6FC3DB', 'M248 -10l44 36V232l-44-46z') +
      filled('#B9E7F2', 'M-10 186H248l44 46H-10z') +
      gloss('M262 2l10 8V211l-10-10zM-10 198H260l8 8H-10z', 0.65) +
      scene.print(shape(face), { x: -230, y: -200, width: 478, height: 386 }) +
      gloss('M-10 -10H150L20 186H-10zM184 -10H214L84 186H54z', 0.2) +
      line('M-10 186H248V-10', '#fff', 2.5) +
      studs(scene, [[196, 134]], 27) +
      `<circle cx="196" cy="134" r="27" fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="1.5"/>`
    )
  },
}
