import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { createContext, use } from 'react'
import type { OfficeReply } from '#contract/office/client.ts'
import { may, type OperatorAction } from '#domain/access/may.ts'
import { api } from './api.ts'
import { saysLoggedOut } from './call-errors.ts'

/** Who works here. */
export type Operator = OfficeReply<'getOperator'>['operator']

/** Who is logged in; null for nobody. */
export const operatorQuery = queryOptions({
  queryKey: ['operator'],
  staleTime: Infinity,
  async queryFn({ signal }): Promise<Operator | null> {
    try {
      return (await api.getOperator({}, { signal })).operator
    } catch (error) {
      if (saysLoggedOut(error)) return null
      throw error
    }
  },
})

/** Somebody else works here from now on: nothing stays of what was read for who did before. */
export function changeOperator(client: QueryClient, operator: Operator | null): void {
  client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== operatorQuery.queryKey[0] })
  client.setQueryData(operatorQuery.queryKey, operator)
}

export const OperatorContext = createContext<Operator | null>(null)

export function useOperator(): Operator {
  const operator = use(OperatorContext)
  if (operator === null) throw new Error('nobody is logged in here')
  return operator
}

/** Whether who is logged in may do something, by the table that the server goes by. */
export function useMay(): (action: OperatorAction) => boolean {
  const { id, role } = useOperator()
  return (action) => may({ kind: 'operator', operatorId: id, role }, action) === null
}
