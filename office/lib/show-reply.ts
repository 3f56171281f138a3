import type { InferDataFromTag, QueryClient, QueryKey } from '@tanstack/react-query'

/**
 * Shows what a change answered where its page reads it, at once: a page has it as soon as its form does. What was asked before the
 * change would write over it, and is let go of.
 */
export function showReply<Key extends QueryKey>(
  client: QueryClient,
  queryKey: Key,
  reply: InferDataFromTag<unknown, Key>,
): void {
  void client.cancelQueries({ queryKey, exact: true })
  client.setQueryData(queryKey, reply)
}
