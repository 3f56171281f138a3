/** Width and height of a picture in pixels, as stored. */
export type PixelSize = { readonly widthPx: number; readonly heightPx: number }

const JPEG_SIZES = new Set([0xc0, 0xc1, 0xc2, 0xc3, 0xc5, 0xc6, 0xc7, 0xc9, 0xca, 0xcb, 0xcd, 0xce, 0xcf])

function jpegSize(view: DataView): PixelSize | null {
  for (let at = 2; at + 9 < view.byteLength;) {
    if (view.getUint8(at) !== 0xff) return null
    const marker = view.getUint8(at + 1)
    if (JPEG_SIZES.has(marker)) return { heightPx: view.getUint16(at + 5), widthPx: view.getUint16(at + 7) }
    // Some writers fill up with the byte that begins a marker.
    at += marker === 0xff ? 1 : 2 + view.getUint16(at + 2)
  }
  return null
}

function psbSize(view: DataView): PixelSize | null {
  if (view.byteLength < 22 || view.getUint32(0) !== 0x38425053) return null
  return { heightPx: view.getUint32(14), widthPx: view.getUint32(18) }
}

/** The pixel size of a JPEG or Photoshop file where its first bytes tell it, else null: the shop measures the rest. */
export function pixelSize(head: Uint8Array): PixelSize | null {
  const view = new DataView(head.buffer, head.byteOffset, head.byteLength)
  const size = head[0] === 0xff && head[1] === 0xd8 ? jpegSize(view) : psbSize(view)
  return size !== null && size.widthPx > 0 && size.heightPx > 0 ? size : null
}
