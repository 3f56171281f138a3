import type { Edge } from '#domain/pricing/model.ts'
import { edgeTexts } from '#texts/nl/office/configurator-words.ts'
import { configuratorTexts as texts } from '#texts/nl/office/configurators.ts'
import { Group } from './panel.tsx'
import { Pills } from './pills.tsx'

export const EDGES: readonly Edge[] = ['top', 'right', 'bottom', 'left']

const NAMED = EDGES.map((id) => ({ id, title: edgeTexts[id] }))

type EdgesFieldProps = {
  readonly edges: readonly Edge[]
  readonly onChange: (edges: readonly Edge[]) => void
}

/** Along which edges something runs. */
export const EdgesField = ({ edges, onChange }: EdgesFieldProps) => (
  <Group label={texts.edges}>
    <Pills all={NAMED} chosen={edges} onChange={onChange} />
  </Group>
)
