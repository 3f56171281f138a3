import { WORDS } from '../lettering.ts'
import type { Word } from '../lettering.ts'
import type { Picture } from '../picture.ts'
import { INK, REFLEX, STEEL_DARK } from '../palette.ts'
import type { Scene } from '../scene.ts'
import { wall } from '../shapes.ts'
import { box, filled, glaze, line, moved, placed, repeat, shape, svg } from '../svg.ts'

type Setting = { readonly word: Word; readonly x: number; readonly y: number; readonly scale: number }

const outlined = ({ word, x, y, scale }: Setting) =>
  `<defs><g id="w">${placed(svg`translate(${x} ${y})scale(${scale.toFixed(3)})`, shape(WORDS[word].d))}</g></defs>`

const USE = '<use href="#w"/>'

/** The sides of letters so deep, as copies of the outline laid one behind the other. */
const sides = (depth: number, fill: string) => {
  const steps = Math.ceil(depth / 1.8)
  return `<g fill="${fill}">${repeat(steps, (index) => moved(depth - (index * depth) / steps, (depth - (index * depth) / steps) * 0.8, USE))}</g>`
}

const shadow = (scene: Scene, dx: number, dy: number, opacity = '.3') =>
  `<g fill="${INK}" opacity="${opacity}" filter="${scene.use('tight')}">${moved(dx, dy, USE)}</g>`

const cladding = (top: number, pitch: number) =>
  line(
    repeat(Math.ceil(300 / pitch), (index) => svg`M-200 ${top + index * pitch}h800`),
    '#fff',
    2,
    ' stroke-opacity=".6"',
  )

/** Letters milled out of thick foamed pvc, flat on a front: a matt face and broad white sides. */
export const foamLetters = (scene: Scene): Picture => ({
  drawn:
    wall(scene) +
    cladding(18, 44) +
    outlined({ word: 'Vers', x: 34, y: 204, scale: 0.76 }) +
    shadow(scene, 22, 24) +
    sides(13, '#F1F2F5') +
    `<g fill="${REFLEX}">${USE}</g>`,
  close: [322, 168, 2.2],
})

/** The face as one path: a clip cannot hold a group. */
const FACE = `<path transform="translate(48 206)scale(.78)" d="${WORDS.Hier.d}"/>`

/** Letters of clear acrylic with print on their face: their polished sides catch the light, and they stand off on studs. */
export const acrylicLetters = (scene: Scene): Picture => ({
  drawn:
    wall(scene) +
    outlined({ word: 'Hier', x: 48, y: 206, scale: 0.78 }) +
    shadow(scene, 24, 32, '.2') +
    sides(8, '#8FD5E6') +
    `<g fill="#E9FAFF">${moved(1.6, 1.3, USE)}</g>` +
    scene.motif(FACE, box(40, 84, 316, 130)) +
    scene.clip(FACE, glaze('M30 80H150L60 220H30zM220 80H280L190 220H130z', 0.24, '#fff')),
  close: [120, 168, 2.4],
})

/** Deep letters of aluminium that glow from within against a front in the dark, a lead to each. */
export const boxLetters = (scene: Scene): Picture => ({
  drawn:
    wall(scene) +
    filled('#2B303B', 'M-200 0h800v300h-800z') +
    cladding(18, 44).replace('.6', '.1') +
    outlined({ word: 'Sale', x: 40, y: 202, scale: 0.76 }) +
    `<g fill="#FFE9A0" opacity=".9" filter="${scene.use('glow')}">${USE}</g>` +
    sides(20, '#8C93A3') +
    `<g fill="#C3C8D1">${moved(3, 2.4, USE)}</g>` +
    `<g fill="#FFFBEA">${USE}</g>` +
    line('M70 226V258H350M150 226V258M240 226V258M320 226V258', STEEL_DARK, 2.6) +
    `<rect x="330" y="248" width="46" height="22" rx="3" fill="#565D6D"/>`,
  close: [100, 176, 2.2],
})
