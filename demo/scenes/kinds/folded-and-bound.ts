import type { Picture } from '../picture.ts'
import { INK, STEEL_DARK } from '../palette.ts'
import type { Scene } from '../scene.ts'
import { castShadow, gloss, groundShadow, room, tableTop, wall } from '../shapes.ts'
import { box, filled, glaze, line, moved, placed, repeat, shape, svg, warped } from '../svg.ts'

type Matrix = readonly [number, number, number, number, number, number]

/** One leaf of folded paper, standing: part so many of a design of so many leaves. */
function leaf(
  scene: Scene,
  matrix: Matrix,
  width: number,
  height: number,
  part: number,
  parts: number,
  shade: number,
) {
  const face = svg`M0 0h${width}v${height}h-${width}z`
  return warped(
    matrix,
    scene.print(shape(face), box(-width * part, 0, width * parts, height)) +
      glaze(face, Math.abs(shade), shade > 0 ? INK : '#fff'),
  )
}

const inside = (matrix: Matrix, width: number, height: number, shade: number) => {
  const face = svg`M0 0h${width}v${height}h-${width}z`
  return warped(
    matrix,
    filled('#FDFDFE', face) +
      filled(
        '#C3C8D1',
        svg`M${width * 0.14} ${height * 0.2}h${width * 0.7}v5h-${width * 0.7}zM${width * 0.14} ${height * 0.3}h${width * 0.58}v5h-${width * 0.58}zM${width * 0.14} ${height * 0.4}h${width * 0.66}v5h-${width * 0.66}z`,
      ) +
      glaze(face, shade),
  )
}

const under = (scene: Scene, d: string) =>
  `<path d="${d}" fill="${INK}" opacity=".26" filter="${scene.use('tight')}"/>`

/** The three ways it can be folded: in half, rolled in, and in zigzag. */
export const foldChoice = (scene: Scene): Picture => ({
  drawn:
    room(scene, 186) +
    under(
      scene,
      'M24 236L70 252L128 236L140 226L60 220zM150 258L212 276L290 252L280 240zM272 236L316 248L356 236L396 246L400 230z',
    ) +
    leaf(scene, [0.8, -0.2, 0, 1, 70, 92], 76, 140, 1, 2, 0.16) +
    leaf(scene, [0.6, 0.24, 0, 1, 24.4, 73.8], 76, 140, 0, 1, -0.04) +
    inside([0.8, 0.22, 0, 1, 148, 96], 60, 152, 0.1) +
    leaf(scene, [0.9, -0.22, 0, 1, 196, 107], 62, 152, 1, 3, 0.08) +
    leaf(scene, [0.42, -0.3, 0, 1, 227.6, 110.4], 58, 152, 2, 3, 0.28) +
    leaf(scene, [0.66, 0.22, 0, 1, 274, 84], 52, 140, 0, 3, 0.2) +
    leaf(scene, [0.66, -0.22, 0, 1, 308, 95], 52, 140, 1, 3, -0.06) +
    leaf(scene, [0.66, 0.22, 0, 1, 342, 84], 52, 140, 2, 3, 0.2),
  close: [208, 116, 2.3],
})

/** Three leaves rolled in: the right-hand one turns in over the others. */
export const rolledFolder = (scene: Scene): Picture => ({
  drawn:
    room(scene, 206) +
    under(scene, 'M62 250L176 282L280 250L340 268L352 240L240 232z') +
    inside([0.92, 0.26, 0, 1, 62, 54], 108, 190, 0.05) +
    inside([0.92, -0.26, 0, 1, 161, 82], 108, 190, 0.14) +
    leaf(scene, [0.62, -0.34, 0, 1, 195.5, 89.4], 104, 190, 0, 1, 0.1) +
    line('M260 54V244', '#fff', 1.6) +
    line('M161 82V272', '#A9AFBC', 1) +
    filled('#E9EBEF', 'M196 89l-3-1v190l3 1z'),
  close: [222, 86, 2.2],
})

/** A square card, scored and half open: printed outside, white within. */
export const foldedCard = (scene: Scene): Picture => ({
  drawn:
    room(scene, 200) +
    under(scene, 'M90 240L200 268L330 232L300 216z') +
    inside([0.62, -0.3, 0, 1, 196, 94], 150, 150, 0.12) +
    leaf(scene, [0.9, 0.16, 0, 1, 66, 72], 146, 150, 0, 1, -0.03) +
    filled('#fff', 'M197 95l5-3v151l-5 2z') +
    line('M66 72L197 95', '#fff', 2) +
    line('M196 94V244', '#A9AFBC', 1),
  close: [196, 108, 2.3],
})

/** A folder of card, open: a glued pocket along the foot of both sides, with sheets in it. */
export const presentationFolder = (scene: Scene): Picture => {
  const pocket = 'M200 186L352 178V246L200 258z'
  return {
    drawn:
      tableTop(scene) +
      castShadow(scene, shape('M46 40L200 52L354 40V248L200 260L46 248z'), { opacity: 0.3 }) +
      filled('#F4F5F7', 'M46 40L200 52V260L46 248z') +
      filled('#FDFDFE', 'M200 52L354 40V248L200 260z') +
      placed(
        'skewY(-4)translate(0 15)',
        filled('#fff', 'M222 34h112v170H222z') +
          line('M222 34h112v170H222z', '#DBDDE3', 1) +
          filled('#2130C8', 'M234 48h30v9h-30z') +
          filled(
            '#C3C8D1',
            'M234 74h84v5h-84zM234 88h72v5h-72zM234 102h80v5h-80zM234 116h56v5h-56zM234 130h84v5h-84z',
          ),
      ) +
      castShadow(scene, shape(pocket), { dx: 0, dy: -4, blur: 'tight', opacity: 0.2 }) +
      scene.print(shape(pocket), box(200, 176, 154, 84)) +
      scene.print(shape('M48 180L200 186V258L48 246z'), box(46, 176, 154, 84), 0) +
      line('M306 196l22 0M306 196v14M328 210v-14', '#fff', 2) +
      glaze('M186 51L200 52V260L186 259z', 0.14) +
      line('M200 52V260', '#A9AFBC', 1.6) +
      line('M47 248L200 260L353 248', '#fff', 2),
    close: [300, 194, 2.2],
  }
}

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

/** A sheet of writing paper with a letterhead in colour and a pile of blank ones below it. */
export const letterPaper = (scene: Scene): Picture => {
  const sheets = (x: number, y: number, turn: number) =>
    placed(
      svg`translate(${x} ${y})rotate(${turn})`,
      castShadow(scene, shape('M-84-118H84V118H-84z'), { dx: 4, dy: 7, opacity: 0.24 }) +
        filled('#FDFDFB', 'M-84-118H84V118H-84z') +
        line('M-84-118H84V118H-84z', '#DBDDE3', 0.8),
    )
  return {
    drawn:
      tableTop(scene) +
      sheets(226, 158, 7) +
      sheets(214, 152, 2) +
      sheets(196, 150, -5) +
      placed(
        'translate(196 150)rotate(-5)',
        scene.print(shape('M-66-102H-22V-70H-66z'), box(-66, -102, 44, 32)) +
          filled(INK, 'M34-98h34v4h-34z') +
          filled('#A9AFBC', 'M34-89h28v3h-28zM34-81h32v3h-32z') +
          filled(
            '#C3C8D1',
            'M-66-44h54v4h-54zM-66-36h40v4h-40zM-66-6h130v4h-130zM-66 4h118v4h-118zM-66 14h126v4h-126zM-66 24h92v4h-92z',
          ) +
          line('M-60 58q14-22 20-2t20-6 18 4', '#2130C8', 2, ' stroke-linecap="round"') +
          scene.print(shape('M-84 106H84V118H-84z'), box(-84, 60, 168, 58), 0),
      ),
    close: [150, 76, 2.3],
  }
}

/** Envelopes for a sheet folded in three: the front with its logo, the back with its flap open and the strip of glue. */
export const envelopes = (scene: Scene): Picture => ({
  drawn:
    tableTop(scene) +
    placed(
      'translate(178 106)rotate(-7)',
      castShadow(scene, shape('M-132-60H132V66H-132z'), { opacity: 0.26 }) +
        filled('#FDFDFB', 'M-132-6L-116-56H116L132-6z') +
        line('M-132-6L-116-56H116L132-6', '#DBDDE3', 1) +
        filled('#B5DCE6', 'M-112-52H112l3 10H-115z') +
        filled('#FBFBFA', 'M-132-6H132V126H-132z') +
        line('M-132-6L0 66L132-6M-132 126L-22 54M132 126L22 54', '#DBDDE3', 1.6),
    ) +
    placed(
      'translate(222 208)rotate(5)',
      castShadow(scene, shape('M-132-66H132V66H-132z'), { dx: 4, dy: 7, opacity: 0.3 }) +
        filled('#fff', 'M-132-66H132V66H-132z') +
        line('M-132-66H132V66H-132z', '#DBDDE3', 1) +
        scene.print(shape('M-118-52H-70V-16H-118z'), box(-118, -52, 48, 36)) +
        filled('#A9AFBC', 'M-118 50h70v4h-70z') +
        filled('#838A99', 'M6 4h76v5h-76zM6 16h60v5h-60zM6 28h68v5h-68z') +
        scene.print(shape('M-132 60H132V66H-132z'), box(-132, 30, 264, 36), 0),
    ),
  close: [84, 92, 2.2],
})

/** A writing pad glued along its head, the top sheet bent up over its board, a pen beside it. */
export const writingPad = (scene: Scene): Picture => ({
  drawn:
    tableTop(scene) +
    placed(
      'translate(176 158)rotate(-7)',
      castShadow(scene, shape('M-84-120H84V130H-84z'), { opacity: 0.3 }) +
        filled('#B3AA98', 'M-84 118H84V128H-84z') +
        repeat(5, (index) =>
          filled(index % 2 === 0 ? '#FDFDFE' : '#CBCFD8', svg`M-84 ${100 + (5 - index) * 3.4}H84v4H-84z`),
        ) +
        filled('#FDFDFE', 'M-84-112H84V104H-84z') +
        line('M-66-40H66M-66-20H66M-66 0H66M-66 20H66M-66 40H66M-66 60H66', '#C9D8E6', 1.4) +
        scene.print(shape('M-66-96H-18V-60H-66z'), box(-66, -96, 48, 36)) +
        scene.print(shape('M-84 92H84V104H-84z'), box(-84, 60, 168, 44), 0) +
        castShadow(scene, shape('M84 40Q64 70 30 104L84 104z'), {
          dx: -5,
          dy: -4,
          blur: 'tight',
          opacity: 0.26,
        }) +
        filled('#E9EBEF', 'M84 34Q70 70 24 104Q40 74 50 58Q66 40 84 34z') +
        filled('#8C93A3', 'M-84-120H84V-110H-84z') +
        line('M-84-112H84', '#5F6675', 1.4),
    ) +
    placed(
      'translate(324 168)rotate(28)',
      castShadow(scene, shape('M-6-90h12v166h-12z'), { dx: 6, dy: 8, blur: 'tight', opacity: 0.3 }) +
        filled('#2130C8', 'M-6-90h12V60h-12z') +
        filled('#fff', 'M-6-40h12v8h-12z') +
        filled('#C3C8D1', 'M-6 60h12l-4 18h-4z') +
        filled(STEEL_DARK, 'M4-84h4v40h-4z'),
    ),
  close: [206, 72, 2.3],
})

/** Months on sheets that turn over a spiral of wire, hung from its eye. */
export const wireCalendar = (scene: Scene): Picture => {
  const days = repeat(
    35,
    (index) => svg`M${118 + (index % 7) * 25} ${186 + Math.floor(index / 7) * 16}h14v9h-14z`,
  )
  return {
    drawn:
      wall(scene) +
      castShadow(scene, shape('M104 44H296V278H104z'), { opacity: 0.26 }) +
      filled('#CBCFD8', 'M107 50H299V282H107z') +
      filled('#F7F7F5', 'M105 48H297V279H105z') +
      filled('#FDFDFE', 'M104 40H296V274H104z') +
      scene.print(shape('M104 52H296V166H104z'), box(104, 52, 192, 114)) +
      filled('#11141B', 'M118 172h44v7h-44z') +
      filled('#DBDDE3', days) +
      filled('#E5007D', 'M118 186h14v9h-14zM218 218h14v9h-14z') +
      line('M186 38V30a14 14 0 0 1 28 0v8', '#5F6675', 2.6) +
      `<circle cx="200" cy="14" r="4" fill="${scene.use('stud')}"/>` +
      repeat(17, (index) =>
        index === 8
          ? ''
          : svg`<path d="M${114 + index * 10.8} 48v-14" stroke="#5F6675" stroke-width="3.6" stroke-linecap="round"/>`,
      ) +
      filled('#F7F7F5', 'M296 274L262 274Q282 266 296 244z') +
      moved(0, 0, glaze('M296 274L262 274Q282 266 296 244z', 0.12)),
    close: [232, 56, 2.4],
  }
}
