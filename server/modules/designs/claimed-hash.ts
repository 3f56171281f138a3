import { Refusal } from '../../refusal.ts'

const SHA256 = /(?:^|,)\s*sha-256=:([A-Za-z0-9+/]{43}=):/

/** The sha-256 of the whole file that a client sends along as `Repr-Digest` (RFC 9530), or null. */
export function claimedHash(header: string | readonly string[] | undefined): Buffer | null {
  if (header === undefined) return null
  const [, digest] = SHA256.exec([header].flat().join(',')) ?? []
  if (!digest) throw new Refusal('UploadUnreadable')
  return Buffer.from(digest, 'base64')
}
