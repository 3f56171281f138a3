import { useRouteLoaderData } from 'react-router'
import type { Config, Theme } from '#contract/config.ts'
import type { ContentBlock } from '#contract/content.ts'

/** What every page may read of the first calls (spec 7, On start); null where a call failed. */
export type RootData = {
  readonly blocks: Readonly<Record<string, ContentBlock>> | null
  readonly theme: Theme | null
  readonly config: Config | null
}

export function useRootData(): RootData {
  const root: RootData | undefined = useRouteLoaderData('root')
  return root ?? { blocks: null, theme: null, config: null }
}
