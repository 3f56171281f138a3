import type { CartItem } from '#contract/cart.ts'
import { FieldError } from '#app/ui/field.tsx'
import { StatusLabel } from '#app/ui/status-label.tsx'
import { lineDesignTexts } from '#texts/nl/cart.ts'
import styles from './cart-line.module.css'
import type { Blocker } from './line-blockers.ts'

type LineFilesProps = { readonly item: CartItem; readonly blockers: readonly Blocker[] }

/** The state of the line's print files; nothing for goods that are not printed. */
export function LineFiles({ item, blockers }: LineFilesProps) {
  if (item.designStatus === null) return null
  const { label, tone, text } = lineDesignTexts[item.designStatus]
  const names = item.designs.flatMap(({ name }) => name ?? [])
  return (
    <div className={styles.strip}>
      <div className={styles.files}>
        <StatusLabel tone={tone}>{label}</StatusLabel>
        {blockers.length === 0 && <p>{text}</p>}
        {names.length > 0 && <p className="muted">{names.join(', ')}</p>}
        {blockers.map(({ code, message }) => (
          <FieldError key={code} text={message} />
        ))}
      </div>
    </div>
  )
}
