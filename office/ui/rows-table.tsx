import { type ReactNode, useRef } from 'react'
import { Icon } from '#app/ui/icon.tsx'
import { trashIcon } from '#app/ui/icons/trash.ts'
import { Button } from '#app/ui/button.tsx'
import { plusIcon } from '#app/ui/icons/plus.ts'
import { productFormTexts as texts } from '#texts/nl/office/product-form.ts'
import styles from './rows-table.module.css'

type RowsTableProps = {
  readonly caption: string
  readonly headers: readonly string[]
  /** The cells of each row; their fields have names of their own. */
  readonly rows: readonly (readonly ReactNode[])[]
  readonly add: string
  readonly onAdd: () => void
  readonly onRemove: (at: number) => void
}

/** Rows that are filled in, added and removed. */
export function RowsTable({ caption, headers, rows, add, onAdd, onRemove }: RowsTableProps) {
  const adder = useRef<HTMLButtonElement>(null)

  /** With the last row the whole table may go: then the focus is on the field around it, where there is one. */
  function remove(at: number, pressed: Element) {
    const group = pressed.closest<HTMLElement>('fieldset[tabindex]')
    if (rows.length > 1 || !group) adder.current?.focus()
    else group.focus({ preventScroll: true })
    onRemove(at)
  }

  return (
    <div className={styles.rows}>
      <div>
        <table className={styles.table}>
          <caption className="visually-hidden">{caption}</caption>
          <thead>
            <tr>
              {headers.map((header) => (
                <th key={header} scope="col">
                  {header}
                </th>
              ))}
              <th scope="col">
                <span className="visually-hidden">{texts.removeRow}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map((cells, at) => (
              // Rows have no name of their own, and stay in their order.
              // oxlint-disable-next-line react/no-array-index-key
              <tr key={at}>
                {cells.map((cell, place) => (
                  <td key={headers[place]}>{cell}</td>
                ))}
                <td>
                  <button
                    type="button"
                    className="icon-button"
                    aria-label={texts.removeRowNumber(caption, at + 1)}
                    onClick={({ currentTarget }) => remove(at, currentTarget)}
                  >
                    <Icon of={trashIcon} />
                  </button>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div>
        <Button ref={adder} look="tertiary" size="small" icon={plusIcon} onClick={onAdd}>
          {add}
        </Button>
      </div>
    </div>
  )
}
