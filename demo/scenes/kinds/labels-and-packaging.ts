import type { Picture } from '../picture.ts'
import { CARDBOARD, CARDBOARD_DARK, INK } from '../palette.ts'
import type { Scene } from '../scene.ts'
import { castShadow, groundShadow, room, tableTop } from '../shapes.ts'
import { box, filled, glaze, line, moved, placed, rect, repeat, shape, svg, warped } from '../svg.ts'
import type { Box } from '../svg.ts'

type LabelRoll = { readonly label: 'round' | 'wide' }

/** Labels on a roll of backing that stands on its edge, the end of it drawn out; size and outline are those of the label. */
export function labelRoll(scene: Scene, { label }: LabelRoll): Picture {
  const [width, height] = label === 'round' ? [48, 48] : [92, 46]
  const high = height + 14
  const face: Box = box(-width / 2, -height / 2, width, height)
  const outline = label === 'round' ? '<circle r="24"/>' : rect(face, 5)
  const pitch = width + 12
  const strip = svg`M150 ${252 - high}H392V252H150z`
  const y = 252 - high / 2
  const count = label === 'round' ? 4 : 2
  const first = label === 'round' ? 208 : 236
  return {
    drawn:
      room(scene, 172) +
      groundShadow(scene, 170, 256, 118, 10) +
      castShadow(scene, shape(strip), { dx: 3, dy: 5, blur: 'tight' }) +
      filled('#E9D9A8', strip) +
      repeat(count, (index) =>
        moved(
          first + index * pitch,
          y,
          index === 0
            ? `<g id="l">${scene.print(outline, face)}<g fill="none" stroke="#fff" stroke-width="2">${outline}</g></g>`
            : '<use href="#l"/>',
        ),
      ) +
      svg`<circle cx="122" cy="148" r="104" fill="#F4EFDD"/>` +
      repeat(
        5,
        (index) =>
          svg`<circle cx="122" cy="148" r="${98 - index * 11}" fill="none" stroke="${index % 2 === 0 ? '#D9CBA0' : '#fff'}" stroke-width="2"/>`,
      ) +
      '<circle cx="122" cy="148" r="46" fill="#C4A273"/><circle cx="122" cy="148" r="39" fill="#8A6B43"/>' +
      scene.clip(
        '<circle cx="122" cy="148" r="39"/>',
        `<circle cx="132" cy="158" r="39" fill="${scene.tint.wall}"/>`,
      ) +
      placed(
        'translate(292 92)rotate(12)',
        `<g transform="scale(1.5)">${castShadow(scene, outline, { dx: 3, dy: 5, blur: 'tight', opacity: 0.3 })}<use href="#l"/></g>`,
      ),
    close: [first + (label === 'round' ? 30 : 44), y, 2.4],
  }
}

/** A label of ribbed paper round a bottle, and a strip of more of them. */
export const wineLabel = (scene: Scene): Picture => {
  const ribs = scene.pattern(
    6,
    5,
    '<path d="M0 1q3-1 6 0M0 3.500q3 1 6 0" fill="none" stroke="#11141B" stroke-opacity=".16" stroke-width=".8"/>',
  )
  const label = 'M98 150Q140 162 182 150V248Q140 260 98 248z'
  return {
    drawn:
      room(scene, 222) +
      groundShadow(scene, 150, 280, 64, 8) +
      groundShadow(scene, 296, 266, 76, 6) +
      '<path d="M122 14h36v66q0 18 16 32q12 12 12 30V270q0 10-10 10H104q-10 0-10-10V142q0-18 12-30q16-14 16-32z" fill="#1F3D2E"/>' +
      filled('#7A1230', 'M120 12h40v42h-40z') +
      glaze('M104 142q0-14 10-26q10-10 12-26V60h8v36q0 16-10 28t-10 26V274h-10z', 0.3, '#fff') +
      filled('#F7F1E2', label) +
      scene.motif(shape('M106 160Q140 169 174 160V212Q140 221 106 212z'), box(106, 158, 68, 62)) +
      filled(
        '#6E5434',
        'M116 226Q140 232 164 226V231Q140 237 116 231zM124 238Q140 242 156 238V242Q140 246 124 242z',
      ) +
      filled(ribs, label) +
      glaze('M166 153L182 150V248L166 252z', 0.16) +
      placed(
        'translate(296 182)rotate(4)',
        castShadow(scene, shape('M-66-70H66V78H-66z'), { dx: 5, dy: 8, blur: 'tight', opacity: 0.28 }) +
          filled('#E9D9A8', 'M-70-74H70V80H-70z') +
          filled('#F7F1E2', 'M-56-62H56V68H-56z') +
          scene.motif(shape('M-44-50H44V18H-44z'), box(-44, -50, 88, 68)) +
          filled('#6E5434', 'M-34 32H34V38H-34zM-22 46H22V51H-22z') +
          filled(ribs, 'M-56-62H56V68H-56z'),
      ),
    close: [296, 210, 2.4],
  }
}

/** A flat box for sending, of thin corrugated board, printed outside; its lid stands open. */
export const shippingBox = (scene: Scene): Picture => {
  const long = box(0, 0, 186, 60)
  const short = box(0, 0, 132, 60)
  return {
    drawn:
      room(scene, 190) +
      `<path d="M40 200L206 282L346 214L372 226L226 296L60 216z" fill="${INK}" opacity=".28" filter="${scene.use('tight')}"/>` +
      filled('#8A6B43', 'M44 152L202 90L336 152L206 214z') +
      filled('#6E5434', 'M62 152L202 98L318 152L206 204z') +
      filled(CARDBOARD, 'M202 90L336 152L362 86L232 34z') +
      filled('#E2C79F', 'M212 88L330 144L350 92L236 46z') +
      filled(CARDBOARD_DARK, 'M336 152l24-62 6 4-22 62z') +
      warped([0.87, 0.33, 0, 1, 44, 152], scene.print(shape('M0 0H186V60H0z'), long)) +
      warped(
        [0.985, -0.47, 0, 1, 206, 214],
        scene.print(shape('M0 0H132V60H0z'), short) + glaze('M0 0H132V60H0z', 0.24),
      ) +
      line('M44 152L206 214L336 152', '#E2C79F', 3) +
      line(`M46 155${'l5 1.9l3 1.1'.repeat(20)}`, CARDBOARD_DARK, 1),
    close: [206, 206, 2.3],
  }
}

/** A carrier bag of brown kraft paper with twisted cord for handles, printed in one colour. */
export const paperBag = (scene: Scene): Picture => ({
  drawn:
    room(scene, 216) +
    groundShadow(scene, 214, 272, 104, 9) +
    line('M166 72q-2-50 28-50t30 48', '#B98F5E', 4) +
    filled('#A98A5C', 'M280 74L306 62V252L280 272z') +
    filled('#8F7348', 'M280 74L293 100V262L280 272zM293 100L306 62V252L293 262z') +
    filled('#C9A878', 'M112 74H280V272H112z') +
    filled(
      scene.pattern(40, 14, '<path d="M3 4h8M22 9h10M14 12h5M30 2h6" stroke="#A98A5C" stroke-opacity=".5"/>'),
      'M112 74H280V272H112z',
    ) +
    '<g fill="#11141B"><circle cx="196" cy="162" r="40"/></g>' +
    '<circle cx="196" cy="162" r="24" fill="#C9A878"/>' +
    filled(INK, 'M140 228H252V236H140zM158 244H234V250H158z') +
    filled('#B3925F', 'M112 74H280V86H112z') +
    line('M112 240H280M112 74V272', '#A98A5C', 1) +
    line('M160 80q-4-64 34-64t34 64', '#D9BD90', 5) +
    line('M160 80q-4-64 34-64t34 64', '#A98A5C', 5, ' stroke-dasharray="2 5"') +
    filled('#E2C79F', 'M148 80h24v16h-24zM216 80h24v16h-24z'),
  close: [222, 82, 2.3],
})

/** A printed roll of packing tape beside a box that is closed with it. */
export const packingTape = (scene: Scene): Picture => {
  const strip = box(0, 0, 152, 34)
  return {
    drawn:
      room(scene, 176) +
      `<path d="M30 226L176 286L330 226L344 236L186 296L40 238z" fill="${INK}" opacity=".26" filter="${scene.use('tight')}"/>` +
      filled('#E2C79F', 'M28 144L172 92L316 144L172 200z') +
      filled(CARDBOARD, 'M28 144L172 200V282L28 222z') +
      filled(CARDBOARD_DARK, 'M172 200L316 144V222L172 282z') +
      line('M100 118L244 172', '#A98A5C', 1.6) +
      warped(
        [0.947, 0.355, -0.94, 0.34, 116, 112],
        scene.print(shape('M0 0H152V34H0z'), strip) + glaze('M0 0H152V8H0z', 0.2, '#fff'),
      ) +
      warped(
        [0.94, -0.34, 0, 1, 228, 177.6],
        scene.print(shape('M0 0H34V40l-4 3-5-3-4 3-5-3-5 3-5-3-6 3z'), box(-118, 0, 152, 44)),
      ) +
      moved(
        8,
        138,
        castShadow(scene, '<circle cx="316" cy="82" r="56"/>', { dx: 8, dy: 10 }) +
          scene.print(
            shape('M316 26A56 56 0 0 1 344 130L374 146A56 56 0 0 0 352 40z'),
            box(310, 20, 70, 130),
          ) +
          glaze('M316 26A56 56 0 0 1 344 130L374 146A56 56 0 0 0 352 40z', 0.2) +
          '<circle cx="316" cy="82" r="56" fill="#F0E4CF"/>' +
          repeat(
            3,
            (index) =>
              svg`<circle cx="316" cy="82" r="${53 - index * 5}" fill="none" stroke="#D3B48A" stroke-width="1.4"/>`,
          ) +
          '<circle cx="316" cy="82" r="37" fill="#C4A273"/><circle cx="316" cy="82" r="32" fill="#8A6B43"/>' +
          scene.clip(
            '<circle cx="316" cy="82" r="32"/>',
            `<circle cx="325" cy="90" r="32" fill="${scene.tint.wall}"/>`,
          ),
      ),
    close: [192, 152, 2.2],
  }
}

/** A band of paper round a small box, its ends stuck over each other with a seal. */
export const paperBand = (scene: Scene): Picture => ({
  drawn:
    tableTop(scene) +
    castShadow(scene, shape('M58 118L208 60L348 118V196L204 262L58 190z'), { dx: 10, dy: 14, opacity: 0.3 }) +
    filled('#E2C79F', 'M58 118L208 60L348 118L204 182z') +
    filled(CARDBOARD, 'M58 118L204 182V260L58 190z') +
    filled(CARDBOARD_DARK, 'M204 182L348 118V190L204 260z') +
    scene.print(shape('M106 139L252 78L302 99L156 161z'), box(104, 76, 200, 88)) +
    scene.print(shape('M106 139L156 161V237L106 213z'), box(56, 130, 120, 110), 0) +
    glaze('M106 139L156 161V237L106 213z', 0.14) +
    castShadow(scene, '<ellipse cx="204" cy="118" rx="22" ry="11"/>', {
      dx: 2,
      dy: 3,
      blur: 'tight',
      opacity: 0.3,
    }) +
    '<ellipse cx="204" cy="118" rx="22" ry="11" fill="#fff"/><ellipse cx="204" cy="118" rx="17" ry="8" fill="#E5007D"/>' +
    line('M182 108L230 130', '#fff', 1.6, ' stroke-opacity=".8"') +
    placed(
      'translate(306 252)rotate(-7)',
      castShadow(scene, shape('M-88-14H88V14H-88z'), { dx: 3, dy: 5, blur: 'tight' }) +
        scene.print(shape('M-88-14H88V14H-88z'), box(-88, -14, 176, 28), 0) +
        filled('#fff', 'M76-14H88V14H76z'),
    ),
  close: [184, 130, 2.3],
})
