// `npm run lint:catalogue`: what is wrong with the configurators of the demo shop, or with DATABASE_URL of that database too.
import { components } from '#demo/components.ts'
import { configurators } from '#demo/configurators.ts'
import { products } from '#demo/products.ts'
import { ruleFor } from '#domain/catalogue/product-facts.ts'
import { carrierOf } from '#domain/catalogue/production.ts'
import { lintConfigurators } from '#domain/configurator/lint.ts'
import type { LintedProduct } from '#domain/configurator/lint/finding.ts'
import { amsterdamNow } from '#domain/delivery/amsterdam-clock.ts'
import { NO_BOOK } from '#domain/pricing/price-book.ts'
import { openDatabase } from '#server/db/database.ts'
import { loadConfigurators } from '#server/modules/catalogue/configurator-store.ts'
import { loadProductFacts } from '#server/modules/catalogue/product-facts-store.ts'
import { lintCatalogueTexts } from '#texts/nl/lint-catalogue.ts'

type Linted = { readonly source: string; readonly count: number; readonly lines: readonly string[] }

function lintDemo(): Linted {
  const bySku = new Map<string, LintedProduct>(
    [...products, ...components].map(({ sku, priceRule, production }) => [
      sku,
      { isSold: true, rule: priceRule, carrier: carrierOf(production) },
    ]),
  )
  const findings = lintConfigurators(configurators, (sku) => bySku.get(sku) ?? null)
  return {
    source: lintCatalogueTexts.inDemo,
    count: configurators.length,
    lines: findings.map(lintCatalogueTexts.finding),
  }
}

async function lintDatabase(url: string): Promise<Linted> {
  const db = openDatabase({ url, connections: 1, onLost: (error) => console.error(error.message) })
  try {
    const { products: sold, unreadable } = await loadProductFacts(db)
    const today = amsterdamNow(new Date()).date
    const bySku = new Map<string, LintedProduct>(
      sold.map((product) => [
        product.sku,
        {
          isSold: product.isActive,
          rule: ruleFor(product, NO_BOOK, today),
          carrier: product.carrier,
        },
      ]),
    )
    const kept = await loadConfigurators(db)
    const keptConfigurators = kept.configurators.map(([, configurator]) => configurator)
    const findings = lintConfigurators(keptConfigurators, (sku) => bySku.get(sku) ?? null)
    return {
      source: lintCatalogueTexts.inDatabase,
      count: kept.configurators.length,
      lines: [
        ...unreadable.map(({ sku, reason }) => lintCatalogueTexts.unreadableProduct(sku, reason)),
        ...kept.unreadable.map(({ key, reason }) => lintCatalogueTexts.unreadable(key, reason)),
        ...findings.map(lintCatalogueTexts.finding),
      ],
    }
  } finally {
    await db.destroy()
  }
}

function report({ source, count, lines }: Linted): boolean {
  for (const line of lines) console.log(`${source}: ${line}`)
  const { sound, faults } = lintCatalogueTexts
  console.log(lines.length === 0 ? sound(source, count) : faults(source, lines.length))
  return lines.length === 0
}

const url = process.env.DATABASE_URL
const reports = [lintDemo(), ...(url ? [await lintDatabase(url)] : [])]
if (!reports.map(report).every(Boolean)) process.exitCode = 1
