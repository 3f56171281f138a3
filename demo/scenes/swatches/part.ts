import { INK, MAGENTA, RUBBER, STEEL, STEEL_DARK, STEEL_LIGHT } from '../palette.ts'
import type { Scene } from '../scene.ts'
import { castShadow, groundShadow, stitches } from '../shapes.ts'
import { filled, glaze, line, moved, placed, repeat, shape } from '../svg.ts'
import type { Swatch } from '../swatch.ts'

type Part = Extract<Swatch, { kind: 'part' }>

const BAG = 'M-126-16Q-126-30-112-30H112Q126-30 126-16V16Q126 30 112 30H-112Q-126 30-126 16z'

/** A long nylon bag with a zip along it and two handles. */
const bag = (scene: Scene) =>
  placed(
    'translate(160 128)rotate(-16)',
    line('M-46-28Q-40-62 0-62T46-28', STEEL_DARK, 7) +
      castShadow(scene, shape(BAG), { dx: 8, dy: 12 }) +
      filled(RUBBER, BAG) +
      filled(scene.use('fade'), BAG) +
      stitches('M-112-14H112', 2.4, '4 2') +
      filled(MAGENTA, 'M-50-30h8V30h-8zM42-30h8V30h-8z') +
      line('M-46 26Q-40-4 0-4T46 26', INK, 7) +
      filled(STEEL_LIGHT, 'M108-19h12v10h-12z'),
  )

/** A plate that a wheel of a car stands on, with the pin for the flag at its end. */
const carFoot = (scene: Scene) =>
  filled(scene.tint.floor, 'M0 178h320v62H0z') +
  groundShadow(scene, 150, 200, 120, 8) +
  filled(STEEL, 'M60 186L236 186L252 202H44z') +
  filled(STEEL_DARK, 'M44 202H252V208H44z') +
  `<rect x="226" y="84" width="14" height="108" rx="4" fill="${scene.use('tube')}"/><rect x="229" y="40" width="8" height="50" rx="3" fill="${scene.use('tube')}"/>` +
  filled(STEEL_DARK, 'M220 176h26v14h-26z') +
  `<circle cx="124" cy="128" r="66" fill="${INK}"/><circle cx="124" cy="128" r="38" fill="${scene.use('stud')}"/><circle cx="124" cy="128" r="9" fill="${STEEL_DARK}"/>` +
  line('M124 119V92M124 137V164M115 128H88M133 128H160', STEEL_DARK, 5)

const screw = (scene: Scene, x: number, y: number) =>
  moved(x, y, `<circle r="7" fill="${scene.use('stud')}"/>` + line('M-4-4L4 4M4-4L-4 4', STEEL_DARK, 1.6))

/** A plate on the wall with a pin at 45 degrees. */
const wallHolder = (scene: Scene) =>
  castShadow(scene, shape('M84 44h64v152H84z')) +
  filled(scene.use('metalDown'), 'M84 44h64v152H84z') +
  placed(
    'translate(116 124)rotate(45)',
    castShadow(scene, shape('M-13-120H13V0H-13z'), { dx: 10, dy: 4 }) +
      `<rect x="-13" y="-78" width="26" height="92" rx="6" fill="${scene.use('tube')}"/><rect x="-7" y="-144" width="14" height="72" rx="4" fill="${scene.use('tube')}"/>` +
      filled(STEEL_DARK, 'M-15-84H15V-72H-15z'),
  ) +
  screw(scene, 100, 62) +
  screw(scene, 132, 62) +
  screw(scene, 100, 178) +
  screw(scene, 132, 178)

const CLAMP = 'M-30-34H30V-18H-12V18H30V34H-30z'

/** Four clamps of bent steel, each with the hole for its screw. */
const clamps = (scene: Scene) =>
  repeat(4, (index) =>
    placed(
      `translate(${92 + (index % 2) * 132} ${74 + Math.floor(index / 2) * 92})rotate(${index * 24 - 30})`,
      castShadow(scene, shape(CLAMP), { dx: 5, dy: 8, blur: 'tight', opacity: 0.3 }) +
        filled(scene.use('metalDown'), CLAMP) +
        glaze('M-30-34H-12V34H-30z', 0.12) +
        `<circle cx="-21" cy="0" r="5" fill="${STEEL_DARK}"/><circle cx="18" cy="-26" r="4" fill="${STEEL_DARK}"/><circle cx="18" cy="26" r="4" fill="${STEEL_DARK}"/>`,
    ),
  )

const DRAWINGS = { bag, carFoot, wallHolder, clamps } as const satisfies Record<
  Part['look'],
  (scene: Scene) => string
>

export const drawPart = (scene: Scene, { look }: Part): string => DRAWINGS[look](scene)
