import type { Ink, Paper } from './paper.ts'

type Spot = { readonly x: number; readonly y: number }
type Box = Spot & { readonly width: number; readonly height: number }

/** What a code is made of; what the package exports by the name `raw` is a kind of code, not this. */
async function symbolOf(kind: string, text: string, options: string) {
  const { default: bwip } = await import('bwip-js/node')
  const [symbol] = bwip.raw(kind, text, options)
  return symbol
}

/** Scanners want it as dark as it gets. */
const BLACK: Ink = [0, 0, 0]

/** The bars of a text as Code 128, across the whole box: hand scanners type what it says. */
export async function drawBarcode(paper: Paper, { x, y, width, height }: Box, text: string): Promise<void> {
  const symbol = await symbolOf('code128', text, '')
  if (!symbol || !('sbs' in symbol)) throw new Error(`no barcode of ${text}`)
  const module = width / symbol.sbs.reduce((sum, one) => sum + one, 0)
  let left = x
  for (const [index, count] of symbol.sbs.entries()) {
    if (index % 2 === 0) paper.tint({ x: left, y, width: count * module, height }, BLACK)
    left += count * module
  }
}

/** An address as a QR code of this width, which the camera of a phone opens. The room around it is the caller's. */
export async function drawQrCode(
  paper: Paper,
  { x, y }: Spot,
  width: number,
  address: string,
): Promise<void> {
  const symbol = await symbolOf('qrcode', address, 'eclevel=M')
  if (!symbol || !('pixs' in symbol)) throw new Error(`no QR code of ${address}`)
  const { pixs, pixx, pixy } = symbol
  const module = width / pixx
  for (let row = 0; row < pixy; row += 1) {
    for (const { from, to } of darkRuns(pixs.slice(row * pixx, (row + 1) * pixx)))
      paper.tint(
        { x: x + from * module, y: y + row * module, width: (to - from) * module, height: module },
        BLACK,
      )
  }
}

/** Dark squares beside each other are drawn as one, so that no seam shows between them. */
function darkRuns(row: readonly number[]): { readonly from: number; readonly to: number }[] {
  const starts = row.flatMap((dark, at) => (dark === 1 && row[at - 1] !== 1 ? [at] : []))
  return starts.map((from) => {
    const end = row.indexOf(0, from)
    return { from, to: end === -1 ? row.length : end }
  })
}
