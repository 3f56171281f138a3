import { buffer } from 'node:stream/consumers'
import type { Staff } from '#domain/access/actor.ts'
import { isDeepEqual } from '#domain/deep-equal.ts'
import { type Crop, cropFaults, type Focus, isWhole } from '#domain/catalogue/picture-cut.ts'
import { cropFaultTexts } from '#texts/nl/office/picture-cut.ts'
import type { ShopContext } from '../../context.ts'
import { changeAs } from '../../db/change-as.ts'
import { Refusal } from '../../refusal.ts'
import { requireRight } from '../../require-right.ts'
import { keepVariants } from './add-photograph.ts'
import {
  findPhotographById,
  findRendered,
  findWhole,
  insertPhotograph,
  type KeptPhotograph,
  type NewPhotograph,
} from './photograph-store.ts'
import { keptSize, pictureKey, variantName } from './variants.ts'

type Cut = { readonly crop: Crop | null; readonly focus: Focus }

/**
 * The same photograph cut otherwise, for who shows it from now on; what shows it already keeps its own. A rectangle is always one of
 * the whole photograph, which stays as it is. The id of the picture, which is the same one where nothing differs.
 */
export async function cutPhotograph(
  { db, files }: Pick<ShopContext, 'db' | 'files'>,
  staff: Staff,
  id: string,
  { crop, focus }: Cut,
): Promise<string> {
  requireRight(staff, 'changeCatalogue')
  const photograph = await findPhotographById(db, id)
  const whole = photograph && (photograph.crop ? await findWhole(db, photograph.crop.of) : photograph)
  if (!photograph || !whole) throw new Refusal('NotFound')
  const wanted = crop && !isWhole(crop) ? { of: whole.hash, ...crop } : null
  if (wanted) refuseFaults(wanted, whole)
  if (isDeepEqual(wanted, photograph.crop) && isDeepEqual(focus, photograph.focus)) return id
  const { alt } = photograph
  const shown = wanted ? ((await findRendered(db, wanted)) ?? (await keepCrop(files, whole, wanted))) : whole
  const { hash, width, height, widths } = shown
  return changeAs(db, staff, async (trx) =>
    insertPhotograph(trx, { hash, width, height, widths, alt, focus, crop: wanted }),
  )
}

function refuseFaults(crop: Crop, whole: KeptPhotograph): void {
  const size = keptSize(whole)
  const faults = cropFaults(crop, size)
  if (faults.length === 0) return
  throw new Refusal(
    'InvalidInput',
    faults.map(({ field, fault }) => ({ field: `crop.${field}`, message: cropFaultTexts[fault] })),
  )
}

/** Makes the variants of a rectangle of what the shop keeps of a photograph. */
async function keepCrop(
  files: ShopContext['files'],
  whole: KeptPhotograph,
  crop: NonNullable<NewPhotograph['crop']>,
): Promise<Omit<NewPhotograph, 'alt'>> {
  const widest = variantName(whole.hash, Math.max(...whole.widths), 'image/webp')
  const file = await files.find(pictureKey(widest))
  if (!file) throw new Refusal('NotFound')
  return keepVariants(files, await buffer(file.stream()), crop)
}
