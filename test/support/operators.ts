import type { OperatorRole } from '#domain/access/operator-roles.ts'
import { quickHash } from './quick-hash.ts'
import type { TestBrowser, TestShop } from './shop.ts'

export type TestOperator = {
  readonly email: string
  readonly name: string
  readonly password: string
  /** A browser in which the operator has just logged in. */
  readonly loggedIn: () => Promise<TestBrowser>
}

const PASSWORD = 'Geheim-voor-test-2'

let made = 0

/** Somebody new of the staff. */
export async function newOperator(shop: TestShop, role: OperatorRole): Promise<TestOperator> {
  made += 1
  const email = `${role}-${made}@drukkerij.example`
  const operator = { email, name: `Sam ${made}`, role, password_hash: await quickHash(PASSWORD) }
  await shop.shop.db.insertInto('operators').values(operator).execute()
  return {
    email,
    name: operator.name,
    password: PASSWORD,
    async loggedIn() {
      const one = shop.browser()
      const { status } = await one.call('POST', '/beheer/api/login', { body: { email, password: PASSWORD } })
      if (status !== 200) throw new Error(`login of ${email} answered ${status}`)
      return one
    },
  }
}
