import { boxes, parcelOnly } from '../deliveries.ts'
import { withoutExpress } from '../lead-times.ts'
import type { DemoProduct } from '../model.ts'
import { perRun } from '../price-rules.ts'
import { labelPrint, milledPrint } from '../print-specs.ts'
import { fixedBoard, labelRoll } from '../production.ts'
import { prose } from '../prose.ts'
import { simpleProduct } from '../simple-product.ts'

export const packagingProducts: readonly DemoProduct[] = [
  simpleProduct({
    sku: 'ETK-50R',
    title: 'Etiketten rond 50 mm op rol',
    urlPath: '/verpakking-en-etiketten/etiketten-op-rol/etiketten-rond-50-mm-op-rol',
    categoryPaths: ['/verpakking-en-etiketten/etiketten-op-rol'],
    shortDescription: 'Wit polypropeen, kern 76 mm, vanaf 250 stuks.',
    mediumDescription: prose(`
      Ronde etiketten van 50 mm op wit polypropeen, digitaal gedrukt op rol met een kern van 76 mm.
      Bestand tegen vocht en koeling.
    `),
    description: prose(`
      <p>Een rond etiket voor potten, flessen en dozen. Polypropeen scheurt niet, kan tegen condens en
      blijft wit in een koelvitrine. De rol heeft een kern van 76 mm en past op de meeste
      applicatoren.</p>
      <h3>Oplage</h3>
      <p>Van 250 tot 10.000 stuks. Meer ontwerpen in één oplage mag: smaken of geuren deel je op bij
      het uploaden. Per extra ontwerp rekenen wij een toeslag, die je in de winkelwagen ziet.</p>
      <h3>Plakken</h3>
      <p>Plak op een droge ondergrond boven de tien graden. Op een fles die uit de koeling komt hecht
      het etiket pas als de fles droog is.</p>
      <h3>Bestand</h3>
      <ul>
      <li>rond 50 mm met 2 mm afloop</li>
      <li>tekst minstens 2 mm uit de stanslijn</li>
      <li>CMYK, 300 ppi; ingrediënten minstens 6 punt</li>
      </ul>
      <p>De regels voor voedseletiketten gaan over je tekst. Controleer die zelf voor je akkoord
      geeft.</p>
    `),
    metaTitle: 'Etiketten rond 50 mm op rol',
    metaDescription: prose(`
      Ronde etiketten van 50 mm op rol, wit polypropeen met kern van 76 mm. Vanaf 250 stuks, bestand
      tegen vocht en koeling.
    `),
    priceRule: perRun(
      [
        [250, '49.00'],
        [500, '62.00'],
        [1000, '84.00'],
        [2500, '139.00'],
        [5000, '219.00'],
        [10000, '365.00'],
      ],
      { extraDesign: '15.00' },
    ),
    fixedSizeMm: [50, 50],
    production: labelRoll,
    print: labelPrint,
    material: { name: 'polypropeen wit 60 micron', thicknessMm: 0.12, weight: { grams: 130, per: 'm2' } },
    properties: {
      materiaal: 'polypropeen',
      gebruik: 'binnen en buiten',
      druktechniek: 'Digitale etikettenpers',
      zijden: 'enkelzijdig',
      'dikte-mm': '0,12',
    },
    lead: withoutExpress(5),
    delivery: parcelOnly,
    searchSynonyms: ['etiket', 'label', 'etiketten rol', 'stickers op rol'],
    relatedSkus: ['DOO-VERZ', 'STK-PAPIER'],
    scene: { kind: 'rol', artwork: 634, tint: 2 },
    popularity: 67,
  }),
  simpleProduct({
    sku: 'DOO-VERZ',
    title: 'Verzenddoos bedrukt 310 x 220 x 100 mm',
    urlPath: '/verpakking-en-etiketten/dozen-en-tassen/verzenddoos-bedrukt-310-x-220-x-100-mm',
    categoryPaths: ['/verpakking-en-etiketten/dozen-en-tassen'],
    shortDescription: 'E-golf, buitenzijde bedrukt.',
    mediumDescription: prose(`
      Bruine verzenddoos van 310 x 220 x 100 mm, e-golf, aan de buitenzijde bedrukt. Plat geleverd
      en in een paar seconden op te zetten.
    `),
    description: prose(`
      <p>Een doos die als pakket door de post gaat en op tafel mag blijven staan. E-golf is dun
      golfkarton van 1,6 mm: stevig genoeg voor boeken, kleding en cadeaus tot een kilo of vijf.</p>
      <h3>Op maat van de inhoud</h3>
      <p>De binnenmaat is 310 x 220 x 100 mm, ongeveer A4. De doos vouwt met insteekflappen, zonder
      tape. Plat neemt een stapel van vijftig weinig plaats in.</p>
      <h3>Wat druk op bruin karton doet</h3>
      <p>Wij drukken zonder wit. Wit in je ontwerp wordt karton, geel wordt oker en lichtblauw wordt
      groener. Donkere, volle kleuren werken het best.</p>
      <h3>Bestand</h3>
      <p>De uitslag is 760 x 620 mm. Gebruik ons sjabloon met stans- en rillijnen op een eigen laag en
      laat 5 mm afloop over de stanslijn lopen. CMYK, 100 ppi, tekst 10 mm uit elke vouw. De oplage is
      25, 50, 100 of 250 stuks.</p>
    `),
    metaTitle: 'Verzenddoos bedrukt 310 x 220 x 100 mm',
    metaDescription: prose(`
      Bedrukte verzenddoos van 310 x 220 x 100 mm in bruin e-golfkarton. Vanaf 25 stuks, plat
      geleverd en zonder tape te sluiten.
    `),
    priceRule: perRun([
      [25, '98.00'],
      [50, '159.00'],
      [100, '265.00'],
      [250, '549.00'],
    ]),
    fixedSizeMm: [760, 620],
    production: fixedBoard,
    print: milledPrint,
    material: { name: 'golfkarton e-golf bruin', thicknessMm: 1.6, weight: { grams: 480, per: 'm2' } },
    properties: {
      materiaal: 'karton',
      gebruik: 'binnen',
      druktechniek: 'UV-vlakbedprint',
      zijden: 'enkelzijdig',
      'dikte-mm': '1,6',
    },
    lead: withoutExpress(8),
    delivery: boxes,
    searchSynonyms: ['doos bedrukt', 'verzenddoosje', 'postdoos'],
    relatedSkus: ['ETK-50R', 'TOE-TIEWRAP'],
    scene: { kind: 'doos', artwork: 2955, tint: 3 },
    popularity: 47,
  }),
]
