import { describe, expect, it } from 'vitest'
import { isStillTried, type ReportAction, reportedOf, sendingNamed } from './delivery-report.ts'

const ID = '4da78bec-cb77-4265-b170-ce42d090458e'

describe('which sending a message id names', () => {
  it.each([
    ['ours', `<${ID}@winkel.example>`, ID],
    ['ours in capitals, as some mail servers write it', `<${ID.toUpperCase()}@WINKEL.EXAMPLE>`, ID],
    ['ours from before the sender had another address', `<${ID}@oud.example>`, ID],
    ['ours without brackets', `${ID}@winkel.example`, ID],
    ['that of somebody else', '<CAF=xyz@mail.gmail.com>', null],
    ['one that goes on after ours', `<${ID}-1@winkel.example>`, null],
    ['none', null, null],
  ])('%s', (_name, messageId, sending) => {
    expect(sendingNamed(messageId)).toBe(sending)
  })
})

const said = (recipient: string, action: ReportAction, originalRecipient: string | null = null) => ({
  recipient,
  originalRecipient,
  action,
  status: '5.0.0',
  diagnostic: '',
})
const of = (...recipients: ReturnType<typeof said>[]) =>
  reportedOf({ messageId: null, about: null, recipients }, 'Info@bedrijf.example')

describe('what a report says of a mail', () => {
  it('is what it says of its address, in whatever letters', () => {
    const meant = said('info@BEDRIJF.example', 'delivered')
    expect(of(said('jan@bedrijf.example', 'failed'), meant)).toBe(meant)
  })

  it('is also what it says of an address that came in the place of it', () => {
    const meant = said('jan@intern.example', 'delayed', 'info@bedrijf.example')
    expect(of(said('piet@intern.example', 'delivered'), meant)).toBe(meant)
  })

  it('is a failure where an alias went to several', () => {
    const failed = said('piet@intern.example', 'failed', 'info@bedrijf.example')
    expect(of(said('jan@intern.example', 'delivered', 'info@bedrijf.example'), failed)).toBe(failed)
  })

  it('is what it says of somebody else where it does not name its address', () => {
    const failed = said('jan@elders.example', 'failed')
    expect(of(said('piet@elders.example', 'delivered'), failed)).toBe(failed)
  })

  it('is nothing where it names nobody', () => {
    expect(of()).toBeNull()
  })
})

it('a mail that was late is tried for five days', () => {
  const at = new Date('2026-11-16T10:00:00Z')
  expect(isStillTried(at, new Date('2026-11-21T09:59:59Z'))).toBe(true)
  expect(isStillTried(at, new Date('2026-11-21T10:00:00Z'))).toBe(false)
  expect(isStillTried(null, at)).toBe(false)
})
