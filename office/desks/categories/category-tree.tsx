import { type DragEvent, type KeyboardEvent, useId, useState } from 'react'
import { Link } from 'react-router'
import type { DeskCategoryRow } from '#contract/office/categories.ts'
import type { CategoryPlace } from '#domain/catalogue/move-category.ts'
import { classNames } from '#app/ui/class-names.ts'
import { Icon } from '#app/ui/icon.tsx'
import { eyeIcon } from '#app/ui/icons/eye.ts'
import { pencilIcon } from '#app/ui/icons/pencil.ts'
import { plusIcon } from '#app/ui/icons/plus.ts'
import { trashIcon } from '#app/ui/icons/trash.ts'
import { StatusLabel } from '#app/ui/status-label.tsx'
import { categoryTexts as texts } from '#texts/nl/office/categories.ts'
import { paths } from '../../paths.ts'
import { Grip } from '../../ui/grip.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { ShopLink } from '../../ui/shop-link.tsx'
import styles from './categories.module.css'
import {
  childrenOf,
  type Drop,
  dropAt,
  isInShop,
  placeByDrop,
  placeByKey,
  type Rows,
} from './category-places.ts'

export type TreeAction = 'make' | 'edit' | 'move' | 'delete'

type CategoryTreeProps = {
  readonly rows: Rows
  readonly isPending: boolean
  readonly onMove: (row: DeskCategoryRow, place: CategoryPlace) => void
  readonly onAsk: (what: TreeAction, row: DeskCategoryRow) => void
}

type Dragging = {
  readonly id: string
  readonly onto: { readonly id: string; readonly drop: Drop } | null
}

/** The categories below each other; a grip moves one by drag and by arrows. */
export function CategoryTree(props: CategoryTreeProps) {
  const hint = useId()
  const [dragging, setDragging] = useState<Dragging | null>(null)
  return (
    <>
      <p id={hint} className="visually-hidden">
        {texts.gripHint}
      </p>
      <Branch {...props} hint={hint} parent={null} dragging={dragging} onDragging={setDragging} />
    </>
  )
}

type BranchProps = CategoryTreeProps & {
  readonly hint: string
  readonly parent: DeskCategoryRow | null
  readonly dragging: Dragging | null
  readonly onDragging: (dragging: Dragging | null) => void
}

function Branch(props: BranchProps) {
  const { rows, parent } = props
  const children = childrenOf(rows, parent?.id ?? null)
  if (children.length === 0) return null
  return (
    <ul className={styles.branch} aria-label={parent ? texts.below(parent.title) : texts.list}>
      {children.map((row) => (
        <li key={row.id}>
          <Row {...props} row={row} />
          <Branch {...props} parent={row} />
        </li>
      ))}
    </ul>
  )
}

function Row({
  row,
  rows,
  hint,
  isPending,
  dragging,
  onMove,
  onAsk,
  onDragging,
}: BranchProps & { readonly row: DeskCategoryRow }) {
  const { id, title, path, productCount } = row
  const isShown = isInShop(rows, row)
  const dragged = rows.find((one) => one.id === dragging?.id)
  const drop = dragging?.onto?.id === id ? dragging.onto.drop : null

  function press(event: KeyboardEvent) {
    const place = placeByKey(rows, row, event.key)
    if (!place) return
    event.preventDefault()
    if (!isPending) onMove(row, place)
  }

  function over(event: DragEvent<HTMLElement>) {
    if (!dragging || dragging.id === id) return
    event.preventDefault()
    const { top, height } = event.currentTarget.getBoundingClientRect()
    onDragging({ ...dragging, onto: { id, drop: dropAt((event.clientY - top) / height) } })
  }

  function fall(event: DragEvent) {
    event.preventDefault()
    if (dragged && drop) onMove(dragged, placeByDrop(rows, row, drop))
    onDragging(null)
  }

  return (
    <div
      data-row
      className={classNames(
        styles.row,
        !isShown && styles.hidden,
        drop && styles[drop],
        dragging?.id === id && styles.dragged,
      )}
      onDragOver={over}
      onDragLeave={() => dragging?.onto?.id === id && onDragging({ ...dragging, onto: null })}
      onDrop={fall}
    >
      <Grip
        id={id}
        title={title}
        hint={hint}
        onLift={() => onDragging({ id, onto: null })}
        onLetGo={() => onDragging(null)}
        onPress={() => onAsk('move', row)}
        onKey={press}
      />
      <p className={styles.name}>
        <button type="button" data-first className={styles.title} onClick={() => onAsk('edit', row)}>
          {title}
        </button>
        <span className="muted">{path}</span>
      </p>
      {!isShown && <StatusLabel tone="quiet">{texts.hidden}</StatusLabel>}
      <Link
        className={styles.count}
        to={`${paths.products}?${new URLSearchParams({ categorie: id })}`}
        aria-label={texts.productsOf(title, productCount)}
      >
        {texts.products(productCount)}
      </Link>
      <div className={styles.acts}>
        <ShopLink
          path={path}
          isPreview={!isShown}
          className="icon-button"
          label={isShown ? texts.view(title) : texts.preview(title)}
        >
          <Icon of={eyeIcon} />
        </ShopLink>
        <IconButton icon={pencilIcon} label={texts.edit(title)} onPress={() => onAsk('edit', row)} />
        <IconButton icon={plusIcon} label={texts.makeBelow(title)} onPress={() => onAsk('make', row)} />
        <IconButton icon={trashIcon} label={texts.remove(title)} onPress={() => onAsk('delete', row)} />
      </div>
    </div>
  )
}
