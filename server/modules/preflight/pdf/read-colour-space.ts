import type { Resolve } from './decode-stream.ts'
import { type Dict, isDict, isList, Name, nameOf, Stream, type Value } from './values.ts'

const MAX_DEPTH = 8

/** A colour space as it is written. */
export type WrittenSpace = {
  readonly kind: 'gray' | 'rgb' | 'cmyk' | 'lab' | 'indexed' | 'spot' | 'pattern' | 'other'
  /** The inks of a Separation or DeviceN, in their order. */
  readonly inks: readonly string[]
  /** What the colours of a palette are of, and those of patterns that have none of their own. */
  readonly below: WrittenSpace | null
}

const plain = (kind: WrittenSpace['kind']): WrittenSpace => ({ kind, inks: [], below: null })
const OTHER = plain('other')

const BY_NAME: Readonly<Record<string, WrittenSpace>> = {
  DeviceGray: plain('gray'),
  CalGray: plain('gray'),
  G: plain('gray'),
  DeviceRGB: plain('rgb'),
  CalRGB: plain('rgb'),
  RGB: plain('rgb'),
  DeviceCMYK: plain('cmyk'),
  CMYK: plain('cmyk'),
  Lab: plain('lab'),
  Pattern: plain('pattern'),
}

const ALWAYS_THEMSELVES = new Set(['DeviceGray', 'DeviceRGB', 'DeviceCMYK', 'Pattern'])

/** Whether the resources may tell what a name stands for; these four are what they are (PDF 32000, table 74). */
export const mayBeNamed = (name: string): boolean => !ALWAYS_THEMSELVES.has(name)

/** Where a colour space is written: how to follow what it points at, and what the names of its resources stand for. */
type Around = {
  readonly resolve: Resolve
  readonly named: (name: string) => Value | undefined
}

/** The colour space that a name or an array tells (PDF 32000, 8.6). */
export function readColourSpace(value: Value | undefined, around: Around, depth = 0): WrittenSpace {
  const { resolve, named } = around
  const told = resolve(value)
  if (told instanceof Name) {
    const own = depth < MAX_DEPTH && mayBeNamed(told.value) ? named(told.value) : undefined
    return own === undefined ? (BY_NAME[told.value] ?? OTHER) : readColourSpace(own, around, depth + 1)
  }
  if (!isList(told) || depth >= MAX_DEPTH) return OTHER
  const below = () => readColourSpace(told[1], around, depth + 1)
  const kind = nameOf(resolve(told[0])) ?? ''
  switch (kind) {
    case 'ICCBased':
      return ofProfile(resolve(told[1]), resolve)
    case 'Indexed':
    case 'I':
      return { kind: 'indexed', inks: [], below: below() }
    case 'Pattern':
      return { kind: 'pattern', inks: [], below: told.length > 1 ? below() : null }
    case 'Separation':
      return ofInks([told[1]], resolve)
    case 'DeviceN':
    case 'NChannel': {
      const inks = resolve(told[1])
      return ofInks(isList(inks) ? inks : [], resolve)
    }
    default:
      return BY_NAME[kind] ?? OTHER
  }
}

function ofProfile(profile: Value, resolve: Resolve): WrittenSpace {
  const dict: Dict = profile instanceof Stream ? profile.dict : isDict(profile) ? profile : new Map()
  const channels = resolve(dict.get('N'))
  if (channels === 1) return plain('gray')
  if (channels === 4) return plain('cmyk')
  if (channels !== 3) return OTHER
  const alternate = resolve(dict.get('Alternate'))
  return plain(isList(alternate) && nameOf(resolve(alternate[0])) === 'Lab' ? 'lab' : 'rgb')
}

const ofInks = (inks: readonly (Value | undefined)[], resolve: Resolve): WrittenSpace => ({
  kind: 'spot',
  inks: inks.map((ink) => nameOf(resolve(ink)) ?? ''),
  below: null,
})
