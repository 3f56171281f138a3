import type { LintCode, LintFinding } from '#domain/configurator/lint/finding.ts'

const sentences = {
  duplicate_key: () => 'een andere configurator heeft deze naam al.',
  duplicate_product: (about) => `product ${about} heeft meer dan één configurator.`,
  duplicate_code: () => 'deze code staat meer dan eens in de configurator.',
  duplicate_option: () => 'deze keuze staat meer dan eens in de stap.',
  unknown_code: (about) => `de zichtbaarheid noemt '${about}', waarin niets te kiezen valt.`,
  unknown_id: (about) => `de zichtbaarheid noemt '${about}', die er niet is.`,
  forward_rule: (about) => `de zichtbaarheid noemt '${about}', die pas later wordt gekozen.`,
  too_deep: (about) => `deze stap ligt dieper dan ${about} niveaus.`,
  never_visible: () => 'dit wordt nooit zichtbaar, wat de klant ook kiest.',
  no_options: () => 'hier is niets om uit te kiezen.',
  may_be_empty: () => 'deze verplichte stap kan zichtbaar zijn zonder één keuze.',
  no_material: () => 'geen stap kiest het materiaal dat de prijs draagt.',
  no_circulation: () => 'de oplage en de manier van bestellen spreken elkaar tegen.',
  filter_value_unused: (about) => `filterwaarde '${about}' komt bij geen enkele keuze voor.`,
  attribute_missing: (about) => `deze keuze heeft geen waarde voor filter '${about}'.`,
  attribute_unknown: (about) => `filter kent de waarde '${about}' van deze keuze niet.`,
  range_empty: (about) => `het bereik ${about} mm of de stapgrootte is onmogelijk.`,
  default_impossible: (about) => `beginwaarde ${about} valt buiten wat te kiezen is.`,
  quantity_impossible: (about) => `aantal ${about} valt buiten wat te kiezen is.`,
  effect_impossible: (about) => `van prijseffect '${about}' is geen prijs te maken.`,
  effect_needs_size: (about) => `prijseffect '${about}' vraagt een maat, die hier niet bekend is.`,
  child_ignored: (about) => `product ${about} telt niet mee: deze bundel heeft een vaste prijs.`,
  product_missing: (about) => (about ? `product ${about} bestaat niet.` : 'deze keuze noemt geen product.'),
  product_not_sold: (about) => `product ${about} is niet te koop.`,
  rate_missing: (about) => `product ${about} heeft geen prijs.`,
  run_price_missing: (about) => `er is geen oplageprijs voor ${about}.`,
  beyond_carrier: (about) => `${about} mm is te bestellen, maar past niet op plaat of rol.`,
  beyond_options: (about) => `tot ${about} mm is in te vullen, maar in geen enkele keuze te maken.`,
  walk_invalid: (about) => `deze keuzes lopen vast: ${about}.`,
  walk_without_price: (about) => `deze keuzes hebben geen prijs: ${about}.`,
  walk_without_delivery: (about) => `deze keuzes zijn op geen enkele manier te leveren: ${about}.`,
} as const satisfies Record<LintCode, (about: string) => string>

/** What is wrong, as a sentence by itself. */
export function findingText({ code, about }: Pick<LintFinding, 'code' | 'about'>): string {
  const sentence = sentences[code](about)
  return sentence.charAt(0).toUpperCase() + sentence.slice(1)
}

/** What `npm run lint:catalogue` says. */
export const lintCatalogueTexts = {
  finding: ({ key, at, code, about }: LintFinding) => `${key}${at && `, ${at}`}: ${sentences[code](about)}`,
  unreadable: (key: string, reason: string) => `${key}: de configurator is niet te lezen: ${reason}`,
  unreadableProduct: (sku: string, reason: string) => `${sku}: het artikel is niet te lezen: ${reason}`,
  inDemo: 'demowinkel',
  inDatabase: 'database',
  sound: (source: string, count: number) => `${source}: ${count} configurators zonder fouten.`,
  faults: (source: string, count: number) => `${source}: ${count} ${count === 1 ? 'fout' : 'fouten'}.`,
} as const
