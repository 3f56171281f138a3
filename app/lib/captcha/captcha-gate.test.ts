import { describe, expect, it, vi } from 'vitest'
import { type AskCaptcha, captchaGate } from './captcha-gate.ts'

const answering =
  (answer: string): AskCaptcha =>
  () =>
    Promise.resolve(answer)
const broken = () => Promise.reject(new Error('no connection'))

describe('the captcha of a form', () => {
  it('is off, and adds nothing, in a shop without a site key', async () => {
    const gate = captchaGate(null)
    expect(gate.phase()).toBe('off')
    expect(await gate.prove()).toEqual({})
  })

  it('holds the form up until the service has come', async () => {
    const service = Promise.withResolvers<AskCaptcha>()
    const gate = captchaGate(() => service.promise)
    const opened = gate.open()
    expect(gate.phase()).toBe('loading')
    service.resolve(answering('token'))
    await opened
    expect(gate.phase()).toBe('ready')
    expect(await gate.prove()).toEqual({ recaptchaResponse: 'token' })
  })

  it.each<[string, () => Promise<AskCaptcha>]>([
    ['a service that cannot be loaded', broken],
    ['a service that does not answer', () => Promise.resolve(broken)],
    ['an empty answer', () => Promise.resolve(answering(''))],
  ])('never lets a form pass with %s', async (_case, load) => {
    expect(await captchaGate(load).prove()).toBeNull()
  })

  it('tries a service that could not be loaded anew with the next submit', async () => {
    const load = vi.fn<() => Promise<AskCaptcha>>(broken)
    const gate = captchaGate(load)
    await gate.open()
    expect(gate.phase()).toBe('failed')
    load.mockResolvedValueOnce(answering('token'))
    expect(await gate.prove()).toEqual({ recaptchaResponse: 'token' })
    expect(gate.phase()).toBe('ready')
  })

  it('loads the service once, however often it is asked', async () => {
    const load = vi.fn<() => Promise<AskCaptcha>>(() => Promise.resolve(answering('token')))
    const gate = captchaGate(load)
    await Promise.all([gate.open(), gate.open(), gate.prove()])
    expect(load).toHaveBeenCalledTimes(1)
  })

  it('asks for a new answer with every submit', async () => {
    const ask = vi.fn<AskCaptcha>().mockResolvedValueOnce('first').mockResolvedValueOnce('second')
    const gate = captchaGate(() => Promise.resolve(ask))
    expect([await gate.prove(), await gate.prove()]).toEqual([
      { recaptchaResponse: 'first' },
      { recaptchaResponse: 'second' },
    ])
  })

  it('tells of every phase', async () => {
    const gate = captchaGate(() => Promise.resolve(answering('token')))
    const told: string[] = []
    gate.subscribe(() => told.push(gate.phase()))
    await gate.open()
    expect(told).toEqual(['ready'])
  })
})
