import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import type { Settings } from '../../settings.ts'

type Secret = Pick<Settings, 'secret'>

const CIPHER = 'aes-256-gcm'
const [KEY_BYTES, NONCE_BYTES, TAG_BYTES] = [32, 12, 16]

const cipherKey = ({ secret }: Secret) =>
  Buffer.from(hkdfSync('sha256', secret, '', 'keys of second factors', KEY_BYTES))

/** The key that makes somebody's codes, as it is kept: worth nothing without `SECRET`, nor for anybody else. */
export function sealKey(secret: Secret, operatorId: string, key: string): Buffer {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv(CIPHER, cipherKey(secret), nonce).setAAD(Buffer.from(operatorId))
  const sealed = Buffer.concat([cipher.update(key, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed])
}

/** The key as it was; null when another `SECRET` sealed it, or when it was somebody else's. */
export function openKey(secret: Secret, operatorId: string, sealed: Buffer): string | null {
  const nonce = sealed.subarray(0, NONCE_BYTES)
  const tag = sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES)
  const decipher = createDecipheriv(CIPHER, cipherKey(secret), nonce, { authTagLength: TAG_BYTES })
    .setAAD(Buffer.from(operatorId))
    .setAuthTag(tag)
  try {
    const opened = decipher.update(sealed.subarray(NONCE_BYTES + TAG_BYTES))
    return Buffer.concat([opened, decipher.final()]).toString('utf8')
  } catch {
    return null
  }
}
