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
import accountStyles from '#app/lib/account/account.module.css'
import formStyles from '#app/lib/forms/form.module.css'
import { SentPanel } from '#app/lib/forms/sent-panel.tsx'
import { AccountRequestForm } from './account-request-form.tsx'

const STEP_ICONS = [pencilIcon, shieldCheckIcon, mailIcon, shoppingCartIcon] as const

export function AccountRequestPage({ countries }: { readonly countries: readonly Country[] }) {
  const [isSent, setIsSent] = useState(false)
  const { theme } = useRootData()
  const reached = isSent ? 1 : 0
  return (
    <div className={`wrap ${formStyles.public}`}>
      <div>
        <h1 tabIndex={-1}>{texts.title}</h1>
        <p className={`lead ${formStyles.intro}`}>{texts.intro(theme?.shopName ?? texts.theShop)}</p>
        {isSent ? (
          <SentPanel title={texts.sentTitle} text={texts.sentText} />
        ) : (
          <AccountRequestForm countries={countries} theme={theme} onSent={() => setIsSent(true)} />
        )}
      </div>
      <aside className={`panel ${accountStyles.panel}`}>
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
