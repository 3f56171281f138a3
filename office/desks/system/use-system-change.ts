import { type DeskChange, useDeskChange } from '../../lib/use-desk-change.ts'

/** A change of the shop as a machine. */
export const useSystemChange = <Sent = void>(change: DeskChange<Sent, unknown>) =>
  useDeskChange(change, { outdates: [['system']] })
