import type { Settings } from '../../settings.ts'
import { Refusal } from '../../refusal.ts'

const PATIENCE_MS = 4_000
/** reCAPTCHA v3 tells how likely a person is, from 0 to 1; older kinds only say yes or no. */
const LEAST_SCORE = 0.5

/** Whether the captcha service takes this answer; without a site key the shop asks for none (decisions: Captcha). */
async function isPerson(
  { recaptcha }: Settings,
  answer: string | null | undefined,
  ip: string,
): Promise<boolean> {
  if (recaptcha === null) return true
  if (!answer) return false
  const form = new URLSearchParams({ secret: recaptcha.secret, response: answer, remoteip: ip })
  const reply = await fetch(recaptcha.verifyUrl, {
    method: 'POST',
    body: form,
    signal: AbortSignal.timeout(PATIENCE_MS),
  })
  const verdict: unknown = await reply.json()
  if (typeof verdict !== 'object' || verdict === null || !('success' in verdict)) return false
  const score = 'score' in verdict ? verdict.score : 1
  return verdict.success === true && typeof score === 'number' && score >= LEAST_SCORE
}

/** Fails closed: no answer, a wrong one, and a service that cannot be reached are all refused. */
export async function refuseRobots(
  settings: Settings,
  answer: string | null | undefined,
  ip: string,
): Promise<void> {
  const passed = await isPerson(settings, answer, ip).catch(() => false)
  if (!passed) throw new Refusal('CaptchaFailed')
}
