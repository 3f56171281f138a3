import type { Executor } from '../../db/database.ts'
import { WrongSettings } from '../../settings.ts'
import { isPassword } from '../session/passwords.ts'
import { findLoginContact } from '../session/session-store.ts'
import { demoShop } from './demo-shop.ts'

/** Refuses to open a live shop that anybody can log in to: the passwords of the demo stand in the source. */
export async function refuseDemoLogins(db: Executor): Promise<void> {
  for (const { contact } of demoShop.companies) {
    const known = await findLoginContact(db, contact.email)
    if (!known || known.isBlocked || !(await isPassword(contact.password, known.passwordHash))) continue
    throw new WrongSettings([
      `DATABASE_URL is de database van een demowinkel: met ${contact.email} en het wachtwoord van de demo kan iedereen inloggen. Gebruik een nieuwe database, of blokkeer die inlog.`,
    ])
  }
}
