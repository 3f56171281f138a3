import { randomUUID } from 'node:crypto'
import type { z } from 'zod'
import type {
  createDeskProduct as createContract,
  DeskPicture,
  DeskProduct,
  listDeskProducts as listContract,
  ProductRow,
} from '#contract/office/products.ts'
import { pagePaths } from '#contract/page-paths.ts'
import type { Staff } from '#domain/access/actor.ts'
import { type Draft, draftClashes, withDraft, withEdit } from '#domain/catalogue/draft.ts'
import {
  productFindings,
  type ProductFields,
  type ProductFinding,
  stopsProduct,
} from '#domain/catalogue/product-fields.ts'
import type { SomeOf } from '#domain/companies/clashing-fields.ts'
import { amsterdamNow } from '#domain/delivery/amsterdam-clock.ts'
import { productFaultTexts } from '#texts/nl/office/product-faults.ts'
import type { ShopContext } from '../../context.ts'
import { changeAs } from '../../db/change-as.ts'
import type { Executor } from '../../db/database.ts'
import { Refusal } from '../../refusal.ts'
import { requireRight } from '../../require-right.ts'
import { cleanHtml } from './clean-html.ts'
import {
  countProducts,
  findProductPlace,
  findSurroundings,
  listAttributeChoices,
  listCategoryChoices,
  listProducts,
  loadImages,
} from './desk-product-store.ts'
import { imageReply, imageUrl } from './image-url.ts'
import {
  deleteDraft,
  findDraft,
  insertRevision,
  hasRevision,
  type KeptDraft,
  lockProduct,
  scheduleDraft,
  writeDraft,
} from './product-draft-store.ts'
import {
  insertProduct,
  type LiveProduct,
  loadProductFields,
  movePath,
  writeProductFields,
} from './product-fields-store.ts'

type Reading = Pick<ShopContext, 'db' | 'clock'>
type Changing = Reading

const PAGE_SIZE = 60
const MOST_COUNTED = 1001
const MOST_VALUES = 200

export async function listDeskProducts(
  { db }: Reading,
  staff: Staff,
  { queue, search, category, after }: z.output<typeof listContract.query>,
): Promise<z.input<typeof listContract.reply>> {
  requireRight(staff, 'changeCatalogue')
  const place = after === undefined ? null : await findProductPlace(db, after)
  if (after !== undefined && !place) throw new Refusal('ProductNotFound')
  const rows = await listProducts(db, {
    queue,
    search,
    category: category ?? null,
    after: place,
    limit: PAGE_SIZE + 1,
  })
  const products = rows.slice(0, PAGE_SIZE).map(rowReply)
  return { products, next: rows.length > PAGE_SIZE ? (products.at(-1)?.id ?? null) : null }
}

function rowReply({
  image,
  version,
  changedAt,
  changedBy,
  publishAt,
  missedAt,
  ...row
}: Awaited<ReturnType<typeof listProducts>>[number]): ProductRow {
  const draft =
    version === null || changedAt === null
      ? null
      : draftReply({ version, changedAt, changedBy, publishAt, missedAt })
  return { ...row, imageUrl: image && imageUrl(image), draft }
}

const draftReply = ({ version, changedAt, changedBy, publishAt, missedAt }: Omit<KeptDraft, 'draft'>) => ({
  version,
  changedAt: changedAt.toISOString(),
  changedBy,
  publishAt: publishAt?.toISOString() ?? null,
  missedAt: missedAt?.toISOString() ?? null,
})

export async function countDeskProducts({ db }: Reading, staff: Staff) {
  requireRight(staff, 'changeCatalogue')
  return countProducts(db, MOST_COUNTED)
}

export async function showCatalogueChoices({ db }: Reading, staff: Staff) {
  requireRight(staff, 'changeCatalogue')
  return {
    categories: [...(await listCategoryChoices(db))],
    attributes: (await listAttributeChoices(db, MOST_VALUES)).map((one) => ({
      ...one,
      values: [...one.values],
    })),
  }
}

/** A product as it is in the shop with its draft. */
type AtDesk = {
  readonly product: LiveProduct
  readonly kept: KeptDraft | null
  readonly fields: ProductFields
}

async function findAtDesk(executor: Executor, id: string): Promise<AtDesk> {
  const [product] = await loadProductFields(executor, [id])
  if (!product) throw new Refusal('ProductNotFound')
  const kept = await findDraft(executor, id)
  return { product, kept, fields: withDraft(product.fields, kept?.draft ?? null) }
}

export async function showDeskProduct(
  { db, clock }: Reading,
  staff: Staff,
  id: string,
): Promise<DeskProduct> {
  requireRight(staff, 'changeCatalogue')
  const { product, kept, fields } = await findAtDesk(db, id)
  const imageIds = [...new Set([...product.fields.imageIds, ...fields.imageIds])]
  const findings = await findFaults(db, product, fields, clock())
  return {
    id,
    sku: product.sku,
    type: product.type,
    configuratorKey: product.configuratorKey,
    live: reply(product.fields),
    fields: reply(fields),
    draft: kept && draftReply(kept),
    clashes: kept ? [...draftClashes(product.fields, kept.draft)] : [],
    findings: findings.map((finding) => ({ ...finding, isStopping: stopsProduct(finding) })),
    images: await showPictures(db, imageIds),
  }
}

export const showPictures = async (executor: Executor, ids: readonly string[]): Promise<DeskPicture[]> =>
  (await loadImages(executor, ids)).map(({ id, image }) => ({ ...imageReply(image), id }))

export async function showPicture({ db }: Pick<ShopContext, 'db'>, id: string): Promise<DeskPicture> {
  const [picture] = await showPictures(db, [id])
  if (!picture) throw new Refusal('NotFound')
  return picture
}

/** What the contract calls a list may be written. */
const reply = (fields: ProductFields) => fields as DeskProduct['fields']

async function findFaults(
  executor: Executor,
  { id, sku, type, configuratorKey }: LiveProduct,
  fields: ProductFields,
  now: Date,
): Promise<readonly ProductFinding[]> {
  const { urlPath, categoryIds, relatedSkus, replacementSku } = fields
  const skus = [...relatedSkus, ...(replacementSku === null ? [] : [replacementSku])]
  return productFindings(fields, {
    ...(await findSurroundings(executor, { id, urlPath, categoryIds, skus })),
    today: amsterdamNow(now).date,
    sku,
    type,
    hasConfigurator: configuratorKey !== null,
    isPathReserved: urlPath !== null && isReserved(urlPath),
  })
}

/** What begins with these is a page of the shop itself, a file or a call. */
const RESERVED = new Set([
  'api',
  'assets',
  'beheer',
  'files',
  'images',
  ...Object.values(pagePaths).flatMap((path) => {
    const [, first = ''] = /^\/([^/?]+)/.exec(typeof path === 'string' ? path : path('x')) ?? []
    return first === '' ? [] : [first]
  }),
])

export const isReserved = (path: string): boolean => RESERVED.has(path.split('/')[1] ?? '')

const idOf = (staff: Staff): string | null => (staff.kind === 'operator' ? staff.operatorId : null)

/** Makes a product that is not in the shop yet. A copy has all of the other one but its path, which only one can have. */
export async function createDeskProduct(
  { db, clock }: Changing,
  staff: Staff,
  { sku, title, copyOf }: z.output<typeof createContract.body>,
): Promise<string> {
  requireRight(staff, 'changeCatalogue')
  const id = randomUUID()
  await changeAs(db, staff, async (trx) => {
    if (!(await insertProduct(trx, { id, sku, title }))) throw new Refusal('ProductKnown', { field: 'sku' })
    const original = copyOf && (await findAtDesk(trx, copyOf)).fields
    const { product } = await findAtDesk(trx, id)
    const change: SomeOf<ProductFields> = {
      ...(original && { ...original, urlPath: null, replacementSku: null }),
      title,
      status: 'active',
    }
    const draft = withEdit(product.fields, null, change)
    if (draft) await writeDraft(trx, { productId: id, draft, at: clock(), by: idOf(staff) })
  })
  return id
}

/** Changes the draft of a product. Refused, by field, where somebody else changed meanwhile what was seen. */
export async function editDeskProduct(
  { db, clock }: Changing,
  staff: Staff,
  id: string,
  { change, seen }: Draft<ProductFields>,
): Promise<void> {
  requireRight(staff, 'changeCatalogue')
  await changeAs(db, staff, async (trx) => {
    await takeProduct(trx, id)
    const { product, kept, fields } = await findAtDesk(trx, id)
    const edit =
      change.description === undefined ? change : { ...change, description: cleanHtml(change.description) }
    const clashes = draftClashes(fields, { change: edit, seen })
    if (clashes.length > 0)
      throw new Refusal(
        'ChangedMeanwhile',
        clashes.map((field) => ({ field: `change.${field}` })),
      )
    await keepDraft(trx, id, withEdit(product.fields, kept?.draft ?? null, edit), {
      at: clock(),
      by: idOf(staff),
    })
  })
}

async function keepDraft(
  trx: Executor,
  productId: string,
  draft: Draft<ProductFields> | null,
  when: { readonly at: Date; readonly by: string | null },
): Promise<void> {
  if (draft) await writeDraft(trx, { productId, draft, ...when })
  else await deleteDraft(trx, productId)
}

async function takeProduct(trx: Executor, id: string): Promise<void> {
  if (!(await lockProduct(trx, id))) throw new Refusal('ProductNotFound')
}

/** Takes a product with its draft as it was seen. */
async function takeDraft(trx: Executor, id: string, version: number): Promise<AtDesk & { kept: KeptDraft }> {
  await takeProduct(trx, id)
  const found = await findAtDesk(trx, id)
  if (found.kept?.version !== version) throw new Refusal('DraftMovedOn')
  return { ...found, kept: found.kept }
}

export async function discardDeskDraft(
  { db }: Changing,
  staff: Staff,
  id: string,
  version: number,
): Promise<void> {
  requireRight(staff, 'changeCatalogue')
  await changeAs(db, staff, async (trx) => {
    await takeDraft(trx, id, version)
    await deleteDraft(trx, id)
  })
}

/** Lets a draft go into the shop at a time; null lets it wait. */
export async function scheduleDeskProduct(
  { db, clock }: Changing,
  staff: Staff,
  id: string,
  { version, publishAt }: { readonly version: number; readonly publishAt: string | null },
): Promise<void> {
  requireRight(staff, 'changeCatalogue')
  const at = publishAt === null ? null : new Date(publishAt)
  if (at && at <= clock()) throw new Refusal('InvalidInput', { field: 'publishAt' })
  await changeAs(db, staff, async (trx) => {
    const desk = await takeDraft(trx, id, version)
    if (at) await refuseFaulty(trx, desk, at)
    await scheduleDraft(trx, id, { publishAt: at, missedAt: null })
  })
}

/** Takes the time from a draft that could not go into the shop when it came. */
export async function unscheduleDeskProduct(
  { db }: Changing,
  staff: Staff,
  id: string,
  version: number,
): Promise<void> {
  requireRight(staff, 'changeCatalogue')
  await changeAs(db, staff, async (trx) => {
    const { kept } = await takeDraft(trx, id, version)
    await scheduleDraft(trx, id, { publishAt: null, missedAt: kept.publishAt })
  })
}

/** Puts the draft of a product into the shop, where every process shows it within a second. */
export async function publishDeskProduct(
  { db, clock }: Changing,
  staff: Staff,
  id: string,
  { version, note }: { readonly version: number; readonly note: string },
): Promise<void> {
  requireRight(staff, 'changeCatalogue')
  await changeAs(db, staff, async (trx) => {
    const desk = await takeDraft(trx, id, version)
    const now = clock()
    await refuseFaulty(trx, desk, now)
    const before = desk.product.fields
    if (!(await hasRevision(trx, id)) && before.status !== 'draft')
      await insertRevision(trx, { productId: id, content: before, at: now, by: null, note: '' })
    await writeProductFields(trx, [{ id, before, after: desk.fields }])
    await deleteDraft(trx, id)
    if (before.urlPath !== null && desk.fields.urlPath !== null && before.urlPath !== desk.fields.urlPath)
      await movePath(trx, before.urlPath, desk.fields.urlPath)
    const { product } = await findAtDesk(trx, id)
    await insertRevision(trx, { productId: id, content: product.fields, at: now, by: idOf(staff), note })
  })
}

/** Refuses, by field, what would make a product that cannot be sold, or overwrites what came into the shop meanwhile. */
async function refuseFaulty(trx: Executor, { product, kept, fields }: AtDesk, now: Date): Promise<void> {
  const clashes = kept ? draftClashes(product.fields, kept.draft) : []
  if (clashes.length > 0)
    throw new Refusal(
      'ChangedMeanwhile',
      clashes.map((field) => ({ field })),
    )
  const faults = (await findFaults(trx, product, fields, now)).filter(stopsProduct)
  if (faults.length > 0)
    throw new Refusal(
      'ProductNotReady',
      faults.map(({ fault, field }) => ({ field, message: productFaultTexts[fault] })),
    )
}
