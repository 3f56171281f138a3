import { pencilIcon } from '#app/ui/icons/pencil.ts'
import { trashIcon } from '#app/ui/icons/trash.ts'
import type { KeyboardEvent } from 'react'
import { Link } from 'react-router'
import { readMillimetres, readPieces } from '#domain/quick-order/read-number.ts'
import { LONGEST_CELL, QUICK_COLUMNS } from '#domain/quick-order/read-rows.ts'
import { Button } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { StatusLabel } from '#app/ui/status-label.tsx'
import { type Column, Table } from '#app/ui/table.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { useLostFocus } from '#app/ui/use-lost-focus.ts'
import { formatPrice } from '#texts/nl/format.ts'
import { quantityText } from '#texts/nl/price-unit.ts'
import { formatCm, formatSizeCm } from '#texts/nl/format-size.ts'
import { quickColumnTexts, quickOrderTexts as texts } from '#texts/nl/quick-order.ts'
import styles from './quick-order.module.css'
import type { CheckedRow, useQuickOrder } from './use-quick-order.ts'

type Order = ReturnType<typeof useQuickOrder>

/** Every row with its verdict; what is not good yet has its fields. */
export function QuickOrderTable({ order }: { readonly order: Order }) {
  return (
    <div className={styles.rows}>
      <Table
        caption={texts.table}
        columns={columnsOf(order)}
        rows={order.rows}
        rowKey={({ number }) => number}
        scrolls
      />
    </div>
  )
}

const columnsOf = (order: Order): readonly Column<CheckedRow>[] => [
  {
    id: 'choose',
    header: texts.rowHeader,
    inBlock: 'lead',
    cell: (entry) => <RowChoice entry={entry} order={order} />,
  },
  {
    id: 'row',
    header: texts.productHeader,
    inBlock: 'full',
    cell: (entry) =>
      entry.verdict?.isGood ? (
        <GoodRow entry={entry} order={order} />
      ) : (
        <RowFields entry={entry} order={order} />
      ),
  },
  {
    id: 'price',
    header: texts.priceHeader,
    figures: true,
    inBlock: 'lead',
    cell: ({ verdict }) => formatPrice(verdict?.price?.excludingTaxInCents ?? null),
  },
  {
    id: 'remove',
    header: texts.removeHeader,
    hideHeader: true,
    inBlock: 'lead',
    cell: (entry) => <RowBin entry={entry} order={order} />,
  },
]

type RowProps = { readonly entry: CheckedRow; readonly order: Order }

/** The focus of what goes with its row, or with its row's becoming good, goes to the row that stands there then. */
function passFocusOn(part: HTMLElement): void {
  const body = part.closest('tbody')
  const place = part.closest('tr')?.sectionRowIndex ?? 0
  queueMicrotask(() => {
    const row = body?.rows[Math.min(place, body.rows.length - 1)]
    row?.querySelector<HTMLElement>('input, button')?.focus()
  })
}

function RowBin({ entry: { number }, order }: RowProps) {
  const bin = useLostFocus<HTMLButtonElement>(passFocusOn)
  return (
    <button
      ref={bin}
      type="button"
      className="icon-button"
      aria-label={texts.remove(number)}
      onClick={() => order.remove(number)}
    >
      <Icon of={trashIcon} />
    </button>
  )
}

function RowChoice({ entry: { number, verdict, isChosen }, order }: RowProps) {
  if (!verdict?.isGood) return <span className={styles.number}>{texts.row(number)}</span>
  return (
    <Checkbox
      label={<span aria-hidden="true">{number}</span>}
      aria-label={texts.choose(number)}
      checked={isChosen}
      onChange={(event) => order.choose(number, event.target.checked)}
    />
  )
}

function GoodRow({ entry: { number, row, verdict }, order }: RowProps) {
  const facts = useLostFocus<HTMLDivElement>(passFocusOn)
  if (!verdict?.product) return null
  const { product, choices, file } = verdict
  const [width = null, height = null] = [row.width, row.height]
    .map(readMillimetres)
    .filter((side) => side !== null)
  return (
    <div ref={facts} className={styles.good}>
      <p className="strong">
        {product.url === null ? product.title : <Link to={product.url}>{product.title}</Link>}
      </p>
      <p className="small muted">
        {[
          product.sku,
          width === null ? '' : height === null ? formatCm(width) : formatSizeCm(width, height),
          quantityText(readPieces(row.quantity) ?? 1, product.pack),
          ...choices,
        ]
          .filter((fact) => fact !== '')
          .join(', ')}
      </p>
      {row.reference !== '' && <p className="small muted">{texts.reference(row.reference)}</p>}
      <StatusLabel tone="good">{texts.good}</StatusLabel>
      {file !== null && (
        <StatusLabel tone={file.state === 'found' ? 'good' : 'warning'}>{file.message}</StatusLabel>
      )}
      <Button
        look="tertiary"
        size="small"
        icon={pencilIcon}
        aria-label={texts.editRow(number)}
        onClick={() => order.mend(number, {})}
      >
        {texts.edit}
      </Button>
    </div>
  )
}

function RowFields({ entry: { number, row, verdict }, order }: RowProps) {
  const fields = useLostFocus<HTMLFieldSetElement>(passFocusOn)
  const errors = verdict?.errors ?? []
  const elsewhere = errors.filter(({ column }) => column === null)
  function checkOnEnter(event: KeyboardEvent) {
    if (event.key !== 'Enter') return
    event.preventDefault()
    void order.check([{ number, row, verdict, isChosen: false }])
  }
  return (
    <fieldset ref={fields} className={styles.fields}>
      <legend className="visually-hidden">{texts.row(number)}</legend>
      <StatusLabel tone={verdict === null ? 'info' : 'error'}>
        {verdict === null ? texts.unchecked : texts.bad}
      </StatusLabel>
      {elsewhere.map(({ message }) => (
        <p key={message} className="small">
          {message}
        </p>
      ))}
      {QUICK_COLUMNS.map((column) => {
        const error = errors.find((one) => one.column === column)?.message
        return (
          <TextField
            key={column}
            className={styles[column] ?? ''}
            label={quickColumnTexts[column]}
            {...(error !== undefined && { error })}
            compact
            required={false}
            autoComplete="off"
            maxLength={LONGEST_CELL - 1}
            value={row[column]}
            onKeyDown={checkOnEnter}
            onChange={(event) => order.mend(number, { [column]: event.target.value })}
          />
        )
      })}
    </fieldset>
  )
}
