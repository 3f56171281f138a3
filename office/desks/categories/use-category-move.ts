import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { DeskCategoryRow } from '#contract/office/categories.ts'
import { type CategoryMove, type CategoryPlace, moveCategory } from '#domain/catalogue/move-category.ts'
import { showToast } from '#app/ui/toast-store.ts'
import { categoryTexts as texts } from '#texts/nl/office/categories.ts'
import { api } from '../../lib/api.ts'
import { showReply } from '../../lib/show-reply.ts'
import { categoryList } from '../../work/categories.ts'
import { childrenOf, placeOf, type Rows } from './category-places.ts'

type Moving = { readonly row: DeskCategoryRow; readonly place: CategoryPlace }
/** A move that gives categories other addresses, which are told before it is done. */
export type AskedMove = Moving & { readonly paths: CategoryMove['paths'] }

/**
 * Moves categories: at once where no address changes, else once it was asked. `onMoved` hears which one moved, also where it was refused.
 */
export function useCategoryMove(rows: Rows, onMoved: (id: string) => void) {
  const client = useQueryClient()
  const [asked, setAsked] = useState<AskedMove | null>(null)
  const move = useMutation({
    mutationFn: ({ row, place }: Moving) =>
      api.moveDeskCategory({ params: { id: row.id }, body: { ...place, seenParentId: row.parentId } }),
    async onSuccess({ categories }, { row }) {
      showReply(client, categoryList.queryKey, categories)
      tell(categories, row)
    },
    async onSettled(_reply, refused, { row }) {
      setAsked(null)
      onMoved(row.id)
      const renewed = client.invalidateQueries({ queryKey: ['catalogue'] })
      // Who sees the reply can go on: the next press counts.
      if (refused) await renewed
    },
  })

  function tell(after: Rows, before: DeskCategoryRow) {
    const now = after.find(({ id }) => id === before.id)
    if (!now) return
    const siblings = childrenOf(after, now.parentId)
    const parent = after.find(({ id }) => id === now.parentId)
    const place = siblings.findIndex(({ id }) => id === now.id) + 1
    const back = placeOf(rows, before)
    showToast({
      tone: 'good',
      key: 'category-moved',
      title: texts.moved(now.title, place, siblings.length, parent?.title ?? null),
      action: { label: texts.undo, onPress: () => takeBack(after, { row: now, place: back }, before.path) },
    })
  }

  /** At once where every address becomes what it was; else it is a move as any other. */
  function takeBack(now: Rows, moving: Moving, path: string) {
    const found = moveCategory(now, moving.row.id, moving.place)
    const own = 'fault' in found ? undefined : found.paths.find(({ id }) => id === moving.row.id)
    if ('fault' in found || (own?.to ?? moving.row.path) === path) move.mutate(moving)
    else setAsked({ ...moving, paths: found.paths })
  }

  function ask(moving: Moving) {
    if (move.isPending) return
    const { row, place } = moving
    const found = moveCategory(rows, row.id, place)
    const isSame = place.parentId === row.parentId && place.before === placeOf(rows, row).before
    if (isSame || ('fault' in found && place.before === row.id)) return
    // What cannot be is told by the server.
    const paths = 'fault' in found ? [] : found.paths
    if (paths.length > 0) setAsked({ ...moving, paths })
    else move.mutate(moving)
  }

  return {
    ask,
    asked,
    isPending: move.isPending,
    sure: () => asked && move.mutate(asked),
    leave: () => setAsked(null),
  }
}
