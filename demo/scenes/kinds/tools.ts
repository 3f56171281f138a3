import type { Picture } from '../picture.ts'
import { INK, RUBBER, STEEL_DARK } from '../palette.ts'
import type { Scene } from '../scene.ts'
import { LOW_CAST, bricks, castShadow, gloss, grass, knob, tableTop, wall } from '../shapes.ts'
import { filled, glaze, line, moved, placed, repeat, shape, svg } from '../svg.ts'

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
    castShadow(scene, shape(svg`M96 ${y}h206v34h-206z`), LOW_CAST) +
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
      castShadow(scene, shape('M-100-26h200v52h-200z'), LOW_CAST) +
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
    castShadow(scene, '<path fill-rule="evenodd" d="M60 40H340V250H60zM78 58H322V232H78z"/>', {
      opacity: 0.3,
      blur: 'tight',
    }) +
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
