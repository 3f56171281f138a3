import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useParams } from 'react-router'
import type { DeskConfigurator } from '#contract/office/configurators.ts'
import { draftTexts } from '#texts/nl/office/drafts.ts'
import { api } from '../../lib/api.ts'
import { useDeskChange } from '../../lib/use-desk-change.ts'
import { Loading, PageFault } from '../../ui/loading.tsx'
import { isDraftUnreadable, UnreadableDraft } from '../../ui/unreadable-draft.tsx'
import { configuratorOf } from '../../work/configurators.ts'
import { Editor } from './editor.tsx'
import { StartScreen } from './start-screen.tsx'
import { definitionOf } from './use-configurator-edit.ts'

/** How one product is composed; of one that was not composed yet, how to begin. */
export function ConfiguratorPage() {
  const { id = '' } = useParams()
  const { data: configurator, error, refetch } = useQuery(configuratorOf(id))
  const discard = useDeskChange(
    {
      call: () => api.discardDeskConfigurator({ params: { id }, body: { version: null } }),
      told: () => draftTexts.discarded,
    },
    { outdates: [['products']], replyIs: configuratorOf(id).queryKey },
  )
  if (!configurator && isDraftUnreadable(error)) return <UnreadableDraft error={error} discard={discard} />
  if (error && !configurator) return <PageFault error={error} onAgain={() => void refetch()} />
  return configurator ? <Composed key={id} configurator={configurator} /> : <Loading />
}

/** A colleague who throws a draft away takes nothing from who is changing it: what was there last stays under his changes. */
function Composed({ configurator }: { readonly configurator: DeskConfigurator }) {
  const definition = definitionOf(configurator)
  const [last, setLast] = useState(definition)
  if (definition !== null && definition !== last) setLast(definition)
  const saved = definition ?? last
  return saved === null ? (
    <StartScreen configurator={configurator} />
  ) : (
    <Editor configurator={configurator} saved={saved} />
  )
}
