import { formatNumber } from './format.ts'

/** The page of one category. */
export const catalogueTexts = {
  subCategories: 'Subcategorieën',
  productCount: (count: number) => `${formatNumber(count)} ${count === 1 ? 'product' : 'producten'}`,
  productsOf: (shown: number, total: number) => `${shown} van ${total} producten`,
  noProducts: 'Geen producten met deze filters',
  noProductsText: 'Haal een filter weg om weer producten te zien.',
  emptyCategory: 'Hier staan nog geen producten',
  emptyCategoryText: 'Kijk bij de andere categorieën of zoek op naam.',
  filters: 'Filters',
  filtersWithCount: (count: number) => (count === 0 ? 'Filters' : `Filters (${count})`),
  clearAll: 'Wis alles',
  clearFilter: ', filter wissen',
  showProducts: (count: number) => `Toon ${count} ${count === 1 ? 'product' : 'producten'}`,
  applyFilters: 'Filters toepassen',
  sortBy: 'Sorteer op',
  sorting: { popular: 'Meest besteld', price: 'Prijs, laag naar hoog', title: 'Naam, A tot Z' },
  sort: 'Sorteren',
  pages: "Pagina's",
  previousPage: 'Vorige',
  nextPage: 'Volgende',
  page: (page: number) => `Pagina ${page}`,
  titleOfPage: (title: string, page: number) => (page === 1 ? title : `${title}, pagina ${page}`),
} as const
