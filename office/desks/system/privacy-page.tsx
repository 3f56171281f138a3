import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import type { PrivacyRequest } from '#contract/office/privacy.ts'
import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { plusIcon } from '#app/ui/icons/plus.ts'
import { StatusLabel } from '#app/ui/status-label.tsx'
import { type Column, Table } from '#app/ui/table.tsx'
import { formatDate, formatMoment } from '#texts/nl/format-date.ts'
import { privacyDeskTexts as texts } from '#texts/nl/office/privacy.ts'
import { systemTexts } from '#texts/nl/office/system.ts'
import { api } from '../../lib/api.ts'
import { paths } from '../../paths.ts'
import { KeyedRows } from '../../ui/keyed-rows.tsx'
import { Loading, LoadFault } from '../../ui/loading.tsx'
import { SureDialog } from '../../ui/sure-dialog.tsx'
import { TwoLines } from '../../ui/two-lines.tsx'
import { personalData, privacyRequests } from '../../work/system.ts'
import { CloseDialog } from './close-dialog.tsx'
import { RecordDialog } from './record-dialog.tsx'
import { SystemPage } from './system-page.tsx'
import styles from './system.module.css'
import { useSystemChange } from './use-system-change.ts'

type Asked = { readonly what: 'erase' | 'close'; readonly request: PrivacyRequest }

/** What people ask about their own data, by its last day, and what is done about it. */
export function PrivacyPage() {
  const { data: requests, error, refetch } = useQuery(privacyRequests)
  const [records, setRecords] = useState(false)
  const [asked, setAsked] = useState<Asked | null>(null)
  return (
    <SystemPage
      title={systemTexts.privacy}
      note={texts.note}
      actions={
        <Button size="small" icon={plusIcon} onClick={() => setRecords(true)}>
          {texts.record}
        </Button>
      }
    >
      {error && !requests && <LoadFault error={error} onAgain={() => void refetch()} />}
      {!requests && !error && <Loading />}
      {requests && (
        <section className={`panel ${styles.list}`}>
          {requests.length === 0 ? (
            <EmptyState title={texts.none} text={texts.noneText} />
          ) : (
            <KeyedRows>
              <Table
                caption={texts.table}
                columns={[...COLUMNS, actionsOf(setAsked)]}
                rows={requests}
                rowKey={({ id }) => id}
              />
            </KeyedRows>
          )}
        </section>
      )}
      {records && <RecordDialog onClose={() => setRecords(false)} />}
      {asked?.what === 'erase' && <EraseDialog request={asked.request} onClose={() => setAsked(null)} />}
      {asked?.what === 'close' && <CloseDialog id={asked.request.id} onClose={() => setAsked(null)} />}
    </SystemPage>
  )
}

type EraseProps = { readonly request: PrivacyRequest; readonly onClose: () => void }

function EraseDialog({ request: { id, email }, onClose }: EraseProps) {
  const erase = useSystemChange({
    call: () => api.erasePerson({ params: { id } }),
    told: () => texts.erased,
    onEnd: onClose,
  })
  return (
    <SureDialog
      title={texts.eraseTitle}
      text={texts.eraseText(email ?? '')}
      verb={texts.erase}
      isPending={erase.isPending}
      onSure={() => erase.mutate()}
      onClose={onClose}
    />
  )
}

const COLUMNS: readonly Column<PrivacyRequest>[] = [
  {
    id: 'who',
    header: texts.who,
    inBlock: 'full',
    cell: ({ email, person }) => (
      <div className={styles.who}>
        <strong>{email ?? texts.forgotten}</strong>
        <p className="muted">
          {person && (
            <Link to={paths.company(person.companyId)}>{[person.name, person.companyName].join(', ')}</Link>
          )}
          {!person && email !== null && texts.noAccount}
        </p>
      </div>
    ),
  },
  {
    id: 'kind',
    header: texts.kind,
    cell: ({ kind, channel, note }) => (
      <>
        <TwoLines first={texts.kinds[kind]} second={texts.channels[channel]} />
        {note !== '' && <p className="muted">{note}</p>}
      </>
    ),
  },
  {
    id: 'due',
    header: texts.due,
    cell: ({ dueOn, receivedOn }) => (
      <div className={styles.short}>
        <TwoLines first={formatDate(dueOn)} second={texts.received(formatDate(receivedOn))} />
      </div>
    ),
  },
  {
    id: 'state',
    header: texts.state,
    inBlock: 'lead',
    cell: ({ state, isLate, closed, channel, answer }) => (
      <>
        <div className={styles.short}>
          <StatusLabel tone={isLate ? 'error' : TONES[state]}>
            {isLate ? texts.late : texts.states[state]}
          </StatusLabel>
        </div>
        {closed && (
          <p className="muted">
            {texts.closed(formatMoment(closed.at), channel === 'site' ? texts.bySelf : closed.by)}
          </p>
        )}
        {answer !== '' && <p className="muted">{answer}</p>}
      </>
    ),
  },
]

const TONES = { open: 'warning', done: 'good', refused: 'quiet' } as const

const actionsOf = (onAsk: (asked: Asked) => void): Column<PrivacyRequest> => ({
  id: 'actions',
  header: texts.actions,
  hideHeader: true,
  inBlock: 'full',
  cell: (request) => <Actions request={request} onAsk={onAsk} />,
})

type ActionsProps = { readonly request: PrivacyRequest; readonly onAsk: (asked: Asked) => void }

function Actions({ request, onAsk }: ActionsProps) {
  const { id, kind, state, email, person } = request
  if (state !== 'open' || email === null) return null
  return (
    <div className={styles.buttons}>
      {person && kind === 'access' && (
        <a className="text-link" href={personalData(id)} download aria-label={texts.downloadOf(email)}>
          {texts.download}
        </a>
      )}
      {person && kind === 'erasure' && person.openOrders > 0 && <p className="muted">{texts.underWay}</p>}
      {person && kind === 'erasure' && person.openOrders === 0 && (
        <Button
          look="secondary"
          size="small"
          aria-label={texts.eraseOf(email)}
          onClick={() => onAsk({ what: 'erase', request })}
        >
          {texts.erase}
        </Button>
      )}
      <Button
        look="tertiary"
        size="small"
        aria-label={texts.closeOf(email)}
        onClick={() => onAsk({ what: 'close', request })}
      >
        {texts.close}
      </Button>
    </div>
  )
}
