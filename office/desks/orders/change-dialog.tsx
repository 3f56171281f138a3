import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { isApiError } from '#contract/api-error.ts'
import type { OrderChangePreview } from '#contract/office/order-change.ts'
import type { DeskOrder } from '#contract/office/orders.ts'
import type { FreeItem } from '#contract/office/free-item.ts'
import { FREE_GOODS_SKU } from '#domain/catalogue/free-goods.ts'
import { Button } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { TextAreaField } from '#app/ui/text-field.tsx'
import { typedEuros } from '#texts/nl/euros.ts'
import { changeOrderTexts as texts } from '#texts/nl/office/change-order.ts'
import { api } from '../../lib/api.ts'
import { TOLD_IN_PLACE } from '../../lib/call-errors.ts'
import { fieldText } from '../../lib/field-text.ts'
import type { Faults } from '../../lib/use-faults.ts'
import type { TypedAddress } from '../../ui/address-fields.tsx'
import { ComposeDialog, type ComposedItem, type ComposedNow } from '../../ui/compose/compose-dialog.tsx'
import { FreeLineDialog } from '../../ui/compose/free-line-dialog.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { ChangeCheck } from './change-check.tsx'
import styles from './change-dialog.module.css'
import { ChangeFields } from './change-fields.tsx'
import { type Composing, isFree, NOTHING_COMPOSED } from './composed.ts'
import type { ComposeTarget } from './lines-part.tsx'
import { changedSince, readChange, type SentChange } from './read-change.ts'
import { orderOf } from '../../work/orders.ts'
import { SentenceList } from './sentence-list.tsx'
import { useOrderChange } from './use-order-change.ts'

type Checked = {
  readonly change: SentChange
  readonly preview: OrderChangePreview
  /** Sent again it is done once. */
  readonly id: string
  /** It was sent, so that what is different of the order since may be this. */
  readonly isSent: boolean
}

type ChangeDialogProps = { readonly order: DeskOrder; readonly onClose: () => void }

/**
 * Changes an order before production, in two steps: what is filled in, and what that does to price, days and copies. What a colleague
 * changes meanwhile is told, and nothing that was typed is lost.
 */
export function ChangeDialog({ order, onClose }: ChangeDialogProps) {
  const [opened] = useState(order)
  const [row, setRow] = useState<TypedAddress | null>(null)
  const [checked, setChecked] = useState<Checked | null>(null)
  const [composing, setComposing] = useState(NOTHING_COMPOSED)
  const [target, setTarget] = useState<ComposeTarget | null>(null)
  const fields = useRef<HTMLDivElement>(null)
  const client = useQueryClient()
  const params = { id: order.id }
  const look = useMutation({
    meta: TOLD_IN_PLACE,
    mutationFn: async (change: SentChange): Promise<Checked> => ({
      change,
      preview: await api.previewOrderChange({ params, body: change }),
      id: crypto.randomUUID(),
      isSent: false,
    }),
    onSuccess: setChecked,
    // What was refused may be so no longer: the order is shown as it is now.
    onError: () => client.invalidateQueries({ queryKey: orderOf(order.id).queryKey }),
  })
  const save = useOrderChange(order.id, {
    call: ({ change, preview, id, reason }: Checked & { readonly reason: string }) =>
      api.changeDeskOrder({
        params,
        body: {
          ...change,
          id,
          reason,
          totalInCents: preview.amounts.total.toInCents,
          days: Object.fromEntries(preview.days.map(({ lineId, date }) => [lineId, date])),
        },
      }),
    told: () => texts.saved,
    onDone: onClose,
    isToldInPlace: true,
  })
  // What was looked at is of an order that is no more, unless it was this that changed it.
  const isOutdated = checked !== null && !checked.isSent && checked.change.version !== order.version
  const step = checked !== null && !isOutdated ? checked : null
  const meanwhile = step?.isSent ? [] : changedSince(opened, order)

  function send(form: HTMLFormElement): Faults | undefined {
    if (step) {
      const reason = fieldText(form, 'reason').trim().replaceAll(/\s+/g, ' ')
      // What it is refused for stands in the form; without an answer the same is sent again.
      const onError = (error: Error) => setChecked((now) => (hasNoAnswer(error) ? now : null))
      setChecked({ ...step, isSent: true })
      save.mutate({ ...step, reason }, { onError })
      return undefined
    }
    save.reset()
    const read = readChange(form, opened, { version: order.version, row, composing })
    if ('faults' in read) return read.faults
    look.mutate(read.change)
    return undefined
  }

  /** The button that is pressed goes, and the focus with it. */
  function goBack() {
    flushSync(() => setChecked(null))
    fields.current?.querySelector<HTMLElement>('input, select')?.focus()
  }

  const free = target && freeNow(target, composing)
  const composer = { composing, onChange: setComposing, onCompose: setTarget }
  return (
    <>
      <FormDialog
        title={texts.title(order.number)}
        intro={texts.intro}
        size="wide"
        verb={step ? texts.save : texts.check}
        isPending={look.isPending || save.isPending}
        refusal={save.error ?? look.error}
        onSend={send}
        onClose={onClose}
      >
        {(faults) => (
          <>
            <div role="alert">
              {meanwhile.length > 0 && (
                <Notice tone="warning" title={texts.meanwhile}>
                  <SentenceList sentences={meanwhile} />
                  {texts.meanwhileText}
                </Notice>
              )}
            </div>
            <div className={styles.form} hidden={step === null}>
              {step && <ChangeCheck of={step.preview} />}
              <TextAreaField
                name="reason"
                label={texts.reason}
                hint={texts.reasonHint}
                optional
                rows={2}
                maxLength={200}
              />
              <div>
                <Button look="tertiary" size="small" onClick={goBack}>
                  {texts.backToForm}
                </Button>
              </div>
            </div>
            <div ref={fields} className={styles.form} hidden={step !== null}>
              <ChangeFields order={opened} faults={faults} row={row} onRow={setRow} composer={composer} />
            </div>
          </>
        )}
      </FormDialog>
      {target && free && (
        <FreeLineDialog
          vatPercents={order.vatPercents}
          now={free.item}
          amount={free.amount}
          isOrdered={target.kind === 'line'}
          onGiven={(item, amount) => setComposing(withFree(composing, target, item, amount ?? ''))}
          onClose={() => setTarget(null)}
        />
      )}
      {target && !free && (
        <ComposeDialog
          companyId={order.company.id}
          now={composedNow(target, composing)}
          onComposed={(composed) => setComposing(withComposed(composing, target, composed))}
          onClose={() => setTarget(null)}
        />
      )}
    </>
  )
}

/** What is put together otherwise, as it is so far; null for something new. */
function composedNow(target: ComposeTarget, { items, added }: Composing): ComposedNow | null {
  if (target.kind === 'new') return null
  if (target.kind === 'added') {
    const found = added.find(({ key }) => key === target.key)
    return found && !isFree(found.item) ? { item: found.item, title: found.title, soldAs: found.sku } : null
  }
  const { id, title, composed } = target.line
  const item = items[id]?.item ?? composed?.item
  return composed && item && !isFree(item) ? { title, soldAs: composed.soldAs, item } : null
}

/** The line that is no product and is given or changed, with the amount as it is typed so far; null where it is one. */
function freeNow(
  target: ComposeTarget,
  { items, added }: Composing,
): { readonly item: FreeItem | null; readonly amount: string } | null {
  if (target.kind === 'new') return target.isFree ? { item: null, amount: '' } : null
  if (target.kind === 'line') {
    const { id, price, composed } = target.line
    const item = items[id]?.item ?? composed?.item
    if (!item || !isFree(item)) return null
    return {
      // How long it took is known no more, nor asked.
      item: { free: { ...item.free, productionDays: 0 } },
      amount: items[id]?.price ?? typedEuros(price.excludingTaxInCents),
    }
  }
  const found = added.find(({ key }) => key === target.key)
  return found && isFree(found.item) ? { item: found.item, amount: found.price } : null
}

/** The same with such a line as it was given now. */
function withFree(
  { items, added }: Composing,
  target: ComposeTarget,
  item: FreeItem,
  price: string,
): Composing {
  if (target.kind === 'line') {
    const { productionDays: _days, ...free } = item.free
    return { items: { ...items, [target.line.id]: { item: { free }, price } }, added }
  }
  const given = { item, title: item.free.title, sku: FREE_GOODS_SKU, price }
  return {
    items,
    added:
      target.kind === 'added'
        ? added.map((one) => (one.key === target.key ? { ...one, ...given } : one))
        : [...added, { key: crypto.randomUUID(), ...given }],
  }
}

/** The same with what was put together now; a price that was typed for it stays. */
function withComposed(
  { items, added }: Composing,
  target: ComposeTarget,
  { item, title, sku }: ComposedItem,
): Composing {
  switch (target.kind) {
    case 'new':
      return { items, added: [...added, { key: crypto.randomUUID(), item, title, sku, price: '' }] }
    case 'added':
      return { items, added: added.map((one) => (one.key === target.key ? { ...one, item } : one)) }
    case 'line': {
      const { id } = target.line
      return { items: { ...items, [id]: { item, price: items[id]?.price ?? '' } }, added }
    }
  }
}

/** No answer came, so that it may have been done. */
const hasNoAnswer = (error: Error) => isApiError(error) && error.status === 0
