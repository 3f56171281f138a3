import { hashPassword } from '#server/modules/session/passwords.ts'

/** The hash of a password that nobody has to guard: each login of a test takes a try of it. */
export const quickHash = (password: string) => hashPassword(password, { memory: 64, passes: 1 })
