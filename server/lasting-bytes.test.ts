import { describe, expect, it } from 'vitest'
import { lastingBytes } from './lasting-bytes.ts'

describe('lastingBytes', () => {
  it.each([['€ 43,50'], [Buffer.from('€ 43,50')]])('of %o hold on to no more than themselves', (from) => {
    const own = lastingBytes(from)
    expect(own.toString()).toBe('€ 43,50')
    expect(own.buffer.byteLength).toBe(own.length)
  })
})
