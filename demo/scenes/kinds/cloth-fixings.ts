import type { Picture } from '../picture.ts'
import { INK } from '../palette.ts'
import type { Scene } from '../scene.ts'
import { LOW_CAST, castShadow, tableTop } from '../shapes.ts'
import { filled, glaze, line, moved, placed, repeat, shape, svg } from '../svg.ts'

/** Ten rubber loops, each with its hook of plastic. */
export function bungees(scene: Scene): Picture {
  const one = (x: number, y: number, turn: number) =>
    placed(
      svg`translate(${x} ${y})rotate(${turn})`,
      svg`<path d="M0 6q46-26 82 0q-36 24-82 0z" transform="translate(4 7)" fill="none" stroke="${INK}" stroke-opacity=".22" stroke-width="6" filter="${scene.use('tight')}"/>` +
        line('M0 6q46-26 82 0q-36 24-82 0z', INK, 5, ' stroke-linejoin="round"') +
        line('M8 1q38-18 68 3', '#7B8292', 1.2) +
        filled('#3A4050', 'M76-4h18v20H76z') +
        line('M92 6h12q14 0 14 12t-12 12q-8 0-9-7', '#3A4050', 6.5, ' stroke-linecap="round"') +
        filled('#7B8292', 'M78-2h14v3H78z'),
    )
  return {
    drawn:
      tableTop(scene) +
      repeat(10, (index) =>
        one(
          28 + (index % 2) * 190 + (Math.floor(index / 2) % 2) * 22,
          34 + Math.floor(index / 2) * 56,
          -6 + ((index * 7) % 12),
        ),
      ),
    close: [130, 44, 2.4],
  }
}

/** A bundle of black ties held by a band, a few lying loose and one drawn to a loop. */
export const cableTies = (scene: Scene): Picture => {
  const tie = (x: number, y: number, turn: number, long = 280) =>
    placed(
      svg`translate(${x} ${y})rotate(${turn})`,
      castShadow(scene, shape(svg`M0-3h${long}v6h-${long}z`), { dx: 3, dy: 5, blur: 'tight' }) +
        filled(INK, svg`M-10-8h18v16h-18zM8-3.4h${long - 30}l22 3.4-22 3.4h-${long - 30}z`) +
        filled('#565D6D', 'M-6-3h10v6h-10z') +
        line(svg`M14 0h${long - 60}`, '#565D6D', 1.6, ' stroke-dasharray="1.4 1.4"'),
    )
  return {
    drawn:
      tableTop(scene) +
      repeat(9, (index) => tie(64 + (index % 3) * 3, 72 + index * 8, -7)) +
      filled('#E5007D', 'M192 46l18-2 8 78-18 2z') +
      glaze('M192 46l18-2 2 20-18 2z', 0.3, '#fff') +
      tie(52, 200, 4) +
      tie(60, 238, -3, 200) +
      placed(
        'translate(320 208)',
        svg`<circle r="44" cx="4" cy="7" fill="none" stroke="${INK}" stroke-opacity=".22" stroke-width="7" filter="${scene.use('tight')}"/><circle r="44" fill="none" stroke="${INK}" stroke-width="7"/><circle r="43" fill="none" stroke="#565D6D" stroke-width="1.4" stroke-dasharray="1.4 1.4"/>` +
          filled(INK, 'M-12-54h24v20h-24z') +
          filled('#565D6D', 'M-6-48h12v8h-12z') +
          line('M0-50V-84', INK, 6.5),
      ),
    close: [320, 172, 2.2],
  }
}

/** Brass rings with their washers, the punch and the stamp that set them. */
export const ringSet = (scene: Scene): Picture => {
  const ring = (x: number, y: number, isWasher: boolean) =>
    moved(
      x,
      y,
      castShadow(scene, '<circle r="19"/>', LOW_CAST) +
        `<circle r="19" fill="#C99A2E"/><circle r="19" fill="none" stroke="#8F6A14" stroke-width="1"/><path d="M-14-10A18 18 0 0 1 8-16" fill="none" stroke="#FBE7A6" stroke-width="3.4" stroke-linecap="round"/>` +
        (isWasher
          ? `<circle r="11" fill="none" stroke="#8F6A14" stroke-width="1.4"/>`
          : `<circle r="12.500" fill="#E8C765"/><circle r="10" fill="#A97C1C"/>`) +
        `<circle r="8.500" fill="${scene.tint.wall}"/>`,
    )
  const tool = (x: number, y: number, turn: number, tip: string) =>
    placed(
      svg`translate(${x} ${y})rotate(${turn})`,
      castShadow(scene, shape('M-13-84h26V84h-26z'), { dx: 8, dy: 10, blur: 'tight', opacity: 0.3 }) +
        `<rect x="-13" y="-84" width="26" height="124" rx="4" fill="${scene.use('tube')}"/>` +
        filled('#5F6675', 'M-13-30h26v3h-26zM-13-20h26v3h-26zM-13-10h26v3h-26z') +
        `<path d="${tip}" fill="${scene.use('metalAcross')}"/>`,
    )
  return {
    drawn:
      tableTop(scene) +
      [
        [54, 62],
        [108, 52],
        [162, 70],
        [72, 116],
        [130, 110],
        [186, 124],
        [50, 172],
        [106, 166],
        [160, 178],
        [80, 228],
        [136, 226],
        [194, 232],
      ]
        .map(([x = 0, y = 0], index) => ring(x, y, index % 3 === 1))
        .join('') +
      tool(268, 142, 16, 'M-9 40h18v30h-18zM-12 70h24v10h-24z') +
      tool(340, 136, 6, 'M-13 40h26l-4 40h-18z'),
    close: [108, 104, 2.4],
  }
}

/** Elastic cord of 8 mm wound on a reel, its end hanging off. */
export const cordReel = (scene: Scene): Picture => ({
  drawn:
    tableTop(scene) +
    castShadow(scene, '<ellipse cx="180" cy="160" rx="132" ry="108"/>', { dx: 12, dy: 16, opacity: 0.3 }) +
    '<circle cx="180" cy="148" r="124" fill="#2130C8"/><circle cx="180" cy="148" r="124" fill="none" stroke="#fff" stroke-opacity=".25" stroke-width="4"/>' +
    '<circle cx="180" cy="148" r="112" fill="#22262F"/>' +
    repeat(
      7,
      (index) =>
        svg`<circle cx="180" cy="148" r="${107 - index * 10}" fill="none" stroke="${index % 2 === 0 ? '#3A4050' : '#4A5162'}" stroke-width="8.600"/><circle cx="180" cy="148" r="${109 - index * 10}" fill="none" stroke="#E9EBEF" stroke-width="1.8" stroke-dasharray="3 9"/>`,
    ) +
    '<circle cx="180" cy="148" r="40" fill="#2130C8"/>' +
    filled('#1A26A0', 'M174 110h12v76h-12zM142 142h76v12h-76z') +
    `<circle cx="180" cy="148" r="14" fill="${scene.tint.wall}"/>` +
    `<path d="M282 106Q356 92 352 168T300 250Q340 286 396 262" fill="none" stroke="${INK}" stroke-opacity=".2" stroke-width="10" transform="translate(5 8)" filter="${scene.use('tight')}"/>` +
    line('M280 102Q356 92 352 168T300 250Q340 286 410 258', '#3A4050', 9.5) +
    line('M280 100Q356 90 352 166T300 248Q340 284 410 256', '#E9EBEF', 2, ' stroke-dasharray="3 9"'),
  close: [316, 200, 2.2],
})
