import type { Picture } from '../picture.ts'
import { INK, RUBBER, STEEL_DARK } from '../palette.ts'
import type { Scene } from '../scene.ts'
import {
  bricks,
  castShadow,
  eyelets,
  grass,
  groundShadow,
  knob,
  person,
  pole,
  rail,
  stitches,
  wall,
} from '../shapes.ts'
import { box, filled, glaze, line, moved, placed, repeat, shape, svg } from '../svg.ts'

const HANGING =
  'M176 84L318 30Q330 98 318 168Q304 204 318 236Q262 226 232 244Q196 256 176 250Q186 170 176 84Z'

/** An upright flag that hangs by its tunnel from a stick at a front. */
export const facadeFlag = (scene: Scene): Picture => ({
  drawn:
    wall(scene) +
    bricks(scene, 46, 20) +
    castShadow(scene, shape(HANGING), { dx: 16, dy: 16 }) +
    placed('translate(90 128)rotate(-21.5)', rail(scene, -6, -5, 264, 10)) +
    knob(scene, 330, 34, 8) +
    scene.print(shape(HANGING), box(170, 40, 154, 196)) +
    filled(scene.use('wave'), HANGING) +
    glaze('M176 84L318 30l2 14L178 98z', 0.16) +
    stitches('M179 99L320 45') +
    castShadow(scene, shape('M66 96h34v60H66z'), { blur: 'tight', dx: 4, dy: 6 }) +
    filled(RUBBER, 'M66 98h26v60H66zM92 112l40-16 7 18-40 16z') +
    knob(scene, 79, 108, 4) +
    knob(scene, 79, 148, 4),
  close: [196, 92, 2.4],
})

/** A small flag of satin on a cord that hangs from a sucker on glass. */
export function tableFlag(scene: Scene): Picture {
  const cloth = 'M122 118Q168 104 210 120T296 114Q290 166 298 216Q254 228 212 216T124 220Q130 168 122 118z'
  return {
    drawn:
      wall(scene) +
      filled('#E6CFA6', 'M-200 254h800v46h-800z') +
      filled('#C9A878', 'M-200 254h800v6h-800z') +
      filled('#D9EAF2', 'M40 20H360V254H40z') +
      glaze('M40 20H150L60 254H40z', 0.4, '#fff') +
      line('M40 20H360V254', '#fff', 4) +
      castShadow(scene, '<circle cx="206" cy="52" r="18"/>', { dx: 4, dy: 6, blur: 'tight' }) +
      `<circle cx="206" cy="52" r="18" fill="#BFE3EE"/><circle cx="206" cy="52" r="11" fill="#8FCFE0"/><path d="M192 46a16 16 0 0 1 12-9" fill="none" stroke="#fff" stroke-width="3" stroke-linecap="round"/>` +
      line('M206 56L126 116M206 56L292 112', '#C9A24A', 2.6) +
      castShadow(scene, shape(cloth), { dx: 6, dy: 9, blur: 'tight', opacity: 0.2 }) +
      scene.print(shape(cloth), box(122, 104, 176, 120)) +
      filled(scene.use('wave'), cloth) +
      glaze('M150 112Q180 106 196 114L188 216Q166 222 146 220z', 0.26, '#fff') +
      line('M122 118Q168 104 210 120T296 114', '#C9A24A', 3.4),
    close: [170, 104, 2.3],
  }
}

/** Small flags sewn to a line at even distances, hung in bows. */
export function bunting(scene: Scene): Picture {
  const count = 7
  const one = box(0, 0, 30, 45)
  const row = (y: number, sag: number, from: number) =>
    line(svg`M-10 ${y}Q200 ${y + sag * 2} 410 ${y}`, '#fff', 4) +
    repeat(count, (index) => {
      const x = from + index * 56
      const t = (x + 15 + 10) / 420
      const drop = y + 4 * sag * t * (1 - t)
      const turn = (0.5 - t) * 16
      return placed(
        svg`translate(${x} ${drop})rotate(${turn})`,
        y === 46 && index < 2
          ? `<g id="v${index}">${scene.print(shape('M0 0H30V45Q15 42 0 45z'), one, index)}</g>`
          : svg`<use href="#v${index % 2}"/>`,
      )
    })
  return {
    drawn: wall(scene) + row(46, 34, 8) + row(166, 30, 24),
    close: [88, 84, 2.4],
  }
}

const repeatAlong = (from: number, to: number, count: number) =>
  Array.from({ length: count }, (_, index) => from + ((to - from) * index) / (count - 1))

/** A tall banner with an arm through its tunnel and rings along the mast; one unit is 16 mm. */
export function mastBanner(scene: Scene): Picture {
  const cloth = 'M164 42H228Q222 90 228 138Q236 186 228 232Q196 238 164 232z'
  return {
    drawn:
      wall(scene) +
      '<circle cx="316" cy="226" r="80" fill="#fff" opacity=".4"/>' +
      grass(274) +
      pole(scene, 148, 14, 9, 272) +
      knob(scene, 152.5, 12, 7) +
      castShadow(scene, shape(cloth), { opacity: 0.16 }) +
      rail(scene, 146, 34, 90, 6) +
      knob(scene, 238, 37, 4) +
      scene.print(shape(cloth), box(162, 38, 72, 200)) +
      filled(scene.use('wave'), cloth) +
      glaze('M164 42H228l-1 12H164z', 0.2) +
      eyelets(
        scene,
        repeatAlong(76, 224, 5).map((y) => [168, y] as const),
        3.2,
        '#5F6675',
      ) +
      line(
        repeatAlong(76, 224, 5)
          .map((y) => svg`M168 ${y}h-16`)
          .join(''),
        INK,
        1.8,
      ) +
      filled(STEEL_DARK, 'M144 278h17l3 10h-23z') +
      person(286, 288, 0.062),
    close: [184, 52, 2.8],
  }
}

/** A banner of pvc stretched between two arms on a lamp post in a street. */
export function lampBanner(scene: Scene): Picture {
  const face = box(206, 62, 76, 190)
  return {
    drawn:
      wall(scene) +
      filled(scene.tint.floor, 'M-200 286h800v14h-800z') +
      filled('#DDE1E8', 'M20 130h84v156H20z') +
      filled('#fff', 'M32 146h22v30H32zM70 146h22v30H70zM32 196h22v30H32zM70 196h22v30H70z') +
      filled('#C9CFC2', 'M20 130l42-30 42 30z') +
      svg`<path d="M172 296V40Q172 14 146 12H112" fill="none" stroke="#5F6675" stroke-width="12"/><path d="M169 296V40Q169 17 146 15H112" fill="none" stroke="#A9AFBC" stroke-width="3"/>` +
      filled(INK, 'M84 8h36v9l-8 5H92l-8-5z') +
      filled('#FFE9A0', 'M90 20h24l-3 5H93z') +
      castShadow(scene, shape('M206 62h76v190h-76z'), { dx: 10, dy: 8, opacity: 0.2 }) +
      rail(scene, 176, 58, 112, 7) +
      rail(scene, 176, 249, 112, 7) +
      knob(scene, 290, 61.5, 4.4) +
      knob(scene, 290, 252.5, 4.4) +
      scene.print(shape('M206 56h76v202h-76z'), face) +
      glaze('M206 56h76v14h-76zM206 244h76v14h-76z', 0.2) +
      filled(scene.use('curl'), 'M206 56h76v202h-76z') +
      stitches('M206 71h76M206 243h76') +
      line('M163 52h18v20h-18zM163 243h18v20h-18z', '#D6D9E0', 3),
    close: [212, 72, 2.6],
  }
}

/** A beach flag in each of its shapes, side by side at one height; one unit is 15 mm. */
export function beachFlags(scene: Scene): Picture {
  const sails = [
    ['M0-178Q14-186 36-174Q68-148 58-104Q46-58 0-34z', 'M0 0V-168Q0-188 36-174'],
    ['M0-182Q32-180 44-146V-52L0-24z', 'M0 0V-182Q32-180 44-146'],
    ['M0-182H46V-28H0z', 'M0 0V-182H46'],
  ] as const
  return {
    drawn:
      wall(scene) +
      filled(scene.tint.floor, 'M-200 236h800v64h-800z') +
      sails
        .map(([sail, stick], index) =>
          moved(
            50 + index * 120,
            264 - (index === 1 ? 10 : 0),
            `<g transform="scale(1.2)">${
              groundShadow(scene, 8, 2, 34, 4) +
              line('M-22 2h44M0 2l-11 9M0 2l11 9', RUBBER, 4, ' stroke-linecap="round"') +
              castShadow(scene, shape(sail), { dx: 7, dy: 5, opacity: 0.16 }) +
              scene.print(shape(sail), box(-2, -188, 68, 170), index) +
              filled(scene.use('wave'), sail) +
              line(stick, RUBBER, 3.4, ' stroke-linecap="round"')
            }</g>`,
          ),
        )
        .join(''),
    close: [90, 74, 2.2],
  }
}
