import { useEffect, useState, useSyncExternalStore } from 'react'
import { isApiError } from '#contract/api-error.ts'
import { showToast } from '#app/ui/toast-store.ts'
import { callErrorTexts } from '#texts/nl/call-errors.ts'
import { sessionTexts } from '#texts/nl/session.ts'
import { useRootData } from '#app/lib/shop/root-data.ts'
import { captchaGate, type CaptchaProof } from './captcha-gate.ts'
import { loadRecaptcha } from './recaptcha.ts'

/** Spec 8, Captcha failure. */
const tellFailure = () =>
  void showToast({ tone: 'error', title: callErrorTexts.title, lines: [sessionTexts.captchaFailed] })

const isRefusedProof = (error: unknown) =>
  isApiError(error) && error.errors.some(({ code }) => code === 'CaptchaFailed')

/** The captcha of a form that has one, in a shop that has one. Its script loads with the form; `action` names the form. */
export function useCaptcha(action: string | null) {
  const siteKey = useRootData().config?.recaptchaSiteKey ?? null
  const [gate] = useState(() => captchaGate(siteKey && action ? () => loadRecaptcha(siteKey, action) : null))
  const phase = useSyncExternalStore(gate.subscribe, gate.phase, gate.phase)
  useEffect(() => void gate.open(), [gate])

  /** Sends with the proof. A captcha that failed is told, and the form stays as it was. */
  async function send(call: (proof: CaptchaProof) => Promise<void>): Promise<void> {
    const proof = await gate.prove()
    if (!proof) return tellFailure()
    try {
      await call(proof)
    } catch (error) {
      if (!isRefusedProof(error)) throw error
      tellFailure()
    }
  }

  return { isLoading: phase === 'loading', send }
}
