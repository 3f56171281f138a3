import type { Picture } from '../picture.ts'
import { WORDS } from '../lettering.ts'
import { INK, MAGENTA, REFLEX, YELLOW } from '../palette.ts'
import type { Scene } from '../scene.ts'
import { castShadow, gloss, room, tableTop, wall } from '../shapes.ts'
import { box, edges, filled, glaze, line, moved, placed, rect, repeat, shape, svg } from '../svg.ts'
import type { Box } from '../svg.ts'

type Cut = { readonly outer: string; readonly inner: string; readonly box: Box }

const disc = (r: number) => svg`<circle r="${r}"/>`

const centred = (width: number, height: number) => box(-width / 2, -height / 2, width, height)

const round = (r: number, border = 10): Cut => ({
  outer: disc(r),
  inner: disc(r - border),
  box: centred(2 * (r - border), 2 * (r - border)),
})

const pill = (width: number, height: number, rounding: number): Cut => ({
  outer: rect(centred(width, height), rounding),
  inner: rect(centred(width - 20, height - 20), Math.max(rounding - 10, 2)),
  box: centred(width - 20, height - 20),
})

function star(r: number, points: number): Cut {
  const outline = (radius: number) =>
    repeat(points * 2, (index) => {
      const reach = index % 2 === 0 ? radius : radius * 0.83
      const angle = (index * Math.PI) / points
      return svg`${index === 0 ? 'M' : 'L'}${Math.sin(angle) * reach} ${-Math.cos(angle) * reach}`
    })
  return { outer: shape(outline(r)), inner: shape(outline(r - 9)), box: centred(2 * r, 2 * r) }
}

const stuck = (scene: Scene, cut: Cut, transform: string, variant: number) =>
  placed(
    transform,
    castShadow(scene, cut.outer, { dx: 4, dy: 7, blur: 'tight' }) +
      `<g fill="#fff">${cut.outer}</g>` +
      scene.print(cut.inner, cut.box, variant),
  )

/** Stickers of any outline, each cut along its own. */
export const contourStickers = (scene: Scene): Picture => ({
  drawn:
    wall(scene) +
    stuck(scene, round(74), 'translate(116 110)rotate(-8)', 0) +
    stuck(scene, pill(150, 104, 24), 'translate(284 92)rotate(9)', 3) +
    stuck(scene, star(64, 14), 'translate(280 212)rotate(-5)', 2) +
    stuck(scene, pill(156, 62, 31), 'translate(138 238)rotate(6)', 1),
  close: [300, 200, 2.4],
})

/** One square of white film with a corner of its backing peeled off, on a pile of more. */
export function filmSticker(scene: Scene): Picture {
  const face = 'M-76-76H76V24Q52 34 42 50T24 76H-76z'
  const backing = 'M76 24Q52 34 42 50T24 76Q58 92 92 74Q96 44 76 24z'
  return {
    drawn:
      tableTop(scene) +
      placed(
        'translate(190 142)rotate(-8)',
        castShadow(scene, shape('M-76-76H82V90H-76z'), { opacity: 0.3 }) +
          repeat(5, (index) =>
            filled(index % 2 === 0 ? '#F7F7F5' : '#CBCFD8', svg`M-76 ${70 + (5 - index) * 3}h152v4h-152z`),
          ) +
          filled('#fff', 'M-76-76H76V76H-76z') +
          scene.print(shape(face), box(-76, -76, 152, 152)) +
          gloss('M-76-76H10L-60 76H-76z', 0.2) +
          castShadow(scene, shape(backing), { dx: -3, dy: 4, blur: 'tight', opacity: 0.36 }) +
          filled('#F2DFA8', backing) +
          line('M76 24Q52 34 42 50T24 76', '#fff', 2) +
          filled(scene.use('curl'), backing),
      ),
    close: [240, 194, 2.6],
  }
}

type Sheet = {
  readonly cut: 'mixed' | 'grid' | 'seals'
}

const MIXED: readonly (readonly [x: number, y: number, cut: Cut])[] = [
  [-92, -58, round(34, 5)],
  [-12, -66, pill(76, 50, 10)],
  [82, -56, star(36, 12)],
  [-82, 36, pill(92, 56, 28)],
  [14, 24, round(38, 5)],
  [92, 44, pill(62, 86, 12)],
]

const takenOff = (x: number, y: number, outline: string) =>
  placed(svg`translate(${x} ${y})`, `<g fill="#EEF0F3" stroke="#C3C8D1">${outline}</g>`)

/** A sheet of A4 with stickers that were cut through to the backing; one has been taken off. */
export function stickerSheet(scene: Scene, { cut }: Sheet): Picture {
  const isUpright = cut !== 'mixed'
  const sheet = isUpright ? box(-82, -116, 164, 232) : box(-139, -98, 278, 196)
  const stickers = (): string => {
    if (cut === 'mixed') {
      return MIXED.map(([x, y, form], index) =>
        index === 2
          ? takenOff(x, y, form.outer)
          : moved(
              x,
              y,
              scene.print(form.inner, form.box, index) + `<g fill="none" stroke="#A9AFBC">${form.outer}</g>`,
            ),
      ).join('')
    }
    const [columns, rows] = cut === 'grid' ? [3, 8] : [5, 7]
    const one = cut === 'grid' ? centred(47, 25) : centred(27, 27)
    const [across, down] = cut === 'grid' ? [50, 28] : [31, 31]
    const outline = cut === 'grid' ? rect(one, 3) : disc(13.5)
    return repeat(columns * rows, (index) => {
      const [x, y] = [
        ((index % columns) - (columns - 1) / 2) * across,
        (Math.floor(index / columns) - (rows - 1) / 2) * down,
      ]
      if (index === columns * rows - 1) return takenOff(x, y, outline)
      return moved(
        x,
        y,
        index === 0
          ? `<g id="s">${scene.print(outline, one)}<g fill="none" stroke="#C3C8D1">${outline}</g></g>`
          : '<use href="#s"/>',
      )
    })
  }
  const taken =
    cut === 'mixed'
      ? stuck(scene, star(38, 12), 'translate(354 66)rotate(12)', 2)
      : placed(
          cut === 'grid'
            ? 'translate(316 210)rotate(16)scale(1.8)'
            : 'translate(318 208)rotate(16)scale(2.2)',
          castShadow(scene, cut === 'grid' ? rect(centred(47, 25), 3) : disc(13.5), {
            dx: 2,
            dy: 3,
            blur: 'tight',
            opacity: 0.34,
          }) + '<use href="#s"/>',
        )
  return {
    drawn:
      tableTop(scene) +
      placed(
        isUpright ? 'translate(164 150)rotate(-4)' : 'translate(188 152)rotate(-4)',
        castShadow(scene, shape(edges(sheet))) +
          filled('#fff', edges(sheet)) +
          line(edges(sheet), '#DBDDE3', 1) +
          stickers(),
      ) +
      taken,
    close: isUpright ? [228, 226, 2.3] : [286, 96, 2.3],
  }
}

/** Film that sends light back: in the dark it shines where the beam of a lamp meets it. */
export function reflectiveSticker(scene: Scene): Picture {
  const face = centred(150, 104)
  return {
    drawn:
      wall(scene) +
      filled('#22262F', 'M-200 0h800v300h-800z') +
      filled('#3A4050', 'M-200 236h800v64h-800z') +
      glaze('M-10 200L430-40V300L-10 262z', 0.2, '#FFF6C8') +
      `<circle cx="8" cy="230" r="34" fill="#FFF6C8" opacity=".5" filter="${scene.use('glow')}"/><circle cx="4" cy="230" r="17" fill="#fff"/>` +
      placed(
        'translate(270 132)rotate(-6)',
        `<g fill="#FFF6C8" opacity=".75" filter="${scene.use('glow')}">${rect(centred(170, 124), 20)}</g><g fill="#fff">${rect(centred(162, 116), 18)}</g>` +
          scene.print(rect(face, 12), face) +
          `<g fill="${scene.pattern(10, 17.2, '<path d="M0 2.900l5-2.900 5 2.900v5.700l-5 2.900-5-2.900zM5 11.500v5.700" fill="none" stroke="#fff" stroke-width=".8" opacity=".7"/>')}">${rect(face, 12)}</g>` +
          gloss('M-75-52H-5L-60 52H-75z', 0.4),
      ),
    close: [320, 160, 2.6],
  }
}

/** A sheet with a magnetic back on the door of a refrigerator, one corner pulled off it. */
export function magnetSheet(scene: Scene): Picture {
  const face = 'M96 72H286Q294 72 294 80V160Q268 168 254 182T240 204H104Q96 204 96 196V80Q96 72 104 72z'
  const flap = 'M294 160Q268 168 254 182T240 204Q264 214 286 206Q306 196 304 176Q302 166 294 160z'
  return {
    drawn:
      wall(scene) +
      filled('#EEF1F4', 'M46-10H350V320H46z') +
      filled('#D3D9E0', 'M350-10h14V320h-14z') +
      line('M46 236H350', '#B3BBC6', 3) +
      gloss('M46-10H150L60 236H46z', 0.5) +
      `<rect x="316" y="96" width="12" height="112" rx="6" fill="${scene.use('metalAcross')}"/>` +
      castShadow(scene, shape(face), { dx: 3, dy: 5, blur: 'tight', opacity: 0.3 }) +
      scene.print(shape(face), box(96, 72, 198, 132)) +
      castShadow(scene, shape(flap), { dx: -4, dy: 6, blur: 'tight', opacity: 0.4 }) +
      filled('#2B303B', flap) +
      filled(scene.use('curl'), flap) +
      line('M240 204q26 12 48 2M304 178q0 18-18 28', '#fff', 2.4) +
      line('M258 196q18 8 36 0M266 186q16 6 34-2', '#565D6D', 1.2),
    close: [272, 182, 2.6],
  }
}

/** Domes of clear resin on round stickers: a bead of light at the top, shade below. */
export function domedStickers(scene: Scene): Picture {
  const dome = (x: number, y: number, r: number, variant: number) =>
    moved(
      x,
      y,
      castShadow(scene, disc(r + 3), { dx: 7, dy: 10, blur: 'tight', opacity: 0.42 }) +
        svg`<circle r="${r + 2}" fill="#8FB9C8"/>` +
        scene.print(disc(r), centred(2 * r, 2 * r), variant) +
        svg`<path d="M${-r} 0A${r} ${r} 0 0 0 ${r} 0Q${r * 0.8} ${r * 0.72} 0 ${r * 0.72}T${-r} 0z" fill="${INK}" opacity=".2"/><path d="M${-r * 0.8} ${-r * 0.2}Q${-r * 0.66} ${-r * 0.82} ${r * 0.08} ${-r * 0.84}Q${-r * 0.36} ${-r * 0.6} ${-r * 0.5} ${-r * 0.12}z" fill="#fff" opacity=".85"/><circle r="${r}" fill="none" stroke="#fff" stroke-opacity=".7" stroke-width="2"/><path d="M${r * 0.2} ${r * 0.8}Q${r * 0.72} ${r * 0.66} ${r * 0.82} ${r * 0.2}" fill="none" stroke="#fff" stroke-width="4" stroke-linecap="round" stroke-opacity=".75"/>`,
    )
  return {
    drawn:
      tableTop(scene) +
      dome(122, 112, 70, 0) +
      dome(278, 108, 46, 1) +
      dome(216, 220, 50, 2) +
      dome(326, 214, 38, 3),
    close: [96, 90, 2.4],
  }
}

/** Matt film in the outline of a picture, on the painted wall over a sofa. */
export function wallSticker(scene: Scene): Picture {
  const leaf = 'M200 36Q262 58 258 112Q252 158 204 176Q148 160 140 110Q140 58 200 36z'
  return {
    drawn:
      room(scene, 262) +
      filled('#fff', 'M-200 254h800v8h-800z') +
      castShadow(scene, shape(leaf), { dx: 1, dy: 2, blur: 'tight', opacity: 0.14 }) +
      scene.print(shape(leaf), box(138, 36, 124, 140)) +
      line('M200 176V198', REFLEX, 5) +
      filled('#5F7F8E', 'M76 206q0-16 16-16h216q16 0 16 16v28H76z') +
      filled('#6E90A0', 'M60 216q0-10 12-10t12 10v14h232v-14q0-10 12-10t12 10v34H60z') +
      line('M200 192v38', '#4E6B79', 1.6) +
      filled(INK, 'M76 264h10v10H76zM314 264h10v10h-10z') +
      filled(YELLOW, 'M268 196l30 4-4 30-30-4z'),
    close: [248, 70, 2.5],
  }
}

/** Letters cut from one colour of film, half of their transfer tape drawn away. */
export function cutLetters(scene: Scene): Picture {
  const tape = 'M196 66H372V196Q352 204 330 200L196 196z'
  const peel = 'M196 66Q182 96 204 132T196 196Q168 186 152 160Q138 120 160 92Q174 74 196 66z'
  const letters = placed('translate(36 178)scale(.84)', filled(REFLEX, WORDS.Hier.d))
  return {
    drawn:
      wall(scene) +
      castShadow(scene, shape('M14 60H386V212H14z'), { dx: 3, dy: 5, blur: 'tight', opacity: 0.2 }) +
      filled('#FDFDFE', 'M14 60H386V212H14z') +
      letters +
      glaze(tape, 0.5, '#F2E9CF') +
      line('M196 66H372M372 66V196', '#E0D2A8', 1.4) +
      castShadow(scene, shape(peel), { dx: -5, dy: 6, blur: 'tight', opacity: 0.3 }) +
      glaze(peel, 0.86, '#F2E9CF') +
      filled(scene.use('curl'), peel) +
      placed(
        'translate(300 238)rotate(-8)',
        castShadow(scene, shape('M-40-22h80v44h-80z'), { dx: 4, dy: 6, blur: 'tight', opacity: 0.3 }) +
          filled(MAGENTA, 'M-40-22h80v36h-80z') +
          filled(INK, 'M-40 14h80v10h-80z'),
      ),
    close: [196, 132, 2.3],
  }
}
