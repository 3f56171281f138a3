import { expect, it } from 'vitest'
import { ownDomainOf } from './own-domain.ts'

it.each([
  ['sietske@Veenstra.example', 'veenstra.example'],
  ['bakker@gmail.com', null],
  ['bakker@KPNmail.nl', null],
  ['"a@b"@c.example', 'c.example'],
])('of %s the own domain is %s', (email, domain) => {
  expect(ownDomainOf(email)).toBe(domain)
})
