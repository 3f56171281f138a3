import type { Picture } from '../picture.ts'
import { INK, RUBBER, STEEL_DARK } from '../palette.ts'
import type { Scene } from '../scene.ts'
import { bricks, castShadow, gloss, knob, lens, printed, room, tableTop, wall } from '../shapes.ts'
import { box, edges, filled, glaze, line, rect, repeat, shape, svg } from '../svg.ts'

/** A frame of aluminium on the wall with its cloth, and the profile sawn through: the edge of the cloth in its groove. */
export const textileFrame = (scene: Scene): Picture => {
  const face = box(65, 43, 250, 162)
  const profile =
    filled('#F4F5F7', 'M262 170h140v14H262z') +
    filled(scene.use('metalDown'), 'M284 184h44v70h-44z') +
    filled('#22262F', 'M294 184h12v26h-12z') +
    filled('#5F6675', 'M312 192h10v54h-10zM290 222h16v24h-16z') +
    filled('#E5007D', 'M294 180h80v6h-66v16q-7 4-14 0z') +
    '<circle cx="300" cy="204" r="5.500" fill="#fff"/>'
  return {
    behind: wall(scene),
    drawn:
      castShadow(scene, shape('M56 34h268v180H56z'), { dx: 9, dy: 14, opacity: 0.3 }) +
      filled('#6F7686', 'M324 34l6 6v180l-6-6zM56 214h268l6 6H62z') +
      `<path d="M56 34h268v180H56z" fill="${scene.use('metalDown')}"/>` +
      line('M56 34l9 9M324 34l-9 9M56 214l9-9M324 214l-9-9', '#6F7686', 1) +
      printed(scene, face) +
      filled(scene.use('curl'), edges(face)) +
      line(edges(face), INK, 1, ' stroke-opacity=".25"'),
    before: lens(scene, [322, 222], 52, profile),
    close: [318, 216, 2.4],
  }
}

/** Two flat steel feet under the uprights of a frame that is only hinted at. */
export const frameFeet = (scene: Scene): Picture => {
  const foot = (x: number) =>
    `<path d="M${x - 62} 258L${x + 22} 232h58L${x} 262z" fill="${INK}" opacity=".3" filter="${scene.use('tight')}"/>` +
    filled('#8C93A3', svg`M${x - 66} 244L${x + 16} 214h54L${x - 6} 250z`) +
    filled('#5F6675', svg`M${x - 66} 244L${x - 6} 250v7l-60-6zM${x - 6} 250L${x + 70} 214v7L${x - 6} 257z`) +
    filled(scene.use('metalAcross'), svg`M${x - 14} 196h28v40l-14 5-14-5z`) +
    knob(scene, x, 208, 4.4) +
    knob(scene, x, 224, 4.4)
  return {
    drawn:
      room(scene, 190) +
      `<g opacity=".55">${filled('#C3C8D1', 'M92-10h22v220H92zM282-10h22v220h-22z') + filled('#fff', 'M114-10h168v206H114z') + filled('#A9AFBC', 'M114 184h168v14H114z')}</g>` +
      foot(103) +
      foot(293),
    close: [300, 222, 2.3],
  }
}

/** The cloth alone with a strip of silicone sewn along its edge, half folded over its printed face. */
export const stripCloth = (scene: Scene): Picture => {
  const cloth = 'M46 66L286 42L318 196Q250 226 182 214T66 232z'
  return {
    drawn:
      tableTop(scene) +
      castShadow(scene, shape(cloth), { dx: 6, dy: 10, opacity: 0.28 }) +
      scene.print(shape(cloth), box(46, 40, 274, 194)) +
      filled(scene.use('folds'), cloth) +
      line('M49 70L283 46.500L314 194', '#fff', 8, ' stroke-opacity=".5" stroke-linejoin="round"') +
      line('M49 70L283 46.500L314 194M50 70L69 228', '#F7F7F5', 5, ' stroke-linejoin="round"') +
      line('M49 76L280 53L310 192', INK, 1, ' stroke-opacity=".3" stroke-dasharray="4 3"') +
      castShadow(scene, shape('M318 196Q250 226 182 214L196 250Q262 262 334 232z'), {
        dx: 0,
        dy: -3,
        blur: 'tight',
        opacity: 0.3,
      }) +
      filled('#FAFAFB', 'M318 196Q250 226 182 214L200 256Q266 266 340 234z') +
      line('M200 256Q266 266 340 234', '#DBDDE3', 5) +
      line('M200 256Q266 266 340 234', '#fff', 2.4) +
      line('M196 248Q262 257 335 226', '#A9AFBC', 1, ' stroke-dasharray="4 3"') +
      lens(
        scene,
        [336, 84],
        46,
        filled('#FAFAFB', 'M290 60L390 96v20L290 84z') +
          filled('#E5007D', 'M290 60L390 96v4L290 65z') +
          line('M290 90L390 122', '#E9EBEF', 18) +
          line('M290 84L390 116', '#fff', 3) +
          line('M290 76L390 108', STEEL_DARK, 1.4, ' stroke-dasharray="5 3"'),
      ),
    close: [312, 92, 2.2],
  }
}

/** Cloth that lets light through: it hangs before a row of lamps, and its unlit end is pale. */
export const backlitCloth = (scene: Scene): Picture => {
  const cloth = 'M70 52H268Q286 56 300 70V214Q286 226 262 224H70z'
  return {
    drawn:
      wall(scene) +
      glaze('M-200 0h800v300h-800z', 0.72) +
      `<ellipse cx="166" cy="138" rx="140" ry="106" fill="#FFF6C8" opacity=".85" filter="${scene.use('glow')}"/>` +
      filled(
        '#E8DFC0',
        repeat(4, (index) => svg`M84 ${84 + index * 36}h270v6H84z`),
      ) +
      filled(
        '#FFFBEA',
        repeat(4, (index) => repeat(4, (lamp) => svg`M${308 + lamp * 12} ${84 + index * 36}h6v6h-6z`)),
      ) +
      `<g opacity=".9">${scene.print(shape(cloth), box(70, 50, 232, 176))}</g>` +
      `<ellipse cx="160" cy="138" rx="74" ry="66" fill="#fff" opacity=".34" filter="${scene.use('glow')}"/>` +
      line('M70 54H268Q286 58 299 71V212Q286 224 262 222H70z', '#fff', 4.4, ' stroke-linejoin="round"') +
      filled('#fff', 'M268 52Q286 56 300 70V214Q284 190 280 140T268 52z') +
      glaze('M268 52Q286 56 300 70V214Q284 190 280 140T268 52z', 0.14),
    close: [286, 98, 2.3],
  }
}

/** An upright frame of 100 by 200 cm that glows to its edges and lights the floor, its lead at the foot. */
export const ledFrame = (scene: Scene): Picture => {
  const face = box(146, 34, 104, 208)
  return {
    drawn:
      room(scene, 232) +
      glaze('M-200 0h800v300h-800z', 0.16) +
      `<path d="M128 18H268V256H128z" fill="#fff" filter="${scene.use('glow')}"/><ellipse cx="200" cy="264" rx="124" ry="14" fill="#fff" opacity=".6" filter="${scene.use('soft')}"/>` +
      filled('#A9AFBC', 'M256 28l14 8V252l-14-4z') +
      filled('#6F7686', 'M256 28l4 2V249l-4-1z') +
      filled(scene.use('metalDown'), 'M140 28H256V248H140z') +
      printed(scene, face) +
      glaze(edges(face), 0.1, '#fff') +
      `<path d="M150 38h96v200h-96z" fill="none" stroke="#fff" stroke-width="7" opacity=".34"/>` +
      filled(RUBBER, 'M146 248h20v8h-20zM230 248h20v8h-20z') +
      line('M268 246Q300 248 296 262T350 270H410', RUBBER, 3) +
      `<rect x="318" y="262" width="34" height="14" rx="3" fill="#22262F"/>`,
    close: [250, 50, 2.4],
  }
}

/** A lit box on a front of brick: opal acrylic in a deep rim of aluminium. */
export const lightBox = (scene: Scene): Picture => {
  const face = box(70, 84, 240, 120)
  return {
    drawn:
      wall(scene) +
      bricks(scene, 42, 18) +
      glaze('M-200 0h800v300h-800z', 0.34, '#22262F') +
      `<path d="M54 68H348V228H54z" fill="#FFF6C8" opacity=".9" filter="${scene.use('glow')}"/>` +
      filled('#6F7686', 'M316 78l28 20v126l-28-14z') +
      filled('#8C93A3', 'M64 210h252l28 14H96z') +
      filled('#D6D9E0', 'M64 78H316V210H64z') +
      filled('#FFFDF2', edges(face)) +
      scene.print(rect(box(86, 98, 208, 92)), box(86, 98, 208, 92)) +
      glaze(edges(face), 0.12, '#fff') +
      line('M64 78l6 6M316 78l-6 6M64 210l6-6M316 210l-6-6', '#6F7686', 1.4) +
      knob(scene, 330, 110, 2.6) +
      knob(scene, 330, 204, 2.6) +
      line('M344 168Q372 172 372 196V310', INK, 3),
    close: [308, 190, 2.4],
  }
}

/** A round sign at right angles to a front, on a bracket, lit from within. */
export const projectingSign = (scene: Scene): Picture => ({
  drawn:
    wall(scene) +
    filled('#DDE1E8', 'M-200 0h308v300h-308z') +
    line(
      'M-20 30H108M-20 84H108M-20 138H108M-20 192H108M-20 246H108M40 30v54M78 84v54M30 138v54M82 192v54M40 246v54',
      '#fff',
      3,
    ) +
    glaze('M108 0h14v300h-14z', 0.16) +
    glaze('M-200 0h800v300h-800z', 0.26, '#22262F') +
    `<circle cx="254" cy="158" r="112" fill="#FFF6C8" opacity=".9" filter="${scene.use('glow')}"/>` +
    castShadow(scene, shape('M92 66h22v90H92z'), { dx: 5, dy: 8, blur: 'tight' }) +
    filled('#3A4050', 'M96 60h18v96H96z') +
    line('M112 76H254M112 140Q150 132 178 92', '#3A4050', 7) +
    knob(scene, 105, 72, 4) +
    knob(scene, 105, 144, 4) +
    filled('#3A4050', 'M244 72h20v16h-20z') +
    `<circle cx="262" cy="166" r="86" fill="#6F7686"/><circle cx="254" cy="162" r="86" fill="${scene.use('metalDown')}"/><circle cx="254" cy="162" r="79" fill="#FFFDF2"/>` +
    scene.print('<circle cx="254" cy="162" r="76"/>', box(178, 86, 152, 152)) +
    '<circle cx="254" cy="162" r="76" fill="#fff" opacity=".1"/>' +
    gloss('M190 120q22-34 60-34l-66 100q-4-34 6-66z', 0.26),
  close: [226, 98, 2.3],
})
