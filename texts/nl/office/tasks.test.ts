import { describe, expect, it } from 'vitest'
import { clockText, failureReason } from './tasks.ts'

describe('clockText', () => {
  it.each([
    ['* * * * *', 'Elke minuut'],
    ['*/10 * * * *', 'Elke 10 minuten'],
    ['4-59/15 * * * *', 'Elke 15 minuten'],
    ['17 * * * *', 'Elk uur, 17 minuten na het hele uur'],
    ['11 4 * * *', 'Elke dag om 04.11 uur'],
    ['0 0 1 * *', '0 0 1 * *'],
  ])('%s', (cron, text) => expect(clockText(cron)).toBe(text))
})

describe('failureReason', () => {
  it.each([
    ['connect ECONNREFUSED 127.0.0.1:25', 'Een andere server gaf geen antwoord.'],
    ['storage full', 'De opslag is vol.'],
    ['550 no such user', 'De mailserver van de ontvanger weigert deze mail.'],
    ['job timed out', 'Het duurde te lang.'],
    ['Cannot read properties of undefined', 'Er ging iets mis wat we niet verwachtten.'],
  ])('%s', (error, text) => expect(failureReason(error)).toContain(text))
})
