import { CYAN, INK, MAGENTA, YELLOW } from '../palette.ts'
import type { Scene } from '../scene.ts'
import { castShadow } from '../shapes.ts'
import { filled, glaze, line, shape, svg } from '../svg.ts'
import type { Swatch } from '../swatch.ts'

type Cloth = Extract<Swatch, { kind: 'cloth' }>
type Mesh = Extract<Swatch, { kind: 'mesh' }>

/** A sample with its lower right corner turned over. */
const SAMPLE = 'M34 28H286V126Q240 132 214 152Q186 176 180 212H34z'
const TURNED = 'M286 126Q240 132 214 152Q186 176 180 212Q196 178 220 166Q252 150 286 126z'

/** Three inks of the press run off the edge, so that one sees that it is printed. */
const printed = (scene: Scene, outline: string) =>
  scene.clip(
    shape(outline),
    filled(CYAN, 'M34 28H150L34 144z') +
      filled(MAGENTA, 'M34 62V110L116 28H84z') +
      filled(YELLOW, 'M34 28H62L34 56z'),
  )

/** Two threads that pass over and under each other. */
const weave = (scene: Scene, pitch: number, outline: string) =>
  filled(
    scene.pattern(
      pitch,
      pitch,
      svg`<path d="M0 0h${pitch / 2}v${pitch / 2}h-${pitch / 2}zM${pitch / 2} ${pitch / 2}h${pitch / 2}v${pitch / 2}h-${pitch / 2}z" fill="${INK}" opacity=".07"/><path d="M0 ${pitch / 2}h${pitch}M${pitch / 2} 0v${pitch}" stroke="#fff" stroke-opacity=".5" stroke-width=".8"/>`,
    ),
    outline,
  )

export const drawCloth = (scene: Scene, { face, back, pitch, gloss }: Cloth): string =>
  castShadow(scene, shape(SAMPLE), { dx: 6, dy: 9 }) +
  filled(face, SAMPLE) +
  printed(scene, SAMPLE) +
  weave(scene, pitch, SAMPLE) +
  (gloss ? glaze('M120 28H182L66 212H34V164z', 0.3, '#fff') : '') +
  filled(scene.use('folds'), SAMPLE) +
  castShadow(scene, shape(TURNED), { dx: -3, dy: 3, blur: 'tight', opacity: 0.35 }) +
  filled(back, TURNED) +
  weave(scene, pitch * 0.8, TURNED) +
  line('M286 126Q252 150 220 166Q196 178 180 212', '#fff', 1.2, ' stroke-opacity=".8"') +
  line('M44 38H276M44 38V202', '#fff', 1.2, ' stroke-opacity=".7" stroke-dasharray="5 4"')

const NET = 'M34 28H286V212H34z'

export function drawMesh(scene: Scene, { thread, pitch, hole }: Mesh): string {
  const start = (pitch - hole) / 2
  const holes = scene.pattern(
    pitch,
    pitch,
    svg`<path d="M${start} ${start}h${hole}v${hole}h-${hole}z" fill="${scene.tint.floor}"/><path d="M${start} ${start}h${hole}v1.4h-${hole}z" fill="${INK}" opacity=".35"/>`,
  )
  return (
    castShadow(scene, shape(NET), { dx: 6, dy: 9 }) +
    filled(thread, NET) +
    printed(scene, NET) +
    filled(holes, 'M62 56H286V212H62z') +
    glaze('M34 28H286V56H62V212H34z', 0.05) +
    line('M58 52H286M58 52V212', '#fff', 1.4, ' stroke-opacity=".8" stroke-dasharray="6 4"') +
    filled(scene.use('folds'), NET)
  )
}
