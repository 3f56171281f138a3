import type { DetailPart, PixelSize } from '#domain/designs/detail.ts'

/** A part of a page of a file, and where its picture goes. */
export type DetailOrder = {
  readonly path: string
  /** The name that its owner gave it. */
  readonly name: string
  /** From 1. */
  readonly page: number
  readonly full: PixelSize
  readonly part: DetailPart
  /** Whether the page is of one colour. */
  readonly isBlank: boolean
  readonly resultPath: string
}
