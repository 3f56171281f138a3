import { describe, expect, it } from 'vitest'
import type { Actor, Contact } from './actor.ts'
import { doerOf } from './actor.ts'
import { ALL_RIGHTS, CONTACT_ROLES, type ContactRights } from './contact-rights.ts'
import { type Action, may } from './may.ts'
import { OPERATOR_ROLES } from './operator-roles.ts'

const contact = (rights: Partial<ContactRights> = {}, actedBy: Contact['actedBy'] = null): Contact => ({
  kind: 'contact',
  contactId: 'an',
  companyId: 'bakkerij',
  priceScope: ':',
  rights: { ...ALL_RIGHTS, ...rights },
  actedBy,
})
const seller = { kind: 'operator', operatorId: 'sam', role: 'sales' } as const
const client: Actor = { kind: 'client', clientId: 'koppeling', companyId: 'bakkerij' }
const system: Actor = { kind: 'system', task: 'invoice-run' }
const visitor: Actor = { kind: 'visitor' }

describe('what a contact may', () => {
  it.each<[string, ContactRights['roles'], Action, string | null]>([
    ['everything with every role', CONTACT_ROLES, 'placeOrder', null],
    ['order when he is there to order', ['orders'], 'placeOrder', null],
    ['not order when he is there to pay', ['pays'], 'placeOrder', 'MayNotOrder'],
    ['answer a proof when he approves', ['approves'], 'answerProof', null],
    ['not answer a proof when he orders only', ['orders'], 'answerProof', 'MayNotApprove'],
    ['see invoices when he pays', ['pays'], 'seeInvoices', null],
    ['not see invoices when he orders only', ['orders'], 'seeInvoices', 'MayNotSeeInvoices'],
    ['change addresses when he orders', ['orders'], 'changeAddresses', null],
    ['change addresses when he manages people', ['managesPeople'], 'changeAddresses', null],
    ['not change addresses when he pays only', ['pays'], 'changeAddresses', 'MayNotManageAddresses'],
    ['look around in his account whatever he is there for', ['approves'], 'useShop', null],
    ['look around in his account with no role at all', [], 'useShop', null],
    ['never do what staff do', CONTACT_ROLES, 'moveOrders', 'RoleRequired'],
  ])('%s', (_rule, roles, action, denial) => {
    expect(may(contact({ roles }), action)).toBe(denial)
  })

  it.each([
    ['an order of exactly the limit', 50_000, 50_000, null],
    ['an order of a cent more', 50_000, 50_001, 'OverOrderLimit'],
    ['any order without a limit', null, 9_999_999, null],
    ['no order with a limit of nothing', 0, 1, 'OverOrderLimit'],
  ])('%s', (_rule, orderLimitCents, netCents, denial) => {
    expect(may(contact({ orderLimitCents }), 'placeOrder', { netCents })).toBe(denial)
  })

  it('has what is his own to himself', () => {
    expect(may(contact({ roles: [] }), 'keepOwnData')).toBeNull()
    expect(may(contact({}, seller), 'keepOwnData')).toBe('OnlyThePerson')
    expect(may(contact({}, seller), 'placeOrder')).toBeNull()
  })

  it('is not bound by his limit where staff order in his name', () => {
    const limited = contact({ orderLimitCents: 100 }, seller)
    expect(may(limited, 'placeOrder', { netCents: 50_000 })).toBeNull()
  })
})

describe('what others may', () => {
  it.each<[string, Actor, Action, string | null]>([
    ['a visitor logs in first', visitor, 'useShop', 'LoginRequired'],
    ['the shop itself does everything', system, 'makeInvoices', null],
    ['a program of a company orders', client, 'placeOrder', null],
    ['a program of a company makes no invoices', client, 'makeInvoices', 'RoleRequired'],
    ['who sells decides about accounts', seller, 'decideAccounts', null],
    ['who sells makes no invoices', seller, 'makeInvoices', 'RoleRequired'],
    ['staff do not order as themselves', seller, 'placeOrder', 'RoleRequired'],
    ['who sells makes no logins for staff', seller, 'manageOperators', 'RoleRequired'],
    ['the owner makes logins for staff', { ...seller, role: 'owner' }, 'manageOperators', null],
  ])('%s', (_rule, actor, action, denial) => {
    expect(may(actor, action)).toBe(denial)
  })

  it('lets the owner do everything that staff do', () => {
    const actions = ['decideAccounts', 'moveOrders', 'deliverProofs', 'answerQuotes', 'makeInvoices'] as const
    for (const action of actions)
      expect(may({ kind: 'operator', operatorId: 'o', role: 'owner' }, action)).toBeNull()
  })

  it('leaves nothing that nobody but the owner may, but for what is for nobody else', () => {
    const others = OPERATOR_ROLES.filter((role) => role !== 'owner')
    const actions = ['decideAccounts', 'moveOrders', 'deliverProofs', 'answerQuotes', 'makeInvoices'] as const
    for (const action of actions)
      expect(others.some((role) => may({ kind: 'operator', operatorId: 'o', role }, action) === null)).toBe(
        true,
      )
  })
})

describe('who is named beside a change', () => {
  it.each<[string, Actor, ReturnType<typeof doerOf>]>([
    ['a contact', contact(), { kind: 'contact', id: 'an', task: null, inNameOf: null }],
    [
      'staff in the name of a contact',
      contact({}, seller),
      { kind: 'operator', id: 'sam', task: null, inNameOf: 'an' },
    ],
    [
      'a task in the name of a contact',
      contact({}, system),
      { kind: 'system', id: null, task: 'invoice-run', inNameOf: 'an' },
    ],
    ['a program', client, { kind: 'client', id: 'koppeling', task: null, inNameOf: null }],
    ['a visitor', visitor, { kind: 'visitor', id: null, task: null, inNameOf: null }],
  ])('%s', (_rule, actor, doer) => {
    expect(doerOf(actor)).toEqual(doer)
  })
})
