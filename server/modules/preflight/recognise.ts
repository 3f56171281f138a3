import type { PrintFileType } from '#domain/designs/facts.ts'
import type { FileBytes } from './file-bytes.ts'
import { UnusableFile } from './inspection-errors.ts'

const HEAD_BYTES = 1024

/** First bytes of files that are often sent by mistake, so that a customer can be told what the file is. */
const OTHERS: readonly (readonly [string, string])[] = [
  ['\x89PNG', 'png'],
  ['GIF8', 'gif'],
  ['PK\x03\x04', 'zip'],
  ['MZ', 'exe'],
  ['\xd0\xcf\x11\xe0', 'ole2'],
  ['BM', 'bmp'],
  ['Rar!', 'rar'],
  ['7z\xbc\xaf', '7z'],
  ['\x1f\x8b', 'gzip'],
  ['\x06\x06\xed\xf5\xd8\x1d\x46\xe5', 'indesign'],
  ['\x00\x00\x00\x0cjP  ', 'jpeg2000'],
  ['\xff\x0a', 'jpegxl'],
  ['{\\rtf', 'rtf'],
]

const PRINT_FILES: readonly (readonly [string, 'jpeg' | 'tiff' | 'psd' | 'psb'])[] = [
  ['\xff\xd8\xff', 'jpeg'],
  ['II*\0', 'tiff'],
  ['MM\0*', 'tiff'],
  ['II+\0', 'tiff'],
  ['MM\0+', 'tiff'],
  ['8BPS\0\x01', 'psd'],
  ['8BPS\0\x02', 'psb'],
]

const beginsAsOther = (head: string) => OTHERS.find(([start]) => head.startsWith(start))?.[1]

const endsOn = (name: string, extension: string) => name.toLowerCase().endsWith(extension)

/**
 * What a file is by its first bytes (preflight checks 1, 3, 5, 12 and 13). A PDF under an Illustrator name is one with its PDF
 * part; a PSD is taken only under the name of its large sister.
 */
export function recognise(file: FileBytes, name: string): PrintFileType {
  if (file.size === 0) throw new UnusableFile('empty')
  const head = file.read(0, HEAD_BYTES).toString('latin1')
  const type = PRINT_FILES.find(([start]) => head.startsWith(start))?.[1]
  if (type === 'psd' && !endsOn(name, '.psb')) throw new UnusableFile('notAccepted', 'psd')
  if (type) return type
  // Another file may hold a PDF near its start and still be what its first bytes say, as a program does.
  if (head.includes('%PDF-') && !beginsAsOther(head)) return endsOn(name, '.ai') ? 'ai' : 'pdf'
  const realType = otherType(head)
  const isPostScript = realType === 'postscript' || realType === 'eps'
  const isIllustrator = endsOn(name, '.ai') || /%%Creator: ?Adobe Illustrator|%AI\d_/.test(head)
  if (isPostScript && isIllustrator) throw new UnusableFile('illustratorWithoutPdf', realType)
  throw new UnusableFile('notAccepted', realType)
}

function otherType(head: string): string | null {
  if (/^\s*%!/.test(head)) return /^\s*%![^\r\n]*EPSF/.test(head) ? 'eps' : 'postscript'
  if (head.startsWith('\xc5\xd0\xd3\xc6')) return 'eps'
  const known = beginsAsOther(head)
  if (known) return known
  if (head.startsWith('RIFF')) return head.slice(8, 12) === 'WEBP' ? 'webp' : 'riff'
  if (head.slice(4, 8) === 'ftyp') return /^(heic|heix|mif1|msf1)/.test(head.slice(8)) ? 'heic' : 'video'
  const text = head.replace(/^\xef\xbb\xbf/, '').trimStart()
  if (/^(<\?xml[^>]*>\s*(<!--[\s\S]*?-->\s*)?(<!DOCTYPE svg[^>]*>\s*)?)?<svg[\s>]/i.test(text)) return 'svg'
  return /^(<!doctype html|<html)/i.test(text) ? 'html' : null
}
