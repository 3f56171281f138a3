import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { Loading, LoadFault } from '../../ui/loading.tsx'
import { configuratorOf } from '../../work/configurators.ts'
import { Editor } from './editor.tsx'
import { StartScreen } from './start-screen.tsx'
import { definitionOf } from './use-configurator-edit.ts'

/** How one product is composed; of one that was not composed yet, how to begin. */
export function ConfiguratorPage() {
  const { id = '' } = useParams()
  const { data: configurator, error, refetch } = useQuery(configuratorOf(id))
  if (error && !configurator) return <LoadFault error={error} onAgain={() => void refetch()} />
  if (!configurator) return <Loading />
  const definition = definitionOf(configurator)
  return definition === null ? (
    <StartScreen configurator={configurator} />
  ) : (
    <Editor key={id} configurator={configurator} saved={definition} />
  )
}
