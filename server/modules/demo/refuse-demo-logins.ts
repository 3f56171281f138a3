import { companies, operator } from '#demo/customers.ts'
import type { Executor } from '../../db/database.ts'
import { WrongSettings } from '../../settings.ts'
import { loginOf } from '../operators/log-in-operator.ts'
import { isLogin } from '../session/check-password.ts'

/** Refuses to open a live shop that anybody can log in to: the passwords of the demo stand in the source. */
export async function refuseDemoLogins(db: Executor): Promise<void> {
  const open = await openLogin(db)
  if (open === null) return
  throw new WrongSettings([
    `DATABASE_URL is de database van een demowinkel: met ${open} en het wachtwoord van de demo kan iedereen inloggen. Gebruik een nieuwe database, of blokkeer die inlog.`,
  ])
}

/** The address of somebody of the demo, customer or staff, who would be let in. */
async function openLogin(db: Executor): Promise<string | null> {
  for (const { contact } of companies) {
    if (await isLogin(db, contact.email, contact.password)) return contact.email
  }
  const { email, password } = operator
  return (await loginOf(db, email, password)) ? email : null
}
