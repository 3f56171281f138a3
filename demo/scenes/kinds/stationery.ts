import type { Picture } from '../picture.ts'
import { INK, STEEL_DARK } from '../palette.ts'
import type { Scene } from '../scene.ts'
import { castShadow, tableTop, wall } from '../shapes.ts'
import { box, filled, glaze, line, moved, placed, repeat, shape, svg } from '../svg.ts'

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
      scene.motif(shape(pocket), box(200, 176, 154, 84)) +
      scene.motif(shape('M48 180L200 186V258L48 246z'), box(46, 176, 154, 84), 0) +
      line('M306 196l22 0M306 196v14M328 210v-14', '#fff', 2) +
      glaze('M186 51L200 52V260L186 259z', 0.14) +
      line('M200 52V260', '#A9AFBC', 1.6) +
      line('M47 248L200 260L353 248', '#fff', 2),
    close: [300, 194, 2.2],
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
        scene.motif(shape('M-66-102H-22V-70H-66z'), box(-66, -102, 44, 32)) +
          filled(INK, 'M34-98h34v4h-34z') +
          filled('#A9AFBC', 'M34-89h28v3h-28zM34-81h32v3h-32z') +
          filled(
            '#C3C8D1',
            'M-66-44h54v4h-54zM-66-36h40v4h-40zM-66-6h130v4h-130zM-66 4h118v4h-118zM-66 14h126v4h-126zM-66 24h92v4h-92z',
          ) +
          line('M-60 58q14-22 20-2t20-6 18 4', '#2130C8', 2, ' stroke-linecap="round"') +
          scene.motif(shape('M-84 106H84V118H-84z'), box(-84, 60, 168, 58), 0),
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
        scene.motif(shape('M-118-52H-70V-16H-118z'), box(-118, -52, 48, 36)) +
        filled('#A9AFBC', 'M-118 50h70v4h-70z') +
        filled('#838A99', 'M6 4h76v5h-76zM6 16h60v5h-60zM6 28h68v5h-68z') +
        scene.motif(shape('M-132 60H132V66H-132z'), box(-132, 30, 264, 36), 0),
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
        scene.motif(shape('M-66-96H-18V-60H-66z'), box(-66, -96, 48, 36)) +
        scene.motif(shape('M-84 92H84V104H-84z'), box(-84, 60, 168, 44), 0) +
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
