import type { Picture } from '../picture.ts'
import { INK, RUBBER, STEEL } from '../palette.ts'
import type { Scene } from '../scene.ts'
import { castShadow, eyelets, knob, rail, room, rope, stitches, wall } from '../shapes.ts'
import type { Spot } from '../shapes.ts'
import { box, filled, glaze, line, repeat, shape, svg } from '../svg.ts'

/** Light cloth between two rods in its tunnels, hung by a cord. */
export function rodCloth(scene: Scene): Picture {
  const cloth = 'M120 52H280V248Q240 253 200 248T120 248z'
  return {
    behind: wall(scene),
    drawn:
      rope('M116 46L200 12L284 46', 1.6) +
      knob(scene, 200, 12, 4) +
      castShadow(scene, shape(cloth), { opacity: 0.2 }) +
      rail(scene, 104, 41, 192, 9) +
      scene.print(shape(cloth), box(120, 40, 160, 214)) +
      filled(scene.use('folds'), cloth) +
      glaze('M120 38H280V56H120z', 0.14) +
      filled(scene.use('folds'), 'M120 38H280V52H120z') +
      stitches('M120 58H280M120 236Q160 240 200 236T280 236') +
      glaze('M120 240Q160 246 200 240T280 240V250H120z', 0.14) +
      rail(scene, 104, 245, 192, 9) +
      knob(scene, 104, 45.5, 7) +
      knob(scene, 296, 45.5, 7) +
      knob(scene, 104, 249.5, 7) +
      knob(scene, 296, 249.5, 7),
    close: [268, 58, 2.6],
  }
}

/** Cloth that no light comes through: it hangs in deep folds from a truss, and its back is grey. */
export function stageCloth(scene: Scene): Picture {
  const cloth = 'M84 52H316V214Q276 228 232 250H84z'
  const flap = 'M316 214Q276 228 232 250Q238 214 256 196Q282 196 316 214z'
  const rings = Array.from({ length: 7 }, (_, index): Spot => [96 + index * 34.6, 60])
  return {
    drawn:
      room(scene, 250) +
      rail(scene, -10, 14, 420, 6) +
      rail(scene, -10, 34, 420, 6) +
      line(`M-10 20${'l20 14l20-14'.repeat(11)}`, STEEL, 3) +
      line(rings.map(([x]) => svg`M${x} 60V38`).join(''), INK, 2) +
      castShadow(scene, shape(cloth), { dx: 12, dy: 8, opacity: 0.3 }) +
      scene.print(shape(cloth), box(84, 50, 234, 200)) +
      filled(scene.use('folds'), cloth) +
      repeat(5, (index) => glaze(svg`M${112 + index * 40} 60q10 90 0 180q12 0 14-6q6-80-2-174z`, 0.14)) +
      eyelets(scene, rings, 4.4) +
      castShadow(scene, shape(flap), { dx: -4, dy: 3, blur: 'tight', opacity: 0.4 }) +
      filled('#8C93A3', flap) +
      line('M250 214l40-8M246 230l44-14', '#7B8292', 1.4),
    close: [272, 214, 2.6],
  }
}

const pleatAt = (x: number) => svg`M${x} 54q4 90 0 182h9q-3-90 0-182z`

/** Thin cloth in a shop window: what stands behind it can be seen through it. */
export function sheerCloth(scene: Scene): Picture {
  const cloth = 'M104 54H296V236Q280 241 264 236T232 236T200 236T168 236T136 236T104 236z'
  return {
    drawn:
      wall(scene) +
      filled('#fff', 'M42 26H358V262H42z') +
      filled('#CBE2F1', 'M54 38H346V250H54z') +
      filled('#BFD8C6', 'M54 198q70-26 150-6t142-12V250H54z') +
      `<circle cx="250" cy="118" r="30" fill="#A9CDB4"/>` +
      filled('#8A7A5C', 'M247 140h7v56h-7z') +
      filled('#E2C79F', 'M84 150h70v66h-70z') +
      filled('#C4A273', 'M78 150l41-30l41 30z') +
      `<g opacity=".52">${scene.print(shape(cloth), box(104, 54, 192, 186))}</g>` +
      glaze(cloth, 0.26, '#fff') +
      repeat(6, (index) => glaze(pleatAt(116 + index * 32), 0.2, '#fff')) +
      rail(scene, 84, 46, 232, 8) +
      line('M42 26H358V262H42z', '#A9AFBC', 1.4) +
      filled(RUBBER, 'M96 42h6v14h-6zM298 42h6v14h-6z'),
    close: [270, 88, 2.4],
  }
}
