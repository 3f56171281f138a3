import type { SpotFacts } from './facts.ts'

/** What a line in a spot colour is for: cutting through or half, perforating, creasing. */
export const STRUCTURES = ['through', 'half', 'perforation', 'crease'] as const
export type Structure = (typeof STRUCTURES)[number]

/** The exact name by which the machine knows each. */
export const EXACT_NAMES = {
  through: 'CutContour',
  half: 'KissCut',
  perforation: 'PerfCutContour',
  crease: 'Crease',
} as const satisfies Record<Structure, string>

const STRUCTURE_NAMES: readonly (readonly [Structure, readonly string[]])[] = [
  [
    'through',
    ['CutContour', 'Cut', 'Through-cut', 'ThruCut', 'Snijlijn', 'Stans', 'Die', 'Dieline', 'Contour'],
  ],
  ['half', ['KissCut']],
  ['perforation', ['PerfCutContour']],
  ['crease', ['Crease', 'Ril', 'Rillijn', 'Vouw']],
]
const WHITE = new Set(['White', 'Wit', 'RDG_WHITE', 'Spot White', 'W1'].map(plain))
const VARNISH = new Set(['Varnish', 'Vernis', 'Lak', 'Gloss', 'SpotUV'].map(plain))
/** Registration marks and the process colours: no spot colours in truth. */
const NO_SPOT = new Set(['All', 'None', 'Cyan', 'Magenta', 'Yellow', 'Black'].map(plain))

const STRUCTURE_BY_NAME = new Map(
  STRUCTURE_NAMES.flatMap(([structure, names]) => names.map((name) => [plain(name), structure] as const)),
)

/** A name without what people write differently: case, spaces, hyphens and underscores. */
function plain(name: string): string {
  return name.toLowerCase().replace(/[\s_-]/g, '')
}

/** What a spot colour or layer of this name is for; null for a colour like any other. */
export function structureOf(name: string): Structure | null {
  return STRUCTURE_BY_NAME.get(plain(name)) ?? null
}

/** Whether this is a line along which is cut, through or half. */
export function isCutLine(name: string): boolean {
  const structure = structureOf(name)
  return structure === 'through' || structure === 'half'
}

/** Whether this is the white below the colours. */
export function isWhite(name: string): boolean {
  return WHITE.has(plain(name))
}

/** Whether two names stand for one spot colour; all names of a varnish do. */
export function isSameSpot(name: string, other: string): boolean {
  return plain(name) === plain(other) || (VARNISH.has(plain(name)) && VARNISH.has(plain(other)))
}

/** Whether this is a spot colour in truth: not registration marks, nor a process colour. */
export function isSpot(name: string): boolean {
  return !NO_SPOT.has(plain(name))
}

/** The spot colours that draw something, registration marks and process colours apart. */
export function drawingSpots(spots: readonly SpotFacts[]): readonly SpotFacts[] {
  return spots.filter(({ name, use }) => use !== null && isSpot(name))
}
