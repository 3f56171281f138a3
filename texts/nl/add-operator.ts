/** What the command says that makes a login for somebody of the staff. */
export const addOperatorTexts = {
  usage: (roles: readonly string[]) =>
    `Gebruik: npm run operator:add -- <e-mailadres> <"naam"> <rol>\nRol: ${roles.join(', ')}`,
  added: (
    { email, name, role }: { readonly email: string; readonly name: string; readonly role: string },
    password: string,
  ) =>
    `${name} is medewerker, met de rol ${role}.\nInlog: ${email}\nWachtwoord: ${password}\nBewaar het nu: het wordt niet nog een keer getoond.`,
} as const
