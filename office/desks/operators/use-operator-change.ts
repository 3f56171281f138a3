import { operatorQuery } from '../../lib/operator.ts'
import { type DeskChange, useDeskChange } from '../../lib/use-desk-change.ts'
import { operatorList } from '../../work/operators.ts'

/** A change of an operator, who may be the one who works here. */
export const useOperatorChange = <Sent = void>(change: DeskChange<Sent, unknown>) =>
  useDeskChange(change, { outdates: [operatorList.queryKey, operatorQuery.queryKey] })
