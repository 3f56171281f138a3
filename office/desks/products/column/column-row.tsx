import { useRef } from 'react'
import { Link } from 'react-router'
import { isDeepEqual } from '#domain/deep-equal.ts'
import { Button } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { arrowDownToLineIcon } from '#app/ui/icons/arrow-down-to-line.ts'
import { StatusLabel } from '#app/ui/status-label.tsx'
import { productColumnTexts as texts } from '#texts/nl/office/product-column.ts'
import { productTexts } from '#texts/nl/office/products.ts'
import { paths } from '../../../paths.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { CellField } from './cell-field.tsx'
import { type EditableRow, isEditable, type Row, textIn } from './column-edits.ts'
import styles from './column.module.css'
import type { Column } from './columns.ts'
import type { Pasted } from './read-pasted.ts'
import type { ColumnTyping } from './use-column-edits.ts'

type ColumnRowProps = {
  readonly column: Column
  readonly row: Row
  readonly typing: ColumnTyping
  /** Something is typed in it right now: what is wrong with that is told once it is left. */
  readonly isTyping: boolean
  readonly onType: (text: string) => void
  readonly onPaste: (pasted: Pasted) => void
  /** Gives all rows below it the same; null of the last one. */
  readonly onFill: (() => void) | null
  readonly onLeave: () => void
}

/** One product: what the column has in the shop, and what it becomes. */
export function ColumnRow({
  column,
  row,
  typing,
  isTyping,
  onType,
  onPaste,
  onFill,
  onLeave,
}: ColumnRowProps) {
  const { id, sku, title, type, live } = row
  const element = useRef<HTMLTableRowElement>(null)
  const isChanged = typing.changed.has(id)
  const theirs = typing.clashes.get(id)
  const fault = typing.faults.get(id)
  const text = isEditable(row) ? textIn(typing.edits, row) : ''
  const read = column.read(text)
  const becomes = isChanged ? ('value' in read ? read.value : null) : row.value
  const label = texts.cell(column.label, sku)

  /** The buttons go away with what is chosen: the focus stays in its row. */
  function settle(clash: EditableRow, isMine: boolean) {
    typing.settle(clash, isMine)
    requestAnimationFrame(() =>
      element.current?.querySelector<HTMLElement>('input, textarea, select')?.focus(),
    )
  }

  return (
    <tr ref={element} className={classNames(isChanged && styles.edited)}>
      <td className={styles.named}>
        <p>
          <Link to={paths.product(id)}>{title}</Link>
          <small>{type === 'bundle' ? productTexts.composed(sku) : sku}</small>
        </p>
        {isChanged && <StatusLabel tone="info">{texts.edited}</StatusLabel>}
      </td>
      <td className={styles.live}>
        {!isDeepEqual(live, becomes) && (
          <p>
            <span className={styles.liveLabel}>{texts.inShop}</span> {column.show(live)}
          </p>
        )}
      </td>
      <td>
        {isEditable(row) ? (
          <div className={styles.cell}>
            <CellField
              column={column}
              label={label}
              text={text}
              keptText={(typing.edits.get(id)?.row ?? row).text}
              error={isTyping ? undefined : fault}
              onType={onType}
              onPaste={onPaste}
              onFill={() => onFill?.()}
              onUndo={typing.undo}
              onLeave={onLeave}
            />
            {onFill && <IconButton icon={arrowDownToLineIcon} label={texts.fill(sku)} onPress={onFill} />}
          </div>
        ) : (
          <p className="muted">
            {texts.unreadable} <Link to={paths.product(id)}>{texts.openProduct}</Link>
          </p>
        )}
        {theirs && (
          <fieldset className={styles.clash} data-clash>
            <legend className="visually-hidden">{texts.clashOf(sku)}</legend>
            <p>{texts.clash(column.show(theirs.value))}</p>
            <Button look="secondary" size="small" onClick={() => settle(theirs, true)}>
              {texts.mine}
            </Button>
            <Button look="secondary" size="small" onClick={() => settle(theirs, false)}>
              {texts.theirs}
            </Button>
          </fieldset>
        )}
      </td>
    </tr>
  )
}
