import type { Picture } from '../picture.ts'
import { WORDS } from '../lettering.ts'
import { INK, MAGENTA, REFLEX, YELLOW } from '../palette.ts'
import type { Scene } from '../scene.ts'
import { castShadow, gloss, room, tableTop, wall } from '../shapes.ts'
import { box, centred, disc, filled, glaze, line, moved, placed, rect, shape, svg } from '../svg.ts'

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
