import { useQuery } from '@tanstack/react-query'
import { type Ref, useId, useRef, useState } from 'react'
import type { PriceList } from '#contract/office/price-lists.ts'
import { Button } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { FieldError } from '#app/ui/field.tsx'
import { plusIcon } from '#app/ui/icons/plus.ts'
import { trashIcon } from '#app/ui/icons/trash.ts'
import { SelectField } from '#app/ui/select-field.tsx'
import { priceTexts as texts } from '#texts/nl/office/prices.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { TypedField } from '../../ui/typed-field.tsx'
import { discountPercent } from '../../ui/typed-values.ts'
import { catalogueChoices } from '../../work/products.ts'
import { withDiscount } from './list-edits.ts'
import styles from './prices.module.css'
import type { useListEdits } from './use-list-edits.ts'

const FIRST_PERCENT = 5

type DiscountsPanelProps = { readonly list: PriceList; readonly typing: ReturnType<typeof useListEdits> }
type Row = {
  readonly categoryPath: string
  readonly title: string
  readonly percentOff: number
  readonly isGone: boolean
}

/** What comes off the base prices of categories. */
export function DiscountsPanel({ list, typing }: DiscountsPanelProps) {
  const headingId = useId()
  const adder = useRef<HTMLSelectElement>(null)
  const { data: choices } = useQuery(catalogueChoices)
  const { discounts } = typing.edits
  const kept = new Map(list.discounts.map((one) => [one.categoryPath, one]))
  const added = [...discounts].flatMap(([categoryPath, { before, after, title }]): Row[] =>
    before === null && after && !kept.has(categoryPath)
      ? [{ categoryPath, title, percentOff: after.percentOff, isGone: false }]
      : [],
  )
  const rows: readonly Row[] = [
    ...list.discounts.map(({ categoryPath, title, percentOff }) => {
      const edit = discounts.get(categoryPath)
      return {
        categoryPath,
        title,
        percentOff: (edit?.after ?? edit?.before)?.percentOff ?? percentOff,
        isGone: edit !== undefined && edit.after === null,
      }
    }),
    ...added,
  ]
  const free = (choices?.categories ?? []).filter(
    ({ path }) => !rows.some(({ categoryPath }) => categoryPath === path),
  )

  function put({ categoryPath, title }: Pick<Row, 'categoryPath' | 'title'>, percentOff: number | null) {
    const was = kept.get(categoryPath)
    const before = was ? { categoryPath, percentOff: was.percentOff } : null
    const after = percentOff === null ? null : { categoryPath, percentOff }
    typing.change((edits) => withDiscount(edits, categoryPath, { before, after, title }))
  }

  return (
    <section className={`panel ${styles.part}`} aria-labelledby={headingId}>
      <h2 id={headingId} className="type-20">
        {texts.discounts}
      </h2>
      <p className="muted">{rows.length === 0 ? texts.noDiscounts : texts.discountsHint}</p>
      {rows.length > 0 && (
        <ul className={styles.discounts}>
          {rows.map((row) => (
            <DiscountRow
              key={row.categoryPath}
              row={row}
              faults={Object.values(typing.faults.get(row.categoryPath) ?? {})}
              onChange={(percentOff) => put(row, percentOff)}
              onLeave={() => adder.current?.focus()}
            />
          ))}
        </ul>
      )}
      <AddDiscount
        ref={adder}
        categories={free}
        onAdd={({ path, title }) => put({ categoryPath: path, title }, FIRST_PERCENT)}
      />
    </section>
  )
}

type DiscountRowProps = {
  readonly row: Row
  readonly faults: readonly string[]
  readonly onChange: (percentOff: number | null) => void
  /** The row may be gone with what is done. */
  readonly onLeave: () => void
}

function DiscountRow({ row, faults, onChange, onLeave }: DiscountRowProps) {
  const { title, categoryPath, percentOff, isGone } = row
  const element = useRef<HTMLLIElement>(null)
  return (
    <li ref={element} className={classNames(isGone && styles.gone)}>
      <p className={styles.named}>
        <strong>{title}</strong>
        <small>{categoryPath}</small>
        {faults.map((fault) => (
          <FieldError key={fault} text={fault} />
        ))}
      </p>
      {isGone ? (
        <span className="figures">{`${percentOff}%`}</span>
      ) : (
        <TypedField
          hideLabel
          label={texts.percentOf(title)}
          unit="%"
          of={discountPercent}
          value={percentOff}
          onChange={onChange}
        />
      )}
      {isGone ? (
        <Button
          look="tertiary"
          size="small"
          aria-label={texts.restoreDiscount(title)}
          onClick={() => {
            onChange(percentOff)
            // The button makes room for the field.
            requestAnimationFrame(() => element.current?.querySelector('input')?.focus())
          }}
        >
          {texts.restoreRow}
        </Button>
      ) : (
        <IconButton
          icon={trashIcon}
          label={texts.removeDiscount(title)}
          onPress={() => {
            onLeave()
            onChange(null)
          }}
        />
      )}
    </li>
  )
}

type Category = { readonly path: string; readonly title: string }
type AddDiscountProps = {
  readonly ref: Ref<HTMLSelectElement>
  readonly categories: readonly Category[]
  readonly onAdd: (category: Category) => void
}

function AddDiscount({ ref, categories, onAdd }: AddDiscountProps) {
  const [path, setPath] = useState('')
  const chosen = categories.find((one) => one.path === path)
  return (
    <div className={styles.pick}>
      <SelectField
        ref={ref}
        compact
        label={texts.category}
        value={chosen ? path : ''}
        options={[
          { value: '', label: texts.chooseCategory },
          ...categories.map((one) => ({ value: one.path, label: `${one.title} (${one.path})` })),
        ]}
        onChange={({ target }) => setPath(target.value)}
      />
      <Button
        look="secondary"
        size="small"
        icon={plusIcon}
        refusing={!chosen}
        onClick={() => {
          if (!chosen) return
          onAdd(chosen)
          setPath('')
        }}
      >
        {texts.addDiscount}
      </Button>
    </div>
  )
}
