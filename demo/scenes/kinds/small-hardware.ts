import type { Picture } from '../picture.ts'
import { INK, RUBBER, STEEL_DARK } from '../palette.ts'
import type { Scene } from '../scene.ts'
import { bricks, castShadow, gloss, grass, knob, tableTop, wall } from '../shapes.ts'
import { filled, glaze, line, moved, placed, repeat, shape, svg } from '../svg.ts'

const cast = { dx: 5, dy: 8, blur: 'tight', opacity: 0.28 } as const

type Standoff = {
  readonly diameterMm: number
  readonly depthMm: number
  readonly metal: 'steel' | 'aluminium'
}

/** Four spacers at four times their size: cap, slot for the panel, barrel; the last one is taken apart. */
export function standoffs(scene: Scene, { diameterMm, depthMm, metal }: Standoff): Picture {
  const [r, deep] = [diameterMm * 1.9, depthMm * 3.6]
  const tube = metal === 'steel' ? scene.use('tubeDown') : scene.use('metalDown')
  const brushed =
    metal === 'aluminium'
      ? ''
      : line(
          repeat(5, (index) => svg`M36 ${-r + 6 + index * r * 0.42}h${deep - 6}`),
          '#fff',
          0.8,
          ' stroke-opacity=".5"',
        )
  const cap =
    svg`<rect x="-8" y="-${r}" width="24" height="${r * 2}" rx="3" fill="${tube}"/><ellipse cx="-8" rx="${r * 0.36}" ry="${r}" fill="${scene.use('stud')}"/>` +
    (metal === 'aluminium' ? line('M-12 0h8', STEEL_DARK, 2.4) : '')
  const barrel = (x: number) =>
    moved(
      x,
      0,
      svg`<rect x="0" y="-${r * 0.86}" width="${deep}" height="${r * 1.72}" rx="4" fill="${tube}"/><path d="M${deep} -${r * 0.86}q${r * 0.34} ${r * 0.86} 0 ${r * 1.72}h-8q${r * 0.34}-${r * 0.86} 0-${r * 1.72}z" fill="#6A7181"/>`,
    )
  const whole = (x: number, y: number) =>
    moved(
      x,
      y,
      castShadow(scene, shape(svg`M-10 ${-r}h${deep + 36}v${2 * r}h-${deep + 36}z`), cast) +
        filled('#5F6675', 'M14-11h14v22h-14z') +
        barrel(26) +
        (metal === 'steel' ? brushed : '') +
        cap,
    )
  const screw = (x: number, y: number) =>
    moved(
      x,
      y,
      castShadow(scene, shape('M0-4h58v8h-58z'), cast) +
        filled(scene.use('metalDown'), 'M0-9l8 5h46l8 4-8 4h-46l-8 5z') +
        line('M16-4v8M24-4v8M32-4v8M40-4v8M48-4v8', STEEL_DARK, 1.2),
    )
  return {
    drawn:
      tableTop(scene) +
      whole(72, 74) +
      whole(250, 92) +
      whole(66, 190) +
      moved(
        210,
        214,
        castShadow(scene, shape(svg`M-10 ${-r}h${deep + 76}v${2 * r}h-${deep + 76}z`), cast) +
          filled(scene.use('metalDown'), 'M12-7h44v14h-44z') +
          line('M20-7v14M28-7v14M36-7v14M44-7v14', STEEL_DARK, 1.4) +
          barrel(60) +
          cap,
      ) +
      screw(96, 264) +
      screw(180, 276),
    close: [238, 214, 2.2],
  }
}

/** Ten rubber loops, each with its hook of plastic. */
export function bungees(scene: Scene): Picture {
  const one = (x: number, y: number, turn: number) =>
    placed(
      svg`translate(${x} ${y})rotate(${turn})`,
      svg`<path d="M0 6q46-26 82 0q-36 24-82 0z" transform="translate(4 7)" fill="none" stroke="${INK}" stroke-opacity=".22" stroke-width="6" filter="${scene.use('tight')}"/>` +
        line('M0 6q46-26 82 0q-36 24-82 0z', INK, 5, ' stroke-linejoin="round"') +
        line('M8 1q38-18 68 3', '#7B8292', 1.2) +
        filled('#3A4050', 'M76-4h18v20H76z') +
        line('M92 6h12q14 0 14 12t-12 12q-8 0-9-7', '#3A4050', 6.5, ' stroke-linecap="round"') +
        filled('#7B8292', 'M78-2h14v3H78z'),
    )
  return {
    drawn:
      tableTop(scene) +
      repeat(10, (index) =>
        one(
          28 + (index % 2) * 190 + (Math.floor(index / 2) % 2) * 22,
          34 + Math.floor(index / 2) * 56,
          -6 + ((index * 7) % 12),
        ),
      ),
    close: [130, 44, 2.4],
  }
}

/** A bundle of black ties held by a band, a few lying loose and one drawn to a loop. */
export const cableTies = (scene: Scene): Picture => {
  const tie = (x: number, y: number, turn: number, long = 280) =>
    placed(
      svg`translate(${x} ${y})rotate(${turn})`,
      castShadow(scene, shape(svg`M0-3h${long}v6h-${long}z`), { dx: 3, dy: 5, blur: 'tight' }) +
        filled(INK, svg`M-10-8h18v16h-18zM8-3.4h${long - 30}l22 3.4-22 3.4h-${long - 30}z`) +
        filled('#565D6D', 'M-6-3h10v6h-10z') +
        line(svg`M14 0h${long - 60}`, '#565D6D', 1.6, ' stroke-dasharray="1.4 1.4"'),
    )
  return {
    drawn:
      tableTop(scene) +
      repeat(9, (index) => tie(64 + (index % 3) * 3, 72 + index * 8, -7)) +
      filled('#E5007D', 'M192 46l18-2 8 78-18 2z') +
      glaze('M192 46l18-2 2 20-18 2z', 0.3, '#fff') +
      tie(52, 200, 4) +
      tie(60, 238, -3, 200) +
      placed(
        'translate(320 208)',
        svg`<circle r="44" cx="4" cy="7" fill="none" stroke="${INK}" stroke-opacity=".22" stroke-width="7" filter="${scene.use('tight')}"/><circle r="44" fill="none" stroke="${INK}" stroke-width="7"/><circle r="43" fill="none" stroke="#565D6D" stroke-width="1.4" stroke-dasharray="1.4 1.4"/>` +
          filled(INK, 'M-12-54h24v20h-24z') +
          filled('#565D6D', 'M-6-48h12v8h-12z') +
          line('M0-50V-84', INK, 6.5),
      ),
    close: [320, 172, 2.2],
  }
}

/** Brass rings with their washers, the punch and the stamp that set them. */
export const ringSet = (scene: Scene): Picture => {
  const ring = (x: number, y: number, isWasher: boolean) =>
    moved(
      x,
      y,
      castShadow(scene, '<circle r="19"/>', cast) +
        `<circle r="19" fill="#C99A2E"/><circle r="19" fill="none" stroke="#8F6A14" stroke-width="1"/><path d="M-14-10A18 18 0 0 1 8-16" fill="none" stroke="#FBE7A6" stroke-width="3.4" stroke-linecap="round"/>` +
        (isWasher
          ? `<circle r="11" fill="none" stroke="#8F6A14" stroke-width="1.4"/>`
          : `<circle r="12.500" fill="#E8C765"/><circle r="10" fill="#A97C1C"/>`) +
        `<circle r="8.500" fill="${scene.tint.wall}"/>`,
    )
  const tool = (x: number, y: number, turn: number, tip: string) =>
    placed(
      svg`translate(${x} ${y})rotate(${turn})`,
      castShadow(scene, shape('M-13-84h26V84h-26z'), { dx: 8, dy: 10, blur: 'tight', opacity: 0.3 }) +
        `<rect x="-13" y="-84" width="26" height="124" rx="4" fill="${scene.use('tube')}"/>` +
        filled('#5F6675', 'M-13-30h26v3h-26zM-13-20h26v3h-26zM-13-10h26v3h-26z') +
        `<path d="${tip}" fill="${scene.use('metalAcross')}"/>`,
    )
  return {
    drawn:
      tableTop(scene) +
      [
        [54, 62],
        [108, 52],
        [162, 70],
        [72, 116],
        [130, 110],
        [186, 124],
        [50, 172],
        [106, 166],
        [160, 178],
        [80, 228],
        [136, 226],
        [194, 232],
      ]
        .map(([x = 0, y = 0], index) => ring(x, y, index % 3 === 1))
        .join('') +
      tool(268, 142, 16, 'M-9 40h18v30h-18zM-12 70h24v10h-24z') +
      tool(340, 136, 6, 'M-13 40h26l-4 40h-18z'),
    close: [108, 104, 2.4],
  }
}

/** Elastic cord of 8 mm wound on a reel, its end hanging off. */
export const cordReel = (scene: Scene): Picture => ({
  drawn:
    tableTop(scene) +
    castShadow(scene, '<ellipse cx="180" cy="160" rx="132" ry="108"/>', { dx: 12, dy: 16, opacity: 0.3 }) +
    '<circle cx="180" cy="148" r="124" fill="#2130C8"/><circle cx="180" cy="148" r="124" fill="none" stroke="#fff" stroke-opacity=".25" stroke-width="4"/>' +
    '<circle cx="180" cy="148" r="112" fill="#22262F"/>' +
    repeat(
      7,
      (index) =>
        svg`<circle cx="180" cy="148" r="${107 - index * 10}" fill="none" stroke="${index % 2 === 0 ? '#3A4050' : '#4A5162'}" stroke-width="8.600"/><circle cx="180" cy="148" r="${109 - index * 10}" fill="none" stroke="#E9EBEF" stroke-width="1.8" stroke-dasharray="3 9"/>`,
    ) +
    '<circle cx="180" cy="148" r="40" fill="#2130C8"/>' +
    filled('#1A26A0', 'M174 110h12v76h-12zM142 142h76v12h-76z') +
    `<circle cx="180" cy="148" r="14" fill="${scene.tint.wall}"/>` +
    `<path d="M282 106Q356 92 352 168T300 250Q340 286 396 262" fill="none" stroke="${INK}" stroke-opacity=".2" stroke-width="10" transform="translate(5 8)" filter="${scene.use('tight')}"/>` +
    line('M280 102Q356 92 352 168T300 250Q340 286 410 258', '#3A4050', 9.5) +
    line('M280 100Q356 90 352 166T300 248Q340 284 410 256', '#E9EBEF', 2, ' stroke-dasharray="3 9"'),
  close: [316, 200, 2.2],
})

/** Screws with their plugs and the caps that cover their heads. */
export const boardScrews = (scene: Scene): Picture => {
  const screw = (x: number, y: number, turn: number) =>
    placed(
      svg`translate(${x} ${y})rotate(${turn})`,
      castShadow(scene, shape('M-4-8h110V8H-4z'), cast) +
        filled(scene.use('metalDown'), 'M0-16l12 10h88l14 6-14 6H12L0 16z') +
        line(
          repeat(9, (index) => svg`M${34 + index * 8}-7l5 14`),
          STEEL_DARK,
          1.8,
        ) +
        svg`<ellipse rx="6" ry="16" fill="${scene.use('stud')}"/><path d="M-2-6l4 12M3-6l-5 12" stroke="${STEEL_DARK}" stroke-width="2"/>`,
    )
  const plug = (x: number, y: number, turn: number) =>
    placed(
      svg`translate(${x} ${y})rotate(${turn})`,
      castShadow(scene, shape('M0-9h84V9H0z'), cast) +
        filled('#A9AFBC', 'M0-10h8v20H0zM8-8h62l14 8-14 8H8z') +
        line('M20-8v16M32-8v16M44-8v16M56-7v14M8 0h64', '#6F7686', 1.8) +
        filled('#C8CCD5', 'M8-8h62v4H8z'),
    )
  const cap = (x: number, y: number) =>
    moved(
      x,
      y,
      castShadow(scene, '<circle r="17"/>', cast) +
        svg`<circle r="17" fill="${scene.use('stud')}"/><circle r="17" fill="none" stroke="#6F7686"/><path d="M-10-6a12 12 0 0 1 12-7" fill="none" stroke="#fff" stroke-width="3" stroke-linecap="round"/>`,
    )
  return {
    drawn:
      tableTop(scene) +
      screw(52, 64, 10) +
      screw(44, 136, -8) +
      screw(60, 214, 6) +
      plug(216, 66, -8) +
      plug(206, 138, 9) +
      plug(222, 214, -4) +
      cap(344, 74) +
      cap(356, 128) +
      cap(334, 178) +
      cap(352, 232),
    close: [92, 136, 2.3],
  }
}

/** A roll of white foam tape with a red liner, the end of it stuck down and its liner peeling. */
export const foamTape = (scene: Scene): Picture => ({
  drawn:
    tableTop(scene) +
    castShadow(scene, '<circle cx="138" cy="130" r="94"/>', { dx: 14, dy: 18, opacity: 0.3 }) +
    '<path d="M138 36A94 94 0 0 1 232 130L250 142A94 94 0 0 1 156 242A94 94 0 0 1 60 196z" fill="#B0151E"/>' +
    '<circle cx="138" cy="130" r="94" fill="#F4F5F7"/>' +
    repeat(
      5,
      (index) =>
        svg`<circle cx="138" cy="130" r="${90 - index * 7}" fill="none" stroke="#C8141E" stroke-width="1.5"/>`,
    ) +
    '<circle cx="138" cy="130" r="54" fill="#D3B48A"/><circle cx="138" cy="130" r="46" fill="#8A6B43"/>' +
    scene.clip(
      '<circle cx="138" cy="130" r="46"/>',
      `<circle cx="152" cy="142" r="46" fill="${scene.tint.wall}"/>`,
    ) +
    castShadow(scene, shape('M150 224L372 224V252L168 252z'), cast) +
    filled('#F4F5F7', 'M150 222H372V240H164z') +
    filled('#C3C8D1', 'M160 240H372V252H172z') +
    filled(
      scene.pattern(
        8,
        6,
        '<circle cx="2" cy="2" r=".9" fill="#8C93A3"/><circle cx="6" cy="4" r=".7" fill="#8C93A3"/>',
      ),
      'M160 240H372V252H172z',
    ) +
    filled('#C8141E', 'M150 219H292Q320 219 330 196L340 178Q350 186 344 200Q330 226 300 226H150z') +
    glaze('M292 219Q320 219 330 196L340 178L330 176Q316 212 286 219z', 0.35, '#fff'),
  close: [320, 214, 2.3],
})

/** A post of galvanised tube with its cap, planted: its anchor in the concrete below ground. */
export const groundPost = (scene: Scene): Picture => ({
  drawn:
    wall(scene) +
    filled('#C9B795', 'M-200 206h800v94h-800z') +
    grass(198).replace('V300', 'V216') +
    filled('#B7BBC4', 'M152 210q-8 60 4 90h88q12-40 4-90z') +
    filled('#9DA2AD', 'M168 232h12v8h-12zM214 252h14v8h-14zM172 272h10v7h-10z') +
    `<rect x="184" y="20" width="32" height="262" rx="2" fill="${scene.use('tube')}"/>` +
    line('M160 262H240', '#5F6675', 8, ' stroke-linecap="round"') +
    filled('#22262F', 'M182 14q18-10 36 0v14q-18 6-36 0z') +
    glaze('M184 14q8-5 14-6v18q-8 0-14-2z', 0.25, '#fff') +
    castShadow(scene, shape('M284 60h60v38h-60z'), { dx: 5, dy: 7, blur: 'tight' }) +
    filled('#22262F', 'M284 62q30-14 60 0v26q-30 12-60 0z') +
    '<ellipse cx="314" cy="88" rx="30" ry="8" fill="#3A4050"/>' +
    line('M90 202l-7-14M98 204l7-15M300 206l-6-13M308 208l7-14', '#6FA081', 2.6, ' stroke-linecap="round"') +
    line('M132 206V282M126 206h12M126 282h12', INK, 1.4),
  close: [200, 232, 2.2],
})

/** Clamps that close round a post, bolted at their ears, with a plate in front that shows what they carry. */
export const postClamps = (scene: Scene): Picture => {
  const clamp = (y: number) =>
    castShadow(scene, shape(svg`M96 ${y}h206v34h-206z`), cast) +
    filled(
      scene.use('metalDown'),
      svg`M92 ${y}h54q4-10 16-10h80q12 0 16 10h54v36h-54q-4 10-16 10h-80q-12 0-16-10H92z`,
    ) +
    line(svg`M146 ${y}v36M258 ${y}v36`, '#6F7686', 1.6) +
    [112, 292]
      .map(
        (x) =>
          svg`<path d="M${x - 10} ${y + 10}l6-5h10l6 5v15l-6 5h-10l-6-5z" fill="#8C93A3"/>` +
          knob(scene, x + 1, y + 17.5, 6),
      )
      .join('') +
    glaze(svg`M162 ${y - 10}h80v5h-80z`, 0.5, '#fff')
  return {
    drawn:
      wall(scene) +
      `<rect x="170" y="-10" width="64" height="330" fill="${scene.use('tube')}"/>` +
      clamp(72) +
      clamp(196),
    close: [270, 90, 2.2],
  }
}

/** Small bright discs in two rows that cling together, and one that holds a paper to steel. */
export const discMagnets = (scene: Scene): Picture => {
  const disc = (x: number, y: number) =>
    moved(
      x,
      y,
      castShadow(scene, '<ellipse rx="32" ry="20"/>', { dx: 6, dy: 10, blur: 'tight', opacity: 0.34 }) +
        svg`<path d="M-32 0v9a32 20 0 0 0 64 0v-9z" fill="${scene.use('tube')}"/><ellipse rx="32" ry="20" fill="${scene.use('stud')}"/><ellipse rx="32" ry="20" fill="none" stroke="#fff" stroke-opacity=".7" stroke-width="1.4"/>`,
    )
  return {
    drawn:
      tableTop(scene) +
      [
        [70, 86],
        [150, 70],
        [60, 156],
        [140, 148],
        [222, 92],
      ]
        .map(([x = 0, y = 0]) => disc(x, y))
        .join('') +
      disc(306, 236) +
      disc(306, 226) +
      disc(306, 216) +
      disc(306, 206) +
      disc(306, 196) +
      line(
        'M120 238a50 30 0 0 1 66-32M112 254a70 46 0 0 1 92-62',
        INK,
        2.4,
        ' stroke-opacity=".35" stroke-dasharray="5 5"',
      ),
    close: [306, 212, 2.3],
  }
}

const PLATE = 'M-84-50H84l10 92q1 8-8 8H-86q-9 0-8-8z'

/** A plastic plate, its lower edge wrapped in felt, that has pressed film down to a bright trail. */
export const squeegee = (scene: Scene): Picture => ({
  drawn:
    wall(scene) +
    castShadow(scene, shape('M-10 150L410 96V310H-10z'), { dx: 0, dy: -4, blur: 'tight', opacity: 0.16 }) +
    filled('#00A7E1', 'M-10 150L410 96V310H-10z') +
    glaze('M-10 190L230 152L262 250L-10 290z', 0.24, '#fff') +
    line(
      'M300 150q14 10 6 26M330 190q14 8 4 22M346 134q10 8 6 18',
      '#fff',
      4,
      ' stroke-opacity=".5" stroke-linecap="round"',
    ) +
    placed(
      'translate(212 142)rotate(-8)scale(1.15)',
      castShadow(scene, shape(PLATE), { dx: 8, dy: 12, blur: 'tight', opacity: 0.3 }) +
        filled('#2130C8', PLATE) +
        gloss('M-84-50H-30L-60 50H-86q-9 0-8-8z', 0.16) +
        filled(RUBBER, 'M-91 20H91l3 22q1 8-8 8H-86q-9 0-8-8z') +
        line('M-86 26H86M-88 34H88M-88 42H88', '#565D6D', 1.4, ' stroke-dasharray="2 2"') +
        glaze('M-60-34H60v8H-60z', 0.25),
    ),
  close: [240, 180, 2.2],
})

const HANDLE = 'M-120-17H40q10 0 10 10V7q0 10-10 10H-120q-14 0-14-14V-3q0-14 14-14z'

/** A knife with a pointed blade that snaps off in parts, and the case of spare ones beside it. */
export const snapKnife = (scene: Scene): Picture => ({
  drawn:
    tableTop(scene) +
    placed(
      'translate(176 108)rotate(-14)scale(1.25)',
      castShadow(scene, shape(`${HANDLE}M44-9H110L144 9H44z`), {
        dx: 6,
        dy: 10,
        blur: 'tight',
        opacity: 0.3,
      }) +
        `<path d="M44-9H112L148 9H44z" fill="${scene.use('metalDown')}"/>` +
        line('M70 9l-16-18M88 9l-16-18M106 9l-16-18M124 9l-16-18', STEEL_DARK, 1) +
        line('M44 9H148', '#fff', 1.4) +
        filled('#FFD900', HANDLE) +
        filled(INK, 'M-96-6H28V6H-96z') +
        filled(STEEL_DARK, 'M-8-12H16V12H-8z') +
        line('M-4-12V12M2-12V12M8-12V12', '#A9AFBC', 1.2),
    ) +
    placed(
      'translate(238 226)rotate(6)',
      castShadow(scene, shape('M-100-26h200v52h-200z'), cast) +
        filled('#22262F', 'M-100-26h150v52h-150z') +
        glaze('M50-26h50v52h-50z', 0.5, '#BFE3EE') +
        repeat(
          4,
          (index) =>
            svg`<path d="M-40 ${-18 + index * 9}h104l22 8h-126z" fill="${scene.use('metalDown')}" stroke="#5F6675" stroke-width=".8"/>`,
        ) +
        filled('#22262F', 'M-100-26h86v52h-86z') +
        filled('#FFD900', 'M-88-8h50v16h-50z'),
    ),
  close: [300, 84, 2.3],
})

/** A bottle with a trigger that sprays, plain but for its label. */
export const sprayBottle = (scene: Scene): Picture => ({
  drawn:
    wall(scene) +
    filled(scene.tint.floor, 'M-200 218h800v82h-800z') +
    svg`<ellipse cx="220" cy="268" rx="80" ry="10" fill="${INK}" opacity=".28" filter="${scene.use('tight')}"/>` +
    filled('#BFE3EE', 'M150 122q0-24 26-30V74h52v18q26 6 26 30V254q0 14-14 14H164q-14 0-14-14z') +
    filled('#8FD5E6', 'M150 150q26 8 52 0t52 0V254q0 14-14 14H164q-14 0-14-14z') +
    filled('#fff', 'M150 166H254V240H150z') +
    filled('#2130C8', 'M150 166H254V188H150z') +
    filled('#838A99', 'M166 200h72v6h-72zM166 212h56v5h-56zM166 223h64v5h-64z') +
    gloss('M160 112h14V262h-14z', 0.6) +
    filled('#fff', 'M182 56h40v22h-40z') +
    filled('#E5007D', 'M138 30h66q30 0 34 30h-58l-8-8h-34z') +
    filled('#B30061', 'M162 52q-4 22-18 34l8 6q20-14 24-38z') +
    filled('#22262F', 'M126 30h14v22h-14z') +
    line(
      'M118 34l-46-18M116 41H64M118 48l-44 20',
      '#7FB4D8',
      2.4,
      ' stroke-linecap="round" stroke-dasharray="8 6"',
    ),
  close: [176, 54, 2.3],
})

/** An upright between the upper and the lower rail of a frame, so that they do not bend inwards. */
export const frameStrut = (scene: Scene): Picture => ({
  drawn:
    wall(scene) +
    bricks(scene, 60, 26) +
    castShadow(scene, shape('M60 40H340V250H60z'), { opacity: 0.24 }) +
    `<path fill-rule="evenodd" d="M60 40H340V250H60zM78 58H322V232H78z" fill="${scene.use('metalDown')}"/>` +
    line('M60 40l18 18M340 40l-18 18M60 250l18-18M340 250l-18-18', '#6F7686', 1.2) +
    castShadow(scene, shape('M190 58h20V232h-20z'), { dx: 5, dy: 6, blur: 'tight', opacity: 0.34 }) +
    `<rect x="188" y="56" width="24" height="178" fill="${scene.use('tube')}"/>` +
    line('M196 58V232M204 58V232', '#6F7686', 1.2) +
    filled(STEEL_DARK, 'M182 56h36v12h-36zM182 222h36v12h-36z') +
    knob(scene, 190, 62, 3.6) +
    knob(scene, 210, 62, 3.6) +
    knob(scene, 190, 228, 3.6) +
    knob(scene, 210, 228, 3.6),
  close: [200, 76, 2.4],
})
