import { createHash, randomBytes } from 'node:crypto'

/** A bearer secret of 256 bits. */
export const newToken = () => randomBytes(32).toString('base64url')

/** Secrets are kept hashed: who reads the database cannot use them. */
export const tokenHash = (token: string) => createHash('sha256').update(token).digest()
