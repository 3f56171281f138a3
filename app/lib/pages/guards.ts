import { data, redirect } from 'react-router'
import { paths } from '#app/paths.ts'

type GuardQuestion = { readonly isLoggedIn: boolean; readonly url: URL }
type Guard = (question: GuardQuestion) => void

const guards = {
  /** Sends a visitor to /uitgelogd with the original full path as origin (spec 2). */
  loggedIn({ isLoggedIn, url }) {
    if (!isLoggedIn) throw redirect(paths.loggedOut(url.pathname + url.search))
  },
} as const satisfies Record<string, Guard>

export type GuardName = keyof typeof guards

/** Runs a guard by its name; a name that is not known gives 500 (spec 2). */
export function runGuard(name: string | undefined, question: GuardQuestion): void {
  if (name === undefined) return
  const guard: Guard | undefined = Object.hasOwn(guards, name) ? guards[name as GuardName] : undefined
  if (!guard) throw data(null, { status: 500 })
  guard(question)
}
