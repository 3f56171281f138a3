import type { FileFacts, SpotFacts } from './facts.ts'
import { type LineNames, type Structure, STRUCTURES } from './structures.ts'

/** The exact name by which the machine knows each. */
const EXACT_NAMES = {
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

/** A name without what people write differently: case, spaces, hyphens, underscores and how an accent is made up. */
function plain(name: string): string {
  return asText(name)
    .toLowerCase()
    .replace(/[\s_-]/g, '')
}

/** Names of a PDF are bytes, read one by one: what makes a text in UTF-8, as most programs write them, is that text. */
function asText(name: string): string {
  if (!/[\u0080-\u00ff]/.test(name) || /[^\0-\u00ff]/.test(name)) return name.normalize('NFC')
  const bytes = Array.from(name, (byte) => `%${byte.charCodeAt(0).toString(16).padStart(2, '0')}`)
  try {
    return decodeURIComponent(bytes.join('')).normalize('NFC')
  } catch {
    return name
  }
}

/** Whether two names differ in nothing but what people write differently. */
export const isSameName = (name: string, other: string): boolean => plain(name) === plain(other)

/** What a spot colour or layer of this name is for; null for a colour like any other. Among the own names only where they are given. */
export function structureOf(name: string, own?: LineNames): Structure | null {
  return STRUCTURE_BY_NAME.get(plain(name)) ?? (own ? ownStructureOf(name, own) : null)
}

const ownStructureOf = (name: string, own: LineNames): Structure | null =>
  STRUCTURES.find((structure) => ownNameOf(name, own[structure]) !== undefined) ?? null

const ownNameOf = (name: string, names: readonly string[]): string | undefined =>
  names.find((one) => isSameName(one, name))

/** Whether this is a line along which is cut, through or half. */
export function isCutLine(name: string, own?: LineNames): boolean {
  const structure = structureOf(name, own)
  return structure === 'through' || structure === 'half'
}

/** The name of a line as a machine must find it in the file: an own name as the owner writes it, of others the exact one. */
export function machineName(name: string, structure: Structure, own: LineNames | undefined): string {
  const exact = (own && ownNameOf(name, own[structure])) ?? EXACT_NAMES[structure]
  return asText(name) === asText(exact) ? name : exact
}

/** What was measured in a file, with those of the own names by which its spots and layers are lines to the shop's machines. */
export function withOwnLines(facts: FileFacts, own: LineNames | null): FileFacts {
  if (facts.kind !== 'document' || !own) return facts
  const ownLines = linesAmong(own, [...facts.spots.map(({ name }) => name), ...facts.layers])
  return ownLines ? { ...facts, ownLines } : facts
}

function linesAmong(own: LineNames, names: readonly string[]): LineNames | undefined {
  const of = (structure: Structure) => own[structure].filter((one) => ownNameOf(one, names) !== undefined)
  const found = {
    through: of('through'),
    half: of('half'),
    perforation: of('perforation'),
    crease: of('crease'),
  }
  return STRUCTURES.some((structure) => found[structure].length > 0) ? found : undefined
}

/** The names that every shop knows for a line, the exact one first. */
export const usualNames = (structure: Structure): readonly string[] =>
  STRUCTURE_NAMES.find(([one]) => one === structure)?.[1] ?? []

/**
 * The first kind of line with a name that stands for something else already: another line, white, varnish or a process colour. Null
 * where each name stands for one thing. Of two kinds that share a name the one that was changed is told.
 */
export function clashingLine(
  own: LineNames,
  changed: readonly Structure[],
): { readonly structure: Structure; readonly name: string } | null {
  const taken = new Map<string, Structure | null>(STRUCTURE_BY_NAME)
  for (const other of [...WHITE, ...VARNISH, ...NO_SPOT]) taken.set(other, null)
  for (const structure of [...STRUCTURES.filter((one) => !changed.includes(one)), ...changed])
    for (const name of own[structure]) {
      const known = taken.get(plain(name))
      if (known !== undefined && known !== structure) return { structure, name }
      taken.set(plain(name), structure)
    }
  return null
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
