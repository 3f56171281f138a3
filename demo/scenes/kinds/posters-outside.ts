import type { Picture } from '../picture.ts'
import { INK, STEEL_DARK } from '../palette.ts'
import type { Scene } from '../scene.ts'
import { castShadow, gloss, groundShadow, person, printed, rail, room, wall } from '../shapes.ts'
import { box, edges, filled, glaze, line, placed, repeat, shape, svg } from '../svg.ts'

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
