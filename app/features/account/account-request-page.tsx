import { mailIcon } from '#app/ui/icons/mail.ts'
import { pencilIcon } from '#app/ui/icons/pencil.ts'
import { shieldCheckIcon } from '#app/ui/icons/shield-check.ts'
import { shoppingCartIcon } from '#app/ui/icons/shopping-cart.ts'
import { useState } from 'react'
import type { Country } from '#contract/config.ts'
import { useRootData } from '#app/lib/shop/root-data.ts'
import { Timeline } from '#app/ui/timeline.tsx'
import { orderTexts } from '#texts/nl/account.ts'
import { accountRequestTexts as texts } from '#texts/nl/account-request.ts'
import { AccountRequestForm } from './account-request-form.tsx'
import styles from './account.module.css'
import { SentPanel } from './sent-panel.tsx'

const STEP_ICONS = [pencilIcon, shieldCheckIcon, mailIcon, shoppingCartIcon] as const

export function AccountRequestPage({ countries }: { readonly countries: readonly Country[] }) {
  const [isSent, setIsSent] = useState(false)
  const { theme } = useRootData()
  const reached = isSent ? 1 : 0
  return (
    <div className={`wrap ${styles.public}`}>
      <div>
        <h1 tabIndex={-1}>{texts.title}</h1>
        <p className={`lead ${styles.intro}`}>{texts.intro(theme?.shopName ?? texts.theShop)}</p>
        {isSent ? (
          <SentPanel title={texts.sentTitle} text={texts.sentText} />
        ) : (
          <AccountRequestForm countries={countries} theme={theme} onSent={() => setIsSent(true)} />
        )}
      </div>
      <aside className={`panel ${styles.panel}`}>
        <h2>{texts.stepsTitle}</h2>
        <Timeline
          stateTexts={orderTexts.stepStates}
          items={texts.steps.map(({ title, text }, index) => ({
            id: title,
            title,
            text,
            icon: STEP_ICONS[index] ?? pencilIcon,
            state: index < reached ? 'done' : index === reached ? 'current' : 'next',
          }))}
        />
      </aside>
    </div>
  )
}
