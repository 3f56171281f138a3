import type { Picture } from '../picture.ts'
import { INK, REFLEX } from '../palette.ts'
import { WORDS } from '../lettering.ts'
import type { Scene } from '../scene.ts'
import { castShadow, gloss, groundShadow, room } from '../shapes.ts'
import { box, filled, glaze, line, moved, placed, rect, repeat, shape, svg } from '../svg.ts'

const VAN = 'M26 232V88Q26 66 48 66H268Q284 66 294 78L334 130L372 146Q384 152 384 166V232z'
const CAB_WINDOW = 'M262 86H276Q284 86 290 94L318 132H262z'

const wheel = (scene: Scene, x: number) =>
  svg`<circle cx="${x}" cy="236" r="30" fill="${INK}"/><circle cx="${x}" cy="236" r="17" fill="${scene.use('stud')}"/><circle cx="${x}" cy="236" r="5" fill="#5F6675"/>`

/** What stands out of the body and is never covered: arches, glass, lamps, door and wheels. */
const vanParts = (scene: Scene) =>
  filled('#22262F', 'M68 236a36 36 0 0 1 72 0zM284 236a36 36 0 0 1 72 0z') +
  filled('#2F4858', CAB_WINDOW) +
  gloss('M262 86h14l-14 30z', 0.3) +
  line('M252 72V230M252 142H330', INK, 1.2, ' stroke-opacity=".4"') +
  line('M150 76V230M44 152H252', INK, 1, ' stroke-opacity=".18"') +
  filled('#3A4050', 'M26 224H384V236H26z') +
  filled('#FFE9A0', 'M366 160h16q2 8 0 18h-16z') +
  filled('#C8141E', 'M26 160h7v26h-7z') +
  svg`<rect x="262" y="158" width="20" height="5" rx="2" fill="#3A4050"/><rect x="134" y="158" width="12" height="5" rx="2" fill="#3A4050"/>` +
  filled('#22262F', 'M318 116q14-2 14 8v10h-14z') +
  wheel(scene, 104) +
  wheel(scene, 320)

/** A light over the roof and shade along the sill. */
const bodyLight =
  glaze('M26 88Q26 66 48 66H268Q284 66 294 78L300 86H34z', 0.4, '#fff') + glaze('M26 206H384V232H26z', 0.1)

const street = (scene: Scene) => room(scene, 214) + groundShadow(scene, 208, 266, 186, 9)

/** A name and a number cut from film, and a logo that was printed, on the side of a white van. */
export const vanLettering = (scene: Scene): Picture => ({
  drawn:
    street(scene) +
    filled('#FBFBFC', VAN) +
    bodyLight +
    scene.motif('<circle cx="76" cy="116" r="30"/>', box(46, 86, 60, 60)) +
    placed('translate(116 128)scale(.17)', filled(REFLEX, WORDS.Welkom.d)) +
    filled(REFLEX, 'M118 140h106v5H118z') +
    filled(
      INK,
      'M46 178h9v14h-9zM60 178h9v14h-9zM74 178h9v14h-9zM92 178h9v14h-9zM106 178h9v14h-9zM120 178h9v14h-9zM134 178h9v14h-9zM148 178h9v14h-9z',
    ) +
    line(VAN, '#A9AFBC', 1.4) +
    vanParts(scene),
  close: [120, 130, 2.2],
})

/** The whole body covered with print, film still loose along the rear edge of the roof. */
export const vanWrap = (scene: Scene): Picture => ({
  drawn:
    street(scene) +
    scene.print(shape(VAN), box(26, 66, 358, 172)) +
    bodyLight +
    gloss('M26 104Q120 92 262 96V104Q120 100 26 114z', 0.35) +
    castShadow(scene, shape('M26 120Q6 108 4 84Q16 70 34 66L26 88z'), {
      dx: 3,
      dy: 5,
      blur: 'tight',
      opacity: 0.4,
    }) +
    filled('#E9EBEF', 'M26 124Q4 110 2 82Q14 68 40 67Q26 72 26 92z') +
    filled(scene.use('curl'), 'M26 124Q4 110 2 82Q14 68 40 67Q26 72 26 92z') +
    vanParts(scene),
  close: [66, 104, 2.2],
})

/** A rounded magnet of 60 by 20 cm on the door of a car, the second of the set against the wheel. */
export function carDoorMagnet(scene: Scene): Picture {
  const sign = box(112, 144, 168, 56)
  return {
    drawn:
      room(scene, 262) +
      filled('#D7DDE6', 'M-10 118Q30 100 92 96L140 34Q146 26 160 26H290Q310 26 324 44L364 96H410V250H-10z') +
      glaze('M-10 118Q30 100 92 96H410V108H92Q30 112-10 130z', 0.5, '#fff') +
      filled('#2F4858', 'M112 96L152 44Q156 38 164 38H236V96zM248 38H286Q300 38 310 50L342 96H248z') +
      gloss('M152 44h30l-44 52h-26z', 0.2) +
      line('M100 98Q92 160 110 244H316Q330 170 330 98M242 38V98', '#8C93A3', 2) +
      svg`<rect x="288" y="116" width="30" height="8" rx="4" fill="#8C93A3"/>` +
      glaze('M-10 226H410V250H-10z', 0.16) +
      filled('#22262F', 'M-10 250H410V262H-10z') +
      castShadow(scene, rect(sign, 8), { dx: 2, dy: 4, blur: 'tight', opacity: 0.36 }) +
      moved(1.6, 1.6, `<g fill="#22262F">${rect(sign, 8)}</g>`) +
      scene.print(rect(sign, 8), sign) +
      gloss('M120 144h40l-24 56h-16q-8 0-8-8v-40q0-8 8-8z', 0.14) +
      placed(
        'translate(300 254)rotate(-5)',
        castShadow(scene, rect(box(-84, -28, 168, 56), 8), { dx: 4, dy: 6, blur: 'tight', opacity: 0.34 }) +
          `<g fill="#2B303B">${rect(box(-84, -28, 168, 56), 8)}</g>` +
          line(
            repeat(9, (index) => svg`M${index * 18 - 72}-24v48`),
            '#3F4552',
            2,
          ),
      ),
    close: [258, 184, 2.5],
  }
}

type Roll = { readonly film: 'white' | 'gloss' }

/** A roll of plain film on its core, the end of it drawn out over the table. */
export function filmRoll(scene: Scene, { film }: Roll): Picture {
  const isGloss = film === 'gloss'
  const face = isGloss ? '#1B1F29' : '#FDFDFE'
  const sheet = isGloss ? 'M112 118H352L392 262H34z' : 'M92 136H322L372 262H52z'
  const [left, right, top, foot] = isGloss ? [104, 352, 50, 122] : [84, 322, 78, 140]
  const middle = (top + foot) / 2
  const [ry, rx] = [(foot - top) / 2, (foot - top) / 3.4]
  const grid = isGloss
    ? ''
    : line('M82 162H331M73 190H341M63 222H353M150 136L132 262M210 136L212 262M268 136L292 262', '#A9C8E0', 1)
  return {
    drawn:
      room(scene, 104) +
      castShadow(scene, shape(sheet), { dx: 4, dy: 8, opacity: 0.26 }) +
      castShadow(scene, shape(svg`M${left} ${top}H${right}V${foot}H${left}z`), {
        dx: 8,
        dy: 8,
        opacity: 0.26,
      }) +
      filled(face, sheet) +
      grid +
      (isGloss ? glaze('M160 118h60l-30 144H96zM260 118h22l16 144h-30z', 0.3, '#fff') : '') +
      (isGloss
        ? ''
        : filled('#F1E3BC', 'M52 262L60 236Q84 240 96 262z') +
          line('M60 236Q84 240 96 262', '#C8B680', 1.4)) +
      filled(face, svg`M${left} ${top}H${right}V${foot}H${left}z`) +
      filled(scene.use('fade'), svg`M${left} ${top}H${right}V${foot}H${left}z`) +
      (isGloss ? glaze(svg`M${left} ${top + 14}H${right}v9H${left}z`, 0.5, '#fff') : '') +
      svg`<ellipse cx="${right}" cy="${middle}" rx="${rx}" ry="${ry}" fill="${isGloss ? '#2B303B' : '#F4F4F1'}"/><ellipse cx="${right}" cy="${middle}" rx="${rx * 0.76}" ry="${ry * 0.76}" fill="none" stroke="${isGloss ? '#565D6D' : '#C8CCD5'}" stroke-width="1.5"/><ellipse cx="${right}" cy="${middle}" rx="${rx * 0.5}" ry="${ry * 0.5}" fill="#C4A273"/><ellipse cx="${right + 1}" cy="${middle}" rx="${rx * 0.36}" ry="${ry * 0.36}" fill="#6E5434"/>`,
    close: isGloss ? [318, 112, 2.2] : [92, 226, 2.4],
  }
}
