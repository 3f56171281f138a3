import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ChoicePrice } from '#domain/price-lists/choice-price.ts'
import { raisedChoice } from '#domain/price-lists/raised.ts'
import { Button } from '#app/ui/button.tsx'
import { showToast } from '#app/ui/toast-store.ts'
import { priceTexts as texts } from '#texts/nl/office/prices.ts'
import { Loading, LoadFault } from '../../ui/loading.tsx'
import { MoreRows } from '../../ui/more-rows.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import { allChoicesOf, choicesOf } from '../../work/prices.ts'
import { ChoiceGrid } from './choice-grid.tsx'
import { type ChoiceGridRow, choiceGridRows, withChoice } from './list-edits.ts'
import styles from './prices.module.css'
import { RaiseDialog } from './raise-dialog.tsx'
import type { useListEdits } from './use-list-edits.ts'

type ChoicesPartProps = {
  readonly listId: string
  readonly typing: ReturnType<typeof useListEdits>
  readonly search: string
  readonly onSearch: (search: string) => void
}

/** What choices in configurators cost, which is changed where it stands. */
export function ChoicesPart({ listId, typing, search, onSearch }: ChoicesPartProps) {
  const found = useInfiniteQuery({ ...choicesOf(listId, search), placeholderData: keepPreviousData })
  const [isRaising, setRaising] = useState(false)
  const kept = found.data?.pages.flatMap((page) => page.choices) ?? []
  const rows = choiceGridRows(kept, typing.edits)

  function change({ id, before, title }: ChoiceGridRow, after: ChoicePrice) {
    typing.change((edits) => withChoice(edits, id, { before, after, title }))
  }

  async function raise(percent: number): Promise<string | null> {
    const all = await allChoicesOf(listId, search)
    if (!all) return texts.raiseTooMany
    const raised = choiceGridRows(all, typing.edits)
      .map((row) => ({ row, after: raisedChoice(row.price, percent) }))
      .filter(({ row, after }) => after.amount !== row.price.amount)
    if (raised.length === 0) return texts.raiseNone
    typing.change((edits) =>
      raised.reduce(
        (sum, { row: { id, before, title }, after }) => withChoice(sum, id, { before, after, title }),
        edits,
      ),
    )
    showToast({ tone: 'info', title: texts.raised(raised.length) })
    return null
  }

  return (
    <>
      <p className="muted">{texts.choicesHint}</p>
      <div className={styles.tools}>
        <SearchField label={texts.searchChoices} text={search} onSearch={onSearch} />
        {rows.length > 0 && (
          <Button look="secondary" size="small" onClick={() => setRaising(true)}>
            {texts.raise}
          </Button>
        )}
      </div>
      {found.error && !found.data ? (
        <LoadFault error={found.error} onAgain={() => void found.refetch()} />
      ) : found.data ? (
        rows.length === 0 ? (
          <p className="muted">{search === '' ? texts.noChoices : texts.noChoicesFound}</p>
        ) : (
          <ChoiceGrid rows={rows} faults={typing.faults} onChange={change} />
        )
      ) : (
        <Loading />
      )}
      {found.data && <MoreRows list={found} count={kept.length} label={texts.moreChoices} grows={false} />}
      {isRaising && <RaiseDialog of="choices" onRaise={raise} onClose={() => setRaising(false)} />}
    </>
  )
}
