import { arrowLeftIcon } from '#app/ui/icons/arrow-left.ts'
import { shoppingCartIcon } from '#app/ui/icons/shopping-cart.ts'
import { uploadIcon } from '#app/ui/icons/upload.ts'
import { type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { decodeText } from '#contract/decode-text.ts'
import { MOST_QUICK_BYTES } from '#domain/quick-order/read-rows.ts'
import { Button } from '#app/ui/button.tsx'
import { TextAreaField } from '#app/ui/text-field.tsx'
import { formatPrice } from '#texts/nl/format.ts'
import { quickOrderTexts as texts, rowsRefusalTexts } from '#texts/nl/quick-order.ts'
import { PageHeading } from '#app/lib/account/page-heading.tsx'
import styles from './quick-order.module.css'
import { QuickOrderTable } from './quick-order-table.tsx'
import { useQuickOrder } from './use-quick-order.ts'

const TABLE_HEADING_ID = 'gecontroleerde-regels'
const TEXT_ID = 'jouw-regels'

/** Ordering by pasted rows: written or chosen, checked row by row, mended in place, added together. */
export function QuickOrderPage() {
  const order = useQuickOrder()
  const [text, setText] = useState('')
  const hasRows = order.rows.length > 0
  const hadRows = useRef(hasRows)
  useEffect(() => {
    if (hasRows !== hadRows.current) document.getElementById(hasRows ? TABLE_HEADING_ID : TEXT_ID)?.focus()
    hadRows.current = hasRows
  }, [hasRows])
  return (
    <>
      <PageHeading title={texts.title} note={texts.intro} />
      <output className="visually-hidden">{order.busy === 'checking' && texts.checking}</output>
      {hasRows ? <CheckedRows order={order} /> : <RowsForm text={text} onText={setText} order={order} />}
    </>
  )
}

type Order = ReturnType<typeof useQuickOrder>
type RowsFormProps = {
  readonly text: string
  readonly onText: (text: string) => void
  readonly order: Order
}

function RowsForm({ text, onText, order }: RowsFormProps) {
  const { error, setError, busy, read } = order
  const picker = useRef<HTMLInputElement>(null)

  function submit(event: SyntheticEvent) {
    event.preventDefault()
    if (busy) return
    read(text)
  }

  async function readFile(file: File | undefined) {
    if (!file) return
    if (file.size > MOST_QUICK_BYTES) return setError(rowsRefusalTexts.too_large)
    const told = decodeText(new Uint8Array(await file.arrayBuffer()))
    if (told.includes('\0')) return setError(texts.fileUnreadable)
    onText(told)
    read(told)
  }

  return (
    <form className={`panel ${styles.form}`} onSubmit={submit} noValidate>
      <TextAreaField
        id={TEXT_ID}
        label={texts.text}
        hint={texts.textHint}
        {...(error !== null && { error })}
        rows={10}
        spellCheck={false}
        autoCapitalize="none"
        value={text}
        onChange={(event) => onText(event.target.value)}
      />
      <div className={styles.buttons}>
        <Button type="submit" pending={busy === 'checking'}>
          {texts.check}
        </Button>
        <Button look="secondary" icon={uploadIcon} onClick={() => picker.current?.click()}>
          {texts.file}
        </Button>
        <input
          ref={picker}
          type="file"
          accept=".csv,.txt,.tsv,text/csv,text/plain"
          hidden
          onChange={(event) => {
            void readFile(event.target.files?.[0])
            event.target.value = ''
          }}
        />
      </div>
    </form>
  )
}

function CheckedRows({ order }: { readonly order: Order }) {
  const { rows, busy } = order
  const good = rows.filter(({ verdict }) => verdict?.isGood)
  const chosen = good.filter(({ isChosen }) => isChosen)
  const unchecked = rows.filter(({ verdict }) => verdict === null)
  const cents = chosen.reduce((sum, { verdict }) => sum + (verdict?.price?.excludingTaxInCents ?? 0), 0)
  return (
    <div className="panel">
      <header className={styles.head}>
        <h2 id={TABLE_HEADING_ID} tabIndex={-1}>
          {texts.table}
        </h2>
        <Button look="tertiary" icon={arrowLeftIcon} onClick={order.startOver}>
          {texts.startOver}
        </Button>
      </header>
      <output className={styles.summary}>
        {texts.summary(good.length, rows.length)}
        {good.length < rows.length && `. ${texts.mendFirst(rows.length - good.length)}`}
      </output>
      <QuickOrderTable order={order} />
      <footer className={styles.foot}>
        <p>
          {texts.total} <strong className="figures">{formatPrice(cents)}</strong>
        </p>
        <div className={styles.buttons}>
          {unchecked.length > 0 && (
            <Button
              look="secondary"
              pending={busy === 'checking'}
              onClick={() => void order.check(unchecked)}
            >
              {texts.checkAgain}
            </Button>
          )}
          {chosen.length > 0 ? (
            <Button icon={shoppingCartIcon} pending={busy === 'adding'} onClick={() => void order.add()}>
              {texts.add(chosen.length)}
            </Button>
          ) : (
            <p className="muted">{texts.nothingToAdd}</p>
          )}
        </div>
      </footer>
    </div>
  )
}
