import { clockIcon } from '#app/ui/icons/clock.ts'
import { trashIcon } from '#app/ui/icons/trash.ts'
import { rotateCcwIcon } from '#app/ui/icons/rotate-ccw.ts'
import { useEffect, useSyncExternalStore } from 'react'
import { Button } from '#app/ui/button.tsx'
import { StatusLabel } from '#app/ui/status-label.tsx'
import { showToast } from '#app/ui/toast-store.ts'
import { useLostFocus } from '#app/ui/use-lost-focus.ts'
import { cartTexts } from '#texts/nl/cart.ts'
import { quantityText } from '#texts/nl/price-unit.ts'
import { waitingAdditionsTexts as texts } from '#texts/nl/waiting-additions.ts'
import { focusLine } from './line-ids.ts'
import { putBackWaiting, readWaitingNow, removeWaiting, setAccount, watchWaiting } from './send-additions.ts'
import { useSending } from './use-sending.ts'
import type { WaitingAddition } from './waiting-additions.ts'
import styles from './waiting-panel.module.css'

type WaitingPanelProps = {
  readonly accountId: string
  /** Something of it is in the cart now. */
  readonly onChanged: () => void
}

const NONE: readonly WaitingAddition[] = []

/** What the customer put in the cart and the shop does not have: until it was sent, or was taken away here. */
export function WaitingPanel({ accountId, onChanged }: WaitingPanelProps) {
  useEffect(() => setAccount(accountId), [accountId])
  useSending(accountId, onChanged)
  const waiting = useSyncExternalStore(watchWaiting, readWaitingNow, () => NONE)
  if (waiting.length === 0) return null
  return (
    <section aria-label={texts.notInCart} className={styles.panel}>
      <ul>
        {waiting.map((addition) => (
          <Waiting key={addition.key} addition={addition} accountId={accountId} />
        ))}
      </ul>
    </section>
  )
}

type WaitingProps = { readonly addition: WaitingAddition; readonly accountId: string }

function Waiting({ addition, accountId }: WaitingProps) {
  const { key, title, quantity, pack, refusal } = addition
  // It goes at a press, and by itself once it was sent.
  const item = useLostFocus<HTMLLIElement>(() => focusLine(null))

  async function remove() {
    if (!(await removeWaiting(key))) {
      showToast({ tone: 'error', title: texts.notRemoved })
      return
    }
    showToast({
      tone: 'quiet',
      title: cartTexts.removed(title),
      key: `removed-${key}`,
      action: {
        label: cartTexts.undo,
        icon: rotateCcwIcon,
        onPress: () => void putBackWaiting(accountId, addition),
      },
    })
  }

  return (
    <li ref={item} className={styles.addition}>
      <div>
        {refusal === null ? (
          <StatusLabel tone="warning" icon={clockIcon}>
            {texts.waiting}
          </StatusLabel>
        ) : (
          <StatusLabel tone="error">{texts.notAdded}</StatusLabel>
        )}
        <h2>{title}</h2>
        <p className="small muted">{quantityText(quantity, pack ?? null)}</p>
        <p className="small">{refusal ?? texts.waitingText}</p>
      </div>
      <Button
        look="tertiary"
        size="small"
        icon={trashIcon}
        aria-label={cartTexts.removeOf(title)}
        onClick={() => void remove()}
      >
        {cartTexts.remove}
      </Button>
    </li>
  )
}
