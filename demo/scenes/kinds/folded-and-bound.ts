import type { Picture } from '../picture.ts'
import { INK } from '../palette.ts'
import type { Scene } from '../scene.ts'
import { room } from '../shapes.ts'
import { box, filled, glaze, line, shape, svg, warped } from '../svg.ts'

type Matrix = readonly [number, number, number, number, number, number]

/** One leaf of folded paper, standing: part so many of a design of so many leaves. */
function leaf(
  scene: Scene,
  matrix: Matrix,
  width: number,
  height: number,
  part: number,
  parts: number,
  shade: number,
) {
  const face = svg`M0 0h${width}v${height}h-${width}z`
  return warped(
    matrix,
    scene.print(shape(face), box(-width * part, 0, width * parts, height)) +
      glaze(face, Math.abs(shade), shade > 0 ? INK : '#fff'),
  )
}

const inside = (matrix: Matrix, width: number, height: number, shade: number) => {
  const face = svg`M0 0h${width}v${height}h-${width}z`
  return warped(
    matrix,
    filled('#FDFDFE', face) +
      filled(
        '#C3C8D1',
        svg`M${width * 0.14} ${height * 0.2}h${width * 0.7}v5h-${width * 0.7}zM${width * 0.14} ${height * 0.3}h${width * 0.58}v5h-${width * 0.58}zM${width * 0.14} ${height * 0.4}h${width * 0.66}v5h-${width * 0.66}z`,
      ) +
      glaze(face, shade),
  )
}

const under = (scene: Scene, d: string) =>
  `<path d="${d}" fill="${INK}" opacity=".26" filter="${scene.use('tight')}"/>`

/** The three ways it can be folded: in half, rolled in, and in zigzag. */
export const foldChoice = (scene: Scene): Picture => ({
  drawn:
    room(scene, 186) +
    under(
      scene,
      'M24 236L70 252L128 236L140 226L60 220zM150 258L212 276L290 252L280 240zM272 236L316 248L356 236L396 246L400 230z',
    ) +
    leaf(scene, [0.8, -0.2, 0, 1, 70, 92], 76, 140, 1, 2, 0.16) +
    leaf(scene, [0.6, 0.24, 0, 1, 24.4, 73.8], 76, 140, 0, 1, -0.04) +
    inside([0.8, 0.22, 0, 1, 148, 96], 60, 152, 0.1) +
    leaf(scene, [0.9, -0.22, 0, 1, 196, 107], 62, 152, 1, 3, 0.08) +
    leaf(scene, [0.42, -0.3, 0, 1, 227.6, 110.4], 58, 152, 2, 3, 0.28) +
    leaf(scene, [0.66, 0.22, 0, 1, 274, 84], 52, 140, 0, 3, 0.2) +
    leaf(scene, [0.66, -0.22, 0, 1, 308, 95], 52, 140, 1, 3, -0.06) +
    leaf(scene, [0.66, 0.22, 0, 1, 342, 84], 52, 140, 2, 3, 0.2),
  close: [208, 116, 2.3],
})

/** Three leaves rolled in: the right-hand one turns in over the others. */
export const rolledFolder = (scene: Scene): Picture => ({
  drawn:
    room(scene, 206) +
    under(scene, 'M62 250L176 282L280 250L340 268L352 240L240 232z') +
    inside([0.92, 0.26, 0, 1, 62, 54], 108, 190, 0.05) +
    inside([0.92, -0.26, 0, 1, 161, 82], 108, 190, 0.14) +
    leaf(scene, [0.62, -0.34, 0, 1, 195.5, 89.4], 104, 190, 0, 1, 0.1) +
    line('M260 54V244', '#fff', 1.6) +
    line('M161 82V272', '#A9AFBC', 1) +
    filled('#E9EBEF', 'M196 89l-3-1v190l3 1z'),
  close: [222, 86, 2.2],
})

/** A square card, scored and half open: printed outside, white within. */
export const foldedCard = (scene: Scene): Picture => ({
  drawn:
    room(scene, 200) +
    under(scene, 'M90 240L200 268L330 232L300 216z') +
    inside([0.62, -0.3, 0, 1, 196, 94], 150, 150, 0.12) +
    leaf(scene, [0.9, 0.16, 0, 1, 66, 72], 146, 150, 0, 1, -0.03) +
    filled('#fff', 'M197 95l5-3v151l-5 2z') +
    line('M66 72L197 95', '#fff', 2) +
    line('M196 94V244', '#A9AFBC', 1),
  close: [196, 108, 2.3],
})
