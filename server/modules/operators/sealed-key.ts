import { seal, unseal } from '../../seal.ts'
import type { Settings } from '../../settings.ts'

type Secret = Pick<Settings, 'secret'>

const sealingOf = ({ secret }: Secret, holderId: string) => ({
  secret,
  purpose: 'keys of second factors',
  holderId,
})

/** The key that makes somebody's codes, as it is kept: worth nothing without `SECRET`, nor for anybody else. */
export const sealKey = (secret: Secret, operatorId: string, key: string): Buffer =>
  seal(sealingOf(secret, operatorId), key)

/** The key as it was; null when another `SECRET` sealed it, or when it was somebody else's. */
export const openKey = (secret: Secret, operatorId: string, sealed: Buffer): string | null =>
  unseal(sealingOf(secret, operatorId), sealed)
