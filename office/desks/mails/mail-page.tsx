import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useParams } from 'react-router'
import type { DeskMail } from '#contract/office/mails.ts'
import { Disclosure } from '#app/ui/disclosure.tsx'
import { FactList } from '#app/ui/fact-list.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { bounceAdviceTexts, mailReportTexts as reportTexts } from '#texts/nl/office/mail-reports.ts'
import { deskMailTexts as texts } from '#texts/nl/office/mails.ts'
import { formatMoment } from '#texts/nl/format-date.ts'
import { formatNumber } from '#texts/nl/format.ts'
import { paths } from '../../paths.ts'
import { BackLink } from '../../ui/back-link.tsx'
import { KeyButton } from '../../ui/key-button.tsx'
import { Loading, PageFault } from '../../ui/loading.tsx'
import { Page } from '../../ui/page.tsx'
import { StateLabel } from '../../ui/state-label.tsx'
import { mailOf, mailPreview } from '../../work/mails.ts'
import { AgainDialog } from './again-dialog.tsx'
import { MailReports } from './mail-reports.tsx'
import styles from './mails.module.css'
import { SHORT_KEYS } from './short-keys.ts'

/** One mail as its reader sees it, and how far it is. */
export function MailPage() {
  const { id = '' } = useParams()
  const { data: mail, error, refetch } = useQuery(mailOf(id))
  if (error && !mail) return <PageFault error={error} onAgain={() => void refetch()} />
  return mail ? <Mail key={id} mail={mail} /> : <Loading />
}

function Mail({ mail }: { readonly mail: DeskMail }) {
  const [asks, setAsks] = useState(false)
  const { id, subject, state, isForgotten, text } = mail
  return (
    <Page
      title={subject || texts.noSubject}
      note={mail.recipient}
      actions={
        <>
          <StateLabel of={mail} />
          {state !== 'waiting' && !isForgotten && (
            <KeyButton of={SHORT_KEYS.mail.again} size="small" onClick={() => setAsks(true)}>
              {texts.again}
            </KeyButton>
          )}
        </>
      }
    >
      <BackLink to={paths.mails}>{texts.back}</BackLink>
      <div className={styles.mail}>
        <div>
          <Warning mail={mail} />
          {!isForgotten && (
            <section className="panel">
              <h2 className="type-20">{texts.shown}</h2>
              <iframe
                className={styles.frame}
                src={mailPreview(id)}
                sandbox=""
                title={texts.frame(subject)}
                referrerPolicy="no-referrer"
              />
              <Disclosure summary={texts.text}>
                <pre className={styles.text}>{text}</pre>
              </Disclosure>
            </section>
          )}
        </div>
        <div>
          <Facts mail={mail} />
          <MailReports mail={mail} />
        </div>
      </div>
      {asks && <AgainDialog mail={mail} onClose={() => setAsks(false)} />}
    </Page>
  )
}

function Warning({ mail }: { readonly mail: DeskMail }) {
  const { state, isForgotten, isPersonal, isDelayed, reason, error } = mail
  if (isForgotten)
    return (
      <Notice tone="info" title={texts.forgotten}>
        {texts.forgottenText}
      </Notice>
    )
  return (
    <>
      {state === 'failed' && (
        <Notice tone="error" title={reason ? texts.bounced : texts.failed}>
          {reason ? bounceAdviceTexts[reason] : texts.failedText}
          {reason && error && <p className={styles.said}>{reportTexts.said(error)}</p>}
        </Notice>
      )}
      {isDelayed && (
        <Notice tone="warning" title={reportTexts.delayed}>
          {reportTexts.delayedText}
        </Notice>
      )}
      {isPersonal && (
        <Notice tone="info" title={texts.personal}>
          {texts.personalText}
        </Notice>
      )}
    </>
  )
}

function Facts({ mail }: { readonly mail: DeskMail }) {
  const { attachments, sentAt, createdAt, attempts } = mail
  const facts = [
    { label: texts.kind, text: mail.kindLabel },
    { label: texts.recipient, text: mail.recipient },
    { label: texts.made, text: formatMoment(createdAt) },
    { label: texts.sent, text: sentAt && formatMoment(sentAt) },
    { label: texts.attempts, text: formatNumber(attempts) },
    // Of what came back it stands above.
    { label: texts.error, text: mail.reason ? null : mail.error },
  ]
  return (
    <>
      <section className="panel">
        <h2 className="type-20">{texts.details}</h2>
        <FactList facts={facts} />
      </section>
      <section className="panel">
        <h2 className="type-20">{texts.attachments}</h2>
        {attachments.length === 0 && <p className="muted">{texts.noAttachments}</p>}
        <ul className={styles.attachments}>
          {attachments.map(({ label, url }) => (
            <li key={label}>
              {url === null ? (
                label
              ) : (
                <a className="text-link" href={url} download>
                  {label}
                </a>
              )}
            </li>
          ))}
        </ul>
      </section>
    </>
  )
}
