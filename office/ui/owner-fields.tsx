import { SHORTEST_PASSWORD } from '#domain/passwords/shortest.ts'
import { TextField } from '#app/ui/text-field.tsx'
import { setupTexts as texts } from '#texts/nl/office/setup.ts'
import { passwordTexts } from '#texts/nl/passwords.ts'
import { fieldFaultTexts } from '#texts/nl/field-faults.ts'
import { fieldText } from '../lib/field-text.ts'
import type { Faults } from '../lib/use-faults.ts'

type Owner = { readonly name: string; readonly email: string; readonly password: string }

/** Asks how somebody who becomes an owner is called and logs in. */
export const OwnerFields = ({ faults }: { readonly faults: Faults }) => (
  <>
    <TextField name="name" label={texts.yourName} autoComplete="name" maxLength={80} error={faults['name']} />
    <TextField
      name="email"
      type="email"
      label={texts.email}
      autoComplete="username"
      maxLength={254}
      error={faults['email']}
    />
    <TextField
      name="password"
      type="password"
      label={texts.password}
      hint={passwordTexts.advice}
      autoComplete="new-password"
      maxLength={256}
      error={faults['password']}
    />
  </>
)

/** What was filled in there. */
export const readOwner = (form: HTMLFormElement): Owner => ({
  name: fieldText(form, 'name').trim(),
  email: fieldText(form, 'email').trim(),
  password: fieldText(form, 'password'),
})

/** What is wrong with it before it is sent. */
export const ownerFaults = ({ name, email, password }: Owner) => ({
  name: name === '' ? fieldFaultTexts.Required : undefined,
  email: email === '' ? fieldFaultTexts.EmailRequired : undefined,
  password: password.length < SHORTEST_PASSWORD ? fieldFaultTexts.PasswordTooShort : undefined,
})
