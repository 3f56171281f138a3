import { useState } from 'react'
import { useNavigate } from 'react-router'
import { type QuickRow, readRows } from '#domain/quick-order/read-rows.ts'
import type { RowVerdict } from '#contract/quick-order.ts'
import { api } from '#app/lib/api/api.ts'
import { setCartCount } from '#app/lib/session/cart-count.ts'
import { forgetIdempotencyKey, idempotencyKeyFor } from '#app/lib/api/idempotency.ts'
import { useCall } from '#app/lib/calls/use-call.ts'
import { paths } from '#app/paths.ts'
import { showToast } from '#app/ui/toast-store.ts'
import { quickOrderTexts as texts, rowsRefusalTexts } from '#texts/nl/quick-order.ts'

const KEY_NAME = 'paskruis-snelbestellen'

/** A row with what the shop said of it; null while it was changed since. */
export type CheckedRow = {
  readonly number: number
  readonly row: QuickRow
  readonly verdict: RowVerdict | null
  readonly isChosen: boolean
}

/** Rows on their way to the cart: read, checked by the shop, mended, added together. */
export function useQuickOrder() {
  const [rows, setRows] = useState<readonly CheckedRow[]>([])
  const [error, setError] = useState<string | null>(null)
  const [busy, setBusy] = useState<'checking' | 'adding' | null>(null)
  const call = useCall()
  const navigate = useNavigate()

  async function check(asked: readonly CheckedRow[]) {
    setBusy('checking')
    const body = { rows: asked.map(({ row }) => row) }
    const reply = await call(() => api.checkQuickOrder({ body }))
    setBusy(null)
    if (!reply) return
    const verdicts = new Map(asked.map(({ number, row }, at) => [number, { row, verdict: reply.rows[at] }]))
    setRows((now) =>
      (now.length === 0 ? asked : now).map((entry) => {
        const told = verdicts.get(entry.number)
        // A row that was changed meanwhile waits for its own answer.
        if (!told?.verdict || told.row !== entry.row) return entry
        return { ...entry, verdict: told.verdict, isChosen: told.verdict.isGood }
      }),
    )
  }

  function read(text: string) {
    const found = readRows(text)
    if ('refusal' in found) return setError(rowsRefusalTexts[found.refusal])
    setError(null)
    void check(found.rows.map((row, at) => ({ number: at + 1, row, verdict: null, isChosen: false })))
  }

  const mend = (number: number, change: Partial<QuickRow>) =>
    setRows((now) =>
      now.map((entry) =>
        entry.number === number
          ? { ...entry, row: { ...entry.row, ...change }, verdict: null, isChosen: false }
          : entry,
      ),
    )

  const choose = (number: number, isChosen: boolean) =>
    setRows((now) => now.map((entry) => (entry.number === number ? { ...entry, isChosen } : entry)))

  const remove = (number: number) => setRows((now) => now.filter((entry) => entry.number !== number))

  async function add() {
    const chosen = rows.filter(({ verdict, isChosen }) => isChosen && verdict?.isGood)
    const body = { rows: chosen.map(({ row }) => row) }
    setBusy('adding')
    const idempotencyKey = idempotencyKeyFor(KEY_NAME, body, sessionStorage)
    const reply = await call(() => api.addQuickOrder({ body }, { idempotencyKey }))
    setBusy(null)
    if (!reply) return
    forgetIdempotencyKey(KEY_NAME, sessionStorage)
    setCartCount(reply.totalItemCount)
    const { joinedCount, unlinkedFiles } = reply
    showToast({
      tone: 'good',
      title: texts.added(chosen.length),
      lines: [
        ...(joinedCount > 0 ? [texts.joined(joinedCount)] : []),
        ...(unlinkedFiles.length > 0 ? [texts.unlinked(unlinkedFiles.length)] : []),
      ],
    })
    await navigate(paths.cart)
  }

  const startOver = () => setRows([])
  return { rows, error, setError, busy, read, check, mend, choose, remove, add, startOver }
}
