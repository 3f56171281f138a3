import type { Picture } from '../picture.ts'
import { INK, RUBBER, STEEL_DARK } from '../palette.ts'
import type { Scene } from '../scene.ts'
import { castShadow, gloss, person, printed, room, wall } from '../shapes.ts'
import { box, edges, filled, glaze, line, placed, shape, svg } from '../svg.ts'

/** One unit is 5.3 mm, so that the sizes of posters compare. */
const SCALE = 0.19

const upright = (middle: number, top: number, widthMm: number, heightMm: number) =>
  box(middle - (widthMm * SCALE) / 2, top, widthMm * SCALE, heightMm * SCALE)

/** The largest on the wall of a hall, tape at its corners, with someone who looks at it. */
export const posterA0 = (scene: Scene): Picture => {
  const sheet = upright(176, 22, 841, 1189)
  const { x, y, width, height } = sheet
  return {
    drawn:
      room(scene, 268) +
      filled('#fff', 'M-200 260h800v8h-800z') +
      castShadow(scene, shape(edges(sheet)), { dx: 4, dy: 6, blur: 'tight' }) +
      printed(scene, sheet) +
      filled(scene.use('curl'), edges(sheet)) +
      glaze(
        svg`M${x - 5} ${y - 4}h22v9h-22zM${x + width - 17} ${y - 4}h22v9h-22zM${x - 5} ${y + height - 5}h22v9h-22zM${x + width - 17} ${y + height - 5}h22v9h-22z`,
        0.7,
        '#F2E9CF',
      ) +
      person(318, 288, SCALE * 0.76),
    close: [x + width - 10, y + 16, 2.8],
  }
}

/** A1 in a frame of which the four rails snap open, on the wall. */
export const posterA1 = (scene: Scene): Picture => {
  const sheet = upright(200, 52, 594 * 1.2, 841 * 1.2)
  const { x, y, width, height } = sheet
  const outer = box(x - 8, y - 8, width + 16, height + 16)
  return {
    behind: wall(scene),
    drawn:
      castShadow(scene, shape(edges(outer)), { opacity: 0.3 }) +
      filled(scene.use('metalAcross'), edges(outer)) +
      line(
        svg`M${x - 8} ${y - 8}l8 8M${x + width + 8} ${y - 8}l-8 8M${x - 8} ${y + height + 8}l8-8M${x + width + 8} ${y + height + 8}l-8-8`,
        '#6F7686',
        1,
      ) +
      printed(scene, sheet) +
      gloss(svg`M${x} ${y}h${width * 0.55}l-${width * 0.55} ${height * 0.7}z`, 0.18) +
      line(edges(sheet), '#5F6675', 1.2),
    close: [x + width - 2, y + 6, 3],
  }
}

/** A2 hung by two clips from a wire in a shop. */
export const posterA2 = (scene: Scene): Picture => {
  const sheet = upright(200, 66, 420 * 1.25, 594 * 1.25)
  const { x, y, width, height } = sheet
  const clip = (at: number) =>
    filled(scene.use('metalDown'), svg`M${at - 7} ${y - 12}h14v24h-14z`) +
    line(svg`M${at} ${y - 12}V44`, STEEL_DARK, 1.6)
  const wave = svg`M${x} ${y}h${width}q4 ${height / 2} 0 ${height}q-${width / 2} 8-${width} 0q4-${height / 2} 0-${height}z`
  return {
    behind: wall(scene),
    drawn:
      line('M-200 34Q200 48 600 34', RUBBER, 2) +
      castShadow(scene, shape(wave), { dx: 14, dy: 16, opacity: 0.2 }) +
      scene.print(shape(wave), box(x, y, width + 4, height + 8)) +
      filled(scene.use('curl'), wave) +
      clip(x + 22) +
      clip(x + width - 22),
    close: [x + width - 22, y + 10, 2.8],
  }
}

/** A3 pinned to a board of cork between notes. */
export const posterA3 = (scene: Scene): Picture => {
  const sheet = box(158, 84, 83, 117)
  return {
    drawn:
      wall(scene) +
      castShadow(scene, shape('M44 26H356V262H44z'), { opacity: 0.28 }) +
      filled('#B98F5E', 'M44 26H356V262H44z') +
      filled('#DDB98A', 'M56 38H344V250H56z') +
      filled(
        scene.pattern(
          22,
          18,
          '<path d="M3 4h2v1H3zM12 2h2v2h-2zM17 10h2v1h-2zM6 12h3v2H6zM14 15h1v1h-1z" fill="#9C6F3A" opacity=".55"/>',
        ),
        'M56 38H344V250H56z',
      ) +
      placed(
        'rotate(-5 96 110)',
        filled('#FFF3B0', 'M72 86h54v52H72z') + filled('#A9AFBC', 'M80 100h36v4H80zM80 110h28v4H80z'),
      ) +
      placed(
        'rotate(4 304 120)',
        filled('#fff', 'M276 90h52v70h-52z') +
          filled('#C3C8D1', 'M284 104h34v4h-34zM284 114h26v4h-26zM284 124h36v4h-36z'),
      ) +
      placed('rotate(3 300 214)', filled('#CFE7CF', 'M280 194h44v34h-44z')) +
      castShadow(scene, shape(edges(sheet)), { dx: 4, dy: 6, blur: 'tight', opacity: 0.34 }) +
      printed(scene, sheet) +
      filled('#FDFDFE', 'M241 201l-16 0q11-5 16-14z') +
      [
        [164, 91],
        [235, 91],
        [164, 194],
        [98, 92],
        [302, 96],
        [302, 200],
      ]
        .map(
          ([x = 0, y = 0]) =>
            svg`<circle cx="${x + 2}" cy="${y + 3}" r="5" fill="${INK}" opacity=".3"/><circle cx="${x}" cy="${y}" r="5" fill="#C8141E"/><circle cx="${x - 1.6}" cy="${y - 1.6}" r="1.8" fill="#fff" opacity=".7"/>`,
        )
        .join(''),
    close: [240, 88, 2.6],
  }
}

/** Photo paper that comes off the roll at any size, with its measures. */
export const posterToSize = (scene: Scene): Picture => {
  const sheet = box(104, 92, 214, 152)
  return {
    behind: wall(scene),
    drawn:
      castShadow(scene, shape(edges(sheet)), { dx: 5, dy: 8, opacity: 0.22 }) +
      castShadow(scene, shape('M96 60H326V92H96z'), { dx: 6, dy: 8, blur: 'tight', opacity: 0.26 }) +
      printed(scene, sheet) +
      gloss('M104 92h90L120 244h-16zM224 92h20l-76 152h-20z', 0.2) +
      filled('#FDFDFE', 'M96 58H326V96H96z') +
      filled(scene.use('fade'), 'M96 58H326V96H96z') +
      '<ellipse cx="326" cy="77" rx="9" ry="19" fill="#F4F4F1"/><ellipse cx="326" cy="77" rx="4" ry="9" fill="#8A6B43"/>' +
      line('M104 262H318M104 257v10M318 257v10M84 96V244M79 96h10M79 244h10', INK, 1.4) +
      filled('#FDFDFE', 'M318 244l-26 0q18-8 26-24z') +
      glaze('M318 244l-26 0q18-8 26-24z', 0.1),
    close: [306, 100, 2.4],
  }
}
