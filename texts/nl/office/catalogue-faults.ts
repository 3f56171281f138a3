import type { CatalogueSection } from '#domain/catalogue/catalogue-file.ts'
import type { CatalogueFaultCode } from '#domain/catalogue/catalogue-faults.ts'
import { formatNumber } from '../format.ts'
import { sheetFaultTexts } from './sheets.ts'

/** What is wrong with a file of the catalogue, as staff read it. */
export const catalogueFaultTexts = {
  ZipBroken: 'Het ZIP-bestand is beschadigd of niet volledig.',
  ZipForeign:
    'Dit bestand hoort niet in een catalogus, of is versleuteld. Alleen catalogue.json, pictures/ en files/ mogen erin.',
  ZipNameTwice: 'Dit bestand staat twee keer in de ZIP.',
  ZipTooLarge: 'Hier zit meer in dan in één keer kan.',
  ZipBomb: 'Uitgepakt is dit veel groter dan het bestand. Zo’n bestand openen we niet.',
  CatalogueMissing: 'Er zit geen catalogue.json in.',
  NotJson: 'Hier klopt de JSON niet.',
  TooDeep: 'Hier zitten te veel lagen in elkaar.',
  EntryTooLarge: 'Dit onderdeel is te groot.',
  FormatUnknown: 'Dit is geen catalogus van Paskruis.',
  VersionUnknown: 'Deze catalogus is van een andere versie, die deze winkel niet kent.',
  SectionUnknown: 'Dit onderdeel van een catalogus kennen we niet.',
  SectionTwice: 'Dit onderdeel staat twee keer in de catalogus.',
  NameUnknown: 'Dit veld kennen we niet.',
  KeyTwice: 'Dit staat er twee keer in.',
  PathTwice: 'Op dit adres staat al iets anders.',
  ConfiguratorKeyTwice: 'Deze naam heeft al een andere configurator.',
  ParentUnknown: 'De categorie waar deze onder valt, bestaat niet.',
  CategoryInCircle: 'Deze categorie valt onder zichzelf.',
  CategoryUnknown: 'Een van de categorieën bestaat niet.',
  AttributeUnknown: 'Een van de kenmerken bestaat niet.',
  AttributeKindMisfit:
    'Producten die niet in het bestand staan, hebben van dit kenmerk waarden die niet bij deze soort passen.',
  AttributeNumberUnreadable: 'Dit is geen getal, zoals 12,5, of het kan er op twee manieren een zijn.',
  ProductUnknown: 'Dit product bestaat niet, of is geen samengesteld product.',
  DrawingCut: 'Een tekening heeft geen uitsnede en geen focuspunt.',
  PictureUnknown: 'Een van de afbeeldingen staat niet bij ‘pictures’.',
  ListUnknown: 'Deze prijslijst bestaat niet.',
  BaseListMissing: 'Er is geen basisprijslijst voor deze prijs.',
  BaseListOther: 'De winkel heeft al een basisprijslijst met een andere code.',
  BasePricesApart: 'Prijzen van de basislijst staan bij het product zelf.',
  PeriodBackward: 'De laatste dag ligt voor de eerste.',
  TypeChanges: 'De soort kan niet veranderen. Maak er iets nieuws van.',
  ComponentUnknown: 'Een van de onderdelen waaruit dit wordt samengesteld, bestaat niet.',
  RedirectToItself: 'Een adres kan niet naar zichzelf verwijzen.',
  PictureOther:
    'Deze afbeelding is er al met andere maten, of met een andere beschrijving. Neem die over in het bestand.',
  PictureMissing: 'Het bestand van deze afbeelding ontbreekt.',
  PictureNameTwice: 'Er zijn meer foto’s met deze naam. Zet de map ervoor, zoals ‘vlaggen/rood.jpg’.',
  PictureDiffers: 'De inhoud van deze afbeelding is niet wat haar naam zegt.',
  DrawingUnsafe:
    'In deze tekening staat iets wat een winkel niet mag tonen, zoals een script of een verwijzing.',
  PhotographUnsafe: 'Deze foto is beschadigd, te groot of anders dan er staat.',
  DownloadMissing: 'Het bestand van deze download ontbreekt.',
  DownloadDiffers: 'De inhoud van deze download is niet wat zijn naam zegt, of geen PDF of ZIP.',
  VendorAddsOnly:
    'Een export van een andere winkel kan alleen aanvullen. Kies ‘Aanvullen’ of ‘Alleen nieuw’.',
  NewOfVendorOnly:
    '‘Alleen nieuw’ is voor een export van Magento 2 of WooCommerce. Kies ‘Aanvullen’ of ‘Vervangen’.',
  CsvUnknown:
    'We herkennen deze kolommen niet. Lees een export van producten uit Magento 2 of WooCommerce in, met de kopregel erbij.',
  CsvTwice: 'Er zit meer dan één export van producten in de ZIP.',
  CsvTooLarge: 'Een CSV-bestand mag hooguit 100 MB groot zijn. Exporteer de producten in delen.',
  CsvTooLong: 'Een CSV-bestand mag hooguit 100.000 rijen hebben. Exporteer de producten in delen.',
  CsvTooWide: 'Een CSV-bestand mag hooguit 2.000 kolommen hebben.',
  QuoteOpen: 'Hier begint een aanhalingsteken dat nergens eindigt.',
  HeadingTwice: 'Deze kolom staat er twee keer in.',
  ColumnMissing: 'Deze kolom ontbreekt.',
  RowTooLong: 'Deze rij heeft meer cellen dan de kopregel.',
  SkuUnusable: 'Van dit artikelnummer blijft niets over: gebruik letters en cijfers, hooguit 64.',
  SkuTwice: 'Dit artikelnummer staat er twee keer in.',
  UrlKeyTwice: 'Een ander product heeft dezelfde url_key.',
  PriceUnreadable: 'Dit is geen bedrag, zoals 12.50 of 12,50.',
  TierUnreadable: 'Deze staffel is niet te lezen: het aantal, het bedrag of het percentage klopt niet.',
  WeightUnreadable: 'Dit is geen gewicht, zoals 0.25 of 0,25.',
  BundleUnreadable: 'Deze keuzes zijn niet te lezen.',
  BundleUnsound: 'Van deze keuzes is geen configurator te maken waarin alles een prijs heeft.',
  ParentRowUnknown: 'Het product waar deze variatie bij hoort, staat niet in het bestand.',
  ...sheetFaultTexts,
  TableAddsOnly: 'Een tabel met producten kan alleen aanvullen. Kies ‘Aanvullen’.',
  TableUnknown:
    'We herkennen deze tabel niet. In de eerste rij moet de kolom ‘Artikelnummer’ staan, zoals in de tabel die je hier downloadt.',
  TableSkuUnknown: 'Er is geen product met dit artikelnummer. Maak het eerst aan, of haal de rij weg.',
  ValueUnknown: 'Deze waarde kan hier niet.',
  PriceNotSimple: 'Dit product heeft niet één prijs per eenheid. Wijzig de prijzen bij het product zelf.',
  SheetUnknown:
    'Dit blad kennen we niet. Haal het weg, of geef het de naam uit het bestand dat je hier downloadt.',
  SheetTwice: 'Dit blad staat er twee keer in.',
  SheetMissing:
    'Dit blad ontbreekt. Voeg het toe, desnoods met alleen de kopregel: zonder dit blad zou er iets leeg worden.',
  SheetTooManyRows: 'Een blad mag hooguit 1.048.575 rijen hebben.',
  ColumnUnknown:
    'Deze kolom kennen we niet. Haal hem weg, of geef hem de naam uit het bestand dat je hier downloadt.',
  RowOfNothing: 'Deze rij hoort nergens bij: de rij waar hij bij hoort staat niet in het bestand.',
  CellNotHere: 'Dit vak moet hier leeg zijn: het past niet bij de gekozen soort.',
  SheetsOfTwoKinds:
    'In de ZIP mag één catalogus zitten: één Excel-bestand, alleen CSV-bestanden, of catalogue.json.',
} as const satisfies Record<CatalogueFaultCode, string>

/** What a picture is in the shop, or where a file first names it. */
export const knownPicture = (width: number, height: number, alt: string): string =>
  `al bekend als ${formatNumber(width)} × ${formatNumber(height)}${alt === '' ? '' : `, “${alt}”`}`

/** The parts of a catalogue. */
export const catalogueSectionTexts = {
  attributes: 'Kenmerken',
  pictures: 'Afbeeldingen',
  categories: 'Categorieën',
  products: 'Producten',
  configurators: 'Configurators',
  priceLists: 'Prijslijsten',
  listPrices: 'Prijzen op prijslijsten',
  redirects: 'Doorverwijzingen',
} as const satisfies Record<CatalogueSection, string>

/** Where in a file something stands: the part, the how manieth, what it is called, and the field. */
export const entryPlace = (section: CatalogueSection, place: number, key: string, at: string): string =>
  [`${catalogueSectionTexts[section]} ${formatNumber(place + 1)}`, key, at]
    .filter((part) => part !== '')
    .join(' · ')

/** The same of what is in no file. */
export const fieldPlace = (section: CatalogueSection, key: string, field: string): string =>
  [catalogueSectionTexts[section], key, field].filter((part) => part !== '').join(' · ')

/** A configurator that the shop has and a file does not name, by the SKU of its product. */
export const shopConfiguratorPlace = (sku: string, at: string): string =>
  ['Configurator in de winkel', sku, at].filter((part) => part !== '').join(' · ')

/** What is wrong, and where: by a line of a document, or a row of a spreadsheet. */
export const faultSentence = (
  place: string,
  line: number | null,
  message: string,
  isOfRows = false,
): string =>
  `${place}${line === null ? '' : ` (${isOfRows ? 'rij' : 'regel'} ${formatNumber(line)})`}: ${message}`

/** Where in a file something stands that is no entry of it. */
export const filePlace = (name: string | undefined, row: number | undefined): string =>
  `${name ?? 'Het bestand'}${row === undefined ? '' : ` · rij ${formatNumber(row)} in een rekenblad`}`
