import type { Scene } from '../scene.ts'
import { castShadow, groundShadow, pileOfSheets, room, tableTop } from '../shapes.ts'
import { filled, glaze, line, placed, rect, repeat, shape, svg, warped } from '../svg.ts'
import type { KindDrawing } from './kind-drawing.ts'

function sheet(scene: Scene, width: number, height: number, transform: string, variant: number): string {
  const box = { x: -width / 2, y: -height / 2, width, height }
  return placed(
    transform,
    castShadow(scene, rect(box), { dx: 4, dy: 6, blur: 'tight', opacity: 0.26 }) +
      scene.print(rect(box), box, variant) +
      line(svg`M${box.x} ${box.y}h${width}v${height}h-${width}z`, '#11141B', 0.6, ' stroke-opacity=".12"'),
  )
}

/** The white edges of a pile seen under its top sheet. */
const pile = (width: number, height: number, sheets: number, step: number) =>
  repeat(
    sheets,
    (index) =>
      svg`<path d="M-${width / 2} ${height / 2 - index}h${width}v${step}h-${width}z" transform="translate(0 ${(sheets - index) * step})" fill="${index % 2 === 0 ? '#F7F7F5' : '#CBCFD8'}"/>`,
  )

/** A business card in plain white with name lines, as the back of the printed one. */
const cardBack = (scene: Scene, transform: string) =>
  placed(
    transform,
    castShadow(scene, shape('M-85-55H85V55H-85z'), { dx: 4, dy: 6, blur: 'tight', opacity: 0.26 }) +
      filled('#fff', 'M-85-55H85V55H-85z') +
      '<circle cx="-62" cy="-30" r="10" fill="#2130C8"/><circle cx="-50" cy="-30" r="10" fill="#E5007D" opacity=".85"/>' +
      filled('#11141B', 'M-72 14h66v6h-66z') +
      filled('#A9AFBC', 'M-72 26h48v4h-48zM-72 35h58v4h-58z'),
  )

export const visitekaartje: KindDrawing = {
  front: (scene) =>
    tableTop(scene) +
    placed(
      'translate(142 122)rotate(-12)',
      castShadow(scene, shape('M-90-58H90V76H-90z'), { opacity: 0.28 }) + pile(180, 116, 9, 1.7),
    ) +
    sheet(scene, 180, 116, 'translate(142 122)rotate(-12)', 0) +
    cardBack(scene, 'translate(270 196)rotate(9)'),
  detail: (scene) =>
    tableTop(scene) +
    pileOfSheets(
      scene,
      { back: [152, 22], right: [0.88, 0.34], forward: [-0.8, 0.44], width: 264, depth: 168 },
      13,
      6,
      ['#FBFBFA', '#D9DCE3', '#A9AFBC'],
    ),
}

export const flyer: KindDrawing = {
  front: (scene) =>
    tableTop(scene) +
    sheet(scene, 128, 182, 'translate(110 158)rotate(-16)', 2) +
    sheet(scene, 128, 182, 'translate(196 148)rotate(-3)', 1) +
    sheet(scene, 128, 182, 'translate(288 156)rotate(10)', 0),
  detail: (scene) =>
    tableTop(scene) +
    placed(
      'translate(196 128)rotate(-7)',
      castShadow(scene, shape('M-124-92H124V116H-124z'), { opacity: 0.3 }) + pile(248, 176, 15, 1.8),
    ) +
    sheet(scene, 248, 176, 'translate(196 128)rotate(-7)', 0),
}

export const folder: KindDrawing = {
  front: (scene) => {
    const panel = (
      matrix: readonly [number, number, number, number, number, number],
      part: number,
      shade: number,
    ) =>
      warped(
        matrix,
        scene.print(shape('M0 0H96V172H0z'), { x: -96 * part, y: 0, width: 288, height: 172 }) +
          glaze('M0 0H96V172H0z', shade, shade > 0.1 ? '#11141B' : '#fff'),
      )
    return (
      room(scene, 206) +
      `<path d="M62 246L154 270L240 246L336 268L370 252L250 232z" fill="#11141B" opacity=".26" filter="${scene.use('tight')}"/>` +
      panel([0.94, -0.22, 0, 1, 60, 72], 0, 0.06) +
      panel([0.94, 0.22, 0, 1, 150, 51], 1, 0.22) +
      panel([0.94, -0.22, 0, 1, 240, 72], 2, 0.08)
    )
  },
  detail: (scene) => {
    const left = 'M-10 60L200 20V310H-10z'
    const right = 'M200 20L410 84V310H200z'
    return (
      room(scene, 40) +
      scene.print(shape(left), { x: -220, y: 0, width: 430, height: 320 }) +
      scene.print(shape(right), { x: 190, y: 0, width: 430, height: 320 }, 1) +
      glaze(right, 0.22) +
      glaze('M200 20L222 27V310H200z', 0.18) +
      glaze('M182 24L200 20V310H182z', 0.25, '#fff') +
      line('M-10 60L200 20L410 84', '#fff', 3) +
      line('M200 20V310', '#11141B', 1, ' stroke-opacity=".4"')
    )
  },
}

export const boek: KindDrawing = {
  front: (scene) =>
    room(scene, 216) +
    groundShadow(scene, 214, 258, 108, 9) +
    filled('#F7F7F5', 'M276 64l20-10V242l-20 14z') +
    line('M281 62V252M286 59V249M291 57V246', '#CBCFD8', 1) +
    filled('#FBFBFA', 'M132 48L152 40L296 54L276 64z') +
    scene.print(shape('M132 48L276 64V256L132 248z'), { x: 126, y: 44, width: 154, height: 212 }) +
    scene.print(shape('M116 56L132 48V248L116 240z'), { x: 116, y: 44, width: 500, height: 212 }) +
    glaze('M116 56L132 48V248L116 240z', 0.36) +
    glaze('M132 48l9 1V248.500l-9-.5z', 0.14) +
    glaze('M141 49l5 .6V249l-5-.4z', 0.25, '#fff'),
  detail: (scene) => {
    const left = 'M28 96Q116 62 200 92V246Q116 218 28 248z'
    const right = 'M372 96Q284 62 200 92V246Q284 218 372 248z'
    return (
      tableTop(scene) +
      castShadow(scene, shape('M22 104H378V262H22z'), { dy: 10 }) +
      filled('#CBCFD8', 'M22 104V258Q116 232 200 254Q284 232 378 258V104z') +
      filled('#F1F2F4', 'M25 100V253Q116 226 200 250Q284 226 375 253V100z') +
      filled('#fff', left) +
      scene.print(shape(right), { x: 200, y: 70, width: 172, height: 180 }) +
      filled('#11141B', 'M56 128Q104 112 150 118V126Q104 121 56 137z') +
      line(
        'M56 154Q112 134 176 146M56 170Q112 150 176 162M56 186Q112 166 176 178M56 202Q112 182 140 186',
        '#B3B8C4',
        4,
      ) +
      glaze('M200 92V246Q180 238 160 235V84Q180 85 200 92z', 0.1) +
      glaze('M200 92V246Q220 238 246 234V83Q220 85 200 92z', 0.2)
    )
  },
}
