/** What keeps contacts out at once: the end of their sessions, and of the links that choose a password. */
export { deleteResetTokens } from './password-store.ts'
export { endSessions } from './session-store.ts'
