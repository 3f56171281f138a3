import { TextField } from '#app/ui/text-field.tsx'
import { configuratorTexts as texts } from '#texts/nl/office/configurators.ts'
import { edit } from './edits.ts'
import { isField, type Node, type Place, titleOf } from './nodes.ts'
import { faultAt } from './places.ts'
import type { Change, Refused } from './use-configurator-edit.ts'

type TitleFieldProps = {
  readonly node: Node
  readonly place: Place
  readonly refused: readonly Refused[]
  readonly onChange: Change
}

/** What something is called. Its id was made of its first title, and stays. */
export const TitleField = ({ node, place, refused, onChange }: TitleFieldProps) => (
  <TextField
    label={texts.labels.title}
    value={titleOf(node)}
    maxLength={200}
    error={faultAt(refused, place, isField(node) ? 'label' : 'title')}
    onChange={({ target: { value } }) =>
      onChange(
        (now) => edit(now, place, isField(node) ? { label: value } : { title: value }),
        `title:${place}`,
      )
    }
  />
)
