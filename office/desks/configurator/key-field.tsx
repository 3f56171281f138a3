import { TextField } from '#app/ui/text-field.tsx'
import { configuratorTexts as texts } from '#texts/nl/office/configurators.ts'

type KeyFieldProps = { readonly first: string; readonly error: string | undefined }

/** What a new configurator is called by. */
export const KeyField = ({ first, error }: KeyFieldProps) => (
  <TextField
    name="key"
    label={texts.key}
    hint={texts.keyHint}
    defaultValue={first}
    autoComplete="off"
    spellCheck={false}
    maxLength={100}
    error={error}
  />
)
