import type { Picture } from '../picture.ts'
import { INK, RUBBER, STEEL_DARK } from '../palette.ts'
import type { Scene } from '../scene.ts'
import { grass, groundShadow, knob, pole, room, wall } from '../shapes.ts'
import { filled, glaze, line, moved, placed } from '../svg.ts'

const crossLeg = (turn: number) =>
  placed(
    `scale(1 .42)rotate(${turn})`,
    filled('#A9AFBC', 'M-8-9L-136-13q-8 13 0 26L-8 9z') + filled('#D6D9E0', 'M-8-9L-136-13v6L-8-3z'),
  )

const spindle = (scene: Scene, x: number, foot: number, tall: number) =>
  `<path d="M${x - 9} ${foot - tall}h18V${foot}q-9 6-18 0z" fill="${scene.use('tube')}"/><path d="M${x - 14} ${foot - tall * 0.45}h28v${Math.round(tall * 0.36)}q-14 7-28 0z" fill="${scene.use('metalAcross')}"/><ellipse cx="${x}" cy="${foot - tall}" rx="9" ry="3.4" fill="${RUBBER}"/>`

/** Four legs that fold out to a cross, a turning pin on their crossing. */
export const crossFoot = (scene: Scene): Picture => ({
  drawn:
    room(scene, 172) +
    groundShadow(scene, 206, 236, 146, 14) +
    moved(200, 218, [18, 118, 198, 298].map(crossLeg).join('')) +
    `<ellipse cx="200" cy="216" rx="34" ry="14" fill="${STEEL_DARK}"/><ellipse cx="200" cy="210" rx="34" ry="14" fill="${scene.use('metalAcross')}"/>` +
    knob(scene, 178, 210, 4) +
    knob(scene, 222, 210, 4) +
    spindle(scene, 200, 208, 148),
  close: [206, 186, 2.3],
})

/** A pin that is driven into grass up to its collar, drawn with the part below ground. */
export const groundPin = (scene: Scene): Picture => ({
  drawn:
    wall(scene) +
    filled('#B59A74', 'M-200 168h800v132h-800z') +
    filled('#A3875F', 'M40 204h34v8H40zM300 232h46v9h-46zM92 262h24v8H92zM282 190h22v7h-22z') +
    grass(158).replace('V300', 'V178') +
    line(
      'M92 160l-8-18M102 160l8-20M300 160l-7-16M310 160l9-19M344 160l-6-12M60 162l5-15',
      '#6FA081',
      3,
      ' stroke-linecap="round"',
    ) +
    `<path d="M188 158h24v96l-12 40-12-40z" fill="${scene.use('tube')}"/>` +
    spindle(scene, 200, 150, 118) +
    `<ellipse cx="200" cy="156" rx="44" ry="12" fill="${STEEL_DARK}"/><ellipse cx="200" cy="151" rx="44" ry="12" fill="${scene.use('metalAcross')}"/>` +
    spindle(scene, 200, 148, 118),
  close: [200, 150, 2.2],
})

/** A drum of plastic to be filled, with its cap and a tube for the flag. */
export const tankFoot = (scene: Scene): Picture => ({
  drawn:
    room(scene, 190) +
    groundShadow(scene, 208, 264, 124, 12) +
    '<path d="M94 216V240Q94 274 200 274T306 240V216z" fill="#22262F"/>' +
    '<ellipse cx="200" cy="216" rx="106" ry="36" fill="#3A4050"/>' +
    '<ellipse cx="200" cy="206" rx="62" ry="20" fill="#4A5162"/>' +
    glaze('M94 218V240Q96 258 130 266V236Q100 228 94 218z', 0.2, '#fff') +
    line('M126 238v28M160 248v24M240 248v24M274 238v28', '#11141B', 2, ' stroke-opacity=".6"') +
    `<ellipse cx="264" cy="206" rx="15" ry="6.400" fill="#11141B"/><ellipse cx="264" cy="202" rx="13" ry="5.400" fill="#E5007D"/>` +
    pole(scene, 186, 112, 28, 92) +
    knob(scene, 218, 172, 8) +
    line('M224 172h16', STEEL_DARK, 5, ' stroke-linecap="round"') +
    spindle(scene, 200, 132, 96),
  close: [220, 186, 2.2],
})

/** A flat square of steel with felt below it and a turning pin. */
export const plateFoot = (scene: Scene): Picture => ({
  drawn:
    room(scene, 140) +
    `<path d="M50 216L214 276L372 222L380 236L220 294L60 234z" fill="${INK}" opacity=".3" filter="${scene.use('tight')}"/>` +
    filled('#565D6D', 'M40 204L206 264L362 206V214L206 272L40 212z') +
    filled('#C8141E', 'M40 212L206 272L362 214V217L206 275L40 215z') +
    filled('#8C93A3', 'M40 204L198 154L362 206L206 264z') +
    glaze('M40 204L198 154L262 174L106 228z', 0.2, '#fff') +
    line('M40 204L206 264L362 206', '#D6D9E0', 1.4) +
    `<ellipse cx="200" cy="208" rx="34" ry="12" fill="${STEEL_DARK}"/><ellipse cx="200" cy="204" rx="34" ry="12" fill="${scene.use('metalAcross')}"/>` +
    spindle(scene, 200, 204, 150),
  close: [232, 222, 2.3],
})

/** A black ring to be filled with water, lying over the legs of a foot that is only hinted at. */
export const waterRing = (scene: Scene): Picture => ({
  drawn:
    room(scene, 150) +
    groundShadow(scene, 210, 246, 150, 16) +
    `<g opacity=".45">${moved(200, 226, [18, 118, 198, 298].map(crossLeg).join(''))}</g>` +
    '<path fill-rule="evenodd" d="M76 206a124 56 0 1 0 248 0a124 56 0 1 0-248 0zM154 200a46 19 0 1 1 92 0a46 19 0 1 1-92 0z" fill="#22262F"/>' +
    '<path d="M92 196Q112 156 200 156T308 196Q280 172 200 172T92 196z" fill="#fff" opacity=".22"/>' +
    '<path d="M154 200a46 19 0 0 1 92 0q-10-12-46-12t-46 12z" fill="#000" opacity=".5"/>' +
    line('M82 214Q110 252 200 252T318 214', '#565D6D', 1.6, ' stroke-dasharray="4 3"') +
    `<ellipse cx="282" cy="190" rx="14" ry="7" fill="#11141B"/><ellipse cx="282" cy="186" rx="12" ry="6" fill="#00A7E1"/>` +
    filled('#7FD3F0', 'M346 92q18 24 0 34q-18-10 0-34zM372 128q10 14 0 20q-10-6 0-20z'),
  close: [270, 200, 2.2],
})
