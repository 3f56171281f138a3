import type { FileFacts, PrintFileType, UnusableFacts } from './facts.ts'
import { type FileVerdict, type Finding, finding, verdictOf } from './findings.ts'
import { judgeDocument } from './judge-document.ts'
import { judgeRaster } from './judge-raster.ts'
import type { OrderedPrint } from './print-spec.ts'

const EXTENSIONS = {
  pdf: ['pdf'],
  ai: ['ai', 'pdf'],
  jpeg: ['jpg', 'jpeg', 'jpe', 'jfif'],
  tiff: ['tif', 'tiff'],
  psb: ['psb'],
  psd: ['psd', 'psb'],
} as const satisfies Record<PrintFileType, readonly string[]>

/**
 * What a file is judged to be (preflight, chapter 6): for a product as it was ordered, or by itself when there is none. The
 * name counts only for its ending.
 */
export function judgeFile(
  facts: FileFacts,
  print: OrderedPrint | null,
  fileName: string | null = null,
): FileVerdict {
  if (facts.kind === 'unusable') return verdictOf([unusable(facts)])
  return verdictOf([
    ...extension(facts.type, fileName),
    ...(facts.kind === 'document' ? judgeDocument(facts, print) : judgeRaster(facts, print)),
  ])
}

/** The verdict when the shop's own tools failed or took too long: it may be tried again (check 11). */
export function failedCheck(): FileVerdict {
  return verdictOf([finding('checkFailed', {})])
}

const POSTSCRIPT = new Set(['postscript', 'eps', 'ps'])

/** Old Illustrator is PostScript, and is told as a file without its PDF part. */
function unusable({ reason, realType }: UnusableFacts): Finding {
  if (reason === 'illustratorWithoutPdf' && POSTSCRIPT.has(realType ?? '')) {
    return finding('illustratorPostScript', {})
  }
  return finding(reason, {})
}

function extension(type: PrintFileType, fileName: string | null): readonly Finding[] {
  const ending = /\.([^.]+)$/.exec(fileName ?? '')?.[1]?.toLowerCase()
  const usual: readonly string[] = EXTENSIONS[type]
  if (ending === undefined || usual.includes(ending)) return []
  return [finding('otherExtension', { extension: ending, type })]
}
