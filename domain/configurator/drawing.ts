import type { Edge } from '../pricing/model.ts'

/** What a product is drawn as in the live picture; everything that hangs, stands or lies flat has its own scene. */
export type DrawingKind =
  | 'banner'
  | 'fence'
  | 'panel'
  | 'window'
  | 'wallpaper'
  | 'sticker'
  | 'lettering'
  | 'paper'
  | 'flag'
  | 'beachFlag'
  | 'rollUp'
  | 'frame'
  | 'pavementSign'

/** What the print lies on, or what it is made of. */
export type Surface =
  | 'paper'
  | 'gloss'
  | 'recycled'
  | 'weave'
  | 'mesh'
  | 'textile'
  | 'film'
  | 'clearFilm'
  | 'etched'
  | 'perforated'
  | 'reflective'
  | 'plain'
  | 'brushed'
  | 'clear'
  | 'opal'
  | 'chalk'
  | 'none'

/** How an edge is finished. */
export type EdgeFinish = 'hem' | 'pocket' | 'keder' | 'rope' | 'webbing' | 'velcro' | 'polished'

/** What the outline of a product is; 'rounded' by a radius in mm. */
export type Outline = 'straight' | 'rounded' | 'oval' | 'contour' | 'drop' | 'feather'

/** What holds a product to something else. */
export type Fixing = 'hole' | 'standoff' | 'screw' | 'clamp' | 'hook' | 'clip'

/** Anything else that is seen beside or on the product. */
export type Extra =
  | 'whiteUnder'
  | 'mirrored'
  | 'hangRail'
  | 'magnets'
  | 'tieWraps'
  | 'tensioners'
  | 'number'
  | 'binderHoles'
  | 'perforation'
  | 'bundle'
  | 'spot'
  | 'foldSingle'
  | 'foldLetter'
  | 'foldZigzag'
  | 'unfolded'
  | 'sheetOfStickers'
  | 'rollOfStickers'
  | 'transferTape'
  | 'mast'
  | 'facade'
  | 'bannerArm'
  | 'poleHolder'
  | 'pole'
  | 'toLeft'
  | 'crossFoot'
  | 'spike'
  | 'tankFoot'
  | 'plateFoot'
  | 'carFoot'
  | 'wallFoot'
  | 'waterRing'
  | 'bag'
  | 'wideCassette'
  | 'lamp'
  | 'feet'
  | 'strut'
  | 'springs'
  | 'topBoard'
  | 'tool'

/** One thing that a choice makes the picture show. */
export type DrawnPart =
  | { readonly part: 'surface'; readonly surface: Surface }
  | { readonly part: 'ink'; readonly colour: string }
  | { readonly part: 'thickness'; readonly mm: number }
  /** Where the size is neither entered nor that of the print file. */
  | { readonly part: 'size'; readonly widthMm: number; readonly heightMm: number }
  /** What it looks like while there is no size yet; no length is told of it. */
  | { readonly part: 'startSize'; readonly widthMm: number; readonly heightMm: number }
  | { readonly part: 'outline'; readonly outline: Outline; readonly radiusMm: number }
  | { readonly part: 'edge'; readonly finish: EdgeFinish; readonly edges: readonly Edge[] }
  | { readonly part: 'cornerRings' }
  /** Rings at most so far apart, where the price does not go by their number. */
  | { readonly part: 'rings'; readonly spacingMm: number; readonly edges: readonly Edge[] }
  | { readonly part: 'fixing'; readonly fixing: Fixing; readonly count: number; readonly diameterMm: number }
  /** Fixings lie as far from the edge as the millimetre field says. */
  | { readonly part: 'inset'; readonly fieldId: string }
  | { readonly part: 'extra'; readonly extra: Extra }

/**
 * How a product is shown while it is composed: its kind, what is always seen, and what each option or value of a field
 * adds, by its id. What is not named is not drawn; rings that are
 * paid for follow from the price of the option.
 */
export type Drawing = {
  readonly kind: DrawingKind
  readonly always: readonly DrawnPart[]
  readonly parts: Readonly<Record<string, readonly DrawnPart[]>>
}
