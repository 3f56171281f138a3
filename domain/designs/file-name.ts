import type { PrintFileType } from './facts.ts'

const MAX_BYTES = 255
/** Control and direction marks and lone surrogates: they hide what a name ends on, or break a line of a log. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu

/**
 * A customer's file name as it is shown (preflight 5): its last part, without invisible characters, at most 255 bytes
 * with its ending kept. Empty when nothing is left. It is never used as a path.
 */
export function cleanFileName(name: string): string {
  const lastPart = name.replace(INVISIBLE, '').split(/[/\\]/).at(-1) ?? ''
  const clean = lastPart.normalize('NFC').trim()
  if (/^\.*$/.test(clean)) return ''
  const [ending = ''] = /\.[^.]{1,10}$/u.exec(clean) ?? []
  return utf8Length(clean) <= MAX_BYTES ? clean : cut(clean, MAX_BYTES - utf8Length(ending)) + ending
}

const ENDINGS: Readonly<Record<PrintFileType, readonly [string, ...string[]]>> = {
  pdf: ['pdf', 'ai'],
  ai: ['ai', 'pdf'],
  jpeg: ['jpg', 'jpeg', 'jpe'],
  tiff: ['tif', 'tiff'],
  psb: ['psb'],
  psd: ['psd', 'psb'],
}
const ALL_ENDINGS = Object.values(ENDINGS).flat()

/**
 * The name under which a file goes back to the customer. It ends on what the file is, so that no program leaves the shop
 * under a name that starts it; a file that could not be read keeps the ending of a print file, or gets 'bin'.
 */
export function downloadName(fileName: string, type: PrintFileType | null): string {
  const ending = /\.([^.]+)$/u.exec(fileName)?.[1]?.toLowerCase() ?? ''
  const fitting = type === null ? ALL_ENDINGS : ENDINGS[type]
  if (fitting.includes(ending)) return fileName
  return cleanFileName(`${fileName || 'ontwerp'}.${type === null ? 'bin' : ENDINGS[type][0]}`)
}

function cut(text: string, maxBytes: number): string {
  let bytes = 0
  let kept = ''
  for (const char of text) {
    bytes += utf8Length(char)
    if (bytes > maxBytes) break
    kept += char
  }
  return kept
}

function utf8Length(text: string): number {
  let bytes = 0
  for (const char of text) {
    const code = char.codePointAt(0) ?? 0
    bytes += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4
  }
  return bytes
}
