// Makes a login for somebody of the staff, beside a running shop or for one on a database of its own.
import { z } from 'zod'
import { Email, requiredLine } from '#contract/shared.ts'
import { OPERATOR_ROLES } from '#domain/access/operator-roles.ts'
import { addOperatorTexts as texts } from '#texts/nl/add-operator.ts'
import { besideShop, PlainFailure, typed } from './beside-shop.ts'
import { addOperator } from './modules/operators/add-operator.ts'

const NewOperator = z.object({ email: Email, name: requiredLine(80), role: z.enum(OPERATOR_ROLES) })
const [email, name, role, ...rest] = process.argv.slice(2)

await besideShop(async (shop) => {
  const typedIn = NewOperator.safeParse({ email, name, role })
  // Words of a name that was typed without quotes would become the role.
  if (!typedIn.success || rest.length > 0) throw new PlainFailure(texts.usage(OPERATOR_ROLES))
  const operator = { ...typedIn.data, email: typedIn.data.email.toLowerCase() }
  const { password } = await addOperator(shop, typed('operator:add'), operator)
  return texts.added(operator, password)
})
