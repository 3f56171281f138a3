import { queryOptions } from '@tanstack/react-query'
import { api } from '../lib/api.ts'

/** The line that a code names. */
export const scannedLine = (code: string) =>
  queryOptions({
    queryKey: ['orders', 'scan', code],
    retry: false,
    queryFn: ({ signal }) => api.getScannedLine({ params: { code } }, { signal }),
  })
