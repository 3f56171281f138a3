/** The words of the search box and of the page with results. */
export const searchTexts = {
  label: 'Zoek product',
  placeholder: 'Zoek product...',
  submit: 'Zoeken',
  results: 'Zoekresultaten',
  none: 'Er zijn geen resultaten gevonden.',
  noneFor: (query: string) => `Je zocht op “${query}”.`,
  noneHint: 'Controleer de spelling of zoek op materiaal, maat of artikelnummer.',
  failed: 'Zoeken lukt nu even niet. Probeer het zo opnieuw.',
  count: (count: number) => (count === 1 ? '1 resultaat' : `${count} resultaten`),
  all: (count: number, query: string) => `Alle ${count} resultaten voor “${query}”`,
  resultsFor: (query: string) => `Resultaten voor “${query}”`,
  title: 'Zoeken',
  intro: 'Vul hierboven in wat je zoekt: een product, een materiaal of een artikelnummer.',
  firstOf: (shown: number, total: number) => `De eerste ${shown} van ${total} resultaten`,
  kinds: { product: 'Product', category: 'Categorie', page: 'Pagina' },
  from: 'Vanaf',
} as const
