import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import type { Settings } from './settings.ts'

/** Whose secret it is: what it is for, and by which id of whom. Sealed for one it cannot be opened as another's. */
type Sealing = Pick<Settings, 'secret'> & { readonly purpose: string; readonly holderId: string }

const CIPHER = 'aes-256-gcm'
const [KEY_BYTES, NONCE_BYTES, TAG_BYTES] = [32, 12, 16]

const cipherKey = ({ secret, purpose }: Sealing) =>
  Buffer.from(hkdfSync('sha256', secret, '', purpose, KEY_BYTES))

/** A text as it is kept: worth nothing without `SECRET`, nor for any other purpose or holder. */
export function seal(sealing: Sealing, text: string): Buffer {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv(CIPHER, cipherKey(sealing), nonce).setAAD(Buffer.from(sealing.holderId))
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed])
}

/** The text as it was; null when another `SECRET` sealed it, or when it was sealed for something else. */
export function unseal(sealing: Sealing, sealed: Buffer): string | null {
  const nonce = sealed.subarray(0, NONCE_BYTES)
  const tag = sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES)
  const decipher = createDecipheriv(CIPHER, cipherKey(sealing), nonce, { authTagLength: TAG_BYTES })
    .setAAD(Buffer.from(sealing.holderId))
    .setAuthTag(tag)
  try {
    const opened = decipher.update(sealed.subarray(NONCE_BYTES + TAG_BYTES))
    return Buffer.concat([opened, decipher.final()]).toString('utf8')
  } catch {
    return null
  }
}
