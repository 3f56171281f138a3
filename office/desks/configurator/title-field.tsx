import { TextField } from '#app/ui/text-field.tsx'
import { configuratorTexts as texts } from '#texts/nl/office/configurators.ts'
import { edit } from './edits.ts'
import { isField, type Node, type Place, titleOf } from './nodes.ts'
import type { Change } from './use-configurator-edit.ts'

type TitleFieldProps = { readonly node: Node; readonly place: Place; readonly onChange: Change }

/** What something is called. Its id was made of its first title, and stays. */
export const TitleField = ({ node, place, onChange }: TitleFieldProps) => (
  <TextField
    label={texts.labels.title}
    value={titleOf(node)}
    maxLength={200}
    onChange={({ target: { value } }) =>
      onChange(
        (now) => edit(now, place, isField(node) ? { label: value } : { title: value }),
        `title:${place}`,
      )
    }
  />
)
