import { tokenHash } from '../session/tokens.ts'
import { readableSecret } from './readable-secret.ts'

const RECOVERY_CODES = 10
/** 79 bits each: as a hash nobody finds them again. */
const newRecoveryCode = () => readableSecret(4, 4)

/** As it is kept, whichever way its groups were typed. */
export const recoveryHash = (code: string): Buffer =>
  tokenHash(code.toLowerCase().replaceAll(/[^a-z0-9]/g, ''))

/** The recovery codes of somebody, which are told once. */
export const newRecoveryCodes = (): readonly string[] =>
  Array.from({ length: RECOVERY_CODES }, newRecoveryCode)
