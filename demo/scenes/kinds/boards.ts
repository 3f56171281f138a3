import type { Picture } from '../picture.ts'
import { INK, RUBBER, STEEL_DARK } from '../palette.ts'
import type { Scene } from '../scene.ts'
import { castShadow, groundShadow, knob, lens, room, studs, wall } from '../shapes.ts'
import { box, edges, filled, line, moved, repeat, shape, svg } from '../svg.ts'
import type { Box } from '../svg.ts'
import { edgeSection } from './board-edges.ts'
import type { EdgeMake } from './board-edges.ts'
import { cornersOf, slab } from './slab.ts'

type Mount =
  | 'wall'
  | 'screws'
  | 'standoffs'
  | 'leaning'
  | 'hanging'
  | 'easel'
  | 'clips'
  | 'strut'
  | 'strapped'

type Board = {
  readonly widthMm: number
  readonly heightMm: number
  readonly thicknessMm: number
  readonly make: EdgeMake
  readonly mount: Mount
}

const screws = (scene: Scene, face: Box) =>
  cornersOf(face, 11)
    .map(([x, y]) => knob(scene, x, y, 4.4) + line(svg`M${x - 2.4} ${y}h4.8`, STEEL_DARK, 1.2))
    .join('')

const floorOf = (mount: Mount) =>
  mount === 'leaning' || mount === 'easel' || mount === 'strut' || mount === 'strapped'

function behind(scene: Scene, mount: Mount, { x, y, width, height }: Box): string {
  const middle = x + width / 2
  switch (mount) {
    case 'hanging':
      return line(svg`M${x + 22} ${y + 8}V-10M${x + width - 22} ${y + 8}V-10`, RUBBER, 1.4)
    case 'easel':
      return (
        groundShadow(scene, middle, 276, 96, 7) +
        line(
          svg`M${middle - 4} 22L${x + 14} 276M${middle + 4} 22L${x + width - 14} 276M${middle} 26L${middle + 50} 262`,
          '#B98F5E',
          8,
          ' stroke-linecap="round"',
        ) +
        line(svg`M${middle - 4} 22L${x + 14} 276`, '#E2C79F', 2.4)
      )
    case 'strapped':
      return (
        groundShadow(scene, middle, 278, 40, 6) +
        svg`<rect x="${middle - 9}" y="-10" width="18" height="288" fill="${scene.use('tube')}"/>`
      )
    case 'leaning':
      return groundShadow(scene, middle + 10, y + height + 4, width * 0.54, 8)
    case 'strut':
      return (
        groundShadow(scene, middle + 14, y + height + 5, width * 0.5, 8) +
        filled(
          '#B3AA98',
          svg`M${x + width - 44} ${y + 16}L${x + width + 38} ${y + height - 8}l-40 9L${x + width - 44} ${y + 60}z`,
        )
      )
    case 'wall':
    case 'screws':
    case 'standoffs':
    case 'clips':
      return ''
  }
}

function inFront(scene: Scene, mount: Mount, face: Box): string {
  const { x, y, width, height } = face
  const middle = x + width / 2
  switch (mount) {
    case 'screws':
      return screws(scene, face)
    case 'standoffs':
      return studs(scene, cornersOf(face, 16), 8)
    case 'hanging':
      return (
        repeat(
          2,
          (index) =>
            svg`<circle cx="${index === 0 ? x + 22 : x + width - 22}" cy="${y + 9}" r="4" fill="${scene.tint.wall}" stroke="#838A99" stroke-width="1.5"/>`,
        ) + line(svg`M${x + 22} ${y + 9}V-10M${x + width - 22} ${y + 9}V-10`, RUBBER, 1.4)
      )
    case 'easel':
      return (
        filled('#B98F5E', svg`M${x - 6} ${y + height + 1}h${width + 14}v7h-${width + 14}z`) +
        filled('#E2C79F', svg`M${x - 6} ${y + height + 1}h${width + 14}v2h-${width + 14}z`)
      )
    case 'strapped':
      return (
        line(svg`M${middle - 24} ${y + 18}h48M${middle - 24} ${y + height - 18}h48`, INK, 4) +
        filled(INK, svg`M${middle - 28} ${y + 13}h9v10h-9zM${middle - 28} ${y + height - 23}h9v10h-9z`)
      )
    case 'clips':
      return (
        filled('#C9CDD6', svg`M-600 ${y - 34}h1600v18h-1600z`) +
        filled('#8C93A3', svg`M-600 ${y - 18}h1600v3h-1600z`) +
        filled(
          scene.use('metalDown'),
          svg`M${x + 26} ${y - 20}h16v30h-16zM${x + width - 42} ${y - 20}h16v30h-16z`,
        )
      )
    case 'wall':
    case 'leaning':
    case 'strut':
      return ''
  }
}

/** A printed sheet as it is used, and its edge through a magnifier. */
export function board(scene: Scene, { widthMm, heightMm, thicknessMm, make, mount }: Board): Picture {
  const scale = mount === 'strut' ? 0.33 : Math.min(236 / widthMm, 150 / heightMm)
  const [width, height] = [widthMm * scale, heightMm * scale]
  const foot = {
    wall: 204,
    screws: 204,
    standoffs: 206,
    leaning: 250,
    hanging: 206,
    easel: 190,
    clips: 212,
    strut: 236,
    strapped: 196,
  }[mount]
  const face = box((mount === 'strut' ? 158 : 188) - width / 2, foot - height, width, height)
  const isOff = mount === 'standoffs' || mount === 'hanging'
  return {
    behind: floorOf(mount) ? room(scene, 226) : wall(scene),
    ...(floorOf(mount) && { stands: true }),
    drawn:
      behind(scene, mount, face) +
      castShadow(scene, shape(edges(face)), isOff ? { dx: 16, dy: 20 } : { opacity: 0.28 }) +
      slab(scene, face, make, thicknessMm) +
      inFront(scene, mount, face),
    before: lens(scene, [330, 226], 52, moved(324, 226, edgeSection(scene, make, thicknessMm))),
    close: [326, 220, 2.4],
  }
}
