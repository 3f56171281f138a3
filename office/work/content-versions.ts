import { queryOptions } from '@tanstack/react-query'
import type { VersionedKind } from '#contract/office/content-versions.ts'
import { api } from '../lib/api.ts'

/** How what has no drafts was before. */
export const earlierVersionsOf = (kind: VersionedKind, id: string) =>
  queryOptions({
    queryKey: ['content-versions', kind, id],
    // Each change adds one: what was read before is out of date.
    staleTime: 0,
    queryFn: async ({ signal }) => {
      const { versions } =
        kind === 'block' || kind === 'menu' || kind === 'category'
          ? await api.listContentVersions({ params: { kind, id } }, { signal })
          : await api.listShopVersions({ params: { kind, id } }, { signal })
      return versions
    },
  })
