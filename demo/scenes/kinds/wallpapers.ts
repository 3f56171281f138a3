import type { Picture } from '../picture.ts'
import { INK } from '../palette.ts'
import type { Scene } from '../scene.ts'
import { castShadow, groundShadow, room } from '../shapes.ts'
import { box, filled, line, moved, shape } from '../svg.ts'
import type { Box } from '../svg.ts'

const stripNumber = (x: number, index: number) =>
  moved(
    x,
    34,
    '<circle r="9" fill="#fff" opacity=".9"/>' +
      line(
        ['M-2-3l3-2v9', 'M-3-3q3-4 6-1q1 3-6 8h7', 'M-3-4h6l-4 4q5 0 4 4t-6 1'][index] ?? '',
        INK,
        1.8,
        ' stroke-linejoin="round"',
      ),
  )

/** A face of a wall with paper in strips; each strip has its number, the last is still rolled. */
export const photoWallpaper = (scene: Scene): Picture => {
  const face: Box = box(30, 22, 304, 190)
  return {
    drawn:
      room(scene, 248) +
      filled('#fff', 'M-200 240h800v8h-800z') +
      scene.print(shape('M30 0h228V240H30z'), box(face.x, 0, face.width, 240)) +
      scene.print(shape('M258 0h76V168H258z'), box(face.x, 0, face.width, 240), 0) +
      line('M106 0V240M182 0V240M258 0V240', INK, 1, ' stroke-opacity=".22"') +
      line('M107.500 0V240M183.500 0V240M259.500 0V240', '#fff', 1, ' stroke-opacity=".5"') +
      castShadow(scene, shape('M256 168H338V196H256z'), { dx: 3, dy: 8, blur: 'tight', opacity: 0.34 }) +
      filled('#FDFDFE', 'M254 164H338V194H254z') +
      filled(scene.use('fade'), 'M254 164H338V194H254z') +
      '<ellipse cx="338" cy="179" rx="7" ry="15" fill="#F4F1EA"/><ellipse cx="338" cy="179" rx="3" ry="7" fill="#B9AE97"/>' +
      [68, 144, 220].map(stripNumber).join('') +
      groundShadow(scene, 150, 274, 110, 6) +
      filled('#3F5B6D', 'M58 228q0-16 16-16h150q16 0 16 16v30H58z') +
      filled('#4E6B79', 'M44 238q0-10 11-10t11 10v12h166v-12q0-10 11-10t11 10v32H44z') +
      filled(INK, 'M58 270h8v8h-8zM232 270h8v8h-8z'),
    close: [260, 150, 2.2],
  }
}
