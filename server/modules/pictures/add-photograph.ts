import { createHash } from 'node:crypto'
import type { Staff } from '#domain/access/actor.ts'
import { MIDDLE } from '#domain/catalogue/picture-cut.ts'
import type { ShopContext } from '../../context.ts'
import { changeAs } from '../../db/change-as.ts'
import { Refusal } from '../../refusal.ts'
import { requireRight } from '../../require-right.ts'
import { copyPhotograph, type CropOf, insertPhotograph, type NewPhotograph } from './photograph-store.ts'
import { preparePhotograph } from './prepare-photograph.ts'
import { cropMark } from './crop-mark.ts'
import { pictureKey, variantName } from './variants.ts'

/** Keeps a photograph that something of the catalogue may come to show; its id. */
export async function uploadPhotograph(
  { db, files }: Pick<ShopContext, 'db' | 'files'>,
  staff: Staff,
  content: Uint8Array,
  alt: string,
): Promise<string> {
  requireRight(staff, 'changeCatalogue')
  const photograph = { ...(await keepVariants(files, content)), alt }
  return changeAs(db, staff, async (trx) => insertPhotograph(trx, photograph))
}

/** The same picture with other words, for who shows it from now on; what shows it already keeps its own. */
export async function sayOtherwise(
  { db }: Pick<ShopContext, 'db'>,
  staff: Staff,
  id: string,
  alt: string,
): Promise<string> {
  requireRight(staff, 'changeCatalogue')
  return changeAs(db, staff, async (trx) => {
    const copy = await copyPhotograph(trx, id, alt)
    if (copy === null) throw new Refusal('NotFound')
    return copy
  })
}

/** Makes the variants of a photograph, or of a rectangle of it, and puts them away, before a row names them. */
export async function keepVariants(
  files: ShopContext['files'],
  content: Uint8Array,
  crop: CropOf | null = null,
): Promise<Omit<NewPhotograph, 'alt'>> {
  const { variants, ...photograph } = await makeVariants(content, crop)
  for (const { name, content: variant } of variants) await files.put(pictureKey(name), variant)
  return photograph
}

/** Makes the variants of a photograph, or of a rectangle of it, each with its name. */
export async function makeVariants(
  content: Uint8Array,
  crop: CropOf | null = null,
): Promise<
  Omit<NewPhotograph, 'alt'> & {
    readonly variants: readonly { readonly name: string; readonly content: Uint8Array }[]
  }
> {
  const { width, height, variants } = await preparePhotograph(content, crop)
  const digest = createHash('sha256')
  for (const variant of variants) digest.update(variant.content)
  if (crop) digest.update(cropMark(crop))
  const hash = digest.digest('hex')
  return {
    hash,
    width,
    height,
    focus: MIDDLE,
    crop,
    widths: [...new Set(variants.map((variant) => variant.width))],
    variants: variants.map((variant) => ({
      name: variantName(hash, variant.width, variant.type),
      content: variant.content,
    })),
  }
}
