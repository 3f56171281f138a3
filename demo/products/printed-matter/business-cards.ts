import { boxes } from '../../deliveries.ts'
import { digitalLead, withoutExpress } from '../../lead-times.ts'
import type { DemoProduct } from '../../model.ts'
import { perRun } from '../../price-rules.ts'
import { eitherSidePaperPrint, twoSidedPaperPrint } from '../../print-specs.ts'
import { digitalSheet } from '../../production.ts'
import { prose } from '../../prose.ts'
import { simpleProduct } from '../../simple-product.ts'

export const businessCards: readonly DemoProduct[] = [
  simpleProduct({
    sku: 'VIS-DIGI',
    title: 'Visitekaartjes digitaal, kleine oplage',
    urlPath: '/drukwerk/visitekaartjes/visitekaartjes-digitaal-kleine-oplage',
    categoryPaths: ['/drukwerk/visitekaartjes'],
    shortDescription: '85 × 55 mm, 350 g mat, vanaf 25 stuks.',
    mediumDescription: prose(`
      Visitekaartjes van 85 × 55 mm op mat karton van 350 gram, vanaf 25 stuks. Digitaal gedrukt,
      dus snel en ook per persoon te bestellen.
    `),
    description: prose(`
      <p>Een nieuwe collega begint maandag en heeft kaartjes nodig. Met digitale druk hoef je geen
      duizend stuks te nemen: 25, 50, 100 of 250 is genoeg, en na twee werkdagen liggen ze klaar.</p>
      <h3>Papier</h3>
      <p>Houtvrij mat karton van 350 gram, 0,38 mm dik. Je kunt er met een balpen op schrijven.
      Digitale toner heeft een zachte glans op donkere vlakken.</p>
      <h3>Meer namen in één keer</h3>
      <p>Maak per persoon een bestand van twee pagina's, upload ze samen en verdeel de oplage over de
      ontwerpen.</p>
      <h3>Bestand</h3>
      <ul>
      <li>85 × 55 mm met 3 mm afloop, dus 91 × 61 mm in totaal</li>
      <li>tekst minstens 4 mm uit de rand</li>
      <li>voorzijde op pagina 1, achterzijde op pagina 2</li>
      <li>CMYK, 300 ppi, lettertypen ingesloten</li>
      </ul>
    `),
    metaTitle: 'Visitekaartjes digitaal vanaf 25 stuks',
    metaDescription: prose(`
      Visitekaartjes van 85 × 55 mm op mat karton van 350 gram. Vanaf 25 stuks, een- of tweezijdig,
      na twee werkdagen klaar.
    `),
    priceRule: perRun(
      [
        [25, '9.90'],
        [50, '12.50'],
        [100, '16.90'],
        [250, '24.50'],
      ],
      { extraDesign: '5.00' },
    ),
    fixedSizeMm: [85, 55],
    production: digitalSheet,
    print: eitherSidePaperPrint,
    material: { name: 'houtvrij mat 350 g', thicknessMm: 0.38, weight: { grams: 350, per: 'm2' } },
    properties: {
      materiaal: 'papier',
      gebruik: 'binnen',
      druktechniek: 'Digitaal (toner)',
      zijden: ['enkelzijdig', 'dubbelzijdig'],
      'dikte-mm': '0,38',
    },
    lead: digitalLead,
    delivery: boxes,
    searchSynonyms: ['snel visitekaartjes', 'spoed visitekaartjes'],
    relatedSkus: ['FLY-DL-350', 'HST-BRIEF'],
    scene: { kind: 'cardFan', artwork: 4381, tint: 2 },
    popularity: 87,
  }),
  simpleProduct({
    sku: 'VIS-MULTI',
    title: 'Visitekaartjes duplex 700 g',
    urlPath: '/drukwerk/visitekaartjes/visitekaartjes-duplex-700-g',
    categoryPaths: ['/drukwerk/visitekaartjes'],
    shortDescription: 'Twee lagen met gekleurde kern.',
    mediumDescription: prose(`
      Visitekaartjes van 700 gram: twee vellen met een gekleurde kern ertussen. Stevig, met een
      streep kleur langs de rand die niemand vergeet.
    `),
    description: prose(`
      <p>Twee vellen karton worden na het drukken op elkaar gelijmd, met een gekleurd vel ertussen.
      Het kaartje is 0,85 mm dik en buigt niet in een portemonnee. Van opzij zie je een dun gekleurd
      lijntje.</p>
      <h3>Ontwerpen voor dik karton</h3>
      <ul>
      <li>rustige opmaak: het materiaal doet al veel</li>
      <li>geen kader vlak langs de rand, want snijden heeft een halve millimeter speling</li>
      <li>volvlakken tot in de rand kunnen gewoon</li>
      </ul>
      <h3>De kern</h3>
      <p>De kern is rood. Een andere kleur maken wij op aanvraag, met een iets langere levertijd.</p>
      <h3>Bestand</h3>
      <p>Twee pagina's van 85 × 55 mm met 3 mm afloop, tekst 4 mm uit de rand. CMYK, 300 ppi. Na vijf
      werkdagen klaar: het lijmen moet drogen, dus express kan niet.</p>
    `),
    metaTitle: 'Visitekaartjes duplex 700 gram',
    metaDescription: prose(`
      Duplex visitekaartjes van 700 gram met gekleurde kern, 85 × 55 mm. Tweezijdig gedrukt, oplagen
      van 100, 250 of 500 stuks.
    `),
    priceRule: perRun([
      [100, '49.00'],
      [250, '79.00'],
      [500, '124.00'],
    ]),
    fixedSizeMm: [85, 55],
    production: digitalSheet,
    print: twoSidedPaperPrint,
    material: { name: 'duplexkarton 700 g', thicknessMm: 0.85, weight: { grams: 700, per: 'm2' } },
    properties: {
      materiaal: 'papier',
      gebruik: 'binnen',
      druktechniek: 'Digitaal (toner)',
      zijden: 'dubbelzijdig',
      'dikte-mm': '0,85',
    },
    lead: withoutExpress(5),
    delivery: boxes,
    searchSynonyms: ['dikke visitekaartjes', 'multiloft'],
    relatedSkus: ['VIS-DIGI', 'HST-MAP'],
    scene: { kind: 'duplexCards', artwork: 5486, tint: 4 },
    popularity: 54,
  }),
]
