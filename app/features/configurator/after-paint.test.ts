import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createPaintQueue } from './after-paint.ts'

let paint: () => void

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('document', { visibilityState: 'visible' })
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => {
    paint = run
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('work waits until what was put in has been painted, and keeps its order', () => {
  const queue = createPaintQueue()
  const done: string[] = []
  void queue.add(() => done.push('first'))
  void queue.add(() => done.push('second'))
  vi.runAllTimers()
  expect(done).toEqual([])
  paint()
  expect(done).toEqual([])
  vi.runAllTimers()
  expect(done).toEqual(['first', 'second'])
})

test('whoever needs it sooner has it done at once, and only once', () => {
  const queue = createPaintQueue()
  const done: string[] = []
  void queue.add(() => done.push('chosen'))
  queue.flush()
  expect(done).toEqual(['chosen'])
  paint()
  vi.runAllTimers()
  expect(done).toEqual(['chosen'])
})

test('what work brings along is done with it', () => {
  const queue = createPaintQueue()
  const done: string[] = []
  void queue.add(() => {
    void queue.add(() => done.push('what follows'))
    done.push('chosen')
  })
  void queue.add(() => done.push('next'))
  queue.flush()
  expect(done).toEqual(['what follows', 'chosen', 'next'])
})

test('a page that nobody sees paints nothing, and is not waited for', () => {
  vi.stubGlobal('document', { visibilityState: 'hidden' })
  const queue = createPaintQueue()
  const done: string[] = []
  void queue.add(() => done.push('chosen'))
  vi.runAllTimers()
  expect(done).toEqual(['chosen'])
})

test('what fails is told to who asked for it, and the rest goes on', async () => {
  const queue = createPaintQueue()
  const failing = queue.add(() => {
    throw new Error('no such step')
  })
  const next = queue.add(() => {})
  queue.flush()
  await expect(failing).rejects.toThrow('no such step')
  await expect(next).resolves.toBeUndefined()
})
