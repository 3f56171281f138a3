import type { ContactPerson } from '#contract/office/company-changes.ts'
import { TextField } from '#app/ui/text-field.tsx'
import { formTexts } from '#texts/nl/forms.ts'
import { companyTexts as texts } from '#texts/nl/office/companies.ts'

type PersonFieldsProps = {
  /** Before the name of each field, where a form has fields of others too. */
  readonly path?: string
  readonly faults: Readonly<Record<string, string | undefined>>
  /** What stands there first; nothing for somebody new. */
  readonly person?: ContactPerson
}

/** Who somebody is, and how to reach them. */
export function PersonFields({ path = '', faults, person }: PersonFieldsProps) {
  const field = (name: keyof ContactPerson) => ({
    name: `${path}${name}`,
    autoComplete: 'off',
    defaultValue: person?.[name] ?? '',
    error: faults[`${path}${name}`],
  })
  return (
    <>
      <TextField {...field('firstName')} label={texts.firstName} maxLength={60} />
      <TextField {...field('lastName')} label={texts.lastName} maxLength={80} />
      <TextField {...field('email')} type="email" label={formTexts.email} maxLength={254} />
      <TextField {...field('phone')} type="tel" label={formTexts.phone} optional maxLength={30} />
    </>
  )
}
