import { INK, RUBBER, STEEL_DARK } from '../palette.ts'
import type { Scene } from '../scene.ts'
import { castShadow, groundShadow, pole, rail, room, rope, stitches, thickRope, wall } from '../shapes.ts'
import { filled, glaze, line, placed, repeat, shape, svg } from '../svg.ts'
import type { KindDrawing } from './kind-drawing.ts'

const FLYING = 'M124 44Q172 22 222 46T342 40Q333 104 342 168Q290 194 232 168T124 180Z'

const knob = (scene: Scene, x: number, y: number, r: number) =>
  svg`<circle cx="${x}" cy="${y}" r="${r}" fill="${scene.use('stud')}"/>`

export const vlag: KindDrawing = {
  front: (scene) =>
    wall(scene) +
    '<circle cx="318" cy="236" r="92" fill="#fff" opacity=".4"/>' +
    castShadow(scene, shape(FLYING), { opacity: 0.16 }) +
    pole(scene, 110, 18, 9, 290) +
    knob(scene, 114.5, 16, 7) +
    rope('M120 24V300', 1) +
    scene.print(shape(FLYING), { x: 120, y: 22, width: 226, height: 160 }) +
    filled(scene.use('wave'), FLYING) +
    glaze('M124 44l9-4V177l-9 3z', 0.5, '#fff'),
  detail: (scene) => {
    const cloth = 'M124 66Q230 30 410 62V310H124Z'
    return (
      wall(scene) +
      pole(scene, 52, -20, 34, 340) +
      castShadow(scene, shape(cloth), { opacity: 0.2 }) +
      scene.print(shape(cloth), { x: 124, y: 30, width: 460, height: 340 }) +
      filled(scene.use('wave'), cloth) +
      filled('#F4F5F7', 'M124 66Q142 60 160 56V310H124z') +
      glaze('M152 58l8-2V310h-8z', 0.12) +
      line('M154 58V310', '#838A99', 2, ' stroke-dasharray="8 5"') +
      thickRope('M100 -10V310', 6) +
      line('M100 96H140', RUBBER, 6, ' stroke-linecap="round"') +
      `<rect x="92" y="84" width="34" height="24" rx="12" fill="none" stroke="${scene.use('metalDown')}" stroke-width="7"/>` +
      line('M136 84q14 12 0 24', STEEL_DARK, 5)
    )
  },
}

const SAIL = 'M163 246L163 76Q166 30 234 24Q262 66 252 128Q242 188 208 214Q184 230 163 246Z'

const beachFlag = (scene: Scene, x: number, y: number, scale: number, variant: number) =>
  placed(
    `translate(${x} ${y})scale(${scale})`,
    groundShadow(scene, 166, 276, 50, 6) +
      filled(RUBBER, 'M116 274l44-6 44 6v4l-44-5-44 5zM152 268h16l3 8h-22z') +
      line('M160 272V74Q162 24 236 22', RUBBER, 4, ' stroke-linecap="round"') +
      scene.print(shape(SAIL), { x: 160, y: 20, width: 104, height: 228 }, variant) +
      filled(scene.use('wave'), SAIL) +
      glaze('M160 246V76Q162 27 235 22l1 5Q167 30 167 77V243z', 0.72),
  )

export const beachvlag: KindDrawing = {
  front: (scene) => room(scene, 244) + beachFlag(scene, 132, 36, 0.86, 1) + beachFlag(scene, -34, 4, 1, 0),
  detail: (scene) => {
    const sail = 'M190 -10H420V70Q330 150 190 206z'
    return (
      room(scene, 186) +
      groundShadow(scene, 190, 268, 160, 12) +
      filled('#2B303B', 'M20 246l150-22h34l150 22v12l-166-14L20 258z') +
      filled(RUBBER, 'M20 246l150-22h34l150 22-162-8z') +
      filled('#2B303B', 'M172 226h34l40 50h-18l-38-34-38 34h-18z') +
      scene.print(shape(sail), { x: 190, y: -260, width: 230, height: 470 }) +
      filled(scene.use('wave'), sail) +
      pole(scene, 178, -20, 18, 258) +
      glaze('M172 -10h30V196h-30z', 0.82, '#1B1F29') +
      stitches('M206 -10V196', 1.6, '7 5') +
      `<rect x="168" y="212" width="40" height="26" rx="5" fill="${scene.use('metalAcross')}"/>` +
      line('M176 196q-10 8-2 18M200 196q10 8 2 18', INK, 3)
    )
  },
}

const HANGING =
  'M176 84L318 30Q330 98 318 168Q304 204 318 236Q262 226 232 244Q196 256 176 250Q186 170 176 84Z'

const bricks = (scene: Scene, width: number, height: number) =>
  `<path d="M-200 0h800v300h-800z" fill="${scene.pattern(
    width,
    height * 2,
    svg`<path d="M0 ${height}h${width}M0 0h${width}M0 0v${height}M${width / 2} ${height}v${height}" stroke="#fff" stroke-width="${height / 9}" opacity=".75"/>`,
  )}"/>`

export const gevelvlag: KindDrawing = {
  front: (scene) =>
    wall(scene) +
    bricks(scene, 46, 20) +
    castShadow(scene, shape(HANGING), { dx: 16, dy: 16 }) +
    placed('translate(90 128)rotate(-21.5)', rail(scene, -6, -5, 264, 10)) +
    knob(scene, 330, 34, 8) +
    scene.print(shape(HANGING), { x: 170, y: 40, width: 154, height: 196 }) +
    filled(scene.use('wave'), HANGING) +
    castShadow(scene, shape('M66 96h34v60H66z'), { blur: 'tight', dx: 4, dy: 6 }) +
    filled(RUBBER, 'M66 98h26v60H66zM92 112l40-16 7 18-40 16z') +
    repeat(2, (index) => knob(scene, 79, 108 + index * 40, 4)),
  detail: (scene) => {
    const cloth = 'M306 92L420 46V310H318Q328 200 306 92Z'
    return (
      wall(scene) +
      bricks(scene, 120, 52) +
      castShadow(scene, shape('M70 66h80v180H70zM150 140L420 30v40L150 190z'), {
        dx: 10,
        dy: 16,
        opacity: 0.3,
      }) +
      scene.print(shape(cloth), { x: 300, y: 40, width: 260, height: 300 }) +
      filled(scene.use('wave'), cloth) +
      placed('translate(100 176)rotate(-22)', rail(scene, 0, -16, 360, 32)) +
      `<rect x="66" y="62" width="66" height="180" rx="6" fill="${scene.use('metalAcross')}"/>` +
      filled('#4A5162', 'M112 140L220 96l18 46-108 46z') +
      glaze('M112 140L220 96l6 15-108 44z', 0.25, '#fff') +
      repeat(
        2,
        (index) =>
          knob(scene, 99, 88 + index * 128, 12) + line(svg`M92 ${88 + index * 128}h14`, STEEL_DARK, 3),
      ) +
      knob(scene, 192, 136, 10)
    )
  },
}

export const mast: KindDrawing = {
  front: (scene) => {
    const pennant = 'M206 34Q246 22 286 38T352 34Q346 66 352 98Q318 110 286 98T206 104Z'
    return (
      wall(scene) +
      `<path d="M-200 240Q-100 256 0 252Q90 226 190 248T400 238T600 244V300H-200z" fill="${scene.tint.floor}"/>` +
      groundShadow(scene, 214, 280, 46, 6) +
      castShadow(scene, shape(pennant), { opacity: 0.14 }) +
      pole(scene, 196, 14, 10, 264) +
      knob(scene, 201, 12, 8) +
      rope('M208 22V262', 1) +
      scene.print(shape(pennant), { x: 206, y: 26, width: 148, height: 84 }) +
      filled(scene.use('wave'), pennant) +
      filled(STEEL_DARK, 'M188 262h26l4 16h-34z') +
      filled(RUBBER, 'M176 276h50v7h-50z')
    )
  },
  detail: (scene) =>
    room(scene, 214) +
    groundShadow(scene, 214, 262, 118, 12) +
    pole(scene, 170, -20, 54, 260) +
    filled(RUBBER, 'M92 244h210l14 18H78z') +
    filled('#2B303B', 'M78 262h238v8H78z') +
    `<path d="M156 196h82l12 50H144z" fill="${scene.use('metalAcross')}"/>` +
    repeat(4, (index) => knob(scene, 112 + index * 56 + (index > 1 ? 2 : 0), 252, 7)) +
    filled(INK, 'M176 92h42v58h-42z') +
    glaze('M176 92h42v6h-42z', 0.3, '#fff') +
    svg`<circle cx="197" cy="121" r="8" fill="${scene.use('stud')}"/>` +
    thickRope('M236 -10V118Q236 150 222 140', 6) +
    line('M226 58h26M226 82h26', STEEL_DARK, 6, ' stroke-linecap="round"'),
}
