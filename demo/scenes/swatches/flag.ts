import { STEEL_DARK, WHITE, YELLOW } from '../palette.ts'
import type { Scene } from '../scene.ts'
import { castShadow, groundShadow } from '../shapes.ts'
import { filled, glaze, line, moved, placed, repeat, shape, svg } from '../svg.ts'
import type { Swatch } from '../swatch.ts'

type Flag = Extract<Swatch, { kind: 'flag' }>
type Pole = Extract<Swatch, { kind: 'pole' }>

/** Drawn 5.4 m tall with the foot of the pole at the origin, 1 unit to 30 mm. */
const SHAPES = {
  drop: {
    cloth: 'M0-176Q14-183 34-172Q66-148 58-104Q48-58 0-34z',
    pole: 'M0 0V-166Q0-184 34-172',
  },
  feather: {
    cloth: 'M0-180Q30-178 42-146V-52L0-24z',
    pole: 'M0 0V-180Q30-178 42-146',
  },
  straight: {
    cloth: 'M0-180H44V-28H0z',
    pole: 'M0 0V-180H44',
  },
} as const satisfies Record<Flag['shape'], { cloth: string; pole: string }>

/** Someone of 1.8 m stands beside it. */
const PERSON = 'M0-60a6.500 6.500 0 1 1-.1 0M-8-44q8-5 16 0l3 20h-5l-1 24h-4l-1-22-1 22h-4l-1-24h-5z'

export function drawFlag(scene: Scene, { shape: form, tallMm, colour }: Flag): string {
  const { cloth, pole } = SHAPES[form]
  const scale = tallMm / 5400
  const at = svg`translate(124 218)scale(${scale.toFixed(3)})`
  return (
    filled(scene.tint.floor, 'M0 206h320v34H0z') +
    groundShadow(scene, 132, 219, 40, 5) +
    groundShadow(scene, 232, 219, 16, 3) +
    placed(
      at,
      castShadow(scene, shape(cloth), { dx: 8, dy: 6, opacity: 0.2 }) +
        filled(colour, cloth) +
        scene.clip(
          shape(cloth),
          filled(YELLOW, 'M-4-120L70-150V-112L-4-82z') + filled(WHITE, 'M-4-74L70-104V-96L-4-66z'),
        ) +
        filled(scene.use('wave'), cloth) +
        line(pole, STEEL_DARK, 3.2, ' stroke-linecap="round"'),
    ) +
    line('M106 218h36M124 218l-9 9M124 218l9 9', STEEL_DARK, 4, ' stroke-linecap="round"') +
    moved(232, 218, glaze(PERSON, 0.55))
  )
}

const SECTION = 186

/** The parts of a pole side by side, as they lie in a bag; the last one is the thin tip. */
export const drawPole = (scene: Scene, { sections }: Pole): string =>
  placed(
    'translate(160 120)rotate(-24)',
    repeat(sections, (index) => {
      const y = (index - (sections - 1) / 2) * 26
      const radius = 7 - index * 1.1
      const tube = svg`M-${SECTION / 2} ${y - radius}h${SECTION}v${radius * 2}h-${SECTION}z`
      return (
        castShadow(scene, shape(tube), { dx: 4, dy: 7, blur: 'tight', opacity: 0.3 }) +
        filled(index === sections - 1 ? '#2B303B' : scene.use('tubeDown'), tube) +
        filled(STEEL_DARK, svg`M${SECTION / 2 - 26} ${y - radius}h5v${radius * 2}h-5z`) +
        filled(scene.use('metalDown'), svg`M${SECTION / 2} ${y - radius * 0.7}h22v${radius * 1.4}h-22z`)
      )
    }),
  )
