import type { InferDataFromTag, QueryClient, QueryKey } from '@tanstack/react-query'

/** Shows what a change answered where its page reads it. What was asked before the change would write over it, and is let go of. */
export async function showReply<Key extends QueryKey>(
  client: QueryClient,
  queryKey: Key,
  reply: InferDataFromTag<unknown, Key>,
): Promise<void> {
  await client.cancelQueries({ queryKey, exact: true })
  client.setQueryData(queryKey, reply)
}
