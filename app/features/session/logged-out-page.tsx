import { useState } from 'react'
import { Link } from 'react-router'
import { Block } from '#app/lib/shop/content-html.tsx'
import { useShop } from '#app/lib/shop/shop.ts'
import { previewTexts } from '#texts/nl/preview.ts'
import { useRootData } from '#app/lib/shop/root-data.ts'
import { paths } from '#app/paths.ts'
import { loggedOutTexts } from '#texts/nl/logged-out.ts'
import { sessionTexts } from '#texts/nl/session.ts'
import { ForgotPasswordForm } from './forgot-password-form.tsx'
import { LoginForm } from './login-form.tsx'
import styles from './session.module.css'
import { useAfterLogin } from './use-after-login.ts'

/** What is said to someone who was on the way to this path. */
function introFor(origin: string): string {
  const path = origin.split(/[?#]/, 1)[0] ?? ''
  if (path === paths.home) return loggedOutTexts.introHome
  if (path === paths.cart) return loggedOutTexts.introCart
  if (path === paths.orderDetails || path === paths.orderConfirm) return loggedOutTexts.introCheckout
  return path.startsWith(paths.account) ? loggedOutTexts.introAccount : loggedOutTexts.intro
}

/** /uitgelogd: the login form as a page; `origin` has been checked by the loader. */
export function LoggedOutPage({ origin }: { readonly origin: string }) {
  const [step, setStep] = useState<'login' | 'forgot'>('login')
  const { blocks } = useRootData()
  const { previewAs } = useShop()
  const afterLogin = useAfterLogin()
  if (previewAs && previewAs.kind !== 'visitor') {
    return (
      <div className={`wrap ${styles.page}`}>
        <div>
          <h1 tabIndex={-1}>{previewTexts.noAccountTitle}</h1>
          <p className="lead">{previewTexts.noAccount}</p>
        </div>
      </div>
    )
  }
  return (
    <div className={`wrap ${styles.page}`}>
      <div>
        <h1 tabIndex={-1}>{loggedOutTexts.title}</h1>
        <p className="lead">{introFor(origin)}</p>
        <Block block={blocks?.login_usps} className={`checks ${styles.usps}`} />
      </div>
      <section className={`panel ${styles.panel}`}>
        <h2>{step === 'login' ? sessionTexts.login : sessionTexts.forgotPassword}</h2>
        {step === 'login' ? (
          <LoginForm onLoggedIn={afterLogin} onForgot={() => setStep('forgot')} />
        ) : (
          <ForgotPasswordForm onBack={() => setStep('login')} />
        )}
        <p className={styles.note}>
          {`${sessionTexts.noAccount} `}
          <Link to={paths.accountRequest} className="text-link">
            {sessionTexts.requestAccount}
          </Link>
        </p>
      </section>
    </div>
  )
}
