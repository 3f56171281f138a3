import type { Picture } from '../picture.ts'
import { INK } from '../palette.ts'
import type { Scene } from '../scene.ts'
import { castShadow, gloss, groundShadow, room, tableTop } from '../shapes.ts'
import { box, filled, glaze, line, placed, repeat, shape, svg } from '../svg.ts'

type Stapled = { readonly format: 'A4' | 'A5'; readonly leaves: number }

const staplesAt = (x: number) => line(svg`M${x} 58v14M${x} 138v14`, '#8C93A3', 3)

/** A brochure with two staples in its back: the cover of one, and one that lies open in the middle. */
export const stapledBrochure = (scene: Scene, { format, leaves }: Stapled): Picture => {
  const scale = format === 'A4' ? 1 : 0.72
  const open =
    castShadow(scene, shape('M-142-4Q-70-22 0 0Q70-22 142-4V196Q70 178 0 202Q-70 178-142 196z'), {
      opacity: 0.3,
    }) +
    repeat(Math.ceil(leaves / 2), (index) =>
      filled(
        index % 2 === 0 ? '#FDFDFE' : '#CBCFD8',
        svg`M-142 ${2 + (Math.ceil(leaves / 2) - index) * 2}Q-70-14 0 6Q70-14 142 ${2 + (Math.ceil(leaves / 2) - index) * 2}V${196 + (Math.ceil(leaves / 2) - index) * 2}Q70 180 0 204Q-70 180-142 ${196 + (Math.ceil(leaves / 2) - index) * 2}z`,
      ),
    ) +
    scene.print(shape('M-142-4Q-70-22 0 0V202Q-70 178-142 196z'), box(-142, -16, 142, 216)) +
    filled('#FDFDFE', 'M0 0Q70-22 142-4V196Q70 178 0 202z') +
    filled('#C3C8D1', 'M24 28h92v6H24zM24 44h80v6H24zM24 60h88v6H24zM24 76h60v6H24zM24 150h88v5H24z') +
    filled('#00A7E1', 'M24 96h92v40H24z') +
    glaze('M0 0Q-14-8-30-10V190Q-14 192 0 202zM0 0Q14-8 30-10V190Q14 192 0 202z', 0.14) +
    staplesAt(0)
  const closed =
    castShadow(scene, shape('M0 0h142v200H0z'), { dx: 5, dy: 7, blur: 'tight', opacity: 0.3 }) +
    repeat(Math.ceil(leaves / 3), (index) =>
      filled(
        index % 2 === 0 ? '#F7F7F5' : '#C3C8D1',
        svg`M2 ${200 + (Math.ceil(leaves / 3) - index - 1) * 2}h142v2.4H2z`,
      ),
    ) +
    scene.print(shape('M0 0h142v200H0z'), box(0, 0, 142, 200), 1) +
    glaze('M0 0h8v200H0z', 0.2) +
    line('M3 46v16M3 138v16', '#8C93A3', 2.6)
  const at =
    format === 'A4'
      ? ['translate(158 62)', 'translate(300 50)rotate(8)scale(.72)']
      : ['translate(150 84)scale(.84)', 'translate(290 104)rotate(-7)scale(.6)']
  return {
    drawn:
      tableTop(scene) +
      placed(at[1] ?? '', closed) +
      placed(at[0] ?? '', open) +
      (scale < 1
        ? placed(
            'translate(312 268)',
            filled('#E5007D', 'M-70-5h104l14 5-14 5h-104z') +
              filled('#E2C79F', 'M34-5l14 5-14 5z') +
              filled(INK, 'M43-1.600l5 1.600-5 1.600z'),
          )
        : ''),
    close: format === 'A4' ? [158, 130, 2.2] : [150, 150, 2.4],
  }
}

/** A book with a glued back, standing, its block of pages to be seen from above, and one lying flat. */
export const gluedBook = (scene: Scene): Picture => {
  const cover = 'M150 60L268 40V232L150 256z'
  return {
    drawn:
      room(scene, 210) +
      groundShadow(scene, 214, 258, 120, 9) +
      scene.print(shape('M118 48L150 60V256L118 240z'), box(118, 40, 300, 220)) +
      glaze('M118 48L150 60V256L118 240z', 0.34) +
      filled('#F4F1EA', 'M118 48L236 30L268 40L150 60z') +
      line(
        'M124 47.500L243 31.500M130 50L249 33.500M136 52.500L255 35.500M142 55L261 37.500',
        '#CBC5B6',
        1.1,
      ) +
      scene.print(shape(cover), box(150, 40, 118, 220)) +
      glaze('M150 60L160 58V254L150 256z', 0.18) +
      gloss('M160 58L206 50V244L160 254z', 0.12) +
      placed(
        'translate(282 226)',
        filled('#F4F1EA', 'M-12 6H92V30H-12z') +
          line('M-12 12H92M-12 18H92M-12 24H92', '#CBC5B6', 1.2) +
          scene.print(shape('M-16-6L-2-18H100L92 6H-16z'), box(-16, -20, 120, 30), 1) +
          filled('#2130C8', 'M-16 28H92V34H-16z') +
          filled('#2130C8', 'M-18-6q-6 20 0 40l6 0V-6z'),
      ),
    close: [150, 70, 2.4],
  }
}
