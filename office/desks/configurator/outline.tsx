import { type KeyboardEvent, memo, type MouseEvent, useMemo, useState } from 'react'
import { flushSync } from 'react-dom'
import { classNames } from '#app/ui/class-names.ts'
import { Icon } from '#app/ui/icon.tsx'
import { chevronDownIcon } from '#app/ui/icons/chevron-down.ts'
import { eyeIcon } from '#app/ui/icons/eye.ts'
import { circleExclamationPointIcon } from '#app/ui/icons/circle-exclamation-point.ts'
import { visibleText } from '#texts/nl/office/configurator-words.ts'
import { configuratorTexts as texts } from '#texts/nl/office/configurators.ts'
import { move, spotOf, type Way } from './moves.ts'
import {
  allOf,
  childrenOf,
  type Definition,
  find,
  isCard,
  isOption,
  type Node,
  type Place,
  type Shown,
  titleOf,
} from './nodes.ts'
import styles from './outline.module.css'
import { namesOf, visibleIfOf } from './visible-rules.ts'
import type { Change } from './use-configurator-edit.ts'

type OutlineProps = {
  readonly definition: Definition
  readonly shown: Shown
  /** Where something was found wrong. */
  readonly faulty: ReadonlySet<string>
  readonly onShow: (shown: Shown) => void
  /** Shows something with the focus in its form. */
  readonly onOpen: (shown: Shown) => void
  readonly onChange: Change
  readonly onRemove: (place: Place) => void
}

const WAYS: Readonly<Record<string, Way>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowRight: 'in',
  ArrowLeft: 'out',
}

const rowId = (shown: Shown) => `opbouw-${shown}`

const focusRow = (shown: Shown) => document.getElementById(rowId(shown))?.focus()

/** The row that something happened in. */
const placeAt = (pressed: EventTarget): Shown | null =>
  (pressed instanceof Element
    ? (pressed.closest<HTMLElement>('[data-place]')?.dataset['place'] ?? null)
    : null) as Shown | null

type Row = {
  readonly shown: Shown
  readonly parent: Place | null
  readonly title: string
  readonly depth: number
  readonly at: number
  readonly of: number
  readonly count: string
  readonly rule: string
  readonly hasRows: boolean
}

function rowsOf(definition: Definition): readonly Row[] {
  const names = namesOf(definition, texts.noChoice)
  const whole = (['general', 'drawing'] as const).map((shown): Row => {
    const of = definition.cards.length + 2
    const base = { parent: null, depth: 0, of, count: '', rule: '', hasRows: false }
    return { ...base, shown, title: texts[shown], at: shown === 'general' ? 0 : 1 }
  })
  const rows = allOf(definition).flatMap(({ place, node, parent, depth, at, of }): readonly Row[] => {
    if (isOption(node)) return []
    const children = childrenOf(node)
    const own = parent === null ? { at: at + 2, of: of + 2 } : { at, of }
    return [
      {
        ...own,
        shown: place,
        parent,
        title: titleOf(node),
        depth,
        count: countText(node, children.length),
        rule: visibleText(visibleIfOf(node), names),
        hasRows: children.length > 0 && !('options' in node),
      },
    ]
  })
  return [...whole, ...rows]
}

function countText(node: Node, count: number): string {
  if ('options' in node) return texts.options(count)
  if ('fields' in node) return texts.fields(count)
  if ('steps' in node) return texts.steps(count)
  return 'type' in node && node.type === 'input_mm' ? texts.mm : ''
}

/** Cards, their steps and fields below each other, as a tree that is gone through and put in another order by key. */
export const Outline = memo(function Outline({
  definition,
  shown,
  faulty,
  onShow,
  onOpen,
  onChange,
  onRemove,
}: OutlineProps) {
  const [folded, setFolded] = useState<ReadonlySet<Shown>>(new Set())
  const [told, setTold] = useState('')
  const [dragged, setDragged] = useState<Place | null>(null)
  const [target, setTarget] = useState<Place | null>(null)
  const rows = useMemo(() => rowsOf(definition), [definition])

  const parents = new Map<Shown, Place | null>(rows.map((row) => [row.shown, row.parent]))
  const isHidden = (row: Row): boolean => {
    for (let up = row.parent; up !== null; up = parents.get(up) ?? null) if (folded.has(up)) return true
    return false
  }
  const seen = rows.filter((row) => !isHidden(row))
  // What is folded away is reached by what it lies in.
  let reached: Shown = shown
  while (!seen.some((row) => row.shown === reached)) reached = parents.get(reached) ?? 'general'

  function fold(place: Shown, isFolded: boolean) {
    const next = new Set(folded)
    if (isFolded) next.add(place)
    else next.delete(place)
    setFolded(next)
  }

  function show(row: Row | undefined) {
    if (!row) return
    flushSync(() => onShow(row.shown))
    focusRow(row.shown)
  }

  function moveBy(place: Place, way: Way) {
    const spot = spotOf(definition, place, way)
    const own = find(definition, place)
    if (!own) return
    if (!spot) {
      setTold(texts.cannotMove(titleOf(own.node)))
      return
    }
    flushSync(() => {
      tellMoved(move(definition, place, spot), place)
      onChange((now) => move(now, place, spot))
    })
    focusRow(place)
  }

  function tellMoved(next: Definition, place: Place) {
    const found = find(next, place)
    if (!found) return
    const parent = found.parent && find(next, found.parent)
    setTold(texts.moved(titleOf(found.node), found.at + 1, found.of, parent ? titleOf(parent.node) : null))
  }

  function press(event: KeyboardEvent) {
    const pressed = placeAt(event.target)
    const at = seen.findIndex((row) => row.shown === pressed)
    const row = seen[at]
    if (!row || event.ctrlKey || event.metaKey || event.shiftKey) return
    const place = row.shown === 'general' || row.shown === 'drawing' ? null : row.shown
    if (event.altKey) {
      const way = WAYS[event.key]
      if (!way || !place) return
      event.preventDefault()
      moveBy(place, way)
      return
    }
    const act = {
      ArrowDown: () => show(seen[at + 1]),
      ArrowUp: () => show(seen[at - 1]),
      Home: () => show(seen[0]),
      End: () => show(seen.at(-1)),
      ArrowRight: () => (folded.has(row.shown) ? fold(row.shown, false) : row.hasRows && show(seen[at + 1])),
      ArrowLeft: () =>
        row.hasRows && !folded.has(row.shown)
          ? fold(row.shown, true)
          : show(seen.find((one) => one.shown === row.parent)),
      Enter: () => onOpen(row.shown),
      ' ': () => onShow(row.shown),
      Delete: () => place && onRemove(place),
    }[event.key]
    if (!act) return
    event.preventDefault()
    act()
  }

  function click({ target: pressed }: MouseEvent) {
    const place = placeAt(pressed)
    if (place === null) return
    if (pressed instanceof Element && pressed.closest('[data-fold]')) fold(place, !folded.has(place))
    else onShow(place)
  }

  /** What is dropped on a card or group comes into it, and on anything else before that. */
  function drop(onto: Place) {
    const over = find(definition, onto)
    const own = dragged && find(definition, dragged)
    if (!over || !own || !dragged) return
    const isSame = isCard(own.node) === isCard(over.node) && 'type' in own.node === 'type' in over.node
    const takes = 'steps' in over.node && 'stepType' in own.node
    if (!isSame && !takes) return
    const spot =
      takes && onto !== own.parent ? { parent: onto, before: null } : { parent: over.parent, before: onto }
    tellMoved(move(definition, dragged, spot), dragged)
    onChange((now) => move(now, dragged, spot))
  }

  return (
    <>
      <div
        role="tree"
        tabIndex={-1}
        aria-label={texts.outline}
        className={styles.tree}
        onClick={click}
        onKeyDown={press}
        onDragStart={(event) => {
          const place = placeAt(event.target)
          if (place === null || place === 'general' || place === 'drawing') return
          event.dataTransfer.effectAllowed = 'move'
          event.dataTransfer.setData('text/plain', place)
          setDragged(place)
        }}
        onDragOver={(event) => {
          const place = placeAt(event.target)
          if (!dragged || place === null || place === 'general' || place === 'drawing') return
          event.preventDefault()
          if (place !== target) setTarget(place)
        }}
        onDrop={(event) => {
          event.preventDefault()
          if (target && target !== dragged) drop(target)
        }}
        onDragEnd={() => {
          setDragged(null)
          setTarget(null)
        }}
      >
        {seen.map((row) => (
          <TreeRow
            key={row.shown}
            {...row}
            isShown={row.shown === shown}
            isReached={row.shown === reached}
            isFolded={folded.has(row.shown)}
            isFaulty={faulty.has(row.shown)}
            isTarget={target === row.shown && dragged !== row.shown}
          />
        ))}
      </div>
      <output className="visually-hidden">{told}</output>
    </>
  )
})

type TreeRowProps = Row & {
  readonly isShown: boolean
  /** Whether the keyboard comes to it. */
  readonly isReached: boolean
  readonly isFolded: boolean
  readonly isFaulty: boolean
  readonly isTarget: boolean
}

const TreeRow = memo(function TreeRow(row: TreeRowProps) {
  const { shown, title, depth, at, of, count, rule, hasRows } = row
  return (
    <div
      role="treeitem"
      id={rowId(shown)}
      data-place={shown}
      aria-level={depth + 1}
      aria-posinset={at + 1}
      aria-setsize={of}
      aria-selected={row.isShown}
      aria-expanded={hasRows ? !row.isFolded : undefined}
      tabIndex={row.isReached ? 0 : -1}
      draggable={shown !== 'general' && shown !== 'drawing'}
      className={classNames(
        styles.row,
        depth === 0 && styles.card,
        styles[`deep${Math.min(depth, 4)}`],
        row.isShown && styles.shown,
        row.isTarget && styles.target,
      )}
    >
      <span className={styles.fold} data-fold={hasRows ? 'ja' : undefined}>
        {hasRows && <Icon of={chevronDownIcon} sizePx={18} />}
      </span>
      <span className={styles.name}>{title}</span>
      {row.isFaulty && (
        <span className={styles.faulty}>
          <Icon of={circleExclamationPointIcon} sizePx={16} bold label={texts.hasFinding} />
        </span>
      )}
      {rule !== '' && (
        <span className={styles.ruled} title={rule}>
          <Icon of={eyeIcon} sizePx={16} />
        </span>
      )}
      <span className={styles.count}>{count}</span>
      {rule !== '' && <span className={styles.rule}>{rule}</span>}
    </div>
  )
})
