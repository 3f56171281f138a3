import type { Picture } from '../picture.ts'
import { INK, RUBBER, STEEL, STEEL_DARK } from '../palette.ts'
import type { Scene } from '../scene.ts'
import { castShadow, groundShadow, person, printed, rail, room, tableTop } from '../shapes.ts'
import { box, edges, filled, glaze, line, repeat, shape, standingBox, svg } from '../svg.ts'

/** One unit is 11 mm. */
const SCALE = 0.09

const trolley = (scene: Scene, x: number) =>
  castShadow(scene, svg`<rect x="${x}" y="196" width="46" height="68" rx="6"/>`, {
    dx: 5,
    dy: 4,
    blur: 'tight',
  }) +
  svg`<rect x="${x}" y="196" width="46" height="68" rx="6" fill="#22262F"/><path d="M${x + 14} 196v-26h18v26" fill="none" stroke="${STEEL}" stroke-width="3"/><path d="M${x + 6} 206h34M${x + 6} 254h34" stroke="#565D6D" stroke-width="2"/><circle cx="${x + 9}" cy="266" r="5" fill="${INK}"/><circle cx="${x + 37}" cy="266" r="5" fill="${INK}"/>`

/** A wall of three by three fields that unfolds, its cloth drawn round the sides, with its case. */
export function popUpWall(scene: Scene): Picture {
  const wall = standingBox(172, 256, 226 * 0.92, 226 * 0.92)
  const { x, y, width, height } = wall
  const side = svg`M${x + width} ${y}q14 2 22 12v${height - 18}q-8 6-22 6z`
  const seams = svg`M${x + width / 3} ${y}v${height}M${x + (width * 2) / 3} ${y}v${height}`
  return {
    drawn:
      room(scene, 232) +
      groundShadow(scene, 186, 260, 130) +
      scene.print(shape(side), { x: x + width, y, width: 60, height }, 0) +
      glaze(side, 0.34) +
      printed(scene, wall) +
      filled(scene.use('curl'), edges(wall)) +
      line(seams, INK, 1, ' stroke-opacity=".12"') +
      line(edges(wall), '#fff', 1.6, ' stroke-opacity=".5"') +
      filled(RUBBER, svg`M${x + 4} 256h16v6h-16zM${x + width - 20} 256h16v6h-16z`) +
      trolley(scene, 326),
    close: [x + width, y + 44, 2.4],
  }
}

/** The cloth alone, folded in four with its print outwards; a corner turned back shows the strip it is fastened with. */
export function wallCloth(scene: Scene): Picture {
  const top = 'M70 96L266 62L344 168L150 214z'
  const flap = 'M266 62L344 168L282 182.800Q276 120 214 71z'
  return {
    drawn:
      tableTop(scene) +
      castShadow(scene, shape('M70 96L266 62L344 168V204L150 252L70 130z'), {
        dx: 10,
        dy: 12,
        opacity: 0.3,
      }) +
      filled('#F7F7F5', 'M70 96L150 214Q162 232 150 250L70 130Q58 112 70 96z') +
      filled('#E1E4EA', 'M150 214L344 168Q358 186 344 203L150 250Q162 232 150 214z') +
      line(
        'M65 105L153 223Q250 206 349 178M63 114L156 232Q252 214 351 186M66 122L153 241Q250 224 348 195',
        '#A9AFBC',
        1.6,
      ) +
      scene.print(shape(top), box(66, 58, 282, 160)) +
      filled(scene.use('folds'), top) +
      castShadow(scene, shape(flap), { dx: -5, dy: 5, blur: 'tight', opacity: 0.32 }) +
      filled('#F4F5F7', flap) +
      filled(scene.use('curl'), flap) +
      filled('#22262F', 'M269 182L282 182.800Q276 120 214 71L205 72.600Q264 122 269 186z') +
      line('M273 180Q266 122 212 74', '#565D6D', 5, ' stroke-dasharray="1.5 1.5"') +
      line('M70 96L150 214L282 183', '#fff', 1.6),
    close: [262, 130, 2.3],
  }
}

/** Rounded aluminium tubes with a stretched sleeve drawn over them, open at the foot by its zip. */
export function tubeWall(scene: Scene): Picture {
  const [x, y, width, height] = [70, 40, 2400 * SCALE, 2300 * SCALE]
  const [right, foot] = [x + width, y + height]
  const sleeve = svg`M${x} ${y + 14}q0-14 14-14h${width - 28}q14 0 14 14v${height - 40}q-${width / 2} 8-${width} 0z`
  return {
    drawn:
      room(scene, 232) +
      person(336, 262, SCALE) +
      groundShadow(scene, x + width / 2, 262, 124) +
      castShadow(scene, shape(sleeve), { dx: 9, dy: 8, opacity: 0.16 }) +
      svg`<path d="M${x + 3} ${foot - 40}v50M${right - 3} ${foot - 40}v50" stroke="${scene.use('tube')}" stroke-width="6"/><path d="M${x + 3} ${foot - 40}v50M${right - 3} ${foot - 40}v50" stroke="#A4AAB7" stroke-width="6"/>` +
      rail(scene, x, foot - 6, width, 6) +
      scene.print(shape(sleeve), box(x, y, width, height - 22)) +
      glaze(svg`M${x} ${y + 14}q0-14 14-14h8q-10 4-10 18v${height - 40}h-12z`, 0.3, '#fff') +
      glaze(svg`M${right} ${y + 14}q0-14-14-14h-8q10 4 10 18v${height - 40}h12z`, 0.22) +
      line(
        svg`M${x + 6} ${foot - 30}Q${x + width / 2} ${foot - 22} ${right - 6} ${foot - 30}`,
        '#fff',
        2,
        ' stroke-opacity=".7" stroke-dasharray="2 1.5"',
      ) +
      filled(STEEL_DARK, svg`M${x - 24} ${foot + 8}h54v7h-54zM${right - 30} ${foot + 8}h54v7h-54z`),
    close: [right - 20, foot - 18, 2.3],
  }
}

const clothFoldAt = (x: number) => svg`M${x} 112q6 60 0 124q16 4 22-2q-10-60-12-122z`

/** A cloth over a table of 180 cm: it hangs to the floor in front and folds at the corners. */
export function tableCloth(scene: Scene): Picture {
  const top = 'M70 108L106 82H306L338 108z'
  const front = 'M70 108H338L346 238Q322 246 298 238T240 240T176 240T112 239T62 238z'
  return {
    drawn:
      room(scene, 206) +
      groundShadow(scene, 206, 246, 152, 9) +
      scene.print(shape(top), box(66, 70, 280, 170)) +
      glaze(top, 0.22, '#fff') +
      scene.print(shape(front), box(62, 70, 286, 176)) +
      [86, 148, 232, 300].map((x) => glaze(clothFoldAt(x), 0.14)).join('') +
      glaze('M70 108H338V118H70z', 0.14) +
      line(
        'M64 233Q112 236 176 235T298 233T344 233',
        '#fff',
        1.2,
        ' stroke-opacity=".6" stroke-dasharray="4 3"',
      ) +
      `<rect x="150" y="70" width="34" height="20" rx="2" fill="#fff"/><path d="M150 76h34" stroke="#CBCFD8" stroke-width="2"/><path d="M240 88q-9 0-9-14h18q0 14-9 14z" fill="#fff"/>`,
    close: [300, 214, 2.4],
  }
}

/** A counter that unfolds: a wooden top on a frame with the printed cloth round it, and its bag. */
export function counter(scene: Scene): Picture {
  const front = 'M104 104Q190 126 276 104V250Q190 272 104 250z'
  return {
    drawn:
      room(scene, 226) +
      groundShadow(scene, 200, 258, 116, 9) +
      groundShadow(scene, 332, 266, 46, 5) +
      scene.print(shape(front), box(104, 100, 172, 166)) +
      filled(scene.use('wave'), front) +
      glaze('M104 104Q190 126 276 104V116Q190 138 104 116z', 0.24) +
      filled('#C9A878', 'M90 92Q190 116 290 92V102Q190 126 90 102z') +
      `<ellipse cx="190" cy="91" rx="100" ry="15" fill="#E6CFA6"/>` +
      line(svg`M120 88${repeat(4, () => 'q18 5 36 0')}`, '#C9A878', 1.2, ' stroke-opacity=".7"') +
      svg`<rect x="298" y="226" width="76" height="40" rx="8" fill="${RUBBER}"/><path d="M318 226q0-18 18-18t18 18" fill="none" stroke="${INK}" stroke-width="4"/><path d="M304 238h64" stroke="#7B8292" stroke-dasharray="3 1.5"/>`,
    close: [262, 108, 2.4],
  }
}
