import type { ProductFault } from '#domain/catalogue/product-fields.ts'

/** What is wrong with a product, as staff read it. */
export const productFaultTexts = {
  PathMissing: 'Dit product heeft geen adres, dus er is geen pagina van te openen.',
  PathTaken: 'Op dit adres staat al een ander product, een categorie of een pagina.',
  PathReserved: 'Dit adres gebruikt de winkel zelf. Kies een ander.',
  CategoryMissing: 'Dit product staat in geen categorie, dus klanten vinden het alleen door te zoeken.',
  CategoryGone: 'Een van de categorieën bestaat niet meer.',
  AttributeGone: 'Een van de kenmerken bestaat niet meer.',
  VatUnknown: 'Dit btw-tarief staat niet bij de winkelinstellingen.',
  AttributeMisfit: 'Een van de kenmerken heeft een waarde die niet bij zijn soort past.',
  ImageGone: 'Een van de afbeeldingen bestaat niet meer.',
  ImageMissing: 'Dit product heeft geen afbeelding.',
  PriceMissing: 'Er is geen prijs die vandaag geldt, dus niemand kan dit product bestellen.',
  PricesOverlap: 'Er zijn dagen waarop twee prijzen gelden. Laat de ene eindigen voor de andere begint.',
  PriceIncomplete: 'Een prijs is niet compleet.',
  TiersUnordered: 'De staffels moeten oplopen.',
  ShippingMissing: 'Kies minstens één manier van verzenden, of laat dit product alleen afhalen.',
  ExpressNotFaster: 'Spoed moet sneller zijn dan de gewone levertijd.',
  SizeImpossible: 'Bij een van de maten kloppen de grenzen niet.',
  SizeTwice: 'Elke maat kan maar één keer worden gevraagd.',
  RelatedUnknown: 'Een van de verwante producten bestaat niet, of is dit product zelf.',
  ReplacementUnknown: 'Het product dat dit vervangt bestaat niet, of is dit product zelf.',
  ConfiguratorMissing: 'Dit product wordt samengesteld, maar heeft nog geen configurator.',
  DescriptionMissing: 'Dit product heeft geen korte omschrijving.',
} as const satisfies Record<ProductFault, string>
