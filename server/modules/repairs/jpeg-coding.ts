const SCAN_START = 0xda
const ADOBE = 0xee
const USUAL_FRAMES = new Set([0xc0, 0xc1, 0xc2])
const FRAMES = new Set([...USUAL_FRAMES, 0xc3, 0xc5, 0xc6, 0xc7, 0xc9, 0xca, 0xcb, 0xcd, 0xce, 0xcf])

/** Whether a PDF takes a JPEG as it is, and whether its inks are kept the wrong way round, as Adobe does. */
export function jpegCoding(jpeg: Uint8Array): { readonly isUsual: boolean; readonly isNegative: boolean } {
  let isUsual = false
  let isNegative = false
  for (let at = 2; at + 4 <= jpeg.length;) {
    const [sign, marker = 0, high = 0, low = 0] = jpeg.subarray(at, at + 4)
    if (sign !== 0xff) return { isUsual: false, isNegative }
    if (marker === 0xff) {
      at += 1
      continue
    }
    if (marker === SCAN_START) break
    if (FRAMES.has(marker)) isUsual = USUAL_FRAMES.has(marker) && jpeg[at + 4] === 8
    if (marker === ADOBE && Buffer.from(jpeg.subarray(at + 4, at + 9)).toString('latin1') === 'Adobe')
      isNegative = true
    at += 2 + high * 256 + low
  }
  return { isUsual, isNegative }
}
