import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { editTexts } from '#texts/nl/office/editing.ts'
import { productColumnTexts as texts } from '#texts/nl/office/product-column.ts'
import { productTexts } from '#texts/nl/office/products.ts'
import { useMay } from '../../../lib/operator.ts'
import { LeaveGuard } from '../../../ui/leave-guard.tsx'
import { Loading, LoadFault } from '../../../ui/loading.tsx'
import { MoreRows } from '../../../ui/more-rows.tsx'
import { SaveBar } from '../../../ui/save-bar.tsx'
import { useSaveKey } from '../../../ui/use-save-key.ts'
import { productColumnOf, type ProductView } from '../../../work/products.ts'
import { ColumnGrid } from './column-grid.tsx'
import styles from './column.module.css'
import { attributeColumn, type Column, type ColumnChoices, columnsFor } from './columns.ts'
import { useColumnEdits } from './use-column-edits.ts'

type ColumnDeskProps = {
  readonly column: Column
  /** Each attribute is a column too. */
  readonly choices: ColumnChoices
  readonly view: ProductView
  /** By which name the column stands in the address. */
  readonly parameter: string
  readonly onColumn: (address: string) => void
  /** Leads to the products with a draft, where they are published. */
  readonly onChanged: () => void
}

/** The list of products as one column that is edited; what is typed stays while something else is looked for. */
export function ColumnDesk(props: ColumnDeskProps) {
  const { column, choices, view, parameter, onColumn, onChanged } = props
  const list = useInfiniteQuery({ ...productColumnOf(column.asked, view), placeholderData: keepPreviousData })
  const typing = useColumnEdits(column, list.data?.pages.flatMap((page) => page.rows) ?? [], onChanged)
  const count = typing.unsaved.length
  const may = useMay()
  useSaveKey(typing.save)

  return (
    <>
      <SelectField
        compact
        className={styles.choose}
        label={texts.column}
        options={[
          ...columnsFor(may, choices.vatPercents).map(({ address, label }) => ({ value: address, label })),
          ...choices.attributes
            .map(attributeColumn)
            .map(({ address, label }) => ({ value: address, label: texts.attribute(label) })),
        ]}
        value={column.address}
        onChange={({ target }) => onColumn(target.value)}
      />
      {list.error && !list.data ? (
        <LoadFault error={list.error} onAgain={() => void list.refetch()} />
      ) : !list.data ? (
        <Loading />
      ) : typing.rows.length === 0 ? (
        <EmptyState
          title={view.search === '' ? productTexts.none : productTexts.noneFound(view.search)}
          text={productTexts.noneText}
        />
      ) : (
        <ColumnGrid column={column} typing={typing} />
      )}
      <div className={styles.more}>
        <MoreRows list={list} count={typing.rows.length} label={productTexts.more} />
      </div>
      {count > 0 && (
        <SaveBar
          unsaved={typing.unsaved}
          failure={typing.failure}
          isSaving={typing.isSaving}
          onSave={typing.save}
          onDrop={typing.drop}
        />
      )}
      <LeaveGuard isAtRisk={count > 0} text={editTexts.leaveText(typing.unsaved)} parameters={[parameter]} />
    </>
  )
}
