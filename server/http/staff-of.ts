import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { OperatorAction } from '#domain/access/may.ts'
import { Refusal } from '../refusal.ts'
import { requireRight } from '../require-right.ts'
import type { LoggedInOperator } from './asker.ts'

/** Who of the staff asks for what is no call, and may have it; to others the back office does not exist. */
export async function staffOf(
  app: FastifyInstance,
  request: FastifyRequest,
  action: OperatorAction,
): Promise<LoggedInOperator> {
  const operator = await app.findOperator(request)
  if (!operator) throw new Refusal('NotFound')
  requireRight(operator, action)
  return operator
}
