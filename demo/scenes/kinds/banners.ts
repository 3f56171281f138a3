import { INK, STEEL, STEEL_LIGHT } from '../palette.ts'
import type { Scene } from '../scene.ts'
import { castShadow, eyelets, pole, rail, room, rope, stitches, thickRope, wall } from '../shapes.ts'
import type { Spot } from '../shapes.ts'
import { filled, glaze, line, repeat, shape, svg } from '../svg.ts'
import type { KindDrawing } from './kind-drawing.ts'

const BANNER = 'M54 74L346 74Q341 148 346 220Q200 229 54 220Q59 148 54 74Z'

const acrossAndBack = (top: number, bottom: number, from: number, to: number, count: number): Spot[] =>
  Array.from({ length: count }, (_, index) => from + ((to - from) * index) / (count - 1)).flatMap(
    (x): Spot[] => [
      [x, top],
      [x, bottom],
    ],
  )

export const spandoek: KindDrawing = {
  front: (scene) =>
    wall(scene) +
    castShadow(scene, shape(BANNER)) +
    rope('M64 84L-80-15M336 84L480-15M64 211L-80 309M336 211L480 309') +
    scene.print(shape(BANNER), { x: 50, y: 72, width: 300, height: 156 }) +
    filled(scene.use('folds'), BANNER) +
    stitches('M62 90H338M62 205Q200 213 338 205M72 82Q76 148 72 213M328 82Q324 148 328 213') +
    eyelets(scene, [...acrossAndBack(83, 212, 64, 336, 5)]),
  detail: (scene) => {
    const cloth = 'M96 78H410V310H102Q90 190 96 78Z'
    return (
      wall(scene) +
      castShadow(scene, shape(cloth), { dx: -6, dy: 14, opacity: 0.28 }) +
      scene.print(shape(cloth), { x: 90, y: 78, width: 470, height: 250 }) +
      glaze('M96 78H410V118H134Q130 200 138 310H102Q90 190 96 78Z', 0.14) +
      filled(scene.use('folds'), cloth) +
      stitches('M132 114H410M132 108H410M132 114Q126 200 134 310M126 108Q120 200 128 310', 1.8, '8 5') +
      eyelets(
        scene,
        [
          [116, 98],
          [262, 98],
        ],
        15,
      ) +
      thickRope('M-10 12L112 92Q124 100 110 106L-10 60', 7)
    )
  },
}

const meshOver = (scene: Scene, d: string, pitch: number) =>
  filled(
    scene.pattern(
      pitch,
      pitch,
      svg`<path d="M${pitch * 0.2} ${pitch * 0.2}h${pitch * 0.5}v${pitch * 0.5}h-${pitch * 0.5}z" fill="${INK}" opacity=".42"/>`,
    ),
    d,
  )

export const mesh: KindDrawing = {
  front: (scene) => {
    const cloth = 'M62 66H338V226H62z'
    const tubes =
      repeat(3, (index) => pole(scene, 45 + index * 151, 14, 8, 264)) +
      rail(scene, 20, 44, 360, 7) +
      rail(scene, 20, 146, 360, 7) +
      rail(scene, 20, 238, 360, 7)
    return (
      room(scene, 262) +
      glaze('M30 272h44v6H30zM181 272h44v6h-44zM332 272h44v6h-44z', 0.3) +
      filled('#C9A878', 'M14 34h372v7H14z') +
      filled('#A98A5C', 'M14 39h372v3H14z') +
      tubes +
      castShadow(scene, shape(cloth), { opacity: 0.18 }) +
      scene.print(shape(cloth), { x: 62, y: 66, width: 276, height: 160 }) +
      meshOver(scene, cloth, 4) +
      filled(scene.use('folds'), cloth) +
      line('M62 66H338V226H62z', '#fff', 4, ' stroke-opacity=".75"') +
      line(
        'M66 70l-12-24M134 70v-24M200 70v-24M266 70v-24M334 70l12-24M66 222l-12 20M134 222v20M200 222v20M266 222v20M334 222l12 20',
        INK,
        1.6,
      ) +
      eyelets(scene, acrossAndBack(70, 222, 66, 334, 5), 3.6)
    )
  },
  detail: (scene) => {
    const cloth = 'M118 86H410V310H118z'
    return (
      wall(scene) +
      rail(scene, -10, 30, 420, 26) +
      pole(scene, 40, -10, 28, 320) +
      filled(STEEL, 'M34 22h40v42H34z') +
      filled(STEEL_LIGHT, 'M38 26h32v8H38z') +
      castShadow(scene, shape(cloth), { dx: -4 }) +
      scene.print(shape(cloth), { x: 118, y: 86, width: 430, height: 270 }) +
      meshOver(scene, 'M152 120H410V310H152z', 11) +
      glaze('M118 86H410V120H152V310H118z', 0.35, '#fff') +
      stitches('M148 116H410M148 116V310', 1.8, '8 5') +
      line('M135 103L86 24Q76 8 66 24L126 106', INK, 5, ' stroke-linejoin="round"') +
      eyelets(
        scene,
        [
          [135, 103],
          [300, 103],
        ],
        14,
      )
    )
  },
}

const WIRES = `M30 54v182${'m12.6-182v182'.repeat(27)}`

const fence = (scene: Scene) =>
  line(WIRES, '#A3A9B6', 1.3) +
  line('M30 54h340M30 128h340M30 236h340', '#8C93A3', 2.6) +
  pole(scene, 26, 46, 7, 216) +
  pole(scene, 367, 46, 7, 216) +
  filled('#9DA2AD', 'M12 258h50l8 14H6zM338 258h50l6 14h-62z') +
  filled('#B7BBC4', 'M12 258h50l2 4H10zM338 258h50l2 4h-54z')

export const bouwhek: KindDrawing = {
  front: (scene) => {
    const cloth = 'M42 62h316v158H42z'
    return (
      room(scene, 240) +
      castShadow(scene, shape('M6 262h68v10H6zM332 262h64v10h-64z'), {
        blur: 'tight',
        dx: 4,
        dy: 4,
        opacity: 0.3,
      }) +
      fence(scene) +
      castShadow(scene, shape(cloth), { blur: 'tight', dx: 3, dy: 6, opacity: 0.3 }) +
      scene.print(shape(cloth), { x: 42, y: 62, width: 316, height: 158 }) +
      filled(scene.use('folds'), cloth) +
      eyelets(scene, acrossAndBack(70, 212, 58, 342, 5), 4.6, '#5F6675')
    )
  },
  detail: (scene) => {
    const cloth = 'M112 92H410V310H112z'
    return (
      wall(scene) +
      line(`M84 0v300${'m34-300v300'.repeat(10)}`, '#A3A9B6', 4) +
      line('M40 36H410M40 228H410', '#8C93A3', 8) +
      pole(scene, 28, -10, 24, 330) +
      castShadow(scene, shape(cloth), { blur: 'tight', opacity: 0.35 }) +
      scene.print(shape(cloth), { x: 112, y: 92, width: 460, height: 240 }) +
      glaze('M112 92H410V126H146V310H112z', 0.12) +
      filled(scene.use('folds'), cloth) +
      stitches('M142 122H410M142 122V310', 1.8, '8 5') +
      eyelets(
        scene,
        [
          [130, 110],
          [296, 110],
        ],
        14,
        '#5F6675',
      ) +
      line('M130 110L60 62Q20 44 24 66T62 84L130 110', INK, 6, ' stroke-linejoin="round"') +
      filled(INK, 'M60 52l18 8-6 18-18-8z') +
      line('M296 110L286 34', INK, 6)
    )
  },
}
