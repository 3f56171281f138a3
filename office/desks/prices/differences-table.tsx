import type { ImportTrial } from '#contract/office/price-files.ts'
import { choiceKey } from '#domain/price-lists/choice-price.ts'
import { changeKind } from '#domain/price-lists/differences.ts'
import { FactList } from '#app/ui/fact-list.tsx'
import { type Column, Table } from '#app/ui/table.tsx'
import { formatNumber } from '#texts/nl/format.ts'
import { priceImportTexts as texts } from '#texts/nl/office/price-import.ts'
import { choicePriceText, discountText, listPriceText } from '#texts/nl/office/price-rules.ts'
import { tableTexts } from '#texts/nl/office/tables.ts'
import styles from './prices.module.css'

type Differences = Pick<
  ImportTrial,
  'addedCount' | 'changedCount' | 'removedCount' | 'prices' | 'choices' | 'discounts'
> & { readonly unchangedCount?: number }

/** How many prices and discounts of a list become different. */
export const differenceCount = (differences: Differences): number =>
  differences.addedCount + differences.changedCount + differences.removedCount

/** A row of what changes, as it reads. */
type Difference = {
  readonly key: string
  readonly kind: ReturnType<typeof changeKind>
  readonly name: string
  readonly title: string
  readonly was: string | null
  readonly becomes: string | null
}

function rowsOf({ prices, choices, discounts }: Differences): readonly Difference[] {
  return [
    ...prices.map(({ before, after, title, ...units }) => {
      const text = (price: typeof before) => price && listPriceText(price, units)
      const { sku, validFrom } = after ?? before ?? { sku: '', validFrom: '' }
      const kind = changeKind({ before, after })
      return { key: `${sku} ${validFrom}`, kind, name: sku, title, was: text(before), becomes: text(after) }
    }),
    ...choices.map(({ before, after, title }) => {
      const text = (price: typeof before) => price && choicePriceText(price)
      const one = after ?? before
      const kind = changeKind({ before, after })
      const key = one ? choiceKey(one) : title
      return { key, kind, name: one?.sku ?? '', title, was: text(before), becomes: text(after) }
    }),
    ...discounts.map(({ before, after }) => {
      const text = (discount: typeof before) => discount && discountText(discount.percentOff)
      const path = (after ?? before)?.categoryPath ?? ''
      const kind = changeKind({ before, after })
      return { key: path, kind, name: path, title: '', was: text(before), becomes: text(after) }
    }),
  ]
}

const COLUMNS: readonly Column<Difference>[] = [
  { id: 'kind', header: texts.kind, inBlock: 'lead', cell: ({ kind }) => texts.counts[kind] },
  {
    id: 'subject',
    header: texts.subject,
    inBlock: 'full',
    cell: ({ title, name }) => (
      <p className={styles.named}>
        {title !== '' && <strong>{title}</strong>}
        <small>{name}</small>
      </p>
    ),
  },
  {
    id: 'was',
    header: texts.was,
    cell: ({ was }) => was ?? <span className="muted">{texts.nothingThere}</span>,
  },
  {
    id: 'becomes',
    header: texts.becomes,
    cell: ({ becomes }) => becomes ?? <span className="muted">{texts.nothingThere}</span>,
  },
]

/** How much of a list becomes different, and the first of it. */
export function DifferencesTable({ of }: { readonly of: Differences }) {
  const rows = rowsOf(of)
  const all = differenceCount(of)
  const counts = [
    ['added', of.addedCount],
    ['changed', of.changedCount],
    ['removed', of.removedCount],
    ['unchanged', of.unchangedCount],
  ] as const
  return (
    <>
      <FactList
        facts={counts.flatMap(([kind, count]) =>
          count === undefined ? [] : [{ label: texts.counts[kind], text: formatNumber(count) }],
        )}
      />
      {all > 0 && (
        <>
          {rows.length < all && <p className="muted">{tableTexts.firstOf(rows.length, all)}</p>}
          <Table caption={texts.differencesTable} columns={COLUMNS} rows={rows} rowKey={({ key }) => key} />
        </>
      )}
    </>
  )
}
