import type { Picture } from '../picture.ts'
import { INK, RUBBER, STEEL_DARK } from '../palette.ts'
import type { Scene } from '../scene.ts'
import { castShadow, gloss, groundShadow, person, printed, rail, room, wall } from '../shapes.ts'
import { box, edges, filled, glaze, line, moved, placed, repeat, shape, svg } from '../svg.ts'
import type { Box } from '../svg.ts'

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
    drawn:
      wall(scene) +
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
    drawn:
      wall(scene) +
      line('M-10 40Q200 48 410 40', RUBBER, 2) +
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
    drawn:
      wall(scene) +
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

/** Paper with a blue back, half pasted on a column: the corner that hangs loose shows its back. */
export const bluebackPoster = (scene: Scene): Picture => {
  const sheet = 'M118 66Q196 78 274 66V182Q250 188 240 204T222 250Q168 254 118 246z'
  const flap = 'M274 182Q250 188 240 204T222 250Q252 262 276 242Q292 214 274 182z'
  return {
    drawn:
      room(scene, 262) +
      groundShadow(scene, 208, 280, 140, 9) +
      filled('#B9BEC9', 'M92 34H300V276H92z') +
      filled('#C9B795', 'M104 40H150V110H104zM260 36h36v80h-36z') +
      filled('#A9AFBC', 'M150 34h64v30h-64z') +
      filled(scene.use('tube'), 'M92 34H300V276H92z').replace('/>', ' opacity=".35"/>') +
      '<path d="M78 38Q196 60 314 38L296 18H96z" fill="#2F4858"/><path d="M84 278Q196 294 308 278v10Q196 304 84 288z" fill="#2F4858"/>' +
      scene.print(shape(sheet), box(118, 62, 160, 192)) +
      glaze('M118 66Q140 70 150 71V249L118 246z', 0.14, '#fff') +
      castShadow(scene, shape(flap), { dx: -4, dy: 4, blur: 'tight', opacity: 0.4 }) +
      filled('#6F9CCB', flap) +
      filled(scene.use('curl'), flap) +
      placed(
        'translate(322 196)rotate(24)',
        castShadow(scene, shape('M-30-12h60v44h-60z'), { dx: 4, dy: 6, blur: 'tight' }) +
          filled('#C9985C', 'M-7-74H7V-10H-7z') +
          filled(STEEL_DARK, 'M-30-14h60v14h-60z') +
          filled('#E6DBCB', 'M-30 0h60l-4 34q-26 6-52 0z'),
      ),
    close: [254, 212, 2.3],
  }
}

/** Paper that rain runs off: tied to a rail outside, with drops standing on it. */
export const waterproofPoster = (scene: Scene): Picture => {
  const sheet = box(138, 44, 134, 190)
  const drops = [
    [154, 170, 6],
    [176, 206, 4.5],
    [206, 150, 5],
    [236, 196, 7],
    [256, 128, 4],
    [192, 100, 4],
    [226, 84, 5],
    [164, 120, 4],
  ]
  return {
    drawn:
      wall(scene) +
      line(
        'M30-4l-22 62M92-4L58 92M330-4l-30 84M386 20l-36 98M60 150l-26 74M120 236l-16 46M318 190l-26 72M376 176l-28 78',
        '#A9C8E0',
        2.4,
        ' stroke-linecap="round"',
      ) +
      rail(scene, -10, 24, 420, 8) +
      rail(scene, -10, 240, 420, 8) +
      castShadow(scene, shape(edges(sheet)), { dx: 6, dy: 8, opacity: 0.22 }) +
      printed(scene, sheet) +
      gloss('M138 44h70L138 170z', 0.3) +
      line('M148 52l-4-22M262 52l4-22M148 226l-4 20M262 226l4 20', INK, 2.4) +
      drops
        .map(
          ([x = 0, y = 0, r = 0]) =>
            svg`<circle cx="${x + 1}" cy="${y + 2}" r="${r}" fill="${INK}" opacity=".28"/><circle cx="${x}" cy="${y}" r="${r}" fill="#fff" opacity=".5"/><circle cx="${x - r * 0.3}" cy="${y - r * 0.3}" r="${r * 0.34}" fill="#fff"/>`,
        )
        .join('') +
      filled('#7FB4D8', 'M236 203q3 26 0 30q-3-4 0-30zM154 176q3 30 0 34q-3-4 0-34z'),
    close: [230, 190, 2.6],
  }
}

/** The lit case at the end of a bus shelter, with its bench and roof; one unit is 8.5 mm. */
export const busShelter = (scene: Scene): Picture => {
  const sheet = box(216, 62, 116, 172)
  return {
    drawn:
      room(scene, 244) +
      groundShadow(scene, 210, 268, 176, 7) +
      filled('#CFE0E8', 'M34 50H196V244H34z') +
      gloss('M34 50h70L60 244H34zM140 50h20L116 244H96z', 0.4) +
      filled('#5F6675', 'M20 36H356V50H20zM30 50h7v210h-7zM192 50h7v210h-7z') +
      filled('#8A6B43', 'M56 200H176V208H56z') +
      filled('#5F6675', 'M70 208h6v46h-6zM156 208h6v46h-6z') +
      `<path d="M196 50h150v208h-150z" fill="#fff" opacity=".8" filter="${scene.use('glow')}"/>` +
      castShadow(scene, shape('M204 50H344V250H204z'), { dx: 8, dy: 6 }) +
      filled('#3A4050', 'M204 50H344V262H204z') +
      filled('#fff', edges(sheet)) +
      printed(scene, sheet) +
      glaze(edges(box(228, 72, 92, 152)), 0.12, '#fff') +
      gloss('M216 62h70l-70 120z', 0.2) +
      filled('#22262F', 'M204 250H344V262H204z'),
    close: [318, 82, 2.5],
  }
}

/** Four parts that make one picture of 3.3 by 2.4 metres, on a hoarding on posts; one unit is 13 mm. */
export const billboard = (scene: Scene): Picture => {
  const sheet = box(58, 32, 254, 172)
  const { x, y, width, height } = sheet
  return {
    drawn:
      room(scene, 262) +
      groundShadow(scene, 190, 284, 110, 5) +
      filled('#6F7686', 'M96 200h12v84H96zM262 200h12v84h-12z') +
      filled('#8C93A3', 'M96 236H274V243H96z') +
      castShadow(scene, shape('M46 20H324V216H46z')) +
      filled('#3F5B4E', 'M46 20H324V216H46z') +
      printed(scene, sheet) +
      [1, 2, 3]
        .map(
          (part) =>
            line(svg`M${x + (width * part) / 4} ${y}v${height}`, INK, 1.2, ' stroke-opacity=".4"') +
            line(svg`M${x + (width * part) / 4 + 2} ${y}v${height}`, '#fff', 1.6, ' stroke-opacity=".5"'),
        )
        .join('') +
      filled('#FDFDFE', svg`M${x + width} ${y + height}l-30 0q20-6 30-24z`) +
      filled('#6F9CCB', svg`M${x + width} ${y + height - 24}q-10 18-30 24l8-20q12-8 22-4z`) +
      person(356, 288, 0.0735),
    close: [x + width / 4 + 40, y + 60, 2.2],
  }
}

/** Film in front of lamps: the print glows, and one side is lifted so that the lamps behind it show. */
export const backlitPoster = (scene: Scene): Picture => {
  const film = 'M118 46H282V168Q262 196 246 254H118z'
  const flap = 'M282 168Q262 196 246 254Q276 250 292 228Q300 196 282 168z'
  return {
    drawn:
      wall(scene) +
      glaze('M-200 0h800v300h-800z', 0.2) +
      `<path d="M96 24H304V276H96z" fill="#fff" filter="${scene.use('glow')}"/>` +
      filled('#5F6675', 'M104 32H296V268H104z') +
      filled('#FFFBEA', 'M112 40H288V260H112z') +
      line('M258 40V260M274 40V260M242 40V260', '#E8DFC0', 4) +
      filled(
        '#FFE07A',
        repeat(7, (index) => svg`M255 ${56 + index * 30}h6v8h-6zM271 ${56 + index * 30}h6v8h-6z`),
      ) +
      scene.print(shape(film), box(118, 46, 166, 210)) +
      `<path d="M112 40H288V260H112z" fill="#fff" opacity=".16"/>` +
      castShadow(scene, shape(flap), { dx: -3, dy: 4, blur: 'tight', opacity: 0.3 }) +
      filled('#EDEFF3', flap) +
      filled(scene.use('curl'), flap) +
      line('M104 32H296V268H104z', '#3A4050', 3),
    close: [266, 204, 2.4],
  }
}

const stripNumber = (x: number, index: number) =>
  moved(
    x,
    34,
    '<circle r="9" fill="#fff" opacity=".9"/>' +
      line(
        ['M-2-3l3-2v9', 'M-3-3q3-4 6-1q1 3-6 8h7', 'M-3-4h6l-4 4q5 0 4 4t-6 1'][index] ?? '',
        INK,
        1.8,
        ' stroke-linejoin="round"',
      ),
  )

/** A face of a wall with paper in strips; each strip has its number, the last is still rolled. */
export const photoWallpaper = (scene: Scene): Picture => {
  const face: Box = box(30, 22, 304, 190)
  return {
    drawn:
      room(scene, 248) +
      filled('#fff', 'M-200 240h800v8h-800z') +
      scene.print(shape('M30 0h228V240H30z'), box(face.x, 0, face.width, 240)) +
      scene.print(shape('M258 0h76V168H258z'), box(face.x, 0, face.width, 240), 0) +
      line('M106 0V240M182 0V240M258 0V240', INK, 1, ' stroke-opacity=".22"') +
      line('M107.500 0V240M183.500 0V240M259.500 0V240', '#fff', 1, ' stroke-opacity=".5"') +
      castShadow(scene, shape('M256 168H338V196H256z'), { dx: 3, dy: 8, blur: 'tight', opacity: 0.34 }) +
      filled('#FDFDFE', 'M254 164H338V194H254z') +
      filled(scene.use('fade'), 'M254 164H338V194H254z') +
      '<ellipse cx="338" cy="179" rx="7" ry="15" fill="#F4F1EA"/><ellipse cx="338" cy="179" rx="3" ry="7" fill="#B9AE97"/>' +
      [68, 144, 220].map(stripNumber).join('') +
      groundShadow(scene, 150, 274, 110, 6) +
      filled('#3F5B6D', 'M58 228q0-16 16-16h150q16 0 16 16v30H58z') +
      filled('#4E6B79', 'M44 238q0-10 11-10t11 10v12h166v-12q0-10 11-10t11 10v32H44z') +
      filled(INK, 'M58 270h8v8h-8zM232 270h8v8h-8z'),
    close: [260, 150, 2.2],
  }
}
