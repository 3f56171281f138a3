import { INK, REFLEX, RUBBER, STEEL_DARK } from '../palette.ts'
import type { Scene } from '../scene.ts'
import { castShadow, eyelets, groundShadow, rope, room, stitches, tableTop, wall } from '../shapes.ts'
import { filled, glaze, line, moved, placed, shape, svg } from '../svg.ts'
import type { KindDrawing } from './kind-drawing.ts'

const LOOP = 'M0 6q60-34 104 4q-50 26-104-4z'

const band = (scene: Scene, transform: string, colour: string) =>
  placed(
    transform,
    svg`<path d="${LOOP}" transform="translate(5 9)" fill="none" stroke="${INK}" stroke-opacity=".24" stroke-width="9" filter="${scene.use('tight')}"/>` +
      line(LOOP, colour, 6.5, ' stroke-linejoin="round"') +
      line('M8 3q50-24 88 2', '#fff', 1.2, ' stroke-opacity=".4"') +
      `<circle cx="107" cy="9" r="14" fill="${INK}"/><circle cx="102" cy="4" r="4.500" fill="#7B8292"/>`,
  )

export const spanrubber: KindDrawing = {
  front: (scene) =>
    tableTop(scene) +
    band(scene, 'translate(44 78)rotate(-12)scale(1.150)', INK) +
    band(scene, 'translate(224 66)rotate(14)scale(1.150)', REFLEX) +
    band(scene, 'translate(132 146)rotate(4)scale(1.150)', REFLEX) +
    band(scene, 'translate(50 232)rotate(-8)scale(1.150)', INK) +
    band(scene, 'translate(232 222)rotate(-14)scale(1.150)', INK),
  detail: (scene) => {
    const cloth = 'M176 -10H410V310H184Q172 150 176 -10Z'
    return (
      wall(scene) +
      `<rect x="48" y="-20" width="44" height="340" fill="${scene.use('tube')}"/>` +
      castShadow(scene, shape(cloth), { dx: -4 }) +
      scene.print(shape(cloth), { x: 170, y: -60, width: 420, height: 400 }) +
      filled(scene.use('folds'), cloth) +
      glaze('M176 -10h42V310h-34Q172 150 176 -10z', 0.14) +
      line('M214 -10V310', '#fff', 1.8, ' stroke-opacity=".6" stroke-dasharray="8 5"') +
      eyelets(
        scene,
        [
          [198, 150],
          [198, 20],
          [198, 280],
        ],
        16,
        '#5F6675',
      ) +
      `<g fill="none" stroke="${INK}" stroke-width="10" stroke-linecap="round"><path d="M198 148Q120 96 60 122Q32 136 44 152"/><path d="M198 154Q130 176 96 172"/></g>` +
      line('M190 142Q120 92 62 119', '#fff', 2, ' stroke-opacity=".35"') +
      castShadow(scene, '<circle cx="70" cy="164" r="30"/>', { dx: 5, dy: 8, blur: 'tight' }) +
      `<circle cx="70" cy="164" r="30" fill="${INK}"/><circle cx="60" cy="153" r="9" fill="#7B8292"/>`
    )
  },
}

const foot = (turn: number) =>
  placed(
    `scale(1 .42)rotate(${turn})`,
    filled('#A9AFBC', 'M-8-9L-136-13q-8 13 0 26L-8 9z') + filled('#D6D9E0', 'M-8-9L-136-13v6L-8-3z'),
  )

const tie = (x: number, y: number, turn: number) =>
  placed(
    `translate(${x} ${y})rotate(${turn})`,
    line('M0 0Q70 -22 150 0', INK, 5, ' stroke-linecap="round"') +
      filled(INK, 'M-14-9h18v18h-18z') +
      filled('#565D6D', 'M-10-3h10v6h-10z'),
  )

/** What cloth hangs by: rings, hooks, cable ties and cord, on a table. */
function looseFixings(scene: Scene): string {
  const hook = (x: number, y: number) =>
    placed(
      `translate(${x} ${y})rotate(-24)`,
      castShadow(scene, '<rect x="-20" y="-46" width="40" height="92" rx="20"/>', {
        dx: 5,
        dy: 8,
        blur: 'tight',
        opacity: 0.2,
      }) +
        `<rect x="-20" y="-46" width="40" height="92" rx="20" fill="${scene.tint.wall}" stroke="${scene.use('metalAcross')}" stroke-width="10"/>` +
        line('M20-16V20', RUBBER, 7) +
        `<circle cx="0" cy="46" r="8" fill="${scene.use('stud')}"/>`,
    )
  return (
    tableTop(scene) +
    castShadow(
      scene,
      '<circle cx="82" cy="92" r="26"/><circle cx="148" cy="70" r="26"/><circle cx="132" cy="138" r="26"/>',
      { dx: 5, dy: 8, blur: 'tight', opacity: 0.3 },
    ) +
    eyelets(
      scene,
      [
        [82, 92],
        [148, 70],
        [132, 138],
      ],
      27,
      scene.tint.floor,
    ) +
    hook(252, 86) +
    hook(334, 108) +
    tie(52, 212, -6) +
    tie(70, 246, 5) +
    rope('M250 232c0-44 100-44 100 0s-84 40-84 4 68-30 68 0-52 26-52 4 34-18 34 0', 6)
  )
}

export const accessoire: KindDrawing = {
  front: (scene) =>
    room(scene, 172) +
    groundShadow(scene, 206, 236, 146, 14) +
    moved(
      200,
      218,
      [18, 62, 118, 162, 198, 242, 298, 342]
        .filter((_, index) => index % 2 === 0)
        .map(foot)
        .join(''),
    ) +
    `<ellipse cx="200" cy="216" rx="34" ry="14" fill="${STEEL_DARK}"/><ellipse cx="200" cy="210" rx="34" ry="14" fill="${scene.use('metalAcross')}"/>` +
    `<path d="M188 52h24V210q-12 6-24 0z" fill="${scene.use('tube')}"/>` +
    `<path d="M184 120h32v62q-16 8-32 0z" fill="${scene.use('metalAcross')}"/>` +
    `<ellipse cx="200" cy="52" rx="12" ry="4.500" fill="${RUBBER}"/>`,
  detail: looseFixings,
}

export const bevestiging: KindDrawing = {
  front: looseFixings,
  detail: (scene) =>
    wall(scene) +
    castShadow(scene, shape('M-10 96H410V310H-10z'), { dx: 0, dy: -6, blur: 'tight' }) +
    scene.print(shape('M-10 96H410V310H-10z'), { x: -60, y: 96, width: 520, height: 340 }) +
    glaze('M-10 96H410V148H-10z', 0.14) +
    stitches('M-10 142H410', 1.8, '8 5') +
    eyelets(
      scene,
      [
        [92, 120],
        [308, 120],
      ],
      18,
    ) +
    rope('M92 120Q70 60 96 -10M92 120Q116 60 104 -10M308 120Q286 60 304 -10M308 120Q330 60 312 -10', 6),
}
