import { boxes } from '../../deliveries.ts'
import { digitalLead, offsetLead } from '../../lead-times.ts'
import type { DemoProduct } from '../../model.ts'
import { perRun } from '../../price-rules.ts'
import { twoSidedPaperPrint } from '../../print-specs.ts'
import { digitalSheet, offsetSheet } from '../../production.ts'
import { prose } from '../../prose.ts'
import { simpleProduct } from '../../simple-product.ts'

export const flyersAndFolders: readonly DemoProduct[] = [
  simpleProduct({
    sku: 'FLY-DL-350',
    title: 'Flyers DL 350 g',
    urlPath: '/drukwerk/flyers/flyers-dl-350-g',
    categoryPaths: ['/drukwerk/flyers'],
    shortDescription: 'Lang formaat 99 × 210 mm.',
    mediumDescription: prose(`
      Lange flyer van 99 × 210 mm op stevig karton van 350 gram, tweezijdig full colour. Past
      ongevouwen in een gewone envelop.
    `),
    description: prose(`
      <p>Een derde van een A4, maar zo stevig als een ansichtkaart. Het formaat past in een DL-envelop
      en in elke folderhouder, en blijft rechtop staan op een balie.</p>
      <h3>Waar je het voor gebruikt</h3>
      <ul>
      <li>cadeaubonnen, menukaarten en prijslijsten</li>
      <li>bijsluiter bij een pakket</li>
      <li>uitnodiging voor een open dag</li>
      </ul>
      <h3>Oplagen</h3>
      <p>Wij drukken deze flyer in offset, samen met ander werk op één vel. Daarom zijn er vaste
      oplagen van 100 tot 2.500 stuks; de prijs geldt voor de hele oplage.</p>
      <h3>Bestand</h3>
      <p>Twee pagina's van 99 × 210 mm met 3 mm afloop, tekst 4 mm uit de rand. CMYK, 300 ppi. Gebruik
      voor zwarte tekst alleen zwart, niet vier kleuren over elkaar: dat blijft scherper. Kleine
      kleurverschillen tussen twee oplagen horen bij een verzamelvorm.</p>
    `),
    metaTitle: 'Flyers DL 350 gram laten drukken',
    metaDescription: prose(`
      DL-flyers van 99 × 210 mm op 350 grams karton, tweezijdig full colour. Oplagen van 100 tot
      2.500, na vier werkdagen klaar.
    `),
    priceRule: perRun([
      [100, '29.50'],
      [250, '34.50'],
      [500, '44.00'],
      [1000, '62.00'],
      [2500, '115.00'],
    ]),
    fixedSizeMm: [99, 210],
    production: offsetSheet,
    print: twoSidedPaperPrint,
    material: { name: 'houtvrij mat 350 g', thicknessMm: 0.36, weight: { grams: 350, per: 'm2' } },
    properties: {
      materiaal: 'papier',
      gebruik: 'binnen',
      druktechniek: 'Offset, verzamelvorm',
      zijden: 'dubbelzijdig',
      'dikte-mm': '0,36',
    },
    lead: offsetLead,
    delivery: boxes,
    searchSynonyms: ['dl kaart', 'boekenlegger'],
    relatedSkus: ['FOL-DIGI', 'VIS-DIGI'],
    scene: { kind: 'longFlyers', artwork: 3073, tint: 3 },
    popularity: 68,
  }),
  simpleProduct({
    sku: 'FLY-A6-ECO',
    title: 'Flyers A6 gerecycled 120 g',
    urlPath: '/drukwerk/flyers/flyers-a6-gerecycled-120-g',
    categoryPaths: ['/drukwerk/flyers'],
    shortDescription: 'Vaste uitvoering, dubbelzijdig.',
    mediumDescription: prose(`
      Flyers van A6-formaat op gerecycled papier van 120 gram, tweezijdig gedrukt. Voor wie een grote
      oplage wil die niet glimt.
    `),
    description: prose(`
      <p>Gerecycled papier voelt ruwer en is een tikje grijzer dan houtvrij wit. Kleuren worden er
      zachter op, en dat past bij een biologische winkel, een buurtfeest of een natuurclub beter dan
      hoogglans.</p>
      <h3>Ontwerp</h3>
      <ul>
      <li>verwacht warmere, iets gedempte kleuren</li>
      <li>zet foto's wat lichter en contrastrijker dan op je scherm</li>
      <li>kleine witte letters in een donker vlak lopen iets dicht</li>
      </ul>
      <h3>Uitdelen of bezorgen</h3>
      <p>A6 past in een broekzak en in elke brievenbus. Voor ongeadresseerde bezorging kun je bundels
      van honderd vragen; dan hoeft de bezorger niet te tellen.</p>
      <h3>Bestand</h3>
      <p>Twee pagina's van 105 × 148 mm, 3 mm afloop, 4 mm marge, CMYK, 300 ppi. Wij drukken in
      verzamelvorm: een klein kleurverschil met een eerdere oplage hoort daarbij.</p>
    `),
    metaTitle: 'Flyers A6 op gerecycled papier 120 gram',
    metaDescription: prose(`
      A6-flyers op gerecycled offsetpapier van 120 gram, tweezijdig full colour. Oplagen van 250 tot
      5.000, na vier werkdagen klaar.
    `),
    priceRule: perRun([
      [250, '24.50'],
      [500, '29.50'],
      [1000, '38.50'],
      [2500, '62.00'],
      [5000, '94.00'],
    ]),
    fixedSizeMm: [105, 148],
    production: offsetSheet,
    print: twoSidedPaperPrint,
    material: { name: 'gerecycled offset 120 g', thicknessMm: 0.14, weight: { grams: 120, per: 'm2' } },
    properties: {
      materiaal: 'papier',
      gebruik: 'binnen',
      druktechniek: 'Offset, verzamelvorm',
      zijden: 'dubbelzijdig',
      'dikte-mm': '0,14',
    },
    lead: offsetLead,
    delivery: boxes,
    searchSynonyms: ['eco flyer', 'recycled flyer'],
    relatedSkus: ['FLY-DL-350', 'KRT-A6'],
    scene: { kind: 'recycledFlyers', artwork: 2097, tint: 2 },
    popularity: 57,
  }),
  simpleProduct({
    sku: 'FOL-DIGI',
    title: 'Folder A4 drieluik digitaal, kleine oplage',
    urlPath: '/drukwerk/folders/folder-a4-drieluik-digitaal-kleine-oplage',
    categoryPaths: ['/drukwerk/folders'],
    shortDescription: "Zes pagina's DL, wikkelvouw, 170 g, gevouwen geleverd.",
    mediumDescription: prose(`
      Drieluik van A4 naar DL, zes pagina's op silk papier van 170 gram. Digitaal gedrukt en
      gevouwen geleverd, vanaf 25 stuks.
    `),
    description: prose(`
      <p>Een A4 die twee keer naar binnen vouwt tot DL. Zes pagina's is genoeg voor een aanbod met
      foto's, en weinig genoeg om gelezen te worden. Je krijgt de folders gevouwen en gebundeld.</p>
      <h3>Waar je het voor gebruikt</h3>
      <ul>
      <li>aanbod van een praktijk, school of installateur</li>
      <li>programma van een evenement</li>
      <li>instructie bij een product</li>
      </ul>
      <h3>Vouwen</h3>
      <p>Het deel dat naar binnen slaat is iets smaller: 97 mm, tegen 100 mm voor de andere twee.
      Gebruik ons sjabloon, dan klopt de indeling op beide zijden. De vouw wordt gerild, zodat de inkt
      niet barst.</p>
      <h3>Bestand</h3>
      <p>Twee liggende pagina's van 297 × 210 mm met 3 mm afloop, CMYK, 300 ppi. Zet geen tekst op een
      vouw en blijf 4 mm van de rand.</p>
    `),
    metaTitle: 'Folder A4 drieluik, digitaal vanaf 25 stuks',
    metaDescription: prose(`
      Folder van A4 naar DL gevouwen, zes pagina's op 170 grams silk. Digitaal gedrukt vanaf 25
      stuks, na twee werkdagen klaar.
    `),
    priceRule: perRun([
      [25, '29.50'],
      [50, '39.50'],
      [100, '58.00'],
      [250, '109.00'],
    ]),
    fixedSizeMm: [297, 210],
    production: digitalSheet,
    print: twoSidedPaperPrint,
    material: { name: 'houtvrij silk 170 g', thicknessMm: 0.14, weight: { grams: 170, per: 'm2' } },
    properties: {
      materiaal: 'papier',
      gebruik: 'binnen',
      druktechniek: 'Digitaal (toner)',
      zijden: 'dubbelzijdig',
      'dikte-mm': '0,14',
    },
    lead: digitalLead,
    delivery: boxes,
    searchSynonyms: ['folder kleine oplage', 'drieluik'],
    relatedSkus: ['FLY-DL-350', 'BRO-A4-32'],
    scene: { kind: 'rolledFolder', artwork: 946, tint: 4 },
    popularity: 66,
  }),
]
