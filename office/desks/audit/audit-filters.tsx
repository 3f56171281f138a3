import { useId } from 'react'
import { AUDITED_KINDS } from '#domain/access/audited.ts'
import { Button } from '#app/ui/button.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { auditKindTexts, auditTexts as texts } from '#texts/nl/office/audit.ts'
import { SearchField } from '../../ui/search-field.tsx'
import type { AuditView } from '../../work/audit.ts'
import styles from './audit.module.css'

type AuditFiltersProps = {
  readonly view: AuditView
  readonly onChange: (changes: Partial<Record<keyof AuditView, string>>) => void
}

const KINDS = [
  { value: '', label: texts.anyKind },
  ...AUDITED_KINDS.map((kind) => ({ value: kind, label: auditKindTexts[kind] })).toSorted((one, other) =>
    one.label.localeCompare(other.label, 'nl'),
  ),
]

/** Who did it, to what kind of thing, and when. */
export function AuditFilters({ view, onChange }: AuditFiltersProps) {
  const { who, kind, from, until } = view
  const isBackwards = from !== '' && until !== '' && until < from
  const fault = useId()
  return (
    <>
      <SearchField label={texts.who} text={who} onSearch={(text) => onChange({ who: text })} />
      <fieldset className={styles.filters} aria-describedby={isBackwards ? fault : undefined}>
        <legend className="visually-hidden">{texts.filters}</legend>
        <SelectField
          label={texts.kind}
          compact
          required={false}
          options={KINDS}
          value={kind}
          onChange={(event) => onChange({ kind: event.target.value })}
        />
        <DayField label={texts.from} day={from} onDay={(day) => onChange({ from: day })} />
        <DayField label={texts.until} day={until} onDay={(day) => onChange({ until: day })} />
        {Object.values(view).some((value) => value !== '') && (
          <Button
            look="tertiary"
            size="small"
            onClick={() => onChange({ thing: '', who: '', kind: '', from: '', until: '' })}
          >
            {texts.clear}
          </Button>
        )}
      </fieldset>
      <output id={fault} className={styles.fault}>
        {isBackwards && texts.backwards}
      </output>
    </>
  )
}

type DayFieldProps = { readonly label: string; readonly day: string; readonly onDay: (day: string) => void }

/** A day, once it is whole: what is typed half stays in the field. */
function DayField({ label, day, onDay }: DayFieldProps) {
  return (
    <TextField
      key={day === '' ? 'none' : 'some'}
      type="date"
      label={label}
      compact
      required={false}
      max="9999-12-31"
      defaultValue={day}
      onChange={({ target }) => {
        if (!target.validity.badInput && target.value !== day) onDay(target.value)
      }}
    />
  )
}
