/** What forms have in common. */
export const formTexts = {
  problemTitle: 'Er is een probleem',
  titlePrefix: 'Fout: ',
  cancel: 'Annuleren',
  email: 'E-mailadres',
  phone: 'Telefoonnummer',
  choose: 'Maak een keuze',
  honeypot: 'Laat dit veld leeg',
} as const
