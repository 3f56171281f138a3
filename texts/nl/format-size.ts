import { formatNumber, grouped, SPACE } from './format.ts'

const FILE_UNITS = ['kB', 'MB', 'GB'] as const
/** A length in mm as centimetres, to the millimetre: '123,4 cm'. */
export const formatCm = (lengthMm: number): string => `${centimetres(lengthMm)}${SPACE}cm`

/** A size in mm as '250 × 125 cm', which never breaks over two lines. */
export const formatSizeCm = (widthMm: number, heightMm: number): string =>
  `${centimetres(widthMm)}${SPACE}×${SPACE}${formatCm(heightMm)}`

/** A length in the millimetres that fields ask for: '3.000 mm'. */
export const formatMm = (lengthMm: number): string => `${formatNumber(lengthMm)}${SPACE}mm`

const centimetres = (lengthMm: number) => formatNumber(Math.round(lengthMm) / 10, 1)

/** '512 B', '1,5 kB', '500,0 MB': steps of 1024, one decimal from kB up (spec 3). */
export function formatFileSize(sizeBytes: number): string {
  if (sizeBytes < 1024) return `${sizeBytes}${SPACE}B`
  let size = sizeBytes / 1024
  let step = 0
  // What would read '1024,0 kB' reads '1,0 MB'.
  while (size >= 1023.95 && step < FILE_UNITS.length - 1) {
    size /= 1024
    step += 1
  }
  const [whole = '', tenth = ''] = size.toFixed(1).split('.')
  return `${grouped(whole)},${tenth}${SPACE}${FILE_UNITS[step]}`
}
