import type { Definition } from './nodes.ts'
import { type Column, Table } from '#app/ui/table.tsx'
import { configuratorTexts as texts } from '#texts/nl/office/configurators.ts'
import { differingPart } from '#domain/differing-part.ts'
import styles from './configurator.module.css'
import { differencesOf } from './differences.ts'

type Row = {
  readonly key: string
  readonly title: string
  readonly kind: string
  readonly label: string | null
  readonly was: string | null
  readonly becomes: string | null
}

type DifferenceListProps = {
  readonly caption: string
  readonly was: Definition | null
  readonly becomes: Definition
}

const EMPTY: Definition = {
  priceMode: 'dynamic',
  mainLine: 'material',
  quantity: { from: 'customer', start: 1 },
  deliveryKinds: [],
  cards: [],
}

/** What becomes different of a configurator, thing by thing, as somebody reads it. */
export function DifferenceList({ caption, was, becomes }: DifferenceListProps) {
  const rows = differencesOf(was ?? EMPTY, becomes).flatMap(({ key, title, kind, facts }): readonly Row[] => {
    const own = { title, kind: texts.kinds[kind] }
    if (facts.length === 0) return [{ ...own, key, label: null, was: null, becomes: null }]
    return facts.map((fact, at) => {
      const [before, after] =
        fact.was === null || fact.becomes === null
          ? [fact.was, fact.becomes]
          : differingPart(fact.was, fact.becomes)
      return {
        key: `${key} ${fact.label}`,
        title: at === 0 ? title : '',
        kind: at === 0 ? own.kind : '',
        label: fact.label,
        was: before,
        becomes: after,
      }
    })
  })
  if (rows.length === 0) return <p>{texts.noDifferences}</p>
  return (
    <div className={styles.differences}>
      <Table caption={caption} columns={COLUMNS} rows={rows} rowKey={({ key }) => key} />
    </div>
  )
}

const COLUMNS: readonly Column<Row>[] = [
  {
    id: 'thing',
    header: texts.thing,
    inBlock: 'full',
    cell: ({ title, kind }) => (
      <p className={styles.thing}>
        <strong>{title}</strong>
        <small>{kind}</small>
      </p>
    ),
  },
  { id: 'fact', header: texts.what, cell: ({ label }) => label },
  { id: 'was', header: texts.was, cell: ({ was }) => <span className={styles.was}>{was}</span> },
  {
    id: 'becomes',
    header: texts.willBe,
    cell: ({ becomes }) => <span className={styles.value}>{becomes}</span>,
  },
]
