/**
 * What the shop can mend in a print file by itself (preflight, Repairs). A finding names the one that takes it away; a finding
 * without one asks for consent, or for another file.
 */
export const REPAIR_KINDS = [
  /** Its index was damaged: written anew. */
  'rebuild',
  /** A password against changing or printing: left out of the copy. */
  'unlock',
  /** Scripts, forms, notes, attachments: left out of the copy. */
  'strip',
  /** A quarter turn. */
  'turn',
  /** Another size of the same proportion. */
  'scale',
  /** Another proportion: fill and crop, or fit with its edge or white around it, either way up; or its edge is its bleed. */
  'fillOrFit',
  /** No bleed: the edge is mirrored or drawn out. */
  'bleed',
  /** RGB or Lab becomes CMYK; black text stays black only. */
  'toCmyk',
  /** Spot colours that the print does not use become CMYK, as their own file says. */
  'spotsToCmyk',
  /** What has more ink than the material takes gets less of it. */
  'limitInk',
  /** White that is set to overprint, and would vanish, is printed. */
  'knockOut',
  /** The cut line gets the name CutContour, and overprints. */
  'renameCut',
  /** Alpha on white, 8 bits per channel. */
  'flatten',
  /** The first of several pictures in one file. */
  'firstPicture',
  /** The merged picture of a Photoshop file. */
  'merge',
] as const
export type RepairKind = (typeof REPAIR_KINDS)[number]

/** How a page comes to a proportion that is not its own: cut off at the edge, or with something beside it. */
export type Placing = 'fill' | 'fit'

/** As `Placing`, or as a page whose edge is its bleed: only of one that may have it there (`SizeMatch`, unclear). */
export type ChosenPlacing = Placing | 'asBleed'

/** What stands beside a page that fits within: its own edge drawn out, so that its colour goes on, or white. */
export type Around = 'edge' | 'white'

/** Which way up the first page of another proportion goes: as is nearest to the order, as it came, or a quarter turned. */
export type Turn = 'nearest' | 'none' | 'quarter'

/** What stands in the bleed of a page that has none: its edge as in a mirror, or its last line drawn out. */
export type BleedMethod = 'mirror' | 'stretch'

/** What the customer chose. */
export type RepairOptions = {
  readonly placing: ChosenPlacing
  readonly around: Around
  readonly turn: Turn
  readonly bleed: BleedMethod
}

/** What holds where nothing was chosen; a file of another proportion waits for a choice (`needsChoice`). */
export const DEFAULT_REPAIR_OPTIONS = {
  placing: 'fill',
  around: 'edge',
  turn: 'nearest',
  bleed: 'mirror',
} as const satisfies RepairOptions
