import { expect, inject, it, vi } from 'vitest'
import { HEAR_EVERY_MS, listen } from './listen.ts'

it('a line that fell silent is not trusted: what was said is asked for once a minute', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  let heard = 0
  const { serverUrl } = inject('databaseTemplates')
  const listener = await listen(
    serverUrl,
    'something',
    () => {
      heard += 1
    },
    () => undefined,
  )
  try {
    expect(heard).toBe(1)
    vi.advanceTimersByTime(HEAR_EVERY_MS)
    expect(heard).toBe(2)
  } finally {
    await listener.close()
    vi.useRealTimers()
  }
})
