import type { ProductUseKind } from '#domain/catalogue/product-use.ts'

/** What something is that a product is used in. */
const kinds = {
  order: 'Bestellingen',
  sentQuote: 'Verstuurde offertes',
  quote: 'Offertes',
  cart: 'Winkelwagens van',
  configurator: 'Configurators',
  configuratorDraft: 'Configurators in concept',
  related: 'Verwant product bij',
  replacement: 'Vervanger van',
  productDraft: 'Concepten van producten',
  priceList: 'Prijslijsten',
} as const satisfies Record<ProductUseKind, string>

/** Deleting a product that was never sold, and giving it another SKU. */
export const productUseTexts = {
  kindLabel: (kind: ProductUseKind) => `${kinds[kind]}:`,
  more: 'en meer',
  close: 'Sluiten',
  hidden: 'Je ziet deze niet met jouw rol.',
  /** One kind in a sentence. */
  use: (kind: ProductUseKind, names: readonly string[], hasMore: boolean) =>
    names.length === 0
      ? `${kinds[kind]}.`
      : `${kinds[kind]}: ${[...names, ...(hasMore ? ['…'] : [])].join(', ')}.`,

  rename: 'Artikelnummer wijzigen',
  remove: 'Product verwijderen',

  renameTitle: (sku: string) => `Artikelnummer ${sku} wijzigen`,
  renameIntro:
    'Configurators, verwante producten en eerdere versies noemen het product daarna bij het nieuwe nummer. Klanten die het oude nummer kennen, vinden het niet meer.',
  renameKept: 'Dit artikelnummer kan niet meer veranderen',
  renameKeptText:
    'Het staat op wat klanten al hebben. Maak een kopie met het goede nummer en zet dit product op ‘Vervallen’.',
  sku: 'Nieuw artikelnummer',
  skuHint: 'Hoofdletters, cijfers en streepjes.',
  renameVerb: 'Wijzigen',
  renamed: (sku: string) => `Het artikelnummer is nu ${sku}`,

  removeTitle: (title: string) => `‘${title}’ verwijderen?`,
  removeText:
    'Het product verdwijnt met zijn concept, geschiedenis, prijzen, bestanden en configurator. Dit kan niet ongedaan worden gemaakt.',
  removeKept: 'Dit product kan niet worden verwijderd',
  removeKeptText:
    'Haal het eerst daar weg, of zet de status op ‘Vervallen’. Dan kan niemand het nog bestellen en blijft wat er al is kloppen.',
  leadsTo: 'Wie het oude adres opent',
  leadsToCategory: (title: string) => `Gaat naar categorie ‘${title}’`,
  leadsToNowhere: 'Ziet dat de pagina niet bestaat',
  removeVerb: 'Verwijderen',
  removed: (title: string) => `‘${title}’ is verwijderd`,
} as const
