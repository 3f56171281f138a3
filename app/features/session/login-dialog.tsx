import { useState } from 'react'
import { LinkButton } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { Block } from '#app/lib/shop/content-html.tsx'
import { useRootData } from '#app/lib/shop/root-data.ts'
import { paths } from '#app/paths.ts'
import { sessionTexts } from '#texts/nl/session.ts'
import { ACCOUNT_MENU_ID } from './account-menu.tsx'
import { ForgotPasswordForm } from './forgot-password-form.tsx'
import { LoginForm } from './login-form.tsx'
import styles from './session.module.css'
import { useAfterLogin } from './use-after-login.ts'

type LoginDialogProps = { readonly open: boolean; readonly onClose: () => void }

/** The login modal of the header (spec 2). */
export function LoginDialog({ open, onClose }: LoginDialogProps) {
  return open ? <OpenLoginDialog onClose={onClose} /> : null
}

function OpenLoginDialog({ onClose }: Pick<LoginDialogProps, 'onClose'>) {
  const [step, setStep] = useState<'login' | 'forgot'>('login')
  const { blocks } = useRootData()
  const afterLogin = useAfterLogin()

  async function onLoggedIn() {
    onClose()
    await afterLogin()
  }

  return (
    <Dialog
      open
      size="wide"
      title={step === 'login' ? sessionTexts.login : sessionTexts.forgotPassword}
      onClose={onClose}
      // After logging in the button that opened this has made way for the account menu.
      returnFocusTo={() => document.getElementById(ACCOUNT_MENU_ID)}
    >
      <div className={styles.columns}>
        {step === 'login' ? (
          <LoginForm onLoggedIn={onLoggedIn} onForgot={() => setStep('forgot')} />
        ) : (
          <ForgotPasswordForm onBack={() => setStep('login')} />
        )}
        <aside className={styles.why}>
          <h3 className="type-20">{sessionTexts.noAccount}</h3>
          <Block block={blocks?.login_usps} className="checks" />
          <LinkButton to={paths.accountRequest} look="secondary" onClick={onClose}>
            {sessionTexts.requestAccount}
          </LinkButton>
        </aside>
      </div>
    </Dialog>
  )
}
