import type { ListFault } from '#domain/price-lists/faults.ts'
import type { TableFault } from '#domain/price-lists/read-table.ts'

/** What is wrong with a price or a discount of a list. */
export const listFaultTexts = {
  SkuUnknown: 'Er is geen product met dit artikelnummer',
  CategoryUnknown: 'Er is geen categorie met dit adres',
  CategoryTwice: 'Deze categorie heeft al een korting',
  BaseMissing: 'Dit product heeft nog geen basisprijs. Vul die eerst in bij het product',
  DatesBackward: 'De laatste dag ligt voor de eerste',
  DatesOverlap: 'Op dezelfde dagen geldt al een andere prijs van dit artikel',
  PriceMissing: 'Vul een prijs in',
  PriceZero: 'De prijs moet hoger zijn dan nul',
  RateOfRun: 'Dit product wordt per oplage verkocht. Vul prijzen per oplage in',
  RunOfRate: 'Dit product wordt niet per oplage verkocht',
  BandsUnordered: 'Elke staffel moet bij een grotere hoeveelheid beginnen dan de vorige',
  PercentInvalid: 'Vul een hele korting in van 1 tot en met 99%',
  OnceOfBase: 'Opstartkosten en een minimumbedrag staan alleen bij de basisprijzen',
  ChoiceOfBase: 'Prijzen van keuzes staan alleen bij de basisprijzen',
  DiscountOfList: 'De basisprijzen hebben geen korting op een categorie',
  NotReady: 'Met deze prijs kan het artikel niet in de winkel',
  AboveBase: 'Hoger dan de basisprijs',
  AboveBaseLater: 'Bij een grotere hoeveelheid hoger dan de basisprijs',
  BandDearer: 'Duurder dan bij een kleinere hoeveelheid',
  NotSold: 'Dit product staat niet in de winkel',
  Over: 'Deze prijs geldt niet meer',
  DraftDiffers: 'Er staan andere prijzen in een concept van dit artikel',
  DraftOfChoice: 'In een concept van deze configurator kost deze keuze iets anders',
} as const satisfies Record<ListFault, string>

/** What is wrong with a cell of a file. */
export const tableFaultTexts = {
  ...listFaultTexts,
  NumberInvalid: 'Dit is geen bedrag of aantal, zoals 12,50',
  NumberAmbiguous: 'Dit kan duizenden of decimalen zijn. Schrijf bijvoorbeeld 1234 of 1,2340',
  TooManyDecimals: 'Dit getal heeft te veel decimalen',
  NumberTooLarge: 'Dit getal is te groot',
  CellsTooMany:
    'Deze rij heeft meer vakken dan er kolommen zijn. Zet een prijs met een komma tussen aanhalingstekens',
  NoKey: 'Vul een artikelnummer of een categorie in',
  TwoKeys: 'Vul een artikelnummer of een categorie in, niet allebei',
  DateInvalid: 'Dit is geen datum, zoals 31-1-2027',
  PriceOrPercent: 'Vul een prijs of een korting in, niet allebei',
  PercentOfRate: 'Een korting geldt altijd vanaf een hoeveelheid. Vul die in, of vul een prijs in',
  FromMissing: 'Vul bij “vanaf” de oplage in',
  FromInvalid: 'Vul een heel aantal in',
  FromTwice: 'Deze hoeveelheid staat er al bij dit artikel',
  BandsTooMany: 'Een prijs heeft hoogstens 100 staffels',
  RunsTooMany: 'Een prijs heeft hoogstens 200 oplagen',
  RateTwice: 'Dit artikel heeft al een prijs zonder staffel',
  EndDiffers: 'De laatste dag is anders dan in een eerdere rij van deze prijs',
  NotHere: 'Dit vak moet hier leeg zijn',
  OnceDiffers: 'Dit bedrag is anders dan in een eerdere rij van deze prijs',
  ChoiceUnknown: 'Dit artikel heeft geen keuze met deze code en een eigen prijs',
  ChoiceTwice: 'Deze keuze staat al in een eerdere rij',
  SetupOfChoice: 'Deze keuze heeft geen opstartkosten',
  ColumnUnread: 'Een prijslijst heeft deze kolom niet. Haal de kolom weg of maak die leeg',
} as const satisfies Record<TableFault['fault'], string>
