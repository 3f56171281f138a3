import { expect, it } from 'vitest'
import { runGuard } from './guards.ts'

const url = new URL('https://shop.example/account/bestellingen?currentPage=2')

function thrownBy(name: string | undefined, isLoggedIn: boolean): unknown {
  try {
    runGuard(name, { isLoggedIn, url })
    return null
  } catch (thrown) {
    return thrown
  }
}

it('sends a visitor to /uitgelogd with the full path as origin', () => {
  const answer = thrownBy('loggedIn', false) as Response
  expect(answer.status).toBe(302)
  expect(answer.headers.get('location')).toBe('/uitgelogd?origin=/account/bestellingen%3FcurrentPage%3D2')
})

it.each([
  ['lets a customer pass', 'loggedIn', true],
  ['lets everybody pass where no guard is named', undefined, false],
])('%s', (_rule, name, isLoggedIn) => {
  expect(thrownBy(name, isLoggedIn)).toBeNull()
})

it.each(['unknown', 'toString'])('a guard of the unknown name %s gives 500', (name) => {
  expect(thrownBy(name, true)).toMatchObject({ init: { status: 500 } })
})
