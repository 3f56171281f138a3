import { boxes } from '../../deliveries.ts'
import { withoutExpress } from '../../lead-times.ts'
import type { DemoProduct } from '../../model.ts'
import { perRun } from '../../price-rules.ts'
import { milledPrint, oneSidedPaperPrint } from '../../print-specs.ts'
import { fixedBoard, offsetSheet } from '../../production.ts'
import { prose } from '../../prose.ts'
import { simpleProduct } from '../../simple-product.ts'

export const boxesAndBags: readonly DemoProduct[] = [
  simpleProduct({
    sku: 'DOO-VERZ',
    title: 'Verzenddoos bedrukt 310 × 220 × 100 mm',
    urlPath: '/verpakking-en-etiketten/dozen-en-tassen/verzenddoos-bedrukt-310-x-220-x-100-mm',
    categoryPaths: ['/verpakking-en-etiketten/dozen-en-tassen'],
    shortDescription: 'E-golf, buitenzijde bedrukt.',
    mediumDescription: prose(`
      Bruine verzenddoos van 310 × 220 × 100 mm, e-golf, aan de buitenzijde bedrukt. Plat geleverd
      en in een paar seconden op te zetten.
    `),
    description: prose(`
      <p>Een doos die als pakket door de post gaat en op tafel mag blijven staan. E-golf is dun
      golfkarton van 1,6 mm: stevig genoeg voor boeken, kleding en cadeaus tot een kilo of vijf.</p>
      <h3>Op maat van de inhoud</h3>
      <p>De binnenmaat is 310 × 220 × 100 mm, ongeveer A4. De doos vouwt met insteekflappen, zonder
      tape. Plat neemt een stapel van vijftig weinig plaats in.</p>
      <h3>Wat druk op bruin karton doet</h3>
      <p>Wij drukken zonder wit. Wit in je ontwerp wordt karton, geel wordt oker en lichtblauw wordt
      groener. Donkere, volle kleuren werken het best.</p>
      <h3>Bestand</h3>
      <p>De uitslag is 760 × 620 mm. Gebruik ons sjabloon met stans- en rillijnen op een eigen laag en
      laat 5 mm afloop over de stanslijn lopen. CMYK, 100 ppi, tekst 10 mm uit elke vouw. De oplage is
      25, 50, 100 of 250 stuks.</p>
    `),
    metaTitle: 'Verzenddoos bedrukt 310 × 220 × 100 mm',
    metaDescription: prose(`
      Bedrukte verzenddoos van 310 × 220 × 100 mm in bruin e-golfkarton. Vanaf 25 stuks, plat
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
    scene: { kind: 'shippingBox', artwork: 2955, tint: 3 },
    popularity: 47,
  }),
  simpleProduct({
    sku: 'DOO-TAS',
    title: 'Papieren draagtas 32 × 42 cm',
    urlPath: '/verpakking-en-etiketten/dozen-en-tassen/papieren-draagtas-32-x-42-cm',
    categoryPaths: ['/verpakking-en-etiketten/dozen-en-tassen'],
    shortDescription: 'Kraft 120 g, gedraaid papieren koord, één kleur druk.',
    mediumDescription: prose(`
      Papieren draagtas van 32 × 42 cm in bruin kraft met gedraaid koord, in één kleur bedrukt.
      Stevig genoeg voor een paar flessen.
    `),
    description: prose(`
      <p>Een winkeltas is reclame die de straat in loopt. Kraft van 120 gram scheurt niet makkelijk,
      de bodem is dubbel en het gedraaide papieren koord snijdt niet in de vingers. Draagt ongeveer
      zes kilo.</p>
      <h3>Eén kleur druk</h3>
      <p>Op bruin papier werkt één stevige kleur het best: zwart, donkergroen, donkerblauw. Wij
      drukken als steunkleur, zonder wit eronder. Wit in het ontwerp wordt dus papier.</p>
      <h3>Wat je moet weten</h3>
      <ul>
      <li>de tassen komen plat, vijftig in een bundel</li>
      <li>geheel papier, dus bij het oud papier</li>
      <li>nat geworden tassen verliezen hun draagkracht</li>
      </ul>
      <h3>Bestand</h3>
      <p>320 × 420 mm met 3 mm afloop, alles in 100 procent zwart. Zet de pms-kleur in de opmerking
      bij je bestelling. Tekst 4 mm van elke vouw. Na twaalf werkdagen klaar: de tassen worden na het
      drukken gevouwen en gelijmd.</p>
    `),
    metaTitle: 'Papieren draagtas 32 × 42 cm bedrukt',
    metaDescription: prose(`
      Papieren draagtassen van 32 × 42 cm, bruin kraft met gedraaid koord, in één kleur bedrukt.
      Oplagen van 250 tot 1.000 stuks.
    `),
    priceRule: perRun([
      [250, '298.00'],
      [500, '459.00'],
      [1000, '745.00'],
    ]),
    fixedSizeMm: [320, 420],
    production: offsetSheet,
    print: oneSidedPaperPrint,
    material: { name: 'kraftpapier 120 g', thicknessMm: null, weight: { grams: 45, per: 'piece' } },
    properties: {
      materiaal: 'papier',
      gebruik: 'binnen',
      druktechniek: 'Offset, verzamelvorm',
      zijden: 'enkelzijdig',
    },
    lead: withoutExpress(12),
    delivery: boxes,
    searchSynonyms: ['papieren tas', 'draagtas', 'kraft tas'],
    relatedSkus: ['DOO-VERZ', 'ETV-SLUIT', 'TAP-BAND'],
    scene: { kind: 'paperBag', artwork: 2879, tint: 0 },
    popularity: 48,
  }),
]
