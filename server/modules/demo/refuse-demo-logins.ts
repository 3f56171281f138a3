import type { Executor } from '../../db/database.ts'
import { WrongSettings } from '../../settings.ts'
import { isLogin } from '../session/check-password.ts'
import { demoShop } from './demo-shop.ts'

/** Refuses to open a live shop that anybody can log in to: the passwords of the demo stand in the source. */
export async function refuseDemoLogins(db: Executor): Promise<void> {
  for (const { contact } of demoShop.companies) {
    if (!(await isLogin(db, contact.email, contact.password))) continue
    throw new WrongSettings([
      `DATABASE_URL is de database van een demowinkel: met ${contact.email} en het wachtwoord van de demo kan iedereen inloggen. Gebruik een nieuwe database, of blokkeer die inlog.`,
    ])
  }
}
