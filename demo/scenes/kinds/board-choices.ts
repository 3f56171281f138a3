import type { Picture } from '../picture.ts'
import { INK, YELLOW } from '../palette.ts'
import type { Scene } from '../scene.ts'
import { castShadow, gloss, printed, room, sizeLines, studs, wall } from '../shapes.ts'
import { box, edges, filled, glaze, line, moved, placed, rect, shape, svg } from '../svg.ts'
import { EDGE_COLOURS } from './board-edges.ts'
import { slab } from './slab.ts'

/** A panel with rounded corners on standoffs, its measures beside it, and a square one behind it with holes. */
export function panelChoice(scene: Scene): Picture {
  const [behind, front] = [box(150, 138, 200, 130), box(76, 62, 196, 128)]
  const { x, y, width, height } = front
  const spots = [
    [x + 17, y + 17],
    [x + width - 17, y + 17],
    [x + 17, y + height - 17],
    [x + width - 17, y + height - 17],
  ] as const
  return {
    behind: wall(scene),
    drawn:
      castShadow(scene, shape(edges(behind))) +
      slab(scene, behind, 'sandwich', 4, 1) +
      `<circle cx="336" cy="152" r="4.500" fill="${scene.tint.wall}" stroke="#6F7686"/><circle cx="336" cy="254" r="4.500" fill="${scene.tint.wall}" stroke="#6F7686"/><circle cx="164" cy="254" r="4.500" fill="${scene.tint.wall}" stroke="#6F7686"/>` +
      castShadow(scene, rect(front, 22), { dx: 14, dy: 18, opacity: 0.3 }) +
      moved(5, 5, `<g fill="#8C93A3">${rect(front, 22)}</g>`) +
      moved(2.5, 2.5, `<g fill="#22262F">${rect(front, 22)}</g>`) +
      scene.print(rect(front, 22), front) +
      gloss(svg`M${x + 22} ${y}h90l-90 ${height}h-12q-10-8-10-20v-86q0-20 22-22z`, 0.1) +
      studs(scene, spots, 8) +
      sizeLines(front, 30),
    close: [x + width - 12, y + height - 12, 2.6],
  }
}

/** Foamed pvc in its four thicknesses, piled up, the topmost milled to a round shape. */
export function foamChoice(scene: Scene): Picture {
  const [lit, shade] = EDGE_COLOURS.foam
  const layer = (top: number, mm: number, inset: number) => {
    const height = mm * 2.6
    const [left, right] = [70 + inset, 336 - inset]
    return (
      filled(lit, svg`M${left} ${top}L${left + 150} ${top + 52}v${height}L${left} ${top + height}z`) +
      filled(
        shade,
        svg`M${left + 150} ${top + 52}L${right} ${top}v${height}L${left + 150} ${top + 52 + height}z`,
      ) +
      filled(
        '#FBFBFC',
        svg`M${left} ${top}L${right - 150} ${top - 52}L${right} ${top}L${left + 150} ${top + 52}z`,
      ) +
      line(svg`M${left} ${top}L${left + 150} ${top + 52}L${right} ${top}`, '#fff', 1.2)
    )
  }
  return {
    drawn:
      room(scene, 120) +
      castShadow(scene, shape('M70 214L220 268L336 214L220 162z'), { dx: 14, dy: 22, opacity: 0.3 }) +
      layer(182, 19, 0) +
      layer(154, 10, 2) +
      layer(139, 5, 4) +
      layer(129, 3, 6) +
      placed(
        'matrix(.86 .3 -.74 .38 206 104)',
        castShadow(scene, '<circle r="84"/>', { dx: 8, dy: 14, blur: 'tight', opacity: 0.3 }) +
          moved(5, 8, '<circle r="84" fill="#BFC5D0"/>') +
          scene.print('<circle r="84"/>', box(-84, -84, 168, 168)),
      ),
    close: [276, 190, 2.2],
  }
}

/** Lacquered steel on the wall with notes held by magnets, and loose magnets on a shelf below it. */
export function magneticBoard(scene: Scene): Picture {
  const face = box(76, 40, 248, 158)
  const magnet = (x: number, y: number, colour: string) =>
    castShadow(scene, svg`<circle cx="${x}" cy="${y}" r="8"/>`, {
      dx: 2,
      dy: 4,
      blur: 'tight',
      opacity: 0.4,
    }) +
    svg`<circle cx="${x}" cy="${y}" r="8" fill="${colour}"/><circle cx="${x - 2}" cy="${y - 2.5}" r="3" fill="#fff" opacity=".55"/>`
  const note = (x: number, y: number, turn: number) =>
    placed(
      svg`translate(${x} ${y})rotate(${turn})`,
      castShadow(scene, shape('M-26-10h52v58h-52z'), { dx: 3, dy: 4, blur: 'tight' }) +
        filled('#FDFDFE', 'M-26-10h52v58h-52z') +
        filled('#C3C8D1', 'M-18 6h36v4h-36zM-18 16h28v4h-28zM-18 26h34v4h-34z'),
    )
  return {
    drawn:
      wall(scene) +
      castShadow(scene, shape(edges(face)), { opacity: 0.3 }) +
      filled('#8C93A3', 'M324 40l5 5v158l-5-5zM76 198h248l5 5H81z') +
      printed(scene, face) +
      gloss('M76 40h150L126 198H76zM252 40h24L176 198h-24z', 0.24) +
      note(262, 82, 5) +
      note(128, 104, -4) +
      magnet(262, 80, INK) +
      magnet(128, 100, YELLOW) +
      filled('#E6CFA6', 'M60 240H340V252H60z') +
      filled('#C9A878', 'M60 252H340V258H60z') +
      [112, 140, 168, 232]
        .map(
          (x) =>
            svg`<path d="M${x - 10} 240v-8q0-4 4-4h12q4 0 4 4v8z" fill="${x === 140 ? '#E5007D' : '#3A4050'}"/><path d="M${x - 10} 234h20" stroke="#C3C8D1" stroke-width="2"/>`,
        )
        .join(''),
    close: [250, 96, 2.3],
  }
}

/** A photograph on aluminium: no edge, screw or shine to be seen, held off the wall by a frame behind it. */
export function floatingPhoto(scene: Scene): Picture {
  const face = box(84, 48, 216, 162)
  return {
    behind: wall(scene),
    drawn:
      castShadow(scene, shape('M104 66H324V236H104z'), { dx: 14, dy: 18, opacity: 0.34 }) +
      filled('#A9AFBC', 'M112 200h6v24h-6zM262 200h6v24h-6z') +
      filled(scene.use('metalDown'), 'M108 216h166v9H108z') +
      filled('#C3C8D1', 'M300 48l4 4v162l-4-4zM84 210h216l4 4H88z') +
      printed(scene, face) +
      glaze(edges(face), 0.06, '#fff'),
    close: [286, 200, 2.6],
  }
}
