/** The words of header, menu, footer and error page. */
export const shellTexts = {
  skipToContent: 'Naar de inhoud',
  toHome: (shopName: string) => `${shopName}, naar de homepagina`,
  login: 'Login',
  cart: (count: number | null) => {
    if (count === null) return 'Winkelwagen'
    return `Winkelwagen, ${count} ${count === 1 ? 'artikel' : 'artikelen'}`
  },
  allCategories: 'Alle categorieën',
  mainMenu: 'Hoofdmenu',
  menu: 'Menu',
  openMenu: 'Menu openen',
  closeMenu: 'Menu sluiten',
  showMore: 'Toon meer',
  showMoreOf: (category: string) => ` van ${category}`,
  allIn: (category: string) => `Alles in ${category}`,
  requestAccount: 'Account aanvragen',
  recognisedSupplier: 'Erkend leverancier',
  kvk: (number: string) => `KvK ${number}`,
  vatId: (id: string) => `Btw-id ${id}`,
  opensElsewhere: ' (opent in een nieuw tabblad)',
} as const

/** The words that every component of app/ui shares. */
export const uiTexts = {
  errorPrefix: 'Fout: ',
  optional: '(niet verplicht)',
  showPassword: 'Wachtwoord tonen',
  hidePassword: 'Wachtwoord verbergen',
  close: 'Sluiten',
  useClose: 'Gebruik Sluiten om het venster te verlaten.',
  toastRegion: 'Meldingen',
  closeToast: 'Melding sluiten',
  busy: 'Bezig met laden',
} as const

/** Spec 2, Error page; the two English texts are the specification's own. */
export const errorPageTexts = {
  notFoundTitle: '404 Pagina niet gevonden',
  notFoundLines: ['404 Pagina', 'niet gevonden'],
  notFoundText: 'De door u opgevraagde pagina is helaas niet gevonden.',
  backHome: 'Terug naar de homepagina',
  unexpected: 'Unexpected error occurred',
  status: (status: number) => `Foutcode ${status}`,
} as const
