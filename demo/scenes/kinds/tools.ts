import { INK, REFLEX, RUBBER, STEEL_DARK, WHITE, YELLOW } from '../palette.ts'
import type { Scene } from '../scene.ts'
import { castShadow, gloss, groundShadow, room, tableTop, wall } from '../shapes.ts'
import { filled, glaze, line, placed, shape } from '../svg.ts'
import type { KindDrawing } from './kind-drawing.ts'

const PLATE = 'M-84-50H84l10 92q1 8-8 8H-86q-9 0-8-8z'

/** A plastic plate to press film down with, its lower edge wrapped in felt. */
const squeegee = (scene: Scene, transform: string) =>
  placed(
    transform,
    castShadow(scene, shape(PLATE), { dx: 8, dy: 12, blur: 'tight', opacity: 0.3 }) +
      filled(REFLEX, PLATE) +
      gloss('M-84-50H-30L-60 50H-86q-9 0-8-8z', 0.16) +
      filled(RUBBER, 'M-91 20H91l3 22q1 8-8 8H-86q-9 0-8-8z') +
      glaze('M-60-34H60v8H-60z', 0.25),
  )

const HANDLE = 'M-120-17H40q10 0 10 10V7q0 10-10 10H-120q-14 0-14-14V-3q0-14 14-14z'

/** A snap-off knife with the blade out. */
const knife = (scene: Scene, transform: string) =>
  placed(
    transform,
    castShadow(scene, shape(`${HANDLE}M44-9H126L144 9H44z`), { dx: 6, dy: 10, blur: 'tight', opacity: 0.3 }) +
      `<path d="M44-9H126L144 9H44z" fill="${scene.use('metalDown')}"/>` +
      line('M66 9l-9-18M88 9l-9-18M110 9l-9-18', STEEL_DARK, 1) +
      filled(YELLOW, HANDLE) +
      filled(INK, 'M-96-6H28V6H-96z') +
      filled(STEEL_DARK, 'M-8-12H16V12H-8z'),
  )

export const gereedschap: KindDrawing = {
  front: (scene) =>
    tableTop(scene) +
    squeegee(scene, 'translate(142 108)rotate(-14)') +
    knife(scene, 'translate(226 226)rotate(-10)'),
  detail: (scene) =>
    wall(scene) +
    scene.print(shape('M-10 40H410V310H-10z'), { x: -20, y: 40, width: 440, height: 290 }) +
    glaze('M-10 40H410V310H-10z', 0.1, WHITE) +
    gloss('M40 40H150L70 310H-40z', 0.2) +
    squeegee(scene, 'translate(236 150)rotate(24)scale(1.300)'),
}

const BODY = 'M146 116q0-22 22-26V74h64v16q22 4 22 26V236q0 14-14 14H160q-14 0-14-14z'

export const fles: KindDrawing = {
  front: (scene) =>
    room(scene, 214) +
    groundShadow(scene, 212, 250, 76, 12) +
    filled(RUBBER, 'M174 74V50h-26q-12 0-14 12l-10-2q2-26 26-28h72q12 0 12 14v28z') +
    filled(WHITE, BODY) +
    scene.print(shape('M146 134H254V226H146z'), { x: 146, y: 134, width: 108, height: 92 }) +
    gloss('M156 92H172V250H156z', 0.5) +
    glaze('M232 94q22 2 22 22V236q0 14-14 14H226z', 0.12),
  detail: (scene) =>
    wall(scene) +
    castShadow(scene, shape('M90-10H310V310H90z'), { dx: 12, dy: 0 }) +
    filled(WHITE, 'M90-10H310V310H90z') +
    scene.print(shape('M90 60H310V250H90z'), { x: 90, y: 60, width: 220, height: 190 }) +
    gloss('M108-10H136V310H108z', 0.45) +
    glaze('M262-10H310V310H262z', 0.12),
}
