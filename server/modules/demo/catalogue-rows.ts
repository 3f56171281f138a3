import { categoryScene } from '#demo/category-scene.ts'
import type { DemoComponent, DemoProduct } from '#demo/model.ts'
import { newIds, type Ids } from './demo-ids.ts'
import { fileRows } from './demo-files.ts'
import type { DemoImages } from './demo-images.ts'
import type { DemoShop } from './demo-shop.ts'
import { rowsByTable, type Rows } from './seed-store.ts'

const VIEWS = [1, 2] as const

export type CatalogueIds = { readonly categories: Ids; readonly products: Ids }

export function catalogueIds({ categories, products, components }: DemoShop): CatalogueIds {
  return {
    categories: newIds(
      'category',
      categories.map(({ urlPath }) => urlPath),
    ),
    products: newIds(
      'product',
      [...products, ...components].map(({ sku }) => sku),
    ),
  }
}

/** Categories and products with all that hangs on them, prices apart; tables in the order of their references. */
export function catalogueRows(shop: DemoShop, ids: CatalogueIds, images: DemoImages): Rows {
  const categories = shop.categories.map((category) => ({
    id: ids.categories.of(category.urlPath),
    parent_id: category.parentPath === null ? null : ids.categories.of(category.parentPath),
    url_path: category.urlPath,
    title: category.title,
    position: category.position,
    short_list_item_count: category.shortListItemCount,
    short_description: category.shortDescription,
    description: category.description,
    seo_title: category.seoTitle,
    seo_description: category.seoDescription,
    meta_title: category.seoTitle,
    meta_description: category.seoDescription,
    image_id: images.idOf(categoryScene(shop, category), 1),
  }))
  const productImages = shop.products.flatMap(({ sku, scene }) =>
    VIEWS.map((view, position) => ({
      product_id: ids.products.of(sku),
      image_id: images.idOf(scene, view),
      position,
    })),
  )
  const componentImages = shop.components.map(({ sku, picture }) => ({
    product_id: ids.products.of(sku),
    image_id: images.idOfPicture(picture),
    position: 0,
  }))
  return rowsByTable({
    images: images.rows(),
    categories,
    attributes: shop.attributes.map(({ code, label, filterable }, position) => ({
      code,
      label,
      is_filterable: filterable,
      position,
    })),
    products: [
      ...shop.products.map((product) => ({ ...goodsRow(product, ids), ...pageColumns(product) })),
      ...shop.components.map((component) => goodsRow(component, ids)),
    ],
    product_categories: shop.products.flatMap(({ sku, categoryPaths }) =>
      categoryPaths.map((path, position) => ({
        product_id: ids.products.of(sku),
        category_id: ids.categories.of(path),
        position,
      })),
    ),
    product_attributes: attributeRows(shop, ids),
    product_images: [...productImages, ...componentImages],
    product_files: fileRows(shop, ids.products),
    related_products: relatedRows(shop, ids),
    custom_options: optionRows(shop, ids),
  })
}

const pageColumns = (product: DemoProduct) => ({
  url_path: product.urlPath,
  short_description: product.shortDescription,
  medium_description: product.mediumDescription,
  description: product.description,
  meta_title: product.metaTitle,
  meta_description: product.metaDescription,
  popularity: product.popularity,
  search_synonyms: [...product.searchSynonyms],
})

/** In the demo what is priced by piece or m² costs the shop six tenths of that; of the rest nobody has filled it in. */
function costColumns({ priceRule }: DemoProduct | DemoComponent) {
  const per = priceRule?.model
  if (priceRule?.rateE4 == null || (per !== 'piece' && per !== 'm2'))
    return { cost_per: null, cost_rate_e4: null }
  return { cost_per: per, cost_rate_e4: Math.round(priceRule.rateE4 * 0.6) }
}

function goodsRow(product: DemoProduct | DemoComponent, ids: CatalogueIds) {
  const { production, print, lead, delivery } = product
  return {
    id: ids.products.of(product.sku),
    sku: product.sku,
    type: product.type,
    title: product.title,
    pack: product.pack && JSON.stringify(product.pack),
    price_type: product.priceType,
    is_orderable_without_bundle: product.isOrderableWithoutBundle,
    needs_print_files: product.needsPrintFiles,
    vat_percent: product.vatPercent,
    fixed_width_mm: product.fixedSizeMm?.widthMm ?? null,
    fixed_height_mm: product.fixedSizeMm?.heightMm ?? null,
    production: JSON.stringify({ ...production, print }),
    material: JSON.stringify(product.material),
    delivery_kinds: [...delivery.kinds],
    delivery_classes: [...delivery.classes],
    is_foldable: delivery.foldable,
    is_rollable: delivery.rollable,
    production_days: lead.productionDays,
    express_days: lead.express?.productionDays ?? null,
    express_percent: lead.express?.surchargePercent ?? null,
    express_minimum_cents: lead.express?.minimumCents ?? null,
    ...costColumns(product),
  }
}

/** Each value with its place among the values of its attribute, which is the order of the filters. */
function attributeRows({ products, components, attributes }: DemoShop, ids: CatalogueIds) {
  return [...products, ...components].flatMap(({ sku, properties }) =>
    valuesOf(properties).map(([code, value]) => ({
      product_id: ids.products.of(sku),
      attribute_code: code,
      value,
      position: Math.max(
        0,
        attributes.find((attribute) => attribute.code === code)?.values.indexOf(value) ?? 0,
      ),
    })),
  )
}

const valuesOf = (properties: DemoProduct['properties']) =>
  Object.entries(properties).flatMap(([code, values]) =>
    [values].flat().map((value) => [code, value] as const),
  )

/** Products that the demo does not hold are passed over, and so is a product that names itself. */
function relatedRows({ products }: DemoShop, ids: CatalogueIds) {
  const skus = new Set(products.map(({ sku }) => sku))
  return products.flatMap(({ sku, relatedSkus }) =>
    [...new Set(relatedSkus)]
      .filter((related) => skus.has(related) && related !== sku)
      .map((related, position) => ({
        product_id: ids.products.of(sku),
        related_id: ids.products.of(related),
        position,
      })),
  )
}

function optionRows({ products }: DemoShop, ids: CatalogueIds) {
  return products.flatMap(({ sku, customOptions }) =>
    customOptions.map((option, position) => ({
      product_id: ids.products.of(sku),
      option_id: option.optionId,
      kind: 'input_mm' as const,
      code: option.code,
      label: option.label,
      min_mm: option.minMm,
      max_mm: option.maxMm,
      step_mm: option.stepMm,
      default_mm: option.defaultMm,
      is_required: option.required,
      position,
    })),
  )
}
