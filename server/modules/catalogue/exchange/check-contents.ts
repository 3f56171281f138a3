import { createHash } from 'node:crypto'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import type { CatalogueEntries } from '#contract/catalogue-file.ts'
import type { CatalogueFaultCode } from '#domain/catalogue/catalogue-faults.ts'
import type { FileStorage } from '../../../storage/file-storage.ts'
import { makeScratch } from '../../../storage/scratch.ts'
import { cropMark } from '../../pictures/crop-mark.ts'
import { PHOTOGRAPH_TYPES, variantName } from '../../pictures/variants.ts'
import { askFencedChild } from '../../preflight/fenced-child.ts'
import { productFileKey } from '../file-store.ts'
import { formatNamed, formatOf } from '../product-file-formats.ts'
import type { Archive } from './archive.ts'
import { picturesNames } from './export-catalogue.ts'
import { isSafeDrawing } from './safe-drawing.ts'

const PROGRAM = join(import.meta.dirname, 'open-variants.ts')
const WITHIN_MS = 120_000
const Answer = z.object({ step: z.literal('done'), isSafe: z.boolean() })

type Picture = CatalogueEntries['pictures']
type Download = CatalogueEntries['products']['files'][number]

const sha256 = (content: Uint8Array) => createHash('sha256').update(content).digest('hex')

/** What is wrong with a picture that the shop does not have yet; null when it may come in. */
export async function pictureFault(archive: Archive, picture: Picture): Promise<CatalogueFaultCode | null> {
  const names = picturesNames(picture)
  if (!names.every((name) => archive.names.has(name))) return 'PictureMissing'
  if (picture.widths !== null) return photographFault(archive, picture, picture.widths)
  const content = await archive.content(names[0] ?? '')
  if (sha256(content) !== picture.hash) return 'PictureDiffers'
  return isSafeDrawing(content) ? null : 'DrawingUnsafe'
}

async function photographFault(
  archive: Archive,
  { hash, width, height, crop }: Picture,
  widths: readonly number[],
): Promise<CatalogueFaultCode | null> {
  const digest = createHash('sha256')
  const folder = await makeScratch('file')
  try {
    const variants: { path: string; format: 'webp' | 'heif'; width: number; height: number }[] = []
    for (const type of PHOTOGRAPH_TYPES)
      for (const one of widths) {
        const content = await archive.content(`pictures/${variantName(hash, one, type)}`)
        digest.update(content)
        const path = join(folder, `${variants.length}`)
        await writeFile(path, content)
        const format = type === 'image/webp' ? 'webp' : 'heif'
        variants.push({ path, format, width: one, height: Math.max(1, Math.round((height * one) / width)) })
      }
    if (crop) digest.update(cropMark(crop))
    if (digest.digest('hex') !== hash) return 'PictureDiffers'
    const isSafe = await askFencedChild<boolean>(
      { program: PROGRAM, folder: null, order: variants, withinMs: WITHIN_MS },
      {
        message: (message) => Answer.safeParse(message).data?.isSafe ?? false,
        fall: (why) => new Error(why),
      },
    ).catch(() => false)
    return isSafe ? null : 'PhotographUnsafe'
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** What is wrong with a file to download; null when it may come in, or the shop has it. */
export async function downloadFault(
  archive: Archive,
  files: FileStorage,
  { file, sizeBytes }: Download,
): Promise<CatalogueFaultCode | null> {
  const name = `files/${file}`
  if (!archive.names.has(name)) {
    const kept = await files.find(productFileKey(file))
    if (!kept) return 'DownloadMissing'
    return kept.sizeBytes === sizeBytes ? null : 'DownloadDiffers'
  }
  const content = await archive.content(name)
  const isAsSaid =
    content.length === sizeBytes &&
    formatOf(content) === formatNamed(file) &&
    sha256(content) === file.slice(0, 64)
  return isAsSaid ? null : 'DownloadDiffers'
}
