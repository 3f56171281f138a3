/** A line as a barcode names it: its order, and its place there, counted from 1. */
export type ScannedLine = { readonly orderNumber: string; readonly line: number }

const CODE = /^([A-Z0-9][A-Z0-9-]{0,30})-([1-9]\d{0,3})$/

/** What stands in the barcode of a line, the same as its print files begin with: '10042-2'. */
export const scanCode = ({ orderNumber, line }: ScannedLine): string => `${orderNumber}-${line}`

/**
 * The line that a code names. A hand scanner may type it in small letters, with spaces around it, or as the whole address
 * of a QR code; null for what is no code of ours.
 */
export function readScanCode(text: string): ScannedLine | null {
  const last = text.trim().replace(/\/+$/, '').split('/').at(-1) ?? ''
  const [, orderNumber, line] = CODE.exec(last.toUpperCase()) ?? []
  return orderNumber && line ? { orderNumber, line: Number(line) } : null
}
