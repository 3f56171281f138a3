import type { DeskMail, MailReport } from '#contract/office/mails.ts'
import { StatusLabel } from '#app/ui/status-label.tsx'
import { toneOfState } from '#app/ui/state-tone.ts'
import { mailReportTexts as texts, reportActionTexts } from '#texts/nl/office/mail-reports.ts'
import { formatMoment } from '#texts/nl/format-date.ts'
import styles from './mails.module.css'

/** What mail servers reported of a mail after they took it, the last report first. */
export function MailReports({ mail: { reports, recipient } }: { readonly mail: DeskMail }) {
  if (reports.length === 0) return null
  return (
    <section className="panel" aria-labelledby="reported">
      <h2 id="reported" className="type-20">
        {texts.reported}
      </h2>
      <ul>
        {reports.map((report) => (
          <Report key={report.id} report={report} mailedTo={recipient} />
        ))}
      </ul>
    </section>
  )
}

function Report({ report, mailedTo }: { readonly report: MailReport; readonly mailedTo: string }) {
  const { action, recipient, status, diagnostic, readAt, readBy } = report
  const { label, tone } = reportActionTexts[action]
  return (
    <li className={styles.told}>
      <p>
        <StatusLabel tone={toneOfState(tone)}>{label}</StatusLabel>
      </p>
      {recipient.toLowerCase() !== mailedTo.toLowerCase() && (
        <p className={styles.name}>{texts.about(recipient)}</p>
      )}
      <p className={styles.name}>{diagnostic || status}</p>
      <p className="muted">{texts.readIn(formatMoment(readAt), readBy)}</p>
    </li>
  )
}
