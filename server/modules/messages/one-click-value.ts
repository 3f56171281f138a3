import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Settings } from '../../settings.ts'

type Secret = Pick<Settings, 'secret'>

const signatureOf = ({ secret }: Secret, email: string) =>
  createHmac('sha256', secret).update(`newsletter-end:${email}`).digest()

/** An address, signed: by it a mail client ends the newsletter of that address, and of no other. It never expires. */
export const oneClickValue = (secret: Secret, email: string): string =>
  `${Buffer.from(email).toString('base64url')}.${signatureOf(secret, email).toString('base64url')}`

/** The address that a value was made for; null when it was not made by us. */
export function emailOfOneClick(secret: Secret, value: string): string | null {
  const [address = '', signature = ''] = value.split('.')
  const email = Buffer.from(address, 'base64url').toString()
  const expected = signatureOf(secret, email)
  const given = Buffer.from(signature, 'base64url')
  return given.length === expected.length && timingSafeEqual(given, expected) ? email : null
}
