import type { Picture } from '../picture.ts'
import type { Scene } from '../scene.ts'
import { castShadow, gloss, tableTop, wall } from '../shapes.ts'
import { box, centred, disc, edges, filled, line, moved, placed, rect, repeat, shape, svg } from '../svg.ts'
import type { Box } from '../svg.ts'

type Cut = { readonly outer: string; readonly inner: string; readonly box: Box }

const round = (r: number, border = 10): Cut => ({
  outer: disc(r),
  inner: disc(r - border),
  box: centred(2 * (r - border), 2 * (r - border)),
})

const pill = (width: number, height: number, rounding: number): Cut => ({
  outer: rect(centred(width, height), rounding),
  inner: rect(centred(width - 20, height - 20), Math.max(rounding - 10, 2)),
  box: centred(width - 20, height - 20),
})

function star(r: number, points: number): Cut {
  const outline = (radius: number) =>
    repeat(points * 2, (index) => {
      const reach = index % 2 === 0 ? radius : radius * 0.83
      const angle = (index * Math.PI) / points
      return svg`${index === 0 ? 'M' : 'L'}${Math.sin(angle) * reach} ${-Math.cos(angle) * reach}`
    })
  return { outer: shape(outline(r)), inner: shape(outline(r - 9)), box: centred(2 * r, 2 * r) }
}

const stuck = (scene: Scene, cut: Cut, transform: string, variant: number) =>
  placed(
    transform,
    castShadow(scene, cut.outer, { dx: 4, dy: 7, blur: 'tight' }) +
      `<g fill="#fff">${cut.outer}</g>` +
      scene.print(cut.inner, cut.box, variant),
  )

/** Stickers of any outline, each cut along its own. */
export const contourStickers = (scene: Scene): Picture => ({
  drawn:
    wall(scene) +
    stuck(scene, round(74), 'translate(116 110)rotate(-8)', 0) +
    stuck(scene, pill(150, 104, 24), 'translate(284 92)rotate(9)', 3) +
    stuck(scene, star(64, 14), 'translate(280 212)rotate(-5)', 2) +
    stuck(scene, pill(156, 62, 31), 'translate(138 238)rotate(6)', 1),
  close: [300, 200, 2.4],
})

/** One square of white film with a corner of its backing peeled off, on a pile of more. */
export function filmSticker(scene: Scene): Picture {
  const face = 'M-76-76H76V24Q52 34 42 50T24 76H-76z'
  const backing = 'M76 24Q52 34 42 50T24 76Q58 92 92 74Q96 44 76 24z'
  return {
    drawn:
      tableTop(scene) +
      placed(
        'translate(190 142)rotate(-8)',
        castShadow(scene, shape('M-76-76H82V90H-76z'), { opacity: 0.3 }) +
          repeat(5, (index) =>
            filled(index % 2 === 0 ? '#F7F7F5' : '#CBCFD8', svg`M-76 ${70 + (5 - index) * 3}h152v4h-152z`),
          ) +
          filled('#fff', 'M-76-76H76V76H-76z') +
          scene.print(shape(face), box(-76, -76, 152, 152)) +
          gloss('M-76-76H10L-60 76H-76z', 0.2) +
          castShadow(scene, shape(backing), { dx: -3, dy: 4, blur: 'tight', opacity: 0.36 }) +
          filled('#F2DFA8', backing) +
          line('M76 24Q52 34 42 50T24 76', '#fff', 2) +
          filled(scene.use('curl'), backing),
      ),
    close: [240, 194, 2.6],
  }
}

type Sheet = {
  readonly cut: 'mixed' | 'grid' | 'seals'
}

const MIXED: readonly (readonly [x: number, y: number, cut: Cut])[] = [
  [-92, -58, round(34, 5)],
  [-12, -66, pill(76, 50, 10)],
  [82, -56, star(36, 12)],
  [-82, 36, pill(92, 56, 28)],
  [14, 24, round(38, 5)],
  [92, 44, pill(62, 86, 12)],
]

const takenOff = (x: number, y: number, outline: string) =>
  placed(svg`translate(${x} ${y})`, `<g fill="#EEF0F3" stroke="#C3C8D1">${outline}</g>`)

/** A sheet of A4 with stickers that were cut through to the backing; one has been taken off. */
export function stickerSheet(scene: Scene, { cut }: Sheet): Picture {
  const isUpright = cut !== 'mixed'
  const sheet = isUpright ? box(-82, -116, 164, 232) : box(-139, -98, 278, 196)
  const stickers = (): string => {
    if (cut === 'mixed') {
      return MIXED.map(([x, y, form], index) =>
        index === 2
          ? takenOff(x, y, form.outer)
          : moved(
              x,
              y,
              scene.print(form.inner, form.box, index) + `<g fill="none" stroke="#A9AFBC">${form.outer}</g>`,
            ),
      ).join('')
    }
    const [columns, rows] = cut === 'grid' ? [3, 8] : [5, 7]
    const one = cut === 'grid' ? centred(47, 25) : centred(27, 27)
    const [across, down] = cut === 'grid' ? [50, 28] : [31, 31]
    const outline = cut === 'grid' ? rect(one, 3) : disc(13.5)
    return repeat(columns * rows, (index) => {
      const [x, y] = [
        ((index % columns) - (columns - 1) / 2) * across,
        (Math.floor(index / columns) - (rows - 1) / 2) * down,
      ]
      if (index === columns * rows - 1) return takenOff(x, y, outline)
      return moved(
        x,
        y,
        index === 0
          ? `<g id="s">${scene.print(outline, one)}<g fill="none" stroke="#C3C8D1">${outline}</g></g>`
          : '<use href="#s"/>',
      )
    })
  }
  const taken =
    cut === 'mixed'
      ? stuck(scene, star(38, 12), 'translate(354 66)rotate(12)', 2)
      : placed(
          cut === 'grid'
            ? 'translate(316 210)rotate(16)scale(1.8)'
            : 'translate(318 208)rotate(16)scale(2.2)',
          castShadow(scene, cut === 'grid' ? rect(centred(47, 25), 3) : disc(13.5), {
            dx: 2,
            dy: 3,
            blur: 'tight',
            opacity: 0.34,
          }) + '<use href="#s"/>',
        )
  return {
    drawn:
      tableTop(scene) +
      placed(
        isUpright ? 'translate(164 150)rotate(-4)' : 'translate(188 152)rotate(-4)',
        castShadow(scene, shape(edges(sheet))) +
          filled('#fff', edges(sheet)) +
          line(edges(sheet), '#DBDDE3', 1) +
          stickers(),
      ) +
      taken,
    close: isUpright ? [228, 226, 2.3] : [286, 96, 2.3],
  }
}
