import { QueryClient, queryOptions } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { showReply } from './show-reply.ts'

it('a reply stands, although what was asked before the change comes after it', async () => {
  const client = new QueryClient()
  const asked = Promise.withResolvers<string>()
  const house = queryOptions({ queryKey: ['house'], queryFn: () => asked.promise, retry: false })
  client.setQueryData(house.queryKey, 'Ambachtsweg 12')
  const before = client.fetchQuery({ ...house, staleTime: 0 }).catch(() => null)
  showReply(client, house.queryKey, 'Ambachtsweg 14')
  expect(client.getQueryData(house.queryKey)).toBe('Ambachtsweg 14')
  asked.resolve('Ambachtsweg 12')
  await before
  expect(client.getQueryData(house.queryKey)).toBe('Ambachtsweg 14')
})
