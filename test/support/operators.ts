import type { OperatorRole } from '#domain/access/operator-roles.ts'
import { addOperator } from '#server/modules/operators/add-operator.ts'
import { SYSTEM } from './actors.ts'
import type { TestBrowser, TestShop } from './shop.ts'

export type TestOperator = {
  readonly email: string
  readonly password: string
  /** A browser in which the operator has just logged in. */
  readonly loggedIn: () => Promise<TestBrowser>
}

let made = 0

/** Somebody new of the staff. */
export async function newOperator(shop: TestShop, role: OperatorRole): Promise<TestOperator> {
  made += 1
  const email = `${role}-${made}@drukkerij.example`
  const { password } = await addOperator(shop.shop, SYSTEM, { email, name: `Sam ${made}`, role })
  return {
    email,
    password,
    async loggedIn() {
      const one = shop.browser()
      const { status } = await one.call('POST', '/beheer/api/login', { body: { email, password } })
      if (status !== 200) throw new Error(`login of ${email} answered ${status}`)
      return one
    },
  }
}
