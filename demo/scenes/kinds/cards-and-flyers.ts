import type { Picture } from '../picture.ts'
import { INK } from '../palette.ts'
import type { Scene } from '../scene.ts'
import { castShadow, pileOfSheets, tableTop } from '../shapes.ts'
import { centred, edges, filled, glaze, line, placed, rect, repeat, shape, svg } from '../svg.ts'
import type { Box } from '../svg.ts'

const sheet = (scene: Scene, face: Box, transform: string, variant: number, tone?: string): string =>
  placed(
    transform,
    castShadow(scene, rect(face), { dx: 4, dy: 6, blur: 'tight', opacity: 0.26 }) +
      scene.print(rect(face), face, variant) +
      (tone === undefined ? '' : glaze(edges(face), 0.16, tone)) +
      line(edges(face), INK, 0.6, ' stroke-opacity=".12"'),
  )

/** The edges of a pile below its topmost sheet. */
const pile = ({ x, y, width, height }: Box, sheets: number, step: number, tones: readonly [string, string]) =>
  repeat(sheets, (index) =>
    filled(
      tones[index % 2] ?? tones[0],
      svg`M${x} ${y + height + (sheets - index - 1) * step}h${width}v${step + 0.4}h-${width}z`,
    ),
  )

const WHITE_EDGES = ['#F7F7F5', '#CBCFD8'] as const

/** The back of a card: plain white with lines for a name. */
const cardBack = (scene: Scene, transform: string) =>
  placed(
    transform,
    castShadow(scene, shape('M-85-55H85V55H-85z'), { dx: 4, dy: 6, blur: 'tight', opacity: 0.26 }) +
      filled('#fff', 'M-85-55H85V55H-85z') +
      '<circle cx="-62" cy="-30" r="10" fill="#2130C8"/><circle cx="-50" cy="-30" r="10" fill="#E5007D" opacity=".85"/>' +
      filled(INK, 'M-72 14h66v6h-66z') +
      filled('#A9AFBC', 'M-72 26h48v4h-48zM-72 35h58v4h-58z'),
  )

const CARD = centred(170, 110)

/** A high pile of cards and the back of one. */
export const businessCards = (scene: Scene): Picture => ({
  drawn:
    tableTop(scene) +
    placed(
      'translate(140 112)rotate(-10)',
      castShadow(scene, shape('M-85-55H85V96H-85z'), { opacity: 0.28 }) + pile(CARD, 14, 2.6, WHITE_EDGES),
    ) +
    sheet(scene, CARD, 'translate(140 112)rotate(-10)', 0) +
    cardBack(scene, 'translate(274 208)rotate(9)'),
  close: [216, 156, 2.3],
})

/** A few cards fanned out, each with another name: a short run from a digital press. */
export const cardFan = (scene: Scene): Picture => ({
  drawn:
    tableTop(scene) +
    [-34, -17, 0, 17, 34]
      .map((turn, index) =>
        placed(
          svg`translate(200 330)rotate(${turn})`,
          sheet(scene, centred(98, 152), 'translate(0-192)', index % 2 === 0 ? index : index + 4),
        ),
      )
      .join(''),
  close: [222, 96, 2.2],
})

/** Two layers glued with a coloured core between them: it shows along each edge. */
export const duplexCards = (scene: Scene): Picture => ({
  drawn:
    tableTop(scene) +
    pileOfSheets(
      scene,
      { back: [176, 34], right: [0.88, 0.34], forward: [-0.8, 0.44], width: 220, depth: 142 },
      3,
      20,
      ['#FBFBFA', '#DDE1E8', '#E5007D'],
    ) +
    line('M62 113L256 188L370 125M62 133L256 208L370 145M62 153L256 228L370 165', '#E5007D', 7) +
    line('M256 186v62', '#fff', 1, ' stroke-opacity=".6"'),
  close: [256, 206, 2.4],
})

/** One design in the sizes it is sold in, from A4 down to A6 and the long one. */
export const flyerSizes = (scene: Scene): Picture => ({
  drawn:
    tableTop(scene) +
    sheet(scene, centred(158, 223), 'translate(128 146)rotate(-4)', 0) +
    sheet(scene, centred(74, 158), 'translate(342 128)rotate(6)', 2) +
    sheet(scene, centred(111, 158), 'translate(242 150)rotate(2)', 1) +
    sheet(scene, centred(79, 111), 'translate(290 216)rotate(-3)', 3),
  close: [290, 186, 2.2],
})

/** A bundle of long, narrow flyers on stiff paper, two of them slid off. */
export const longFlyers = (scene: Scene): Picture => {
  const face = centred(99, 210)
  return {
    drawn:
      tableTop(scene) +
      sheet(scene, face, 'translate(296 152)rotate(14)', 2) +
      sheet(scene, face, 'translate(240 144)rotate(5)', 1) +
      placed(
        'translate(148 130)rotate(-5)',
        castShadow(scene, shape('M-49-105H50V140H-49z'), { opacity: 0.28 }) + pile(face, 9, 3.4, WHITE_EDGES),
      ) +
      sheet(scene, face, 'translate(148 130)rotate(-5)', 0),
    close: [176, 232, 2.4],
  }
}

/** Small flyers on greyish paper with specks in it, spread on the table. */
export const recycledFlyers = (scene: Scene): Picture => {
  const face = centred(105, 148)
  const specks = (transform: string) =>
    placed(
      transform,
      filled(
        scene.pattern(
          34,
          26,
          '<path d="M4 5l3 1M18 3l2 2M28 12l3-1M9 17l2 2M22 21l3 0M14 10l1 1" stroke="#6E5434" stroke-opacity=".7"/><path d="M11 4l2 0M26 6l1 2M3 13l2 1M18 14l2 0" stroke="#fff" stroke-opacity=".7"/>',
        ),
        edges(face),
      ),
    )
  const one = (transform: string, variant: number) =>
    sheet(scene, face, transform, variant, '#8A7A52') + specks(transform)
  return {
    drawn:
      tableTop(scene) +
      one('translate(96 160)rotate(-13)', 2) +
      one('translate(302 168)rotate(12)', 1) +
      one('translate(198 138)rotate(-2)', 0),
    close: [228, 178, 2.6],
  }
}

/** A card with a picture, and the back of another: a place for the stamp, lines for the address. */
export const postcards = (scene: Scene): Picture => {
  const face = centred(190, 135)
  return {
    drawn:
      tableTop(scene) +
      sheet(scene, face, 'translate(148 112)rotate(-8)', 0) +
      placed(
        'translate(250 200)rotate(6)',
        castShadow(scene, rect(face), { dx: 4, dy: 6, blur: 'tight', opacity: 0.3 }) +
          filled('#FDFDFB', edges(face)) +
          line('M2-52V52', '#A9AFBC', 1.4) +
          line('M18 0h64M18 18h64M18 36h48', '#838A99', 1.4) +
          svg`<path d="M54-56h28v34h-28z" fill="#fff" stroke="#838A99" stroke-dasharray="3 2"/>` +
          line(
            'M-82-40q10-10 18 0t18 0t18 0M-82-18q10-8 20 0t20 0M-82 4q8-8 16 0t16 0t14 0',
            '#2130C8',
            1.8,
            ' stroke-linecap="round"',
          ),
      ),
    close: [310, 164, 2.3],
  }
}
