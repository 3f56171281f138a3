import { generateSecret, generateURI, verifySync } from 'otplib'

/** A code holds for half a minute, and as long before and after for clocks that differ. */
const STEP_SECONDS = 30
const CODE = /^\d{6}$/

/** A key that an app makes codes with. */
export const newCodeKey = (): string => generateSecret()

/** Apps show a code as two groups of three. */
export const plainCode = (code: string): string => code.replaceAll(/\s/g, '')

/** In which half minute an app with this key shows the code; null when it shows it at no moment near `now`. */
export function stepOfCode(key: string, code: string, now: Date): number | null {
  if (!CODE.test(code)) return null
  const epoch = Math.floor(now.getTime() / 1_000)
  const found = verifySync({ secret: key, token: code, epoch, epochTolerance: STEP_SECONDS })
  return found.valid && 'timeStep' in found ? found.timeStep : null
}

/** What an app needs to know of a key: to be typed, and as a picture to point the camera at. */
export async function enrolmentOf(key: string, account: { readonly issuer: string; readonly label: string }) {
  const { toSVG } = await import('bwip-js/node')
  const text = generateURI({ ...account, secret: key })
  return { key: key.replaceAll(/(.{4})(?=.)/g, '$1 '), qr: toSVG({ bcid: 'qrcode', text, padding: 4 }) }
}
