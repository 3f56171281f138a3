import { expect, it } from 'vitest'
import { safeOrigin } from './safe-origin.ts'

const BASE = 'https://shop.example'

it.each([
  ['a path of the shop', ['/winkelwagen'], '/winkelwagen'],
  [
    'a path with a query and a fragment',
    ['/account/bestellingen?currentPage=2#top'],
    '/account/bestellingen?currentPage=2#top',
  ],
  [
    'an address in the query of a path is no address',
    ['/zoeken?query=https://evil.example'],
    '/zoeken?query=https://evil.example',
  ],
  ['an @ within a path', ['/a@evil.example'], '/a@evil.example'],
  ['no origin', [], '/'],
  ['an empty origin', [''], '/'],
  ['another site', ['https://evil.example/'], '/'],
  ['the shop itself written in full', ['https://shop.example/account'], '/'],
  ['without a scheme', ['//evil.example'], '/'],
  ['three slashes', ['///evil.example'], '/'],
  ['a backslash for the second slash', ['/\\evil.example'], '/'],
  ['backslashes only', ['\\\\evil.example'], '/'],
  ['a backslash later on', ['/account\\..\\..'], '/'],
  ['a tab inside', ['/\t/evil.example'], '/'],
  ['a line break inside', ['/\n/evil.example'], '/'],
  ['a leading space', [' //evil.example'], '/'],
  ['a script', ['javascript:alert(1)'], '/'],
  ['a script behind a tab', ['java\tscript:alert(1)'], '/'],
  ['data', ['data:text/html,x'], '/'],
  ['a user name that hides a host', ['@evil.example'], '/'],
  ['a host behind the shop as user name', ['https://shop.example@evil.example'], '/'],
  ['a path that becomes another host once read', ['/.//evil.example'], '/'],
  ['the same by going up', ['/a/..//evil.example'], '/'],
  ['encoded slashes stay a path', ['/%2F%2Fevil.example'], '/%2F%2Fevil.example'],
  ['nested in the logged-out page', ['/uitgelogd?origin=//evil.example'], '/'],
  ['two origins', ['/winkelwagen', '/account'], '/'],
  ['longer than an address can be', [`/${'a'.repeat(2_001)}`], '/'],
  ['a relative path', ['winkelwagen'], '/'],
])('%s', (_rule, origins, path) => {
  expect(safeOrigin(origins, BASE)).toBe(path)
})
