import { closeSync, fstatSync, openSync, readSync } from 'node:fs'
import { largestPreview, type Pixels } from '../previews.ts'
import { UnusableFile } from '../inspection-errors.ts'
import { type Engine, startEngine } from './engine.ts'
import type { SmallPicture } from './look-at-pictures.ts'
import type { Box, PageSize } from './page-size.ts'
import { uprightOf } from './part-of-page.ts'

const CHUNK_BYTES = 4 * 1024 * 1024
const MAX_PIXELS = 16_000_000
const BGRX = 3
const DRAW_ANNOTATIONS = 0x01
const RGB_ORDER = 0x10
const PASSWORD_ERROR = 4
const FORM_BYTES = 256
const FORM_VERSION = 2
const WHITE = 0xffffffff
/** The ground on which white alone can be seen (preflight check 39), as 0xAARRGGBB. */
const GREY = 0xffd9dce0

/** A page as it was drawn on white: all of it up to its outer edge, and where the trim lies in that. */
export type Drawn = { readonly pixels: Pixels; readonly trim: PixelBox }
export type PixelBox = {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** A part of the trim of a page, in pixels of which the whole trim would have so many. */
type PartOfTrim = PixelBox & { readonly trimPx: { readonly width: number; readonly height: number } }
type Ground = 'white' | 'grey'
/** What is drawn of a page that would be so large as a whole. */
type Cut = PixelBox & { readonly whole: { readonly width: number; readonly height: number } }

/** Draws the pages of a document with pdfium. */
export class Renderer {
  readonly #engine: Engine
  readonly #document: number
  readonly #form: number

  private constructor(engine: Engine, document: number) {
    this.#engine = engine
    this.#document = document
    this.#form = openForm(engine, document)
  }

  /**
   * Opens a file; where the engine cannot, once more with another index behind it. What there is a small copy of it gets to see only
   * where it cannot open the file otherwise: it unpacks hundreds of millions of pixels wherever the picture is drawn.
   */
  static async open(
    path: string,
    small: readonly SmallPicture[],
    freshIndex: (small: readonly SmallPicture[]) => Buffer,
  ): Promise<Renderer> {
    const engine = await startEngine()
    const asItCame = () => load(engine, path)
    const indexed = () => load(engine, path, freshIndex(small), small)
    const document = small.length > 0 ? indexed() || asItCame() : asItCame() || indexed()
    if (document !== 0) return new Renderer(engine, document)
    throw new UnusableFile(
      engine.FPDF_GetLastError() === PASSWORD_ERROR ? 'passwordNeeded' : 'damaged',
      'pdf',
    )
  }

  /** One page; null where the engine cannot read it. */
  draw(index: number, size: PageSize, ground: Ground = 'white'): Drawn | null {
    const { trim, ...whole } = placeOf(size)
    const pixels = this.#drawn(index, size, { ...whole, x: 0, y: 0, whole }, ground)
    return pixels && { pixels, trim }
  }

  /** A part of the trim of a page; null where the engine cannot read it. */
  drawPart(index: number, size: PageSize, { trimPx, ...part }: PartOfTrim, ground: Ground): Pixels | null {
    const { page, trim } = uprightOf(size)
    const scale = { x: trimPx.width / trim.width, y: trimPx.height / trim.height }
    const whole = {
      width: Math.max(1, Math.round(page.width * scale.x)),
      height: Math.max(1, Math.round(page.height * scale.y)),
    }
    const x = part.x + Math.round(trim.x * scale.x)
    const y = part.y + Math.round(trim.y * scale.y)
    return this.#drawn(index, size, { ...part, x, y, whole }, ground)
  }

  #drawn(index: number, size: PageSize, { x, y, width, height, whole }: Cut, ground: Ground): Pixels | null {
    const engine = this.#engine
    const page = this.#load(index, size)
    if (page === 0) return null
    const form = this.#form
    if (form !== 0) engine.FORM_OnAfterLoadPage(page, form)
    try {
      const bitmap = engine.FPDFBitmap_CreateEx(width, height, BGRX, 0, 0)
      if (bitmap === 0) throw new Error('The renderer has no room for a page of this size')
      engine.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, ground === 'white' ? WHITE : GREY)
      const place = [-x, -y, whole.width, whole.height, 0] as const
      engine.FPDF_RenderPageBitmap(bitmap, page, ...place, DRAW_ANNOTATIONS | RGB_ORDER)
      if (form !== 0) engine.FPDF_FFLDraw(form, bitmap, page, ...place, RGB_ORDER)
      const at = engine.FPDFBitmap_GetBuffer(bitmap) >>> 0
      const stride = engine.FPDFBitmap_GetStride(bitmap)
      const data = withoutFourth(engine.memory().subarray(at, at + stride * height), width, height, stride)
      engine.FPDFBitmap_Destroy(bitmap)
      return { data, width, height }
    } finally {
      if (form !== 0) engine.FORM_OnBeforeClosePage(page, form)
      engine.FPDF_ClosePage(page)
    }
  }

  /** The engine shows a page within its crop, so that this becomes the outer edge. */
  #load(index: number, { crop, outer }: PageSize): number {
    const engine = this.#engine
    const page = engine.FPDF_LoadPage(this.#document, index)
    if (page === 0 || isSame(crop, outer)) return page
    engine.FPDFPage_SetCropBox(page, outer.left, outer.bottom, outer.right, outer.top)
    engine.FPDF_ClosePage(page)
    return engine.FPDF_LoadPage(this.#document, index)
  }
}

/** The handle of the document, 0 where the engine does not know what to make of it. */
function load(
  engine: Engine,
  path: string,
  behind: Uint8Array = new Uint8Array(),
  leftOut: readonly Range[] = [],
): number {
  const file = openSync(path, 'r')
  try {
    const { size } = fstatSync(file)
    const at = engine.malloc(size + behind.length) >>> 0
    if (at === 0) throw new Error('The renderer has no room for a file of this size')
    for (const { from, to } of between(leftOut, size))
      for (let done = from; done < to;) {
        const count = readSync(file, engine.memory(), at + done, Math.min(CHUNK_BYTES, to - done), done)
        if (count === 0) break
        done += count
      }
    engine.memory().set(behind, at + size)
    const document = engine.FPDF_LoadMemDocument64(at, size + behind.length, 0)
    if (document === 0) engine.free(at)
    return document
  } finally {
    closeSync(file)
  }
}

type Range = { readonly from: number; readonly to: number }

/** What lies between some parts of a file. Memory that nothing is written in takes no room. */
function between(parts: readonly Range[], size: number): readonly Range[] {
  const sorted = parts.toSorted((one, other) => one.from - other.from)
  return [...sorted, { from: size, to: size }].map(({ from }, at) => ({
    from: sorted[at - 1]?.to ?? 0,
    to: from,
  }))
}

/** What lets the fields of a form be drawn; nothing in it is ever run. */
function openForm(engine: Engine, document: number): number {
  const at = engine.malloc(FORM_BYTES) >>> 0
  engine.memory().fill(0, at, at + FORM_BYTES)
  engine.memory()[at] = FORM_VERSION
  const form = engine.FPDFDOC_InitFormFillEnvironment(document, at)
  engine.FPDF_SetFormFieldHighlightAlpha(form, 0)
  return form
}

const isSame = (one: Box, other: Box): boolean =>
  one.left === other.left && one.right === other.right && one.bottom === other.bottom && one.top === other.top

/** How large a page is drawn, so that its trim has the size of the largest preview. */
function placeOf(size: PageSize): {
  width: number
  height: number
  trim: PixelBox
} {
  const { page, trim } = uprightOf(size)
  const { width, height } = trim
  const grown = { width: width * 1000, height: height * 1000 }
  const wanted = largestPreview(grown)
  const scale = Math.min(
    Math.max(wanted.width / width, wanted.height / height),
    Math.sqrt(MAX_PIXELS / (page.width * page.height)),
  )
  const px = (units: number) => Math.max(1, Math.round(units * scale))
  const box = { width: px(page.width), height: px(page.height) }
  const x = Math.min(Math.round(trim.x * scale), box.width - 1)
  const y = Math.min(Math.round(trim.y * scale), box.height - 1)
  const trimBox = {
    x,
    y,
    width: Math.min(px(width), box.width - x),
    height: Math.min(px(height), box.height - y),
  }
  return { ...box, trim: trimBox }
}

function withoutFourth(rgbx: Uint8Array, width: number, height: number, stride: number): Buffer {
  const out = Buffer.allocUnsafe(width * height * 3)
  let to = 0
  for (let y = 0; y < height; y += 1) {
    let from = y * stride
    for (let x = 0; x < width; x += 1, from += 4, to += 3) {
      out[to] = rgbx[from] ?? 0
      out[to + 1] = rgbx[from + 1] ?? 0
      out[to + 2] = rgbx[from + 2] ?? 0
    }
  }
  return out
}
