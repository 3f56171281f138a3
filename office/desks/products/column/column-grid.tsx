import { useEffect, useRef, useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { undo2Icon } from '#app/ui/icons/undo-2.ts'
import { Notice } from '#app/ui/notice.tsx'
import { productColumnTexts as texts } from '#texts/nl/office/product-column.ts'
import { cellsBelow, isEditable, placePasted, textIn } from './column-edits.ts'
import { ColumnRow } from './column-row.tsx'
import styles from './column.module.css'
import { type Column, pastedText } from './columns.ts'
import type { Pasted } from './read-pasted.ts'
import type { ColumnTyping } from './use-column-edits.ts'

/** So many pasted lines that did not fit are written out. */
const MOST_LEFT = 5

type ColumnGridProps = { readonly column: Column; readonly typing: ColumnTyping }

/** A column of products as a spreadsheet shows it: a cell for each, which pasting and filling fill. */
export function ColumnGrid({ column, typing }: ColumnGridProps) {
  const { rows, edits, refusals } = typing
  const table = useRef<HTMLTableElement>(null)
  const [typingId, setTypingId] = useState<string | null>(null)
  const [left, setLeft] = useState<readonly string[]>([])

  useEffect(() => {
    if (refusals > 0)
      table.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-clash] button')?.focus()
  }, [refusals])

  function paste(id: string, { cells, columnCount }: Pasted) {
    setTypingId(null)
    const placed = placePasted(
      rows,
      id,
      cells.map((text) => pastedText(column, text)),
    )
    setLeft(placed.left)
    typing.fill(placed.cells, [
      ...(columnCount > 1 ? [texts.otherColumns(columnCount)] : []),
      ...(placed.left.length > 0 ? [texts.left(placed.left.length)] : []),
    ])
  }

  function undo() {
    setLeft([])
    setTypingId(null)
    typing.undo?.()
  }

  return (
    <>
      <div className={styles.help}>
        <p className="muted">
          {texts.help} {column.help}
        </p>
        <Button
          look="secondary"
          size="small"
          icon={undo2Icon}
          refusing={!typing.undo}
          aria-keyshortcuts={texts.undoKeys}
          onClick={undo}
        >
          {texts.undo}
        </Button>
      </div>
      <table key={typing.round} ref={table} className={styles.grid}>
        <caption className="visually-hidden">{texts.table(column.label)}</caption>
        <thead>
          <tr>
            <th scope="col">{texts.product}</th>
            <th scope="col">{texts.inShop}</th>
            <th scope="col">{column.label}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            <ColumnRow
              key={row.id}
              column={column}
              row={row}
              typing={{ ...typing, undo: typing.undo && undo }}
              isTyping={typingId === row.id}
              onType={(text) => {
                setTypingId(row.id)
                if (isEditable(row)) typing.type([{ row, text }])
              }}
              onPaste={(pasted) => paste(row.id, pasted)}
              onFill={
                isEditable(row) && at < rows.length - 1
                  ? () => typing.fill(cellsBelow(rows, row.id, textIn(edits, row)))
                  : null
              }
              onLeave={() => {
                setTypingId(null)
                typing.leave()
              }}
            />
          ))}
        </tbody>
      </table>
      {left.length > 0 && <Left texts={left} onClose={() => setLeft([])} />}
    </>
  )
}

/** What was pasted and found no cell, so that it can still be read and copied. */
function Left({
  texts: lines,
  onClose,
}: {
  readonly texts: readonly string[]
  readonly onClose: () => void
}) {
  return (
    <Notice tone="warning" title={texts.left(lines.length)} className={styles.left ?? ''}>
      <p>{texts.leftText}</p>
      <ol>
        {lines
          .map((line, at) => ({ line, at }))
          .slice(0, MOST_LEFT)
          .map(({ line, at }) => (
            <li key={at}>{line === '' ? <span className="muted">{texts.emptyLine}</span> : line}</li>
          ))}
        {lines.length > MOST_LEFT && <li>{texts.leftMore(lines.length - MOST_LEFT)}</li>}
      </ol>
      <Button look="secondary" size="small" onClick={onClose}>
        {texts.closeLeft}
      </Button>
    </Notice>
  )
}
