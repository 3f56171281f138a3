import type { CatalogueEntries } from '#contract/catalogue-file.ts'
import type { AttributeKind } from '#domain/catalogue/attribute-kinds.ts'
import {
  categoriesInCircles,
  type CatalogueSection,
  type PlacedCategory,
  pictureEntryKey,
} from '#domain/catalogue/catalogue-file.ts'
import { isMiddle } from '#domain/catalogue/picture-cut.ts'
import type { CatalogueFaultCode } from '#domain/catalogue/catalogue-faults.ts'
import {
  datedPriceFaults,
  productFindings,
  type ProductFault,
  type ProductFields,
} from '#domain/catalogue/product-fields.ts'
import { isDeepEqual } from '#domain/deep-equal.ts'
import { optionSkus } from '#domain/configurator/steps.ts'
import {
  catalogueFaultTexts,
  catalogueSectionTexts,
  entryPlace,
  fieldPlace,
  knownPicture,
} from '#texts/nl/office/catalogue-faults.ts'
import { cellPlace } from '#texts/nl/office/left-behind.ts'
import { productFieldTexts } from '#texts/nl/office/product-fields.ts'
import { productFaultTexts } from '#texts/nl/office/product-faults.ts'
import { isReservedPath } from '../reserved-paths.ts'
import type { Archive } from './archive.ts'
import type { ShopNames } from './entries-store.ts'
import { addFinding, type Findings } from './findings.ts'
import type { Removals } from './removals.ts'
import type { NewProduct } from './write-entries-store.ts'
import { type Entry, readEntries } from './read-entries.ts'

/** What the shop and the file have together, by the names that entries call each other by. */
export type Names = {
  /** Of the file alone. */
  readonly keys: { readonly [Section in CatalogueSection]: Set<string> }
  /** The products that the shop has so far. */
  readonly shopProducts: ReadonlySet<string>
  readonly newProducts: NewProduct[]
  /** What the shop calls what it has, by section and name. */
  readonly titles: ReadonlyMap<string, string>
  readonly productTypes: Map<string, 'simple' | 'bundle'>
  /** What lies at a path: the SKU of a product, or the path itself for what is no product. */
  readonly paths: Map<string, string>
  readonly categories: Map<string, PlacedCategory>
  readonly configurators: Map<string, string>
  /** The products that the shop has one of, by SKU. */
  readonly shopConfigurators: ReadonlySet<string>
  /** The composed products that have a price by themselves. */
  readonly pricedComposed: Set<string>
  readonly attributes: Map<string, AttributeKind>
  readonly lists: Map<string, 'base' | 'group' | 'contract'>
  /** The contents that the shop has pictures of so far. */
  readonly keptHashes: ReadonlySet<string>
  /** What is said of each content: by the shop, or else by the file where it first names it. */
  readonly saidOfPictures: Map<string, readonly CatalogueEntries['pictures'][]>
  readonly pictures: Set<string>
  /** Null where all stays that the file does not name. */
  removals: Removals | null
  /** What entries of the file speak of. */
  readonly used: {
    readonly products: Set<string>
    readonly categories: Set<string>
    readonly attributes: Set<string>
    readonly lists: Set<string>
    /** By their names in the archive. */
    readonly files: Set<string>
  }
}

/** Of a product these keep a file out; what else may be wrong with one is so in the shop too, and only told. */
const STOPPING: ReadonlySet<ProductFault> = new Set<ProductFault>([
  'PathReserved',
  'CategoryGone',
  'AttributeMisfit',
  'VatUnknown',
  'PricesOverlap',
  'PriceIncomplete',
  'TiersUnordered',
  'ExpressNotFaster',
  'SizeImpossible',
  'SizeTwice',
  'RelatedUnknown',
  'ReplacementUnknown',
  'ConfiguratorMissing',
])

function namesOf(shop: ShopNames): Names {
  const keys = {
    attributes: new Set<string>(),
    pictures: new Set<string>(),
    categories: new Set<string>(),
    products: new Set<string>(),
    configurators: new Set<string>(),
    priceLists: new Set<string>(),
    listPrices: new Set<string>(),
    redirects: new Set<string>(),
  }
  return {
    keys,
    shopProducts: new Set(shop.products.map(({ sku }) => sku)),
    newProducts: [],
    titles: new Map<string, string>([
      ...shop.products.map(({ sku, title }) => [`products ${sku}`, title] as const),
      ...shop.categories.map(({ path, title }) => [`categories ${path}`, title] as const),
      ...shop.lists.map(({ code, title }) => [`priceLists ${code}`, title] as const),
    ]),
    productTypes: new Map(shop.products.map(({ sku, type }) => [sku, type])),
    paths: new Map(),
    categories: new Map(shop.categories.map((one) => [one.path, one])),
    configurators: new Map(shop.configurators.map(({ key, sku }) => [key, sku])),
    shopConfigurators: new Set(shop.configurators.map(({ sku }) => sku)),
    pricedComposed: new Set(
      shop.configurators.flatMap(({ sku, mainLine }) => (mainLine === 'product' ? [sku] : [])),
    ),
    attributes: new Map(shop.attributes.map(({ code, kind }) => [code, kind])),
    lists: new Map(shop.lists.map(({ code, kind }) => [code, kind])),
    keptHashes: new Set(shop.pictures.map(({ hash }) => hash)),
    saidOfPictures: Map.groupBy(shop.pictures, ({ hash }) => hash),
    pictures: new Set(shop.pictures.map(pictureEntryKey)),
    removals: null,
    used: {
      products: new Set(),
      categories: new Set(),
      attributes: new Set(),
      lists: new Set(),
      files: new Set(),
    },
  }
}

type Checking = {
  readonly archive: Archive
  readonly shop: ShopNames
  /** The ISO day in the shop's time zone. */
  readonly today: string
  readonly faults: Findings
  readonly warnings: Findings
  /** Plans what goes, once it is known what the file names and speaks of. */
  readonly plan: (names: Names) => Promise<Removals | null>
  /** Looks at what lies beside the document for an entry. */
  readonly checkContent: (names: Names, entry: Entry, say: Say) => Promise<void>
}

/** Reads the whole document, and finds what is wrong with its entries and with what they call each other. */
export async function checkCatalogue(checking: Checking): Promise<Names> {
  const { archive, shop, faults } = checking
  const names = namesOf(shop)
  const say = (entry: Entry, code: CatalogueFaultCode, at = '') =>
    addFinding(faults, {
      place: placeOf(archive, entry, at),
      line: entry.line,
      message: catalogueFaultTexts[code],
    })
  const givenTypes = new Map(names.productTypes)
  for await (const entry of readEntries(archive, { onFault: (fault) => addFinding(faults, fault) })) {
    const known = names.keys[entry.section]
    if (known.has(entry.key)) say(entry, 'KeyTwice')
    known.add(entry.key)
    noteNames(names, entry, (code, at) => say(entry, code, at))
    noteUse(names, entry)
    const type = givenTypes.get(entry.key)
    if (is(entry, 'products') && type !== undefined && type !== entry.entry.type)
      say(entry, 'TypeChanges', 'type')
  }
  names.removals = await checking.plan(names)
  noteShopPaths(names, checking)
  const circles = new Set(categoriesInCircles([...names.categories.values()]))
  for await (const entry of readEntries(archive, {})) {
    const told: Say = (code, at) => say(entry, code, at)
    checkReferences(checking, names, circles, entry, told)
    await checking.checkContent(names, entry, told)
  }
  return names
}

export type Say = (code: CatalogueFaultCode, at?: string) => void

export const is = <Section extends CatalogueSection>(
  entry: Entry,
  section: Section,
): entry is Entry<Section> => entry.section === section

function noteNames(names: Names, entry: Entry, say: Say): void {
  if (is(entry, 'attributes'))
    names.attributes.set(entry.key, entry.entry.kind ?? names.attributes.get(entry.key) ?? 'choices')
  if (is(entry, 'pictures')) {
    names.pictures.add(entry.key)
    notePicture(names, entry.entry, say)
  }
  if (is(entry, 'categories')) {
    names.categories.set(entry.key, { path: entry.key, parent: entry.entry.parent })
    notePath(names, entry.key, entry.key, say, 'path')
  }
  if (is(entry, 'products')) {
    const { sku, type, title, priceType, vatPercent, productionDays, deliveryKinds } = entry.entry
    if (!names.shopProducts.has(sku))
      names.newProducts.push({ sku, type, title, priceType, vatPercent, productionDays, deliveryKinds })
    names.productTypes.set(sku, type)
    if (entry.entry.urlPath !== null) notePath(names, entry.entry.urlPath, entry.key, say, 'urlPath')
  }
  if (is(entry, 'configurators')) {
    const { key, definition } = entry.entry
    if (definition.mainLine === 'product') names.pricedComposed.add(entry.key)
    else names.pricedComposed.delete(entry.key)
    const owner = names.configurators.get(key)
    if (owner !== undefined && owner !== entry.key) say('ConfiguratorKeyTwice', 'key')
    names.configurators.set(key, entry.key)
  }
  if (is(entry, 'priceLists')) names.lists.set(entry.key, entry.entry.kind)
}

/**
 * One content is one picture: it has its sizes, and a drawing has its words too, wherever it is shown. Others in a file would
 * take those of the shop, or have no files.
 */
function notePicture({ saidOfPictures }: Names, picture: CatalogueEntries['pictures'], say: Say): void {
  const said = saidOfPictures.get(picture.hash)
  const { width, height, widths, crop, alt } = picture
  const words = widths === null ? alt : ''
  const isSaid = said?.some((one) =>
    isDeepEqual(
      [one.width, one.height, one.widths, one.crop, one.widths === null ? one.alt : ''],
      [width, height, widths, crop, words],
    ),
  )
  const [first] = said ?? []
  if (!first) saidOfPictures.set(picture.hash, [picture])
  else if (!isSaid) say('PictureOther', knownPicture(first.width, first.height, first.alt))
}

/** What the file needs of the shop, should it not name it itself. */
function noteUse({ used }: Names, entry: Entry): void {
  if (is(entry, 'categories') && entry.entry.parent !== null) used.categories.add(entry.entry.parent)
  if (is(entry, 'products')) {
    const { categories, attributes, relatedSkus, replacementSku, files } = entry.entry
    for (const { file } of files) used.files.add(`files/${file}`)
    for (const path of categories) used.categories.add(path)
    for (const { code } of attributes) used.attributes.add(code)
    for (const sku of relatedSkus) used.products.add(sku)
    if (replacementSku !== null) used.products.add(replacementSku)
  }
  if (is(entry, 'configurators'))
    for (const sku of optionSkus({ ...entry.entry, ...entry.entry.definition })) used.products.add(sku)
  if (is(entry, 'priceLists')) for (const { category } of entry.entry.discounts) used.categories.add(category)
  if (is(entry, 'listPrices')) {
    used.lists.add(entry.entry.list)
    used.products.add(entry.entry.sku)
  }
}

function notePath(names: Names, path: string, owner: string, say: Say, at: string): void {
  const other = names.paths.get(path)
  if (other !== undefined && other !== owner) say('PathTwice', at)
  else names.paths.set(path, owner)
}

/** What stays in the shop keeps its path; a product that goes, or is sold no longer, makes room. */
function noteShopPaths({ keys, paths, removals }: Names, { shop }: Checking): void {
  const keep = (path: string, owner: string) => {
    if (!paths.has(path)) paths.set(path, owner)
    else if (paths.get(path) !== owner) paths.set(path, `${paths.get(path)}\n${owner}`)
  }
  for (const { sku, path, isSold } of shop.products) {
    const fate = removals?.products.get(sku) ?? null
    const stays = fate === null || (fate === 'kept' && isSold)
    if (path !== null && !keys.products.has(sku) && stays) keep(path, sku)
  }
  for (const { path } of shop.categories) if (!keys.categories.has(path)) keep(path, path)
  for (const path of shop.pages) keep(path, path)
}

function checkReferences(
  checking: Checking,
  names: Names,
  circles: ReadonlySet<string>,
  entry: Entry,
  say: Say,
): void {
  if (is(entry, 'pictures')) checkCut(names, entry.entry, say)
  if (is(entry, 'categories')) {
    const { parent, picture } = entry.entry
    if (parent !== null && !names.categories.has(parent)) say('ParentUnknown', 'parent')
    if (circles.has(entry.key)) say('CategoryInCircle', 'parent')
    if (picture && !names.pictures.has(pictureEntryKey(picture))) say('PictureUnknown', 'picture')
    if (names.paths.get(entry.key) !== entry.key) say('PathTwice', 'path')
  }
  if (is(entry, 'products')) checkProduct(checking, names, entry, say)
  if (is(entry, 'configurators')) {
    if (names.productTypes.get(entry.key) !== 'bundle') say('ProductUnknown', 'sku')
    const { sku, key, definition } = entry.entry
    if (![...optionSkus({ sku, key, ...definition })].every((one) => names.productTypes.has(one)))
      say('ComponentUnknown', 'definition')
  }
  if (is(entry, 'priceLists')) {
    const { kind, validFrom, validTo, discounts } = entry.entry
    const kept = checking.shop.lists.find((list) => list.kind === 'base')
    if (kind === 'base' && kept && kept.code !== entry.key) say('BaseListOther', 'code')
    if (kind === 'base' && !kept && baseCode(names) !== entry.key) say('BaseListOther', 'code')
    if (checking.shop.lists.some((list) => list.code === entry.key && list.kind !== kind))
      say('TypeChanges', 'kind')
    if (validTo !== null && validTo < validFrom) say('PeriodBackward', 'validTo')
    if (!discounts.every(({ category }) => names.categories.has(category)))
      say('CategoryUnknown', 'discounts')
    if (new Set(discounts.map(({ category }) => category)).size < discounts.length)
      say('KeyTwice', 'discounts')
  }
  if (is(entry, 'listPrices')) {
    const { list, sku, prices } = entry.entry
    const kind = names.lists.get(list)
    if (kind === undefined) say('ListUnknown', 'list')
    if (kind === 'base') say('BasePricesApart', 'list')
    if (!names.productTypes.has(sku)) say('ProductUnknown', 'sku')
    for (const fault of datedPriceFaults(prices)) tellProduct(checking, entry, fault, 'prices')
  }
  if (is(entry, 'redirects') && entry.entry.from === entry.entry.to) say('RedirectToItself')
}

/** A drawing is shown as it was drawn, and a rectangle is one of a whole photograph. */
function checkCut(names: Names, { widths, focus, crop }: CatalogueEntries['pictures'], say: Say): void {
  if (widths === null && !isMiddle(focus)) say('DrawingCut', 'focus')
  if (widths === null && crop) say('DrawingCut', 'crop')
  const [whole] = crop ? (names.saidOfPictures.get(crop.of) ?? []) : []
  if (crop && (!whole || whole.widths === null || whole.crop !== null)) say('PictureUnknown', 'crop')
}

const baseCode = ({ lists }: Names) => [...lists].find(([, kind]) => kind === 'base')?.[0]

/** A product of the file as the shop knows products, with paths and hashes for what has an id there. */
export const fieldsOf = ({
  sku: _sku,
  type: _type,
  popularity: _popularity,
  categories,
  pictures,
  ...fields
}: CatalogueEntries['products']): ProductFields => ({
  ...fields,
  categoryIds: categories,
  imageIds: pictures.map(pictureEntryKey),
})

function checkProduct(checking: Checking, names: Names, entry: Entry<'products'>, say: Say): void {
  const product = entry.entry
  const { sku, type, urlPath, categories, pictures, relatedSkus, replacementSku, attributes, sizeOptions } =
    product
  if (!pictures.every((picture) => names.pictures.has(pictureEntryKey(picture))))
    say('PictureUnknown', 'pictures')
  if (!attributes.every(({ code }) => names.attributes.has(code))) say('AttributeUnknown', 'attributes')
  if (urlPath !== null && names.paths.get(urlPath) !== sku) say('PathTwice', 'urlPath')
  if (product.prices.length > 0 && baseCode(names) === undefined) say('BaseListMissing', 'prices')
  if (hasTwice(categories)) say('KeyTwice', 'categories')
  if (hasTwice(relatedSkus)) say('KeyTwice', 'relatedSkus')
  if (hasTwice(attributes.map(({ code }) => code))) say('KeyTwice', 'attributes')
  if (hasTwice(sizeOptions.map(({ optionId }) => optionId))) say('KeyTwice', 'sizeOptions')
  const others = [...relatedSkus, ...(replacementSku === null ? [] : [replacementSku])]
  const fields = fieldsOf(product)
  const findings = productFindings(fields, {
    vatPercents: checking.shop.vatPercents,
    today: checking.today,
    type,
    sku,
    hasConfigurator:
      names.keys.configurators.has(sku) ||
      (names.shopConfigurators.has(sku) && names.removals?.configurators.get(sku) !== 'removed'),
    hasOwnPrice: type === 'simple' || names.pricedComposed.has(sku),
    isPathTaken: false,
    isPathReserved: urlPath !== null && isReservedPath(urlPath),
    // Of what it shows and says the file itself was told.
    knownAttributes: attributes.map(({ code }) => ({ code, kind: names.attributes.get(code) ?? 'choices' })),
    knownImageIds: fields.imageIds,
    knownCategoryIds: categories.filter((path) => names.categories.has(path)),
    knownSkus: others.filter((one) => names.productTypes.has(one)),
  })
  for (const { fault, field } of findings) tellProduct(checking, entry, fault, field)
}

/** Of what is written in sheets, the sheet and the column are named. */
function placeOf(
  { origin, withdrawn }: Archive,
  { section, place, key }: Entry,
  at: string,
  called?: string,
): string {
  if (!origin?.nameOf) return entryPlace(section, place, key, called ?? at)
  const column = at === '' ? '' : (called ?? origin.nameOf(section, at) ?? at)
  return withdrawn ? fieldPlace(section, key, column) : cellPlace(catalogueSectionTexts[section], key, column)
}

function tellProduct(
  { archive, faults, warnings }: Checking,
  entry: Entry,
  fault: ProductFault,
  field: keyof ProductFields,
): void {
  const told = {
    place: placeOf(archive, entry, field, productFieldTexts[field]),
    line: entry.line,
    message: productFaultTexts[fault],
  }
  addFinding(STOPPING.has(fault) ? faults : warnings, told)
}

const hasTwice = (names: readonly string[]) => new Set(names).size < names.length
