export const accountMenuTexts = {
  title: 'Mijn account',
  overview: 'Overzicht',
  orders: 'Bestellingen',
  quotes: 'Offertes',
  personalData: 'Gegevens',
  changePassword: 'Wijzig wachtwoord',
  addresses: 'Leveringsadressen',
  quickOrder: 'Snelbestellen',
  downloads: 'Downloads',
  logOut: 'Uitloggen',
} as const
