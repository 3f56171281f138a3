/** The words of header, menu, footer and error page. */
export const shellTexts = {
  skipToContent: 'Naar de inhoud',
  toHome: (shopName: string) => `${shopName}, naar de homepagina`,
  login: 'Login',
  account: 'Mijn account',
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
  panelOf: (category: string) => `Submenu van ${category}`,
  promises: 'Waarom hier bestellen',
  allIn: (category: string) => `Alles in ${category}`,
  requestAccount: 'Account aanvragen',
  recognisedSupplier: 'Erkend leverancier',
  kvk: (number: string) => `KvK ${number}`,
  vatId: (id: string) => `Btw-id ${id}`,
  opensElsewhere: ' (opent in een nieuw tabblad)',
} as const
