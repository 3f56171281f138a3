import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import type { Setup } from '#contract/office/setup.ts'
import { SETUP_STEPS, type SetupStep } from '#contract/office/setup-steps.ts'
import { Button, LinkButton } from '#app/ui/button.tsx'
import { StatusLabel } from '#app/ui/status-label.tsx'
import { mailServerTexts } from '#texts/nl/office/mail-server.ts'
import { setupTexts as texts } from '#texts/nl/office/setup.ts'
import { shopSettingsTexts } from '#texts/nl/office/shop-settings.ts'
import { api } from '../../lib/api.ts'
import { useOperator } from '../../lib/operator.ts'
import { useDeskChange } from '../../lib/use-desk-change.ts'
import { paths } from '../../paths.ts'
import { BackLink } from '../../ui/back-link.tsx'
import { Loading, PageFault } from '../../ui/loading.tsx'
import { Page } from '../../ui/page.tsx'
import { canWait, setupState } from '../../work/setup.ts'
import { mailServer } from '../../work/mail-server.ts'
import { shopSettings } from '../../work/shop-settings.ts'
import { ClearAssortmentDialog } from './clear-assortment-dialog.tsx'
import { ClearDemoDialog } from './clear-demo-dialog.tsx'
import { FillDialog } from './fill-dialog.tsx'
import type { PartName } from '#contract/office/setting-parts.ts'
import { MailServerDialog } from './mail-server-dialog.tsx'
import { SettingsDialog } from './settings-dialog.tsx'
import styles from './setup.module.css'

type Asked = PartName | 'fill' | 'clear' | 'clearAssortment' | 'mailServer'

/** What a shop needs before it can sell, step by step. */
export function SetupPage() {
  const { data: setup, ...state } = useQuery(setupState)
  const { data: settings, ...own } = useQuery(shopSettings)
  const { data: mail } = useQuery(mailServer)
  const [asked, setAsked] = useState<Asked | null>(null)
  const close = () => setAsked(null)
  const error = state.error ?? own.error
  if (error && !(setup && settings))
    return (
      <PageFault
        error={error}
        onAgain={() => {
          void state.refetch()
          void own.refetch()
        }}
      />
    )
  if (!setup || !settings) return <Loading />
  const done = SETUP_STEPS.filter((step) => setup.done[step]).length
  return (
    <Page title={texts.title} note={texts.note}>
      <BackLink to={paths.shop}>{shopSettingsTexts.title}</BackLink>
      <p className={styles.progress}>
        <progress
          value={done}
          max={SETUP_STEPS.length}
          aria-label={texts.progress(done, SETUP_STEPS.length)}
        />
        <span className="strong" aria-hidden="true">
          {texts.progress(done, SETUP_STEPS.length)}
        </span>
      </p>
      <ol className={styles.steps}>
        {SETUP_STEPS.map((step) => (
          <Step key={step} step={step} setup={setup} onAsk={setAsked} />
        ))}
      </ol>
      <Finish setup={setup} />
      {setup.demo && (
        <section className={`panel ${styles.demo}`} aria-labelledby="demo">
          <h2 id="demo" className="type-20">
            {texts.demo}
          </h2>
          <p>{texts.demoText(setup.demo)}</p>
          <Button look="secondary" onClick={() => setAsked('clear')}>
            {texts.clear}
          </Button>
        </section>
      )}
      {setup.assortment && !setup.demo && (
        <section className={`panel ${styles.demo}`} aria-labelledby="demo">
          <h2 id="demo" className="type-20">
            {texts.demoGoods}
          </h2>
          <p>{texts.demoGoodsText(setup.assortment)}</p>
          <Button look="secondary" onClick={() => setAsked('clearAssortment')}>
            {texts.clearGoods}
          </Button>
        </section>
      )}
      {asked === 'clearAssortment' && setup.assortment && (
        <ClearAssortmentDialog assortment={setup.assortment} onClose={close} />
      )}
      {asked === 'mailServer' && mail && (
        <MailServerDialog now={mail} shopName={settings.shopName} onClose={close} />
      )}
      {asked === 'fill' && <FillDialog onClose={close} />}
      {asked === 'clear' && setup.demo && (
        <ClearDemoDialog isOperator={setup.demo.isOperator} onClose={close} />
      )}
      {isPart(asked) && <SettingsDialog key={asked} name={asked} settings={settings} onClose={close} />}
    </Page>
  )
}

const isPart = (asked: Asked | null): asked is PartName =>
  asked !== null && !['fill', 'clear', 'clearAssortment', 'mailServer'].includes(asked)

type StepProps = {
  readonly step: SetupStep
  readonly setup: Setup
  readonly onAsk: (asked: Asked) => void
}

function Step({ step, setup, onAsk }: StepProps) {
  const isDone = setup.done[step]
  return (
    <li className="panel">
      <div className={styles.head}>
        <h2 className="type-20">{texts.names[step]}</h2>
        <StatusLabel tone={isDone ? 'good' : canWait(step) ? 'quiet' : 'warning'}>
          {isDone ? texts.done : canWait(step) ? texts.later : texts.open}
        </StatusLabel>
      </div>
      <p>{texts.texts[step]}</p>
      {WAYS[step]({ setup, onAsk })}
    </li>
  )
}

type WaysProps = Omit<StepProps, 'step'>

/** What can be done about each step. */
const WAYS: Readonly<Record<SetupStep, (props: WaysProps) => ReactNode>> = {
  company: ({ onAsk }) => <Press onPress={() => onAsk('company')}>{texts.fillIn}</Press>,
  look: ({ onAsk }) => <Press onPress={() => onAsk('look')}>{texts.chooseLook}</Press>,
  delivery: ({ onAsk }) => (
    <p className={styles.ways}>
      <LinkButton look="secondary" size="small" to={paths.delivery}>
        {texts.toDelivery}
      </LinkButton>
      <Button look="secondary" size="small" onClick={() => onAsk('calendar')}>
        {texts.workDays}
      </Button>
    </p>
  ),
  mail: ({ setup, onAsk }) => <Mail setup={setup} onAsk={onAsk} />,
  assortment: ({ setup, onAsk }) => <Assortment setup={setup} onAsk={onAsk} />,
  pages: ({ setup: { missingPages } }) => (
    <>
      {missingPages.length > 0 && <p className="muted">{texts.pagesMissing(missingPages)}</p>}
      <Way to={paths.content}>{texts.toPages}</Way>
    </>
  ),
  staff: () => <Way to={paths.operators}>{texts.invite}</Way>,
}

type PressProps = { readonly onPress: () => void; readonly children: string }

const Press = ({ onPress, children }: PressProps) => (
  <p className={styles.ways}>
    <Button look="secondary" size="small" onClick={onPress}>
      {children}
    </Button>
  </p>
)

const Way = ({ to, children }: { readonly to: string; readonly children: string }) => (
  <p className={styles.ways}>
    <LinkButton look="secondary" size="small" to={to}>
      {children}
    </LinkButton>
  </p>
)

function Mail({ setup: { mail }, onAsk }: WaysProps) {
  const { email } = useOperator()
  const send = useDeskChange(
    { call: () => api.sendTrialMail({}), told: () => texts.trialMailTold(email) },
    { outdates: [['mails']] },
  )
  return (
    <>
      <p className="muted">
        {mail.isSent ? texts.mailSent(mail.from) : mail.isByMachine ? texts.mailOff : texts.mailKept}
      </p>
      <p className={styles.ways}>
        {!mail.isByMachine && (
          <Button
            look={mail.isSent ? 'tertiary' : 'secondary'}
            size="small"
            onClick={() => onAsk('mailServer')}
          >
            {mail.isSent ? mailServerTexts.change : mailServerTexts.set}
          </Button>
        )}
        <Button look="secondary" size="small" pending={send.isPending} onClick={() => send.mutate(undefined)}>
          {texts.trialMail}
        </Button>
        <LinkButton look="tertiary" size="small" to={`${paths.mails}?wachtrij=all`}>
          {texts.mails}
        </LinkButton>
      </p>
    </>
  )
}

function Assortment({ setup: { products, categories }, onAsk }: WaysProps) {
  const isEmpty = products === 0 && categories === 0
  return (
    <>
      {!isEmpty && <p className="muted">{texts.assortmentNow(products, categories)}</p>}
      <p className={styles.ways}>
        {isEmpty && (
          <Button look="secondary" size="small" onClick={() => onAsk('fill')}>
            {texts.startFromDemo}
          </Button>
        )}
        <LinkButton look="secondary" size="small" to={paths.catalogue}>
          {texts.import}
        </LinkButton>
        <LinkButton look="secondary" size="small" to={isEmpty ? paths.categories : paths.products}>
          {isEmpty ? texts.startEmpty : texts.toProducts}
        </LinkButton>
      </p>
    </>
  )
}

function Finish({ setup: { isFinished } }: { readonly setup: Setup }) {
  const say = useDeskChange(
    {
      call: (now: boolean) => api.finishSetup({ body: { isFinished: now } }),
      told: (now) => (now ? texts.finished : texts.goOn),
    },
    { outdates: [], replyIs: setupState.queryKey },
  )
  return (
    <div className={styles.finish}>
      <p className="muted">{isFinished ? texts.isFinished : texts.finishText}</p>
      <Button
        look={isFinished ? 'tertiary' : 'primary'}
        pending={say.isPending}
        onClick={() => say.mutate(!isFinished)}
      >
        {isFinished ? texts.goOn : texts.finish}
      </Button>
    </div>
  )
}
