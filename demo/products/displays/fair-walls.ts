import { foldedCloth, parcelOrLong } from '../../deliveries.ts'
import { textileLead } from '../../lead-times.ts'
import type { DemoProduct } from '../../model.ts'
import { perPiece, rateTiers } from '../../price-rules.ts'
import { textilePrint, twoSidedTextilePrint } from '../../print-specs.ts'
import { textileRoll } from '../../production.ts'
import { prose } from '../../prose.ts'
import { simpleProduct } from '../../simple-product.ts'
import { stockTiers } from '../../tiers.ts'

export const fairWalls: readonly DemoProduct[] = [
  simpleProduct({
    sku: 'BEU-2X3',
    title: 'Beurswand textiel 3 × 3 recht',
    urlPath: '/displays-en-beurs/beurswanden/beurswand-textiel-3x3-recht',
    categoryPaths: ['/displays-en-beurs/beurswanden', '/displays-en-beurs/beurswanden/complete-wanden'],
    shortDescription: 'Opvouwframe 226 × 226 cm met doek en koffer.',
    mediumDescription: prose(`
      Opvouwbare beurswand van 226 × 226 cm met gesublimeerd textieldoek en koffer. In vijf minuten
      op te zetten, zonder gereedschap.
    `),
    description: prose(`
      <p>Het frame trek je uit elkaar als een harmonica, de haken klikken vast en het doek staat
      strak. Doek en zijkanten blijven bij het inpakken op het frame zitten. Alles past in één koffer
      op wielen.</p>
      <h3>Inbegrepen</h3>
      <ul>
      <li>aluminium frame van 3 × 3 velden</li>
      <li>textieldoek van 220 gram met klittenband, inclusief zijkanten</li>
      <li>koffer op wielen</li>
      </ul>
      <h3>Gebruik</h3>
      <p>Het doek is van materiaal in brandklasse B1; voor een beurs kun je het certificaat bij ons
      opvragen. Vouwen verdwijnen in een warme hal na een uur. Was het doek zo nodig op 30 graden.</p>
      <h3>Bestand</h3>
      <p>Eén bestand van 2850 × 2260 mm met 10 mm afloop. Links en rechts slaat ongeveer 300 mm om de
      zijkant: zet logo en tekst in het middelste deel. CMYK, 100 ppi op ware grootte, 20 mm vrij
      langs de randen.</p>
    `),
    metaTitle: 'Beurswand textiel 3 × 3 recht, met doek en koffer',
    metaDescription: prose(`
      Opvouwbare beurswand van 226 × 226 cm, compleet met bedrukt textieldoek en koffer. Zonder
      gereedschap op te zetten door één persoon.
    `),
    priceRule: perPiece('389.00', { tiers: rateTiers('piece', [1, '389.00'], [2, '369.00'], [5, '345.00']) }),
    fixedSizeMm: [2850, 2260],
    production: textileRoll,
    print: textilePrint,
    material: { name: 'polyester 220 g', thicknessMm: 0.35, weight: { grams: 13800, per: 'piece' } },
    properties: {
      materiaal: 'polyester',
      gebruik: 'binnen',
      druktechniek: 'Sublimatie op polyester',
      brandklasse: 'B1',
      zijden: 'enkelzijdig',
      'dikte-mm': '0,35',
    },
    lead: textileLead,
    delivery: parcelOrLong,
    searchSynonyms: ['popup wand', 'pop-up', 'beurs wand', 'backwall'],
    relatedSkus: ['RUP-PRINT85', 'TXF-DOEK', 'TXD-210'],
    scene: { kind: 'popUpWall', artwork: 7197, tint: 2 },
    popularity: 61,
  }),
  simpleProduct({
    sku: 'BEU-DOEK',
    title: 'Los doek beurswand 3 × 3',
    urlPath: '/displays-en-beurs/beurswanden/los-doek-beurswand-3x3',
    categoryPaths: ['/displays-en-beurs/beurswanden', '/displays-en-beurs/beurswanden/losse-doeken'],
    shortDescription: 'Vervangdoek met klittenband, zijkanten inbegrepen.',
    mediumDescription: prose(`
      Vervangdoek voor een opvouwbare beurswand van drie bij drie vakken, inclusief de zijkanten. Met
      klittenband rondom, zelf te wisselen.
    `),
    description: prose(`
      <p>Het frame gaat jaren mee, de boodschap niet. Met een nieuw doek is je stand weer actueel
      zonder dat je het frame hoeft te vervangen. De zijkanten zitten eraan, zodat het beeld om de
      hoek doorloopt.</p>
      <h3>Past het</h3>
      <p>Het doek is gemaakt voor onze beurswand 3 × 3 recht. Heb je een ander merk, meet dan de
      zichtmaat en de plek van het klittenband; de meeste frames van drie bij drie vakken zijn
      gelijk, maar niet alle.</p>
      <h3>Wisselen</h3>
      <ul>
      <li>zet het frame op en trek het oude doek los van het klittenband</li>
      <li>begin boven in het midden en werk naar de hoeken</li>
      <li>vouw het oude doek met de print naar binnen</li>
      </ul>
      <h3>Bestand</h3>
      <p>2850 × 2260 mm, inclusief twee zijkanten. CMYK, 10 mm afloop, 100 ppi. Wat in de buitenste
      30 cm staat, komt om de hoek. Brandklasse B1, certificaat op aanvraag.</p>
    `),
    metaTitle: 'Los doek voor beurswand 3 × 3',
    metaDescription: prose(`
      Vervangdoek voor een beurswand 3 × 3, met zijkanten en klittenband. Kreukarm polyester van 220
      gram, na vier werkdagen klaar.
    `),
    priceRule: perPiece('165.00', { tiers: stockTiers }),
    fixedSizeMm: [2850, 2260],
    production: textileRoll,
    print: textilePrint,
    material: { name: 'polyester 220 g', thicknessMm: 0.35, weight: { grams: 1600, per: 'piece' } },
    properties: {
      materiaal: 'polyester',
      gebruik: 'binnen',
      druktechniek: 'Sublimatie op polyester',
      brandklasse: 'B1',
      zijden: 'enkelzijdig',
      'dikte-mm': '0,35',
    },
    lead: textileLead,
    delivery: foldedCloth,
    searchSynonyms: ['beursdoek'],
    relatedSkus: ['BEU-2X3', 'BEU-BUIS'],
    scene: { kind: 'wallCloth', artwork: 3380, tint: 3 },
    popularity: 42,
  }),
  simpleProduct({
    sku: 'BEU-BUIS',
    title: 'Buizenwand textiel 240 cm',
    urlPath: '/displays-en-beurs/beurswanden/buizenwand-textiel-240-cm',
    categoryPaths: ['/displays-en-beurs/beurswanden', '/displays-en-beurs/beurswanden/complete-wanden'],
    shortDescription: 'Aluminium buizen met kous, dubbelzijdig.',
    mediumDescription: prose(`
      Wand van 240 cm breed: aluminium buizen met een rekbare, dubbelzijdig bedrukte kous eroverheen.
      Geen naden, geen kreukels.
    `),
    description: prose(`
      <p>De kous gaat als een sloop over het frame en sluit onderaan met een rits. Doordat de stof
      rekt, staat hij overal strak. Er zijn geen panelen en dus ook geen naden midden in je
      beeld.</p>
      <h3>Opbouwen</h3>
      <ul>
      <li>klik de genummerde buizen in elkaar, zonder gereedschap</li>
      <li>leg het frame plat en trek de kous er van boven over</li>
      <li>zet hem rechtop en sluit de rits</li>
      </ul>
      <p>Met twee personen ben je na tien minuten klaar.</p>
      <h3>Wassen</h3>
      <p>Op 30 graden, hangend drogen. Wees voorzichtig met ringen en scherpe nagels: stretch trekt
      halen.</p>
      <h3>Bestand</h3>
      <p>Twee pagina's van 2400 × 2300 mm, voor en achter, met 10 mm afloop. CMYK, 100 ppi. Zet
      gezichten en cirkels niet vlak langs de rand, daar rekt de stof het meest. Brandklasse B1.</p>
    `),
    metaTitle: 'Buizenwand textiel 240 cm, dubbelzijdig',
    metaDescription: prose(`
      Buizenwand van 240 × 230 cm met dubbelzijdig bedrukte stretchkous. Snel op te bouwen, wasbaar
      en met ruim 9 kilo goed mee te nemen.
    `),
    priceRule: perPiece('279.00', { tiers: stockTiers }),
    fixedSizeMm: [2400, 2300],
    production: textileRoll,
    print: twoSidedTextilePrint,
    material: { name: 'stretch polyester 240 g', thicknessMm: 0.4, weight: { grams: 9200, per: 'piece' } },
    properties: {
      materiaal: 'polyester',
      gebruik: 'binnen',
      druktechniek: 'Sublimatie op polyester',
      brandklasse: 'B1',
      zijden: 'dubbelzijdig',
      'dikte-mm': '0,4',
    },
    lead: textileLead,
    delivery: parcelOrLong,
    searchSynonyms: ['tube wand', 'easy wall'],
    relatedSkus: ['BEU-2X3', 'BEU-DOEK', 'BAL-POPUP'],
    scene: { kind: 'tubeWall', artwork: 7642, tint: 4 },
    popularity: 38,
  }),
]
