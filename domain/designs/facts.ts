import type { LineNames } from './structures.ts'
import type { ColourModel } from './colour-model.ts'
import type { PagePlaces } from './places.ts'

/** What a print file is by its content, whatever its name says; 'ai' is Illustrator's file with its PDF part. */
export type PrintFileType = 'pdf' | 'ai' | 'jpeg' | 'tiff' | 'psb' | 'psd'

/** Why nothing can be measured in a file (preflight checks 1, 3, 6, 8, 10, 12 to 14). */
export type UnusableReason =
  | 'empty'
  | 'notAccepted'
  | 'damaged'
  | 'passwordNeeded'
  | 'bomb'
  | 'illustratorWithoutPdf'
  | 'noPage'

/** A width and a height in mm, as the page is seen: turned by its rotation, times its unit. */
export type SizeMm = { readonly widthMm: number; readonly heightMm: number }

/** Distances in mm from the edges of the trimmed page, as it is seen. */
export type EdgesMm = {
  readonly leftMm: number
  readonly bottomMm: number
  readonly rightMm: number
  readonly topMm: number
}

/** A page of a PDF, measured; its boxes are clipped to the media. */
export type PageFacts = {
  readonly media: SizeMm
  /** Of the TrimBox, else of the CropBox, else of the media. */
  readonly size: SizeMm
  /** Whether the page says itself where it is trimmed. */
  readonly hasTrimBox: boolean
  /** How far the BleedBox reaches beyond the trim; null without one. */
  readonly bleed: EdgesMm | null
  /** Whether ink reaches the whole edge of the media beyond the trim; null where that could not be seen. */
  readonly inkInBleed: boolean | null
  /** Quarter turns in degrees, 0 to 270. */
  readonly rotate: number
  /** What a unit of the page is in points. */
  readonly userUnit: number
  /** The least resolution of a picture as it is placed, in pixels per inch of the page; null without pictures. */
  readonly minPpi: number | null
  /** Whether every pixel of its preview has one colour. */
  readonly isBlank: boolean
}

/** A typeface that draws text. */
export type FontFacts = {
  readonly name: string
  readonly isEmbedded: boolean
  /** One of the fourteen that every reader of PDF has. */
  readonly isStandard: boolean
}

/** A spot colour, and how it is used. */
export type SpotFacts = {
  readonly name: string
  /** The widest use that was found; null when it is named but draws nothing. */
  readonly use: 'stroke' | 'fill' | 'both' | null
  /** Whether each path that it strokes is closed; null when it strokes none. */
  readonly isClosed: boolean | null
  /** How many paths it strokes. */
  readonly paths: number
}

/** What can act by itself in a PDF, and is never run. */
export type ActiveContent =
  | 'javascript'
  | 'launch'
  | 'form'
  | 'annotation'
  | 'attachment'
  | 'media'
  | 'action'

/** A document of pages: PDF, or Illustrator with its PDF part. */
export type DocumentFacts = {
  readonly kind: 'document'
  readonly type: 'pdf' | 'ai'
  readonly version: string
  /** All pages; `pages` holds no more than the first 200 of them. */
  readonly pageCount: number
  readonly pages: readonly PageFacts[]
  /** Opening needs no password, changing or printing does. */
  readonly isRestricted: boolean
  /** Its index was damaged, and could be rebuilt. */
  readonly wasRebuilt: boolean
  readonly fonts: readonly FontFacts[]
  readonly colours: readonly ColourModel[]
  readonly spots: readonly SpotFacts[]
  /** Those names of the owner by which its spots and layers are lines; absent without any, and in files that were measured before. */
  readonly ownLines?: LineNames | undefined
  readonly hiddenLayers: readonly string[]
  readonly layers: readonly string[]
  readonly hasTransparency: boolean
  readonly active: readonly ActiveContent[]
  /** What stands in fields and text boxes that are seen on a screen and not printed; absent in files that were measured before. */
  readonly unprintedTexts?: readonly string[] | undefined
  readonly outputIntents: readonly string[]
  /** The thinnest line that is drawn, in points; null without lines. */
  readonly thinnestLinePt: number | null
  /** White that is set to overprint, and would vanish. */
  readonly hasWhiteOverprint: boolean
  /** The heaviest ink of its preview in percent, where its colours are CMYK; else null. */
  readonly totalInkPercent: number | null
  /** The heaviest ink of its pictures of more pixels than a repair can limit; absent without any, and in files that were measured before. */
  readonly largeInkPercent?: number | null | undefined
  /** Where things are on the first pages; absent in files that were measured before, and where nobody asked for it. */
  readonly places?: readonly PagePlaces[] | undefined
}

/** One picture: JPEG, TIFF, or the merged picture of a Photoshop file. */
export type RasterFacts = {
  readonly kind: 'raster'
  readonly type: 'jpeg' | 'tiff' | 'psb' | 'psd'
  /** As stored, before EXIF turns it. */
  readonly widthPx: number
  readonly heightPx: number
  /** EXIF orientation, 1 to 8; 5 to 8 turn width and height. */
  readonly orientation: number
  readonly frames: number
  readonly colour: ColourModel
  readonly bitsPerChannel: number
  readonly channels: number
  readonly hasAlpha: boolean
  readonly hasIccProfile: boolean
  /** Pixels per inch that the file claims, a hint only; null when it claims none. */
  readonly statedPpi: number | null
  readonly totalInkPercent: number | null
  readonly isBlank: boolean
  /**
   * Why its pixels cannot go to print: Photoshop kept layers only, or they are packed or counted in a rare way. Absent where they
   * can.
   */
  readonly unprintable?: 'placeholder' | 'packing' | undefined
}

/** A file in which nothing could be measured. `realType` is what its first bytes are, such as 'png', where known. */
export type UnusableFacts = {
  readonly kind: 'unusable'
  readonly reason: UnusableReason
  readonly realType: string | null
}

/** What was measured in a print file; judging it against a product comes after (`judge-file.ts`). */
export type FileFacts = UnusableFacts | DocumentFacts | RasterFacts
