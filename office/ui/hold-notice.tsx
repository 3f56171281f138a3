import type { ReactNode } from 'react'
import type { Hold } from '#contract/office/orders.ts'
import { Notice } from '#app/ui/notice.tsx'
import { wholeDates } from '#app/ui/whole-dates.tsx'
import { deskOrderTexts as texts } from '#texts/nl/office/orders.ts'
import { formatMoment } from '#texts/nl/format-date.ts'
import styles from './hold-notice.module.css'

type HoldNoticeProps = { readonly hold: Hold; readonly children?: ReactNode }

/** What stops an order or a line, by whom and why. */
export function HoldNotice({ hold: { reason, isForCredit, by, at }, children }: HoldNoticeProps) {
  return (
    <Notice
      tone="warning"
      title={wholeDates(
        isForCredit
          ? texts.heldForCredit(formatMoment(at))
          : texts.heldBy(by ?? texts.somebody, formatMoment(at)),
      )}
    >
      <p>{reason}</p>
      <div className={styles.verb}>{children}</div>
    </Notice>
  )
}
