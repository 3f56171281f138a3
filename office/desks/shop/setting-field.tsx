import type { ShopSettings } from '#contract/office/shop-settings.ts'
import { ChoiceGroup, ChoiceRow } from '#app/ui/choice-row.tsx'
import { TextAreaField, TextField } from '#app/ui/text-field.tsx'
import { shopSettingsTexts as texts } from '#texts/nl/office/shop-settings.ts'

type Faults = { readonly [Field in keyof ShopSettings]?: string | undefined }
export type Asking = { readonly settings: ShopSettings; readonly faults: Faults }

type TextName = {
  [Field in keyof ShopSettings]: string extends ShopSettings[Field] ? Field : never
}[keyof ShopSettings]

type TextProps = Asking & {
  readonly name: TextName
  readonly maxLength: number
  readonly hint?: string
  readonly isOptional?: boolean
  /** What is proposed where nothing is set. */
  readonly proposed?: string
}

export const Text = ({
  name,
  settings,
  faults,
  maxLength,
  hint,
  isOptional = false,
  proposed = '',
}: TextProps) => (
  <TextField
    name={name}
    label={texts.fields[name]}
    hint={hint}
    optional={isOptional}
    maxLength={maxLength}
    autoComplete="off"
    defaultValue={settings[name] || proposed}
    error={faults[name]}
  />
)

type HostsProps = Asking & {
  readonly name: 'chatHosts' | 'headHosts'
  readonly hint: string
  readonly onTyped?: (text: string) => void
}

/** A list of hosts, one per line. */
export const Hosts = ({ name, hint, settings, faults, onTyped }: HostsProps) => (
  <TextAreaField
    name={name}
    label={texts.fields[name]}
    hint={hint}
    rows={3}
    optional
    autoCapitalize="none"
    spellCheck={false}
    defaultValue={settings[name].join('\n')}
    error={faults[name]}
    onChange={(event) => onTyped?.(event.target.value)}
  />
)

type MarkProps = Pick<Asking, 'faults'> & {
  readonly name: 'chatLoads' | 'headLoads'
  readonly chosen: ShopSettings['headLoads']
  readonly onChosen?: (loads: ShopSettings['headLoads']) => void
}

/** Whether something loads at once or after the visitor's consent. */
export const Mark = ({ name, chosen, faults, onChosen }: MarkProps) => (
  <ChoiceGroup label={texts.fields[name]} error={faults[name]}>
    {(['consent', 'functional'] as const).map((loads) => (
      <ChoiceRow
        key={loads}
        name={name}
        value={loads}
        title={texts.loads[loads]}
        text={texts.loadsText[loads]}
        defaultChecked={chosen === loads}
        onChange={() => onChosen?.(loads)}
      />
    ))}
  </ChoiceGroup>
)
