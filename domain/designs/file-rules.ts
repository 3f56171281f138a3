import type { PrintFileType } from './facts.ts'

/** What a file dialog offers (spec 5, 'Accepted upload types'); some systems know the last two by ending only. */
export const ACCEPTED_TYPES = '.pdf,application/pdf,.jpg,.jpeg,image/jpeg,.tif,.tiff,image/tiff,.psb,.ai'

/** How much of a file's beginning tells its type. */
export const HEAD_BYTES = 64 * 1024

const PDF_WITHIN = 1024

/** Why a file is not uploaded at all. */
export type FileRefusal = 'tooLarge' | 'wrongType' | 'empty'

const startsWith = (bytes: Uint8Array, start: readonly number[], at = 0) =>
  start.every((byte, index) => bytes[at + index] === byte)

const asciiCodes = (text: string) => Array.from(text, (letter) => letter.charCodeAt(0))
const PDF = asciiCodes('%PDF-')
const POSTSCRIPT = asciiCodes('%!PS')
const PHOTOSHOP = asciiCodes('8BPS')
const JPEG = [0xff, 0xd8, 0xff]
const TIFFS = [
  [0x49, 0x49, 0x2a, 0],
  [0x4d, 0x4d, 0, 0x2a],
  [0x49, 0x49, 0x2b, 0],
  [0x4d, 0x4d, 0, 0x2b],
]

function hasPdfHead(head: Uint8Array): boolean {
  for (let at = 0; at < Math.min(PDF_WITHIN, head.length); at += 1) {
    if (startsWith(head, PDF, at)) return true
  }
  return false
}

/** What a file is by its first bytes, whatever its name says; null for what is none of the accepted types. */
export function typeByContent(head: Uint8Array, name: string): PrintFileType | null {
  const ending = name.toLowerCase().split('.').at(-1)
  const isAi = ending === 'ai'
  if (startsWith(head, JPEG)) return 'jpeg'
  if (TIFFS.some((start) => startsWith(head, start))) return 'tiff'
  // A small Photoshop file under the name of a large one can be used; under its own it is none of the accepted types.
  if (startsWith(head, PHOTOSHOP)) return head[5] === 2 ? 'psb' : ending === 'psb' ? 'psd' : null
  if (hasPdfHead(head)) return isAi ? 'ai' : 'pdf'
  // Old Illustrator: the shop's own check tells better what is wrong with it than a wrong type.
  return isAi && startsWith(head, POSTSCRIPT) ? 'ai' : null
}

/** Why a file cannot be uploaded, null when it can; the limit itself is allowed (decisions, Uploads). */
export function refuseFile(
  file: { readonly name: string; readonly size: number; readonly head: Uint8Array },
  maxMb: number,
): FileRefusal | null {
  if (file.size > maxMb * 1024 * 1024) return 'tooLarge'
  if (file.size === 0) return 'empty'
  return typeByContent(file.head, file.name) === null ? 'wrongType' : null
}

/** The same file twice: by name, size and the time it was changed, in ms. */
export const isSameFile = (
  a: { readonly name: string; readonly size: number; readonly lastModified: number },
  b: { readonly name: string; readonly size: number; readonly lastModified: number },
): boolean => a.name === b.name && a.size === b.size && a.lastModified === b.lastModified
