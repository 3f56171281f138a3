import { Refusal } from '../../refusal.ts'

/** Takes what has a draft that cannot be read any more, and nothing else. */
export async function takeUnreadable(
  code: 'ProductDraftUnreadable' | 'ConfiguratorDraftUnreadable',
  take: () => Promise<unknown>,
): Promise<void> {
  try {
    await take()
  } catch (error) {
    if (error instanceof Refusal && error.code === code) return
    throw error
  }
  throw new Refusal('DraftMovedOn')
}
