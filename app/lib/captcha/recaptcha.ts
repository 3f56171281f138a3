import type { AskCaptcha } from './captcha-gate.ts'

const PATIENCE_MS = 10_000

type Recaptcha = {
  readonly ready: (then: () => void) => void
  readonly execute: (siteKey: string, options: { readonly action: string }) => PromiseLike<string>
}
declare global {
  interface Window {
    grecaptcha?: Recaptcha
  }
}

function within<Answer>(work: PromiseLike<Answer>): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The captcha service is silent')), PATIENCE_MS)
    const stop = () => clearTimeout(timer)
    work.then(resolve, reject)
    work.then(stop, stop)
  })
}

function loadScript(siteKey: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = `https://www.google.com/recaptcha/api.js?render=${encodeURIComponent(siteKey)}&hl=nl`
    script.async = true
    script.addEventListener('load', () => resolve())
    script.addEventListener('error', () => {
      script.remove()
      reject(new Error('The captcha script did not load'))
    })
    document.head.append(script)
  })
}

/** The captcha without a puzzle (ux 5.12, 3.3.8): it loads with the first form that needs it and stays. */
export async function loadRecaptcha(siteKey: string, action: string): Promise<AskCaptcha> {
  if (!window.grecaptcha) await within(loadScript(siteKey))
  const service = window.grecaptcha
  if (!service) throw new Error('The captcha script brought nothing')
  await within(new Promise<void>((resolve) => service.ready(resolve)))
  return () => within(service.execute(siteKey, { action }))
}
