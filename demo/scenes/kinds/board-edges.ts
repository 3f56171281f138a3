import { INK, STEEL_DARK } from '../palette.ts'
import type { Scene } from '../scene.ts'
import { filled, line, repeat, svg } from '../svg.ts'

/** What a sheet is made of, as its sawn edge shows. */
export type EdgeMake =
  | 'sandwich'
  | 'foam'
  | 'fluted'
  | 'solid'
  | 'clear'
  | 'tough'
  | 'foamCore'
  | 'honeycomb'
  | 'cardboard'
  | 'plywood'
  | 'filmedPly'
  | 'felt'

/** Colours of the side in the light and of the side in shade. */
export const EDGE_COLOURS = {
  sandwich: ['#C3C8D1', '#8C93A3'],
  foam: ['#E4E7EC', '#BFC5D0'],
  fluted: ['#DDEAF0', '#A9C0CC'],
  solid: ['#F4F5F7', '#C8CCD5'],
  clear: ['#B9E7F2', '#6FC3DB'],
  tough: ['#CFD8DC', '#8FA0A8'],
  foamCore: ['#FDFDFE', '#D3D7DF'],
  honeycomb: ['#D3B48A', '#A98A5C'],
  cardboard: ['#D9D2C4', '#B3AA98'],
  plywood: ['#E2C79F', '#B98F5E'],
  filmedPly: ['#6B4A33', '#4A3222'],
  felt: ['#AEB4BF', '#838A99'],
} as const satisfies Record<EdgeMake, readonly [lit: string, shade: string]>

type Section = { readonly top: number; readonly height: number; readonly unitsPerMm: number }

const slab = (fill: string, top: number, height: number) => filled(fill, svg`M-60 ${top}h140v${height}h-140z`)

const plies = ({ top, height, unitsPerMm }: Section, light: string, dark: string) => {
  const count = Math.max(Math.round(height / unitsPerMm / 1.4), 5)
  const each = height / count
  return repeat(count, (index) => slab(index % 2 === 0 ? light : dark, top + index * each, each + 0.3))
}

const skins = ({ top, height }: Section, fill: string, thickness: number) =>
  slab(fill, top, thickness) + slab(fill, top + height - thickness, thickness)

const LAYERS: Record<EdgeMake, (section: Section, scene: Scene) => string> = {
  sandwich: (section) => slab('#22262F', section.top, section.height) + skins(section, '#DDE1E8', 2.2),
  foam: (section, scene) =>
    slab('#F1F2F5', section.top, section.height) +
    filled(
      scene.pattern(
        7,
        6,
        '<circle cx="2" cy="2" r="1" fill="#A9AFBC"/><circle cx="5.500" cy="4.500" r=".8" fill="#BFC5D0"/>',
      ),
      svg`M-60 ${section.top}h140v${section.height}h-140z`,
    ),
  fluted: (section) =>
    slab('#BBD3DE', section.top, section.height) +
    repeat(Math.ceil(140 / (section.height * 0.9)), (index) =>
      filled(
        '#5F7F8E',
        svg`M${index * section.height * 0.9 - 58} ${section.top + 2}h${section.height * 0.9 - 3}v${section.height - 4}h-${section.height * 0.9 - 3}z`,
      ),
    ) +
    skins(section, '#F1F7FA', 2.2),
  solid: (section) =>
    slab('#F7F8FA', section.top, section.height) + line(svg`M-60 ${section.top}h140`, '#fff', 1.4),
  clear: (section) =>
    slab('#8FD5E6', section.top, section.height) +
    slab('#D7F1F8', section.top + section.height * 0.2, section.height * 0.25) +
    line(svg`M-60 ${section.top}h140`, '#fff', 2),
  tough: (section) =>
    slab('#A9B8BF', section.top, section.height) +
    slab('#D3DDE1', section.top + section.height * 0.55, section.height * 0.2) +
    line(svg`M-60 ${section.top}h140`, '#fff', 1.4),
  foamCore: (section, scene) =>
    slab('#fff', section.top, section.height) +
    filled(
      scene.pattern(5, 5, '<circle cx="2.500" cy="2.500" r="1.900" fill="none" stroke="#DBDDE3"/>'),
      svg`M-60 ${section.top}h140v${section.height}h-140z`,
    ) +
    skins(section, '#C9CDD6', 1.6),
  honeycomb: (section) =>
    slab('#8A6B43', section.top, section.height) +
    line(
      svg`M-60 ${section.top}${`l7 ${Math.round(section.height)}l7-${Math.round(section.height)}`.repeat(10)}`,
      '#E2C79F',
      2.6,
    ) +
    skins(section, '#E2C79F', 2.6),
  cardboard: (section) => slab('#C9C0AE', section.top, section.height) + skins(section, '#F4F1EA', 1.4),
  plywood: (section) => plies(section, '#EBD6AE', '#C79E68'),
  filmedPly: (section) => plies(section, '#C9A878', '#8F6B45') + skins(section, '#3A2619', 2.6),
  felt: (section) =>
    slab('#AEB4BF', section.top, section.height) +
    line(
      repeat(
        20,
        (index) =>
          svg`M${index * 7 - 60} ${section.top}q2-4 4 0M${index * 7 - 58} ${section.top + section.height}q3 5 5 0`,
      ) + repeat(14, (index) => svg`M${index * 10 - 56} ${section.top + 4 + ((index * 7) % 20)}q5-4 9 1`),
      '#7B8292',
      1,
    ),
}

/** The sawn edge through a magnifier: a sheet around the origin, with print on its upper side, true to its thickness. */
export function edgeSection(scene: Scene, make: EdgeMake, thicknessMm: number): string {
  const unitsPerMm = 4.6
  const height = Math.max(thicknessMm * unitsPerMm, 5)
  const top = -height / 2
  const right = 28
  return (
    svg`<g transform="rotate(-16)"><clipPath id="e"><path d="M-60 ${top - 4}H${right}V${top + height + 4}H-60z"/></clipPath><g clip-path="url(#e)">` +
    LAYERS[make]({ top, height, unitsPerMm }, scene) +
    filled('#E5007D', svg`M-60 ${top - 3}h140v3h-140z`) +
    '</g>' +
    line(svg`M${right} ${top - 3}V${top + height}`, STEEL_DARK, 1) +
    line(svg`M${right + 8} ${top}v${height}M${right + 4} ${top}h8M${right + 4} ${top + height}h8`, INK, 1.4) +
    '</g>'
  )
}
