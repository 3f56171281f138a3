/** What an operator is called: who is only invited has no name yet. */
export const calledBy = ({ name, email }: { readonly name: string; readonly email: string }): string =>
  name || email
