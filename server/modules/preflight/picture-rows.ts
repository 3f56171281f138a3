import { fitWithin } from './previews.ts'

/** Twice the largest preview, so that making it small is left to a better filter than averaging. */
const WIDEST = 2400

/**
 * A picture that is read row by row, so that no more than a few rows are in memory: one byte per pixel and channel, no ink is 0.
 * A row is valid until the next one is read.
 */
export type PictureRows = {
  readonly width: number
  readonly height: number
  /** Its colours, and after them its transparency where it has any. */
  readonly channels: number
  readonly row: (channel: number, y: number) => Buffer
}

/** A picture of pixels that lie one after the other, each with a byte for every channel. */
export function interleavedRows(
  pixels: Uint8Array,
  { width, height }: Pick<PictureRows, 'width' | 'height'>,
  channels: number,
): PictureRows {
  const out = Buffer.alloc(width)
  return {
    width,
    height,
    channels,
    row(channel, y) {
      for (let x = 0, at = y * width * channels + channel; x < width; x += 1, at += channels)
        out[x] = pixels[at] ?? 0
      return out
    },
  }
}

/** The same picture, small enough for a preview: each of its pixels is the mean of a whole block. */
export function smallRows(rows: PictureRows): PictureRows {
  const small = fitWithin(rows, WIDEST)
  const step = Math.max(1, Math.floor(Math.min(rows.width / small.width, rows.height / small.height)))
  return meanRows(rows, step)
}

/** The same picture, so many times smaller. */
export function meanRows(rows: PictureRows, step: number): PictureRows {
  if (step === 1) return rows
  const width = Math.floor(rows.width / step)
  const height = Math.floor(rows.height / step)
  const sums = new Uint32Array(width)
  const out = Buffer.alloc(width)
  const row = (channel: number, y: number) => {
    sums.fill(0)
    for (let within = 0; within < step; within += 1)
      addBlocks(sums, rows.row(channel, y * step + within), step)
    for (let x = 0; x < width; x += 1) out[x] = Math.round((sums[x] ?? 0) / (step * step))
    return out
  }
  return { width, height, channels: rows.channels, row }
}

type RowsBox = {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** A part of a picture. */
export const cutRows = (rows: PictureRows, { left, top, width, height }: RowsBox): PictureRows => ({
  width,
  height,
  channels: rows.channels,
  row: (channel, y) => rows.row(channel, top + y).subarray(left, left + width),
})

function addBlocks(sums: Uint32Array, row: Buffer, step: number): void {
  for (let x = 0, block = 0; block < sums.length; block += 1) {
    let sum = 0
    for (const end = x + step; x < end; x += 1) sum += row[x] ?? 0
    sums[block] = (sums[block] ?? 0) + sum
  }
}

const GAMMA = 1 / 2.2

/** A light of 0 to 1, as files of 32 bits have it, as a byte. */
export const byteOfLight = (light: number): number =>
  Math.round(255 * Math.min(1, Math.max(0, Number.isNaN(light) ? 0 : light)) ** GAMMA)
