import type { Picture } from '../picture.ts'
import { INK, RUBBER, STEEL_DARK } from '../palette.ts'
import type { Scene } from '../scene.ts'
import {
  castShadow,
  eyelets,
  grass,
  groundShadow,
  knob,
  person,
  pole,
  rope,
  sizeLines,
  stitches,
  wall,
} from '../shapes.ts'
import { box, filled, glaze, line, shape, svg } from '../svg.ts'

type Flag = {
  readonly widthMm: number
  readonly heightMm: number
  /** Of the mast that it belongs on. */
  readonly mastMm: number
}

/** Flying cloth from its upper left corner, so wide and high. */
const flying = (x: number, y: number, width: number, height: number, swing = 0.1) => {
  const s = height * swing
  return svg`M${x} ${y}Q${x + width * 0.22} ${y - s * 1.6} ${x + width * 0.46} ${y}T${x + width} ${y - s * 0.3}Q${x + width * 0.97} ${y + height / 2} ${x + width} ${y + height - s * 0.3}Q${x + width * 0.76} ${y + height + s * 1.4} ${x + width * 0.5} ${y + height}T${x} ${y + height}z`
}

const flagOn = (
  scene: Scene,
  outline: string,
  x: number,
  y: number,
  width: number,
  height: number,
  variant = 0,
) =>
  castShadow(scene, shape(outline), { opacity: 0.14 }) +
  scene.print(shape(outline), box(x, y - height * 0.12, width, height * 1.24), variant) +
  filled(scene.use('wave'), outline)

/** A flag at the top of its mast, with someone beside it; one unit is 29 mm. */
export function mastFlag(scene: Scene, { widthMm, heightMm, mastMm }: Flag): Picture {
  const scale = 0.0345
  const [width, height, tall] = [widthMm * scale, heightMm * scale, mastMm * scale]
  const top = 284 - tall
  const x = 170
  const outline = flying(x + 9, top + 8, width, height)
  return {
    drawn:
      wall(scene) +
      '<circle cx="308" cy="232" r="86" fill="#fff" opacity=".4"/>' +
      grass(272) +
      groundShadow(scene, x + 8, 286, 22, 3) +
      pole(scene, x, top, 6, tall) +
      knob(scene, x + 3, top - 2, 4.5) +
      rope(svg`M${x + 8} ${top + 6}V268`, 0.9) +
      flagOn(scene, outline, x + 9, top + 8, width, height) +
      glaze(svg`M${x + 9} ${top + 8}l4-1v${height}l-4 1z`, 0.7, '#fff') +
      filled(STEEL_DARK, svg`M${x - 3} 276h12l2 10h-16z`) +
      person(120, 288, scale),
    close: [x + 22, top + 16, 3.2],
  }
}

/** Flag cloth by the metre, its edges cut clean, with its measures; nothing is sewn to it. */
export function flagCloth(scene: Scene): Picture {
  const cloth = flying(96, 84, 230, 146, 0.09)
  return {
    behind: wall(scene),
    drawn: flagOn(scene, cloth, 96, 84, 230, 146) + sizeLines(box(96, 78, 230, 152), 30),
    close: [300, 100, 2.6],
  }
}

/** Heavier cloth of spun thread in a hard wind: the thread shows, and each edge is sewn twice. */
export function spunFlag(scene: Scene): Picture {
  const cloth = 'M124 58Q160 20 206 56T290 40T366 64Q348 112 362 168Q322 196 282 164T204 182T124 190z'
  return {
    drawn:
      wall(scene) +
      line('M10 92H96M24 116H100M2 214H92M250 236H396M300 252H390', '#fff', 3, ' stroke-linecap="round"') +
      pole(scene, 106, -10, 13, 320) +
      rope('M121-10V310', 1.6) +
      castShadow(scene, shape(cloth), { opacity: 0.18 }) +
      scene.print(shape(cloth), box(124, 30, 244, 166)) +
      filled(
        scene.pattern(
          5,
          5,
          '<path d="M0 5L5 0" stroke="#fff" stroke-width="1.300" stroke-opacity=".38"/><path d="M0 1L1 0M4 5L5 4" stroke="#11141B" stroke-width=".8" stroke-opacity=".3"/>',
        ),
        cloth,
      ) +
      filled(scene.use('wave'), cloth) +
      filled('#F4F5F7', 'M124 58l13-9V189l-13 1z') +
      stitches(
        'M358 70Q342 114 355 164M352 72Q336 114 349 166M140 182Q172 176 204 175T282 158',
        1.2,
        '4 2.500',
      ) +
      eyelets(
        scene,
        [
          [130, 64],
          [130, 182],
        ],
        4.6,
        '#5F6675',
      ) +
      line('M121 60L130 64M121 186L130 182', INK, 2),
    close: [342, 140, 2.6],
  }
}

/** One design as it can be made: flying from a mast with measures, and hanging from a stick at a front. */
export function flagChoice(scene: Scene): Picture {
  const flag = flying(54, 66, 158, 104)
  const hung = 'M292 108L366 80Q372 128 366 168L368 206Q330 214 294 206Q300 156 292 108z'
  return {
    drawn:
      wall(scene) +
      pole(scene, 42, 20, 9, 290) +
      knob(scene, 46.5, 18, 7) +
      rope('M52 28V300', 1) +
      flagOn(scene, flag, 54, 66, 158, 104) +
      glaze('M54 66l7-2V169l-7 1z', 0.6, '#fff') +
      line('M54 194H212M54 189v10M212 189v10', INK, 1.4) +
      filled('#DDE1E8', 'M250-10h28v330h-28z') +
      line(
        'M250 20h28M250 62h28M250 104h28M250 146h28M250 188h28M250 230h28M264-10V20M264 62v42M264 146v42M264 230v70',
        '#fff',
        2,
      ) +
      castShadow(scene, shape(hung), { dx: 10, dy: 10, opacity: 0.18 }) +
      line('M276 122L376 78', '#B98F5E', 6, ' stroke-linecap="round"') +
      scene.print(shape(hung), box(290, 84, 80, 130)) +
      filled(scene.use('wave'), hung) +
      filled(RUBBER, 'M272 110h10v26h-10z') +
      knob(scene, 377, 78, 5) +
      line('M292 226H368M292 221v10M368 221v10', INK, 1.4),
    close: [76, 78, 2.4],
  }
}
