import { expect, it } from 'vitest'
import type { Role } from './settings.ts'
import { startNotice } from './start-notice.ts'

const notice = (demo: boolean, ownerCode: string | null = null, role: Role = 'both') =>
  startNotice({
    settings: { demo, role, databaseUrl: 'postgres://shop:geheim@db.example/winkel' },
    address: 'http://127.0.0.1:3000',
    ownerCode,
    embeddedFolder: null,
  })

it('tells where shop and back office are, and the logins of the demo shop only there', () => {
  expect(notice(false)).toContain('http://127.0.0.1:3000/beheer')
  expect(notice(true)).toContain('klant@demo.example / Paskruis-demo-1')
  expect(notice(true)).toContain('tweede@demo.example / Paskruis-demo-2')
  expect(notice(true)).toContain('beheer@demo.example / Paskruis-demo-3')
  expect(notice(false)).not.toContain('demo.example')
})

it('names the database without its password', () => {
  expect(notice(false)).toContain('PostgreSQL op db.example/winkel')
  expect(notice(false)).not.toContain('geheim')
})

it('leads to where a shop without staff gets its owner, as long as it has none', () => {
  expect(notice(false, 'geheim-van-hier')).toContain(
    'http://127.0.0.1:3000/beheer/begin#code=geheim-van-hier',
  )
  expect(notice(false)).not.toContain('begin')
})

it('tells of a process that only works nothing of the shop', () => {
  expect(notice(true, null, 'worker')).toContain('http://127.0.0.1:3000/readyz')
  expect(notice(true, null, 'worker')).not.toMatch(/beheer|demo\.example/)
})
