import { use } from 'react'
import { FirstPageContext } from '#app/lib/page-start/first-page.ts'
import { Button } from '#app/ui/button.tsx'
import css from './staff-bar.css?inline'

type StaffBarProps = {
  readonly label: string
  readonly text: string
  readonly stop: string
  readonly pending?: boolean
  readonly onStop: () => void
}

/** Says on every page that somebody of the staff sees the shop otherwise than its customers, and ends that. */
export function StaffBar({ label, text, stop, pending = false, onStop }: StaffBarProps) {
  const { nonces } = use(FirstPageContext)
  return (
    <aside aria-label={label} className="on-dark no-print staff-bar">
      {/* Its rules lie here and in no sheet, for no other page has use for them. */}
      <style href="staff" precedence="first" nonce={nonces.style}>
        {css}
      </style>
      <div className="wrap">
        <p>{text}</p>
        <Button look="secondary" size="small" pending={pending} onClick={onStop}>
          {stop}
        </Button>
      </div>
    </aside>
  )
}
