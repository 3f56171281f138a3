import { CARDBOARD, CARDBOARD_DARK } from '../palette.ts'
import type { Scene } from '../scene.ts'
import { castShadow, groundShadow, room, tableTop } from '../shapes.ts'
import { filled, glaze, line, repeat, shape, svg, warped } from '../svg.ts'
import type { KindDrawing } from './kind-drawing.ts'

const SQUARE = { x: 0, y: 0, width: 130, height: 130 }

export const doos: KindDrawing = {
  front: (scene) => {
    const side = shape('M0 0H130V130H0z')
    return (
      room(scene, 206) +
      `<path d="M84 226L200 284L330 226L372 232L240 292L190 294z" fill="#11141B" opacity=".26" filter="${scene.use('tight')}"/>` +
      warped([0.88, 0.4, 0, 1, 86, 98], scene.print(side, SQUARE)) +
      warped([0.88, -0.4, 0, 1, 200, 150], scene.print(side, SQUARE, 0) + glaze('M0 0H130V130H0z', 0.24)) +
      filled('#E2C79F', 'M86 98L200 150L314.500 98L200 46z') +
      glaze('M134 76L248 128L266 120L152 68z', 0.5, '#fff') +
      filled('#C4A273', 'M248 128l18-8v34l-18 8z') +
      line('M86 98L200 150L314.500 98', '#fff', 1.2, ' stroke-opacity=".6"')
    )
  },
  detail: (scene) => {
    const face = 'M60 128H340V310H60z'
    return (
      room(scene, 60) +
      castShadow(scene, shape('M60 128H360V310H60z'), { dx: 12 }) +
      filled('#8A6B43', 'M60 128L104 66H296L340 128z') +
      filled('#6E5434', 'M104 66H296L310 86H90z') +
      filled(CARDBOARD, 'M60 128L8 70L60 34L104 66zM340 128L392 70L340 34L296 66z') +
      filled('#E2C79F', 'M104 66L120 14H280L296 66z') +
      scene.print(shape(face), { x: 60, y: 120, width: 280, height: 200 }) +
      filled(CARDBOARD, 'M60 128H340L364 186H36z') +
      glaze('M60 128H340L343 136H57z', 0.14) +
      glaze('M36 186H364L358 196H42z', 0.2) +
      line(`M38 186l4-5${'l6 5l6-5'.repeat(26)}`, CARDBOARD_DARK, 1.6)
    )
  },
}

const tapeStrip = (
  scene: Scene,
  d: string,
  x: number,
  y: number,
  count: number,
  width: number,
  height: number,
) =>
  repeat(count, (index) =>
    index === 0
      ? `<g id="t">${scene.print(svg`<path d="M${x} ${y}h${width + 0.6}v${height}h-${width + 0.6}z"/>`, { x, y, width, height })}</g>`
      : svg`<use href="#t" x="${index * width}"/>`,
  ) + glaze(d, 0.1, '#fff')

const ring = (x: number, y: number, r: number) =>
  svg`<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="#D3B48A" stroke-width="1.5"/>`

export const tape: KindDrawing = {
  front: (scene) => {
    const body = 'M84 190A90 90 0 0 1 210 62L254 96A90 90 0 0 1 190 250L146 216z'
    const strip = 'M146 216H336l18 8-6 6 18 8-6 6 18 8H190z'
    return (
      room(scene, 150) +
      groundShadow(scene, 176, 252, 116, 12) +
      castShadow(scene, shape(strip), { blur: 'tight', dx: 4, dy: 5 }) +
      scene.print(shape(strip), { x: 130, y: 210, width: 250, height: 44 }) +
      scene.print(shape(body), { x: 56, y: 36, width: 226, height: 216 }) +
      filled(scene.use('curl'), body) +
      glaze('M190 250L146 216H200Q240 216 262 214Q236 250 190 250z', 0.22) +
      '<circle cx="146" cy="126" r="90" fill="#F0E4CF"/>' +
      repeat(4, (index) => ring(146, 126, 88 - index * 7)) +
      '<circle cx="146" cy="126" r="60" fill="#C4A273"/><circle cx="146" cy="126" r="52" fill="#8A6B43"/>' +
      scene.clip(
        '<circle cx="146" cy="126" r="52"/>',
        `<circle cx="164" cy="142" r="52" fill="${scene.tint.wall}"/>`,
      )
    )
  },
  detail: (scene) =>
    `<path fill="${CARDBOARD}" d="M0 0h400v300H0z"/>` +
    glaze('M0 0H400V128H0z', 0.14, '#fff') +
    line('M0 150H400', CARDBOARD_DARK, 4) +
    repeat(10, (index) => glaze(svg`M0 ${index * 32}h400v3H0z`, 0.05)) +
    castShadow(scene, shape('M-10 96H340V206H-10z'), { dx: 4, dy: 6, blur: 'tight', opacity: 0.3 }) +
    scene.clip(
      shape(`M-10 96H340${'l-7 9.200 7 9.200'.repeat(6)}H-10z`),
      tapeStrip(scene, 'M-10 96H350V122H-10z', -24, 96, 3, 130, 112),
    ),
}

export const rol: KindDrawing = {
  front: (scene) => {
    const unrolled = 'M96 128H330L384 268H40z'
    return (
      room(scene, 110) +
      castShadow(scene, shape(unrolled), { dx: 4, dy: 8, opacity: 0.24 }) +
      castShadow(scene, shape('M84 90H346V134H84z'), { dx: 4, dy: 8, opacity: 0.24 }) +
      scene.print(shape(unrolled), { x: 40, y: 120, width: 344, height: 150 }) +
      glaze('M96 128H330L338 150H88z', 0.3) +
      scene.print(shape('M84 66H330V134H84z'), { x: 84, y: 66, width: 246, height: 68 }, 0) +
      filled(scene.use('fade'), 'M84 66H330V134H84z') +
      '<ellipse cx="330" cy="100" rx="20" ry="34" fill="#fff"/>' +
      '<ellipse cx="330" cy="100" rx="15" ry="26" fill="none" stroke="#CBCFD8" stroke-width="1.5"/>' +
      '<ellipse cx="330" cy="100" rx="10" ry="17" fill="#C4A273"/><ellipse cx="331" cy="100" rx="7" ry="12.500" fill="#6E5434"/>'
    )
  },
  detail: (scene) =>
    tableTop(scene) +
    castShadow(scene, shape('M-10 70H262A112 112 0 0 1 262 290H-10z'), { dx: 10, dy: 10 }) +
    scene.print(shape('M-10 40H240V260H-10z'), { x: -160, y: 20, width: 400, height: 260 }) +
    filled(scene.use('fade'), 'M-10 40H240V260H-10z') +
    '<ellipse cx="240" cy="150" rx="84" ry="110" fill="#FBFBFA"/>' +
    repeat(
      6,
      (index) =>
        svg`<ellipse cx="240" cy="150" rx="${80 - index * 6}" ry="${105 - index * 8}" fill="none" stroke="#CBCFD8" stroke-width="1.5"/>`,
    ) +
    '<ellipse cx="240" cy="150" rx="44" ry="57" fill="#C4A273"/><ellipse cx="240" cy="150" rx="36" ry="48" fill="#6E5434"/>' +
    '<path d="M212 119a36 48 0 0 1 64 31q-40-40-64-31z" fill="#11141B" opacity=".35"/>',
}
