import { queryOptions } from '@tanstack/react-query'
import { api } from '../lib/api.ts'

/** By what server mail goes out. */
export const mailServer = queryOptions({
  queryKey: ['content', 'mail-server'],
  queryFn: ({ signal }) => api.getMailServer({}, { signal }),
})
