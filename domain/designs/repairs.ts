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
  /** The proportion is off by a little: fill and crop, or fit with a white edge. */
  'fillOrFit',
  /** No bleed: the edge is mirrored or drawn out. */
  'bleed',
  /** RGB or Lab becomes CMYK; black text stays black only. */
  'toCmyk',
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

/** How a page comes to a proportion that is not its own: cut off at the edge, or with white beside it. */
export type Placing = 'fill' | 'fit'

/** What stands in the bleed of a page that has none: its edge as in a mirror, or its last line drawn out. */
export type BleedMethod = 'mirror' | 'stretch'

/** What the customer chose; the defaults lose nothing that could be kept. */
export type RepairOptions = { readonly placing: Placing; readonly bleed: BleedMethod }

export const DEFAULT_REPAIR_OPTIONS = { placing: 'fill', bleed: 'mirror' } as const satisfies RepairOptions
