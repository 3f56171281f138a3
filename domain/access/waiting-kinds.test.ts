import { expect, it } from 'vitest'
import type { OperatorRole } from './operator-roles.ts'
import { WAITING_KINDS, type WaitingKind, waitingKindsOf } from './waiting-kinds.ts'

const ORDERS: readonly WaitingKind[] = ['late', 'today', 'held']

it.each<[OperatorRole, readonly WaitingKind[]]>([
  ['owner', WAITING_KINDS],
  [
    'sales',
    [
      ...ORDERS,
      'check',
      'released',
      'files',
      'studio',
      'quotes',
      'requests',
      'messages',
      'invoices',
      'failedMails',
      'bouncedMails',
      'products',
      'configurators',
    ],
  ],
  ['prepress', [...ORDERS, 'check', 'released', 'files', 'studio']],
  ['production', [...ORDERS, 'check', 'released', 'files', 'studio']],
  ['finance', [...ORDERS, 'quotes', 'messages', 'invoices', 'failedMails', 'bouncedMails']],
  ['content', ['products', 'configurators']],
])('%s is told what waits for that role', (role, kinds) => {
  expect(waitingKindsOf({ kind: 'operator', operatorId: '', role })).toEqual(kinds)
})
