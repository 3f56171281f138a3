import { type PDFDict, PDFName, PDFNumber } from '@cantoo/pdf-lib'

/** Undoes what Flate and LZW streams of pictures often have: each row told as its difference to what lies beside it. */
export function undoPredictor(content: Uint8Array, params: PDFDict | null): Uint8Array {
  const numberOf = (key: string, otherwise: number) => {
    const value = params?.lookup(PDFName.of(key))
    return value instanceof PDFNumber ? value.asNumber() : otherwise
  }
  const predictor = numberOf('Predictor', 1)
  if (predictor === 1) return content
  const colours = numberOf('Colors', 1)
  const bits = numberOf('BitsPerComponent', 8)
  const rowBytes = Math.ceil((numberOf('Columns', 1) * colours * bits) / 8)
  const pixelBytes = Math.max(1, Math.floor((colours * bits) / 8))
  if (predictor === 2) return bits === 8 ? undoLeft(content.slice(), rowBytes, pixelBytes) : content
  return undoPng(content, rowBytes, pixelBytes)
}

function undoLeft(content: Uint8Array, rowBytes: number, pixelBytes: number): Uint8Array {
  for (let at = 0; at < content.length; at += 1) {
    if (at % rowBytes >= pixelBytes) content[at] = (content[at] ?? 0) + (content[at - pixelBytes] ?? 0)
  }
  return content
}

function undoPng(content: Uint8Array, rowBytes: number, pixelBytes: number): Uint8Array {
  const rows = Math.ceil(content.length / (rowBytes + 1))
  const made = new Uint8Array(rows * rowBytes)
  for (let row = 0; row < rows; row += 1) {
    const type = content[row * (rowBytes + 1)] ?? 0
    const from = row * (rowBytes + 1) + 1
    const to = row * rowBytes
    for (let at = 0; at < rowBytes; at += 1) {
      const left = at >= pixelBytes ? (made[to + at - pixelBytes] ?? 0) : 0
      const up = row > 0 ? (made[to + at - rowBytes] ?? 0) : 0
      const corner = row > 0 && at >= pixelBytes ? (made[to + at - rowBytes - pixelBytes] ?? 0) : 0
      made[to + at] = (content[from + at] ?? 0) + predicted(type, left, up, corner)
    }
  }
  return made
}

function predicted(type: number, left: number, up: number, corner: number): number {
  switch (type) {
    case 1:
      return left
    case 2:
      return up
    case 3:
      return (left + up) >> 1
    case 4:
      return paeth(left, up, corner)
    default:
      return 0
  }
}

function paeth(left: number, up: number, corner: number): number {
  const guess = left + up - corner
  const [byLeft, byUp, byCorner] = [left, up, corner].map((value) => Math.abs(guess - value)) as [
    number,
    number,
    number,
  ]
  if (byLeft <= byUp && byLeft <= byCorner) return left
  return byUp <= byCorner ? up : corner
}
