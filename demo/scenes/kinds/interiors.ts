import type { Picture } from '../picture.ts'
import { INK, STEEL_DARK } from '../palette.ts'
import type { Scene } from '../scene.ts'
import { castShadow, gloss, groundShadow, lens, room, tableTop, wall } from '../shapes.ts'
import { box, edges, filled, glaze, line, moved, shape, svg } from '../svg.ts'
import { slab } from './slab.ts'
import { edgeSection } from './board-edges.ts'

const WOOD = '#D9C6A3'

/** The weave of canvas. */
const linen = (scene: Scene, pitch: number) =>
  scene.pattern(
    pitch,
    pitch,
    svg`<path d="M0 .5h${pitch}M.5 0v${pitch}" stroke="#fff" stroke-width=".8" opacity=".24"/>`,
  )

/** Canvas stretched on wood, the picture going on round the sides; the back of another leans below it. */
export const stretchedCanvas = (scene: Scene): Picture => {
  const face = 'M74 30h212v159H74z'
  return {
    behind: room(scene, 252),
    drawn:
      castShadow(scene, shape('M78 36h226v166H78z'), { dx: 10, dy: 14, opacity: 0.3 }) +
      scene.print(shape('M286 30l14 9v159l-14-9z'), box(284, 30, 212, 160)) +
      glaze('M286 30l14 9v159l-14-9z', 0.38) +
      scene.print(shape('M74 189h212l14 9H88z'), box(74, 189, 212, 160)) +
      glaze('M74 189h212l14 9H88z', 0.22) +
      scene.print(shape(face), box(74, 30, 212, 159)) +
      filled(linen(scene, 3), face) +
      castShadow(scene, shape('M262 182h110v88H262z'), { dx: 5, dy: 6, blur: 'tight', opacity: 0.3 }) +
      filled('#F4F1EA', 'M262 182h110v88H262z') +
      `<path fill-rule="evenodd" d="M266 186h102v80H266zM282 202h70v48h-70z" fill="${WOOD}"/>` +
      line('M266 186l16 16M368 186l-16 16M266 266l16-16M368 266l-16-16', '#A98A5C', 1.4) +
      line(
        'M272 184v8M290 184v8M308 184v8M326 184v8M344 184v8M362 184v8M272 260v8M290 260v8M308 260v8M326 260v8M344 260v8M362 260v8',
        STEEL_DARK,
        1.8,
      ) +
      filled('#A98A5C', 'M282 202h10l-10 10zM352 250h-10l10-10z'),
    close: [290, 186, 2.4],
  }
}

/** Canvas off the roll with a white border all round, its end rolled up. */
export const looseCanvas = (scene: Scene): Picture => {
  const cloth = 'M52 74L300 50L330 220L70 252z'
  return {
    drawn:
      tableTop(scene) +
      castShadow(scene, shape(cloth), { dx: 5, dy: 8, blur: 'tight', opacity: 0.26 }) +
      filled('#FBFAF6', cloth) +
      scene.print(shape('M78 96L286 76L308 200L94 226z'), box(76, 74, 236, 154)) +
      filled(linen(scene, 4), cloth) +
      castShadow(scene, shape('M296 44L326 40L358 222L328 226z'), {
        dx: 7,
        dy: 8,
        blur: 'tight',
        opacity: 0.34,
      }) +
      filled('#F4F1EA', 'M296 46Q308 36 324 42L356 218Q342 232 328 224z') +
      filled(scene.use('wave'), 'M296 46Q308 36 324 42L356 218Q342 232 328 224z') +
      filled(linen(scene, 4), 'M296 46Q308 36 324 42L356 218Q342 232 328 224z') +
      '<ellipse cx="342" cy="222" rx="15" ry="9" fill="#EAE3D3"/><path d="M342 222m-9 0a9 5 0 1 1 4 4" fill="none" stroke="#B9AE97" stroke-width="1.6"/>' +
      line('M52 74L70 252', '#E6E0D2', 1.4),
    close: [92, 108, 2.5],
  }
}

/** A deep frame with cloth: one corner of the cloth is out of its groove, with the wool behind it. */
export const woolPanel = (scene: Scene): Picture => {
  const face = 'M92 40H284V168Q266 176 254 192T236 232H92z'
  const flap = 'M284 168Q266 176 254 192T236 232Q262 240 280 224Q296 198 284 168z'
  return {
    drawn:
      wall(scene) +
      castShadow(scene, shape('M84 32H316V264H84z'), { dx: 12, dy: 16, opacity: 0.3 }) +
      filled('#8C93A3', 'M292 32l22 20V262l-22-22zM84 240H292l22 22H106z') +
      filled('#C3C8D1', 'M84 32H292V240H84z') +
      filled('#C9B26B', 'M92 40H284V232H92z') +
      filled(
        scene.pattern(
          18,
          12,
          '<path d="M0 4q5-6 9 0t9 0M2 9q4-5 8 0t8-1" fill="none" stroke="#8F7A38" stroke-width="1.2" opacity=".7"/>',
        ),
        'M92 40H284V232H92z',
      ) +
      scene.print(shape(face), box(92, 40, 192, 192)) +
      filled(scene.use('curl'), face) +
      castShadow(scene, shape(flap), { dx: -3, dy: 4, blur: 'tight', opacity: 0.4 }) +
      filled('#F4F5F7', flap) +
      filled(scene.use('curl'), flap) +
      line('M284 168Q266 176 254 192T236 232', '#fff', 2.4) +
      line(
        'M30 96q10 18 0 36M18 84q18 30 0 60M352 96q10 18 0 36M366 84q18 30 0 60',
        STEEL_DARK,
        2.4,
        ' stroke-linecap="round" stroke-opacity=".5"',
      ),
    close: [262, 206, 2.3],
  }
}

/** Pressed felt, printed straight onto its rough face. */
export const feltPanel = (scene: Scene): Picture => {
  const face = box(58, 54, 250, 125)
  return {
    drawn:
      wall(scene) +
      castShadow(scene, shape(edges(face)), { opacity: 0.3 }) +
      slab(scene, face, 'felt', 9) +
      line(
        'M30 96q8 16 0 32M342 96q8 16 0 32M354 84q14 28 0 56',
        STEEL_DARK,
        2.4,
        ' stroke-linecap="round" stroke-opacity=".5"',
      ) +
      lens(scene, [318, 220], 54, moved(312, 220, edgeSection(scene, 'felt', 9))),
    close: [314, 214, 2.3],
  }
}

/** A photograph on birch, hung by a single hole, the grain showing in its light parts. */
export const birchPhoto = (scene: Scene): Picture => {
  const face = box(122, 30, 152, 228)
  return {
    drawn:
      wall(scene) +
      castShadow(scene, shape(edges(face)), { dx: 10, dy: 14, opacity: 0.3 }) +
      slab(scene, face, 'plywood', 9) +
      castShadow(scene, shape('M310 96h66v98h-66z'), { dx: 5, dy: 6, blur: 'tight', opacity: 0.26 }) +
      filled('#EBD6AE', 'M310 96h66v98h-66z') +
      line('M310 116q30-6 66 0M310 140q26 6 66-2M310 164q30-4 66 4', '#B98F5E', 1, ' stroke-opacity=".6"') +
      filled('#B98F5E', 'M376 96l5 4v98l-5-4zM310 194h66l5 4h-66z') +
      `<circle cx="343" cy="108" r="5" fill="${INK}" opacity=".7"/>`,
    close: [270, 250, 2.6],
  }
}

/** A bucket of paste with its lid off and a roller across it. */
export const pasteBucket = (scene: Scene): Picture => ({
  drawn:
    room(scene, 206) +
    groundShadow(scene, 206, 262, 110, 11) +
    '<path d="M108 92L124 250Q190 272 256 250L272 92z" fill="#FDFDFE"/>' +
    filled('#2130C8', 'M113 140Q190 160 267 140L261 204Q190 224 119 204z') +
    '<circle cx="160" cy="182" r="15" fill="#FFD900"/>' +
    filled('#fff', 'M184 168h52v7h-52zM184 182h40v6h-40z') +
    glaze('M236 100L228 258Q246 254 256 250L272 92z', 0.12) +
    gloss('M118 100L132 250l12 4L134 102z', 0.7) +
    '<ellipse cx="190" cy="92" rx="82" ry="22" fill="#DBDDE3"/><ellipse cx="190" cy="93" rx="73" ry="17" fill="#F6F1E2"/>' +
    line('M134 92q18-8 34 0t36 0 34-2', '#DDD3B8', 2.4, ' stroke-linecap="round"') +
    line('M110 104Q60 170 118 200', '#8C93A3', 4) +
    castShadow(scene, shape('M216 40h98v34h-98z'), { dx: 4, dy: 8, blur: 'tight', opacity: 0.3 }) +
    line('M314 56h18V98L352 170', '#8C93A3', 5) +
    filled('#E6C25A', 'M346 164l14-4 16 70q-8 8-18 4z') +
    `<rect x="212" y="38" width="104" height="36" rx="12" fill="#F4F1EA"/>` +
    filled(
      scene.pattern(8, 8, '<path d="M1 2l2 1M5 5l2 1M2 6l1 1" stroke="#B9AE97" stroke-width="1"/>'),
      'M216 38h98v36h-98z',
    ),
  close: [238, 84, 2.2],
})
