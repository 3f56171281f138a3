import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { Link } from 'react-router'
import { cityLine, streetLine } from '#domain/addresses/address-lines.ts'
import { Button } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { FactList } from '#app/ui/fact-list.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { StatusLabel } from '#app/ui/status-label.tsx'
import { showToast } from '#app/ui/toast-store.ts'
import { requestTexts as texts } from '#texts/nl/office/people.ts'
import { formatMoment } from '#texts/nl/format-date.ts'
import { api } from '../../lib/api.ts'
import { useActiveKeys } from '../../lib/active-keys.ts'
import { useSingleKeys } from '../../lib/single-keys.ts'
import { KeyHint } from '../../ui/key-hint.tsx'
import { Loading, LoadFault } from '../../ui/loading.tsx'
import { paths } from '../../paths.ts'
import { Page } from '../../ui/page.tsx'
import { useRowKeys } from '../../ui/use-row-keys.ts'
import { type AccountRequest, requestList } from '../../work/requests.ts'
import { AskDialog } from './ask-dialog.tsx'
import { RejectDialog } from './reject-dialog.tsx'
import styles from './requests.module.css'
import { SHORT_KEYS } from './short-keys.ts'

const KEYS = SHORT_KEYS.requests
const VAT_TONES = { valid: 'good', invalid: 'error', unavailable: 'info' } as const

/** The requests for an account, with what was found out about each; j and k go from one to the next, letters decide of the one that has the focus. */
export function RequestsPage() {
  const { data: requests, error, refetch } = useQuery(requestList)
  const [rejecting, setRejecting] = useState<AccountRequest | null>(null)
  const [asking, setAsking] = useState<AccountRequest | null>(null)
  const list = useRowKeys()
  const waiting = requests?.filter(({ state }) => state !== 'invited').length ?? 0
  return (
    <Page title={texts.title} note={requests && requests.length > 0 && texts.count(waiting)}>
      {error && !requests && <LoadFault error={error} onAgain={() => void refetch()} />}
      {!requests && !error && <Loading />}
      {requests?.length === 0 && (
        <section className="panel">
          <EmptyState title={texts.none} text={texts.noneText} />
        </section>
      )}
      <div ref={list}>
        <ul className={styles.requests}>
          {requests?.map((request) => (
            <Request
              key={request.id}
              request={request}
              onAsk={() => setAsking(request)}
              onReject={() => setRejecting(request)}
            />
          ))}
        </ul>
      </div>
      {asking && <AskDialog request={asking} onClose={() => setAsking(null)} />}
      {rejecting && <RejectDialog request={rejecting} onClose={() => setRejecting(null)} />}
    </Page>
  )
}

type RequestProps = {
  readonly request: AccountRequest
  readonly onAsk: () => void
  readonly onReject: () => void
}

function Request({ request, onAsk, onReject }: RequestProps) {
  const { id, form, state, submittedAt, knownCompany, alikeCompanies, question } = request
  const client = useQueryClient()
  const [joins, setJoins] = useState(false)
  const [companyId, setCompanyId] = useState('')
  const approve = useMutation({
    mutationFn: () =>
      api.approveAccountRequest({ params: { id }, body: { joins, companyId: companyId || null } }),
    onSuccess: ({ email }) => showToast({ tone: 'good', title: texts.approved(email) }),
    // Whoever decided first, the list says what is so now.
    onSettled: () => client.invalidateQueries(requestList),
  })
  const isInvited = state === 'invited'
  const row = useRef<HTMLLIElement>(null)
  const hasKeys = useSingleKeys()
  const said = (key: string) => (hasKeys ? { 'aria-keyshortcuts': key } : {})
  useActiveKeys(() => {
    if (!row.current?.contains(document.activeElement)) return []
    const decide = { of: KEYS.approve, press: () => !approve.isPending && approve.mutate() }
    return isInvited
      ? [decide]
      : [decide, { of: KEYS.ask, press: onAsk }, { of: KEYS.reject, press: onReject }]
  })
  return (
    <li ref={row} data-row className="panel">
      <article data-first tabIndex={-1} aria-label={form.companyName}>
        <header className={styles.head}>
          <div>
            <h2 className="type-20">{form.companyName}</h2>
            <p className="muted">{texts.submitted(formatMoment(submittedAt))}</p>
          </div>
          <StatusLabel tone={isInvited ? 'info' : 'warning'}>
            {isInvited ? texts.invited : texts.waits}
          </StatusLabel>
        </header>
        <div className={styles.facts}>
          <Facts request={request} />
        </div>
        {knownCompany && !isInvited && (
          <div className={styles.known}>
            <StatusLabel tone="warning">{texts.known(knownCompany.name)}</StatusLabel>
            <Checkbox
              label={texts.joins(knownCompany.name)}
              checked={joins}
              onChange={({ target }) => setJoins(target.checked)}
            />
          </div>
        )}
        {!knownCompany && !isInvited && alikeCompanies.length > 0 && (
          <div className={styles.known}>
            <ul className={styles.alike}>
              {alikeCompanies.map((company) => (
                <li key={company.id}>
                  <Link to={paths.company(company.id)}>{company.name}</Link>
                  <span className="muted">{texts.alike(company)}</span>
                </li>
              ))}
            </ul>
            <SelectField
              label={texts.accountOf}
              value={companyId}
              options={[
                { value: '', label: texts.newCompany(form.companyName) },
                ...alikeCompanies.map(({ id: value, name }) => ({ value, label: texts.joins(name) })),
              ]}
              onChange={({ target }) => setCompanyId(target.value)}
            />
          </div>
        )}
        {question && !isInvited && (
          <p className={styles.question}>
            <span className="muted">{texts.asked(formatMoment(question.askedAt))}</span>
            {question.text}
          </p>
        )}
        <footer className={styles.actions}>
          {!isInvited && (
            <Button
              look="tertiary"
              size="small"
              aria-label={texts.askOf(form.companyName)}
              {...said(KEYS.ask.key)}
              onClick={onAsk}
            >
              {texts.ask}
              <KeyHint of={KEYS.ask} />
            </Button>
          )}
          {!isInvited && (
            <Button
              look="tertiary"
              size="small"
              aria-label={texts.rejectOf(form.companyName)}
              {...said(KEYS.reject.key)}
              onClick={onReject}
            >
              {texts.reject}
              <KeyHint of={KEYS.reject} />
            </Button>
          )}
          <Button
            size="small"
            look={isInvited ? 'secondary' : 'primary'}
            pending={approve.isPending}
            {...said(KEYS.approve.key)}
            aria-label={(isInvited ? texts.inviteAgainOf : texts.approveOf)(form.companyName)}
            onClick={() => approve.mutate()}
          >
            {isInvited ? texts.inviteAgain : texts.approve}
            <KeyHint of={KEYS.approve} />
          </Button>
        </footer>
      </article>
    </li>
  )
}

function Facts({ request }: { readonly request: AccountRequest }) {
  const { form } = request
  const facts = [
    { label: texts.kvk, text: form.kvkNumber },
    { label: texts.vat, text: <VatNumber request={request} /> },
    { label: texts.address, text: `${streetLine(form)}, ${cityLine(form)}` },
    { label: texts.contact, text: `${form.firstName} ${form.lastName}, ${form.email}, ${form.phone}` },
    { label: texts.invoiceEmail, text: form.invoiceEmail },
    { label: texts.remarks, text: form.remarks },
  ]
  return <FactList facts={facts} />
}

function VatNumber({ request: { form, vatCheck } }: { readonly request: AccountRequest }) {
  if (form.vatId === null) return texts.noVat
  return (
    <>
      {`${form.vatId} `}
      <StatusLabel tone={vatCheck ? VAT_TONES[vatCheck.status] : 'quiet'}>
        {texts.vatCheck[vatCheck?.status ?? 'unchecked']}
      </StatusLabel>
      {vatCheck?.name && <p className="muted">{texts.vatName(vatCheck.name)}</p>}
    </>
  )
}
