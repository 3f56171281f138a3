import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { DeskCategoryRow } from '#contract/office/categories.ts'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { plusIcon } from '#app/ui/icons/plus.ts'
import { showToast } from '#app/ui/toast-store.ts'
import { categoryTexts as texts } from '#texts/nl/office/categories.ts'
import { api } from '../../lib/api.ts'
import { errorLines, TOLD_IN_PLACE } from '../../lib/call-errors.ts'
import { showReply } from '../../lib/show-reply.ts'
import { categoryList, categoryOf } from '../../work/categories.ts'
import { KeyedRows } from '../../ui/keyed-rows.tsx'
import { Loading, PageFault } from '../../ui/loading.tsx'
import { Page } from '../../ui/page.tsx'
import { SureDialog } from '../../ui/sure-dialog.tsx'
import { KeyButton } from '../../ui/key-button.tsx'
import styles from './categories.module.css'
import { CategoryDialog } from './category-dialog.tsx'
import type { Rows } from './category-places.ts'
import { CategoryTree } from './category-tree.tsx'
import { MoveDialog } from './move-dialog.tsx'
import { NewCategoryDialog } from './new-category-dialog.tsx'
import { SHORT_KEYS } from './short-keys.ts'
import { type AskedMove, useCategoryMove } from './use-category-move.ts'

/** The tree of categories, in which staff move, change, make and delete them. */
export function CategoriesPage() {
  const { data: rows, error, refetch } = useQuery(categoryList)
  if (error && !rows) return <PageFault error={error} onAgain={() => void refetch()} />
  return rows ? <Categories rows={rows} /> : <Loading />
}

/** What is asked of a category; `row` is null for the top of the tree. */
type Asked =
  | { readonly what: 'make'; readonly row: DeskCategoryRow | null }
  | { readonly what: 'edit' | 'move' | 'delete'; readonly row: DeskCategoryRow }

function Categories({ rows }: { readonly rows: Rows }) {
  const [asked, setAsked] = useState<Asked | null>(null)
  const close = () => setAsked(null)
  const tree = useRef<HTMLDivElement>(null)
  const [moved, setMoved] = useState<{ readonly id: string } | null>(null)
  const moving = useCategoryMove(rows, (id) => setMoved({ id }))
  // Its row is drawn anew below another one, and the focus is lost with the old one.
  useEffect(() => {
    if (moved) tree.current?.querySelector<HTMLElement>(`[data-grip="${moved.id}"]`)?.focus()
  }, [moved])
  return (
    <Page
      title={texts.title}
      note={texts.intro}
      actions={
        <KeyButton
          of={SHORT_KEYS.categories.make}
          size="small"
          icon={plusIcon}
          onClick={() => setAsked({ what: 'make', row: null })}
        >
          {texts.make}
        </KeyButton>
      }
    >
      {rows.length === 0 ? (
        <EmptyState title={texts.none} text={texts.noneText} />
      ) : (
        <div ref={tree} className={`panel ${styles.tree}`}>
          <KeyedRows>
            <CategoryTree
              rows={rows}
              isPending={moving.isPending}
              onMove={(row, place) => moving.ask({ row, place })}
              onAsk={(what, row) => setAsked({ what, row })}
            />
          </KeyedRows>
        </div>
      )}
      {moving.asked && (
        <SureMove
          rows={rows}
          asked={moving.asked}
          isPending={moving.isPending}
          onSure={moving.sure}
          onClose={moving.leave}
        />
      )}
      {asked?.what === 'make' && <NewCategoryDialog rows={rows} parent={asked.row} onClose={close} />}
      {asked?.what === 'edit' && <CategoryDialog row={asked.row} rows={rows} onClose={close} />}
      {asked?.what === 'move' && (
        <MoveDialog
          rows={rows}
          row={asked.row}
          onMove={(place) => {
            close()
            moving.ask({ row: asked.row, place })
          }}
          onClose={close}
        />
      )}
      {asked?.what === 'delete' && <DeleteDialog row={asked.row} onClose={close} />}
    </Page>
  )
}

type SureMoveProps = {
  readonly rows: Rows
  readonly asked: AskedMove
  readonly isPending: boolean
  readonly onSure: () => void
  readonly onClose: () => void
}

/** Says which addresses a move changes. */
function SureMove({ rows, asked: { row, place, paths }, ...dialog }: SureMoveProps) {
  const parent = rows.find(({ id }) => id === place.parentId)
  const own = paths.find(({ id }) => id === row.id)
  return (
    <SureDialog
      title={texts.sureTitle(row.title, parent?.title ?? null)}
      text={texts.sureText(own?.to ?? null, paths.length - (own ? 1 : 0))}
      verb={texts.move}
      {...dialog}
    />
  )
}

type DeleteDialogProps = { readonly row: DeskCategoryRow; readonly onClose: () => void }

function DeleteDialog({ row: { id, title, productCount }, onClose }: DeleteDialogProps) {
  const client = useQueryClient()
  const { data } = useQuery(categoryOf(id))
  const remove = useMutation({
    meta: TOLD_IN_PLACE,
    mutationFn: () => api.deleteDeskCategory({ params: { id }, query: { products: productCount } }),
    async onSuccess({ categories }) {
      showReply(client, categoryList.queryKey, categories)
      showToast({ tone: 'good', title: texts.removed(title) })
      onClose()
      await client.invalidateQueries({ queryKey: ['catalogue'] })
    },
    onError: () => client.invalidateQueries({ queryKey: ['catalogue'] }),
  })
  return (
    <SureDialog
      title={texts.removeTitle(title)}
      text={data ? texts.removeText(productCount, data.onlyHere) : ''}
      verb={texts.removeIt}
      isPending={!data || remove.isPending}
      failure={remove.error && errorLines(remove.error).join(' ')}
      onSure={() => remove.mutate()}
      onClose={onClose}
    />
  )
}
