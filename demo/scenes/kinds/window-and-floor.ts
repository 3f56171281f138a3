import { castShadow, gloss, room, wall } from '../shapes.ts'
import { filled, glaze, line, placed, rect, shape } from '../svg.ts'
import type { KindDrawing } from './kind-drawing.ts'

const disc = (r: number) => `<circle r="${r}"/>`

const sky = (d: string, band: string) => filled('#CBE2F1', d) + filled('#E2F0F8', band)

export const raamsticker: KindDrawing = {
  front: (scene) => {
    const decal = { x: 108, y: 78, width: 184, height: 122 }
    return (
      wall(scene) +
      castShadow(scene, shape('M62 30h276v216H62z'), { dx: 5, dy: 8 }) +
      filled('#fff', 'M62 30h276v216H62z') +
      line('M62 30h276v216H62z', '#838A99', 2) +
      sky('M76 44h248v188H76z', 'M76 44h248v92H76z') +
      filled('#BFD8C6', 'M76 206q60-26 120-8t128-10v44H76z') +
      scene.print(rect(decal, 4), decal) +
      gloss('M76 44h66L76 158zM324 150v82h-66zM160 44h14L76 212v-24z', 0.42) +
      line('M76 44h248v188H76z', '#A9AFBC', 1.5) +
      filled('#fff', 'M48 246h304v13H48z') +
      glaze('M48 259h304v6H48z', 0.16)
    )
  },
  detail: (scene) => {
    const decal = 'M112 90H420V310H112z'
    return (
      sky('M0 0h400v300H0z', 'M0 0h400v130H0z') +
      filled('#BFD8C6', 'M0 262q90-34 200-10t200-14v62H0z') +
      scene.print(shape(decal), { x: 112, y: 90, width: 400, height: 270 }) +
      line('M112 310V90H420', '#fff', 3, ' stroke-opacity=".9"') +
      gloss('M0 0h110L0 190zM400 120v180H250zM150 0h26L0 300v-44z', 0.34) +
      placed(
        'translate(226 116)rotate(24)',
        castShadow(scene, rect({ x: -78, y: -34, width: 156, height: 68 }, 8), {
          blur: 'tight',
          opacity: 0.34,
        }) +
          `<rect x="-78" y="-34" width="156" height="68" rx="8" fill="#FFD900"/>` +
          filled('#11141B', 'M-78 22h156v10q0 4-8 4h-140q-8 0-8-4z') +
          glaze('M-64 -26h128v8H-64z', 0.5, '#fff'),
      )
    )
  },
}

const paving = (top: number) =>
  line(
    `M-400 300L-70 ${top}M-280 300L-16 ${top}M-160 300L38 ${top}M-40 300L92 ${top}M80 300L146 ${top}M200 300V${top}M320 300L254 ${top}M440 300L308 ${top}M560 300L362 ${top}M680 300L416 ${top}M800 300L470 ${top}M-200 ${top + 26}h800M-200 ${top + 68}h800M-200 ${top + 128}h800`,
    '#11141B',
    1,
    ' stroke-opacity=".09"',
  )

export const vloersticker: KindDrawing = {
  front: (scene) =>
    room(scene, 112) +
    filled('#fff', 'M-200 104h800v8h-800z') +
    paving(112) +
    placed(
      'matrix(1 0 -.28 .54 226 206)',
      castShadow(scene, disc(128), { dx: 3, dy: 6, blur: 'tight' }) +
        `<circle r="128" fill="#fff"/>` +
        scene.print(disc(118), { x: -118, y: -118, width: 236, height: 236 }),
    ),
  detail: (scene) =>
    `<path fill="${scene.tint.floor}" d="M0 0h400v300H0z"/>` +
    line(
      'M-20 120L420 40M-20 330L420 236M130 -10L60 310M330 -10L300 310',
      '#11141B',
      2,
      ' stroke-opacity=".1"',
    ) +
    castShadow(scene, '<circle cx="330" cy="250" r="262"/>', { dx: -3, dy: 3, blur: 'tight' }) +
    '<circle cx="330" cy="250" r="262" fill="#fff"/>' +
    scene.print('<circle cx="330" cy="250" r="240"/>', { x: 90, y: 10, width: 480, height: 480 }) +
    `<circle cx="330" cy="250" r="262" fill="${scene.pattern(7, 7, '<path d="M1 1h1.600v1.600H1zM4.500 4.500h1.600v1.600h-1.600z" fill="#fff" opacity=".4"/><path d="M2 2h1v1H2z" opacity=".18"/>')}"/>` +
    line('M330 -12A262 262 0 0 0 68 250', '#C3C8D1', 2),
}
