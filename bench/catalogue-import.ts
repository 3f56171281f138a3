import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream as NodeReadableStream } from 'node:stream/web'
import { makeZip } from 'client-zip'
import { startChild } from '#test/support/child.ts'
import { visitorOf } from './support/customer.ts'
import { type Bench, figure } from './support/figure.ts'
import type { Imported, Order } from './support/serve-import.ts'

/** As `npm start` opens a shop. */
const LEAN_HEAP = ['--heap-growing-percent=40', '--max-semi-space-size=8']

const PRODUCTS = 20_000
const MOST_SECONDS = 60
const MOST_SECONDS_TO_SEE = 2
const MOST_MB = 500
const MOST_MB_KEPT = 64
const LAST = `BULK-${PRODUCTS - 1}`
const PROSE =
  'Sterk doek van 510 gram, rondom gezoomd en voorzien van ringen. Bestand tegen weer en wind. '.repeat(12)

const entry = (at: number, value: object) => `${at === 0 ? '' : ','}\n${JSON.stringify(value)}`

/** Products such as printers sell them, a hundred to a category. */
function* documentOf(title: string): Generator<string> {
  yield '{"format":"paskruis-catalogue","version":1,"categories":['
  for (let at = 0; at < PRODUCTS / 100; at += 1) yield entry(at, category(at))
  yield '],"products":['
  for (let at = 0; at < PRODUCTS; at += 1) yield entry(at, product(at, `${title} ${at}`))
  yield ']}'
}

const category = (at: number) => ({
  path: `/bulk/${at}`,
  parent: null,
  title: `Bulk ${at}`,
  position: at,
  isActive: true,
  shortListItemCount: 0,
  shortDescription: '',
  description: '',
  seoTitle: '',
  seoDescription: '',
  metaTitle: '',
  metaDescription: '',
  picture: null,
})

const product = (at: number, title: string) => ({
  sku: `BULK-${at}`,
  type: 'simple',
  popularity: 0,
  categories: [`/bulk/${Math.floor(at / 100)}`],
  pictures: [],
  files: [],
  status: 'active',
  title,
  urlPath: `/bulk/product-${at}`,
  shortDescription: PROSE.slice(0, 120),
  mediumDescription: PROSE.slice(0, 300),
  description: `<p>${PROSE}</p>`,
  metaTitle: title,
  metaDescription: PROSE.slice(0, 150),
  searchSynonyms: ['doek', 'spandoek'],
  attributes: [],
  relatedSkus: [`BULK-${(at + 1) % PRODUCTS}`],
  replacementSku: null,
  prices: [
    {
      validFrom: '2000-01-01',
      validTo: null,
      price: {
        model: 'piece',
        rateE4: 100_000 + at,
        tiers: {
          measure: 'piece',
          scope: 'line',
          bands: [10, 25, 50, 100].map((from, place) => ({
            kind: 'percentOff',
            fromMilli: from * 1000,
            percent: (place + 1) * 5,
          })),
        },
        setupCents: 500,
        minAreaMm2: null,
        minimumLineCents: 1500,
        extraDesignFeeCents: 0,
        runningMetre: null,
        runPrices: [],
      },
    },
  ],
  priceType: 'fixed',
  vatPercent: 21,
  cost: null,
  isOrderableWithoutBundle: true,
  needsPrintFiles: false,
  pack: null,
  fixedSizeMm: null,
  sizeOptions: [],
  production: { carrier: 'stock', print: null },
  material: { name: 'Doek', thicknessMm: null, weight: { grams: 510, per: 'piece' } },
  deliveryKinds: ['ship', 'pickup'],
  deliveryClasses: ['parcel', 'pickup'],
  isFoldable: true,
  isRollable: true,
  productionDays: 3,
  express: null,
})

async function writeZip(path: string, title: string): Promise<void> {
  const input = Readable.from(documentOf(title)).map((text: string) => Buffer.from(text))
  const zip = makeZip([{ name: 'catalogue.json', input }])
  await pipeline(Readable.fromWeb(zip as NodeReadableStream), createWriteStream(path))
}

/** A file of 20,000 products: taken in new, and taken in again with every title another one, and that taken back; and when a visitor sees that. */
export const catalogueImport: Bench = {
  name: 'catalogue-import',
  async run() {
    const folder = await mkdtemp(join(tmpdir(), 'paskruis-import-'))
    const shop = startChild(new URL('./support/serve-import.ts', import.meta.url), LEAN_HEAP)
    try {
      const [added, changed] = [join(folder, 'new.zip'), join(folder, 'changed.zip')]
      await writeZip(added, 'Nieuw')
      await writeZip(changed, 'Anders')
      const idle = await shop.ask<Imported>({ path: null } satisfies Order)
      const visitor = visitorOf(idle.port)
      const find = () => visitor.call('GET', `/api/products/${LAST}`).catch(() => null)
      const titleIs = async (title: string) => {
        const startedMs = performance.now()
        while ((await find())?.['title'] !== title);
        return (performance.now() - startedMs) / 1000
      }
      const first = await shop.ask<Imported>({ path: added } satisfies Order)
      const firstSeen = await titleIs(`Nieuw ${PRODUCTS - 1}`)
      const second = await shop.ask<Imported>({ path: changed } satisfies Order)
      const secondSeen = await titleIs(`Anders ${PRODUCTS - 1}`)
      const third = await shop.ask<Imported>({ path: 'takeBack' } satisfies Order)
      const took = (what: string, { seconds, changes }: Imported) =>
        figure(
          { what, value: seconds, digits: 1, unit: ' s' },
          { atMost: MOST_SECONDS },
          `${changes} entries`,
        )
      const seen = (what: string, value: number) =>
        figure({ what, value, unit: ' s' }, { atMost: MOST_SECONDS_TO_SEE })
      return [
        took('20,000 new products', first),
        seen('until a visitor sees them', firstSeen),
        took('20,000 changed products', second),
        seen('until a visitor sees that', secondSeen),
        took('that taken back', third),
        figure(
          { what: 'kept to take imports back', value: third.keptMb, unit: ' MB' },
          { atMost: MOST_MB_KEPT },
        ),
        figure({ what: 'memory of the idle shop', value: idle.peakMb, digits: 0, unit: ' MB' }, null),
        figure(
          {
            what: 'memory at most, while importing',
            value: Math.max(first.peakMb, second.peakMb, third.peakMb),
            digits: 0,
            unit: ' MB',
          },
          { atMost: MOST_MB },
        ),
      ]
    } finally {
      await shop.stop()
      await rm(folder, { recursive: true, force: true })
    }
  },
}
