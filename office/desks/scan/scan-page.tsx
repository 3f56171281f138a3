import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, type SubmitEvent } from 'react'
import { Link, useNavigate, useParams } from 'react-router'
import { isApiError } from '#contract/api-error.ts'
import type { ScannedLine } from '#contract/office/scan.ts'
import { isPartlySent, piecesLeft, sentPieces } from '#domain/orders/sent-pieces.ts'
import { Button } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { showToast } from '#app/ui/toast-store.ts'
import { wholeDates } from '#app/ui/whole-dates.tsx'
import { formatPromisedDate } from '#texts/nl/format-date.ts'
import { deskOrderTexts } from '#texts/nl/office/orders.ts'
import { scanTexts as texts } from '#texts/nl/office/scan.ts'
import { partTexts } from '#texts/nl/parts.ts'
import { quantityText } from '#texts/nl/price-unit.ts'
import { api } from '../../lib/api.ts'
import { showCallError, TOLD_IN_PLACE } from '../../lib/call-errors.ts'
import { fieldText } from '../../lib/field-text.ts'
import { useMay } from '../../lib/operator.ts'
import { useFaults } from '../../lib/use-faults.ts'
import { isSingleKey } from '../../lib/single-keys.ts'
import { showReply } from '../../lib/show-reply.ts'
import { paths } from '../../paths.ts'
import { DispatchFields, faultOfDispatch, readDispatch } from '../../ui/dispatch-fields.tsx'
import { HandoverFields, readHandover } from '../../ui/handover-fields.tsx'
import { Loading, LoadFault } from '../../ui/loading.tsx'
import { HoldNotice } from '../../ui/hold-notice.tsx'
import { Page } from '../../ui/page.tsx'
import { StateLabel } from '../../ui/state-label.tsx'
import { scannedLine } from '../../work/scan.ts'
import styles from './scan.module.css'

/** Where a code is scanned, and below it the line that it names with the step that follows. */
export function ScanPage() {
  const { code } = useParams()
  return (
    <Page title={texts.title}>
      <div className={styles.scan}>
        {code !== undefined && <Found key={code} code={code} />}
        <CodeForm key={`of ${code}`} />
      </div>
    </Page>
  )
}

/** With what a code begins, or the address that holds it. */
const CODE_SIGN = /^[a-z0-9]$/i

/** A hand scanner types into the field, wherever on the page the focus is, and ends with Enter. */
function CodeForm() {
  const navigate = useNavigate()
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      // What the key types then goes into the field.
      if (CODE_SIGN.test(event.key) && isSingleKey(event)) field.current?.focus()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
  function find(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const typed = fieldText(event.currentTarget, 'code').trim()
    const code = typed.replace(/\/+$/, '').split('/').at(-1) ?? ''
    if (code !== '') void navigate(paths.scanned(encodeURIComponent(code)))
  }
  return (
    <form className={`panel ${styles.form}`} noValidate onSubmit={find}>
      <TextField
        ref={field}
        name="code"
        label={texts.code}
        hint={texts.hint}
        autoComplete="off"
        autoCapitalize="characters"
        maxLength={200}
      />
      <Button type="submit" look="secondary">
        {texts.find}
      </Button>
    </form>
  )
}

function Found({ code }: { readonly code: string }) {
  const { data, error, refetch } = useQuery(scannedLine(code))
  if (isApiError(error) && error.status === 404)
    return (
      <Notice tone="error" title={code}>
        {error.errors[0]?.message}
      </Notice>
    )
  if (error && !data) return <LoadFault error={error} onAgain={() => void refetch()} />
  return data ? <Scanned of={data} asked={code} /> : <Loading />
}

/** A step that is taken, and the state in which the line was. */
type Press = { readonly form: HTMLFormElement; readonly from: ScannedLine['line']['state'] }

function Scanned({ of, asked }: { readonly of: ScannedLine; readonly asked: string }) {
  const { code, orderId, orderNumber, companyName, line, hold, step, otherCount } = of
  const may = useMay()
  const client = useQueryClient()
  const { faults, show, showRefusal, forget } = useFaults()
  const take = useMutation({
    mutationFn: ({ form, from }: Press) =>
      api.takeScannedStep({
        params: { code },
        body: {
          from,
          withOthers: new FormData(form).has('withOthers'),
          ...(step === 'shipped' && readDispatch(form)),
          ...(step === 'delivered' && readHandover(form)),
        },
      }),
    async onSuccess(scanned) {
      showReply(client, scannedLine(asked).queryKey, scanned)
      showToast({ tone: 'good', title: texts.done(scanned.line.stateLabel) })
      await client.invalidateQueries({ queryKey: ['orders'] })
    },
    onError(error, { form }) {
      // On a phone a toast would lie over the field that says it already.
      if (!showRefusal(form, error)) showCallError(error)
      // Somebody moved it meanwhile: what is shown is not so any more.
      return client.invalidateQueries({ queryKey: ['orders'] })
    },
    meta: TOLD_IN_PLACE,
  })
  function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    if (show(form, { carrier: step === 'shipped' ? faultOfDispatch(form) : undefined })) return
    take.mutate({ form, from: line.state })
  }
  // News may show the next step before the press that led to it is answered: that step can be taken.
  const isTaking = take.isPending && take.variables.from === line.state
  const picture = line.pictureUrl ?? line.imageUrl
  return (
    <article className={`panel ${styles.line}`}>
      {picture && <img src={picture} alt="" width={240} height={180} />}
      <p className={styles.code}>
        <strong>{code}</strong> <StateLabel of={line} />
      </p>
      <h2 className="type-20">{line.title}</h2>
      <p>{[quantityText(line.quantity, line.pack), ...line.options].join(', ')}</p>
      {isPartlySent(line) && (
        <p className="strong">
          {`${partTexts.sentOf(sentPieces(line), line.quantity, line.pack)}. ${partTexts.follows(piecesLeft(line), line.pack)}.`}
        </p>
      )}
      <p className="muted">
        {wholeDates(
          `${companyName}, ${line.delivery.kind === 'pickup' ? deskOrderTexts.pickup : deskOrderTexts.delivery} ${formatPromisedDate(line.delivery.date)}`,
        )}
      </p>
      {hold ? (
        <HoldNotice hold={hold} />
      ) : step === null ? (
        <p>{texts.nothing}</p>
      ) : may('moveOrders') ? (
        <form className={styles.take} noValidate onSubmit={send} onInput={forget}>
          {step === 'shipped' && <DispatchFields faults={faults} />}
          {step === 'delivered' && <HandoverFields faults={faults} />}
          {otherCount > 0 && (
            <Checkbox
              name="withOthers"
              defaultChecked={step === 'delivered'}
              label={texts.withOthers(otherCount)}
            />
          )}
          <Button type="submit" className={styles.step} pending={isTaking}>
            {texts.steps[step]}
          </Button>
        </form>
      ) : (
        <p>{texts.noRight}</p>
      )}
      <Link to={paths.order(orderId)} className="text-link">
        {texts.order(orderNumber)}
      </Link>
    </article>
  )
}
