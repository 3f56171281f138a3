import { useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { shoppingCartIcon } from '#app/ui/icons/shopping-cart.ts'
import { formatPrice } from '#texts/nl/format.ts'
import { reOrderTexts as texts } from '#texts/nl/re-order.ts'
import styles from './re-order-dialog.module.css'
import { ReOrderRow } from './re-order-row.tsx'
import type { ReOrder } from './use-re-order.ts'

type Differences = ReOrder['differences']

type ReOrderDialogProps = {
  readonly differences: Differences
  readonly onClose: () => void
  readonly onAdd: (groups: string[]) => Promise<boolean>
}

const canBeOrdered = (lines: Differences) => lines.some(({ newPrice }) => newPrice !== null)

/** The difference list of an order with today: what was put together as one product is chosen as one. */
export function ReOrderDialog({ differences, onClose, onAdd }: ReOrderDialogProps) {
  const groups = [...Map.groupBy(differences, ({ groupId }) => groupId)]
  const possible = groups.filter(([, lines]) => canBeOrdered(lines)).map(([groupId]) => groupId)
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set(possible))
  const [pending, setPending] = useState(false)
  const taken = differences.filter(({ groupId, newPrice }) => newPrice !== null && chosen.has(groupId))
  const total = taken.reduce((sum, { newPrice }) => sum + (newPrice?.excludingTaxInCents ?? 0), 0)

  function choose(groupId: string, isChosen: boolean) {
    const next = new Set(chosen)
    if (isChosen) next.add(groupId)
    else next.delete(groupId)
    setChosen(next)
  }

  async function add() {
    if (taken.length === 0) return
    setPending(true)
    await onAdd([...chosen])
    setPending(false)
  }

  const isSame = differences.every(({ status }) => status === 'same')
  return (
    <Dialog
      open
      size="wide"
      title={texts.title}
      intro={possible.length === 0 ? texts.introGone : isSame ? texts.introSame : texts.introChanged}
      onClose={onClose}
      actions={
        possible.length === 0 ? (
          <Button onClick={onClose}>{texts.close}</Button>
        ) : (
          <>
            <Button look="tertiary" onClick={onClose}>
              {texts.cancel}
            </Button>
            <Button
              icon={shoppingCartIcon}
              pending={pending}
              refusing={taken.length === 0}
              onClick={() => void add()}
            >
              {taken.length === 0 ? texts.noneChosen : texts.add(taken.length)}
            </Button>
          </>
        )
      }
    >
      <ul className={styles.list} aria-label={texts.list}>
        {groups.map(([groupId, lines]) =>
          lines.map((line, index) => (
            <ReOrderRow
              key={line.lineId}
              line={line}
              choice={
                index === 0
                  ? {
                      isChosen: chosen.has(groupId),
                      isPossible: canBeOrdered(lines),
                      onChoose: (isChosen) => choose(groupId, isChosen),
                    }
                  : null
              }
            />
          )),
        )}
      </ul>
      <p className={styles.total} aria-live="polite">
        <span>{texts.total}</span>
        <b className="figures">{formatPrice(total)}</b>
      </p>
    </Dialog>
  )
}
