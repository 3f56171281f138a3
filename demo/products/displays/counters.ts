import { foldedCloth, parcelOrLong } from '../../deliveries.ts'
import { textileLead } from '../../lead-times.ts'
import type { DemoProduct } from '../../model.ts'
import { perPiece } from '../../price-rules.ts'
import { textilePrint } from '../../print-specs.ts'
import { textileRoll } from '../../production.ts'
import { prose } from '../../prose.ts'
import { simpleProduct } from '../../simple-product.ts'
import { fixedSizeTiers, stockTiers } from '../../tiers.ts'

export const counters: readonly DemoProduct[] = [
  simpleProduct({
    sku: 'TXD-TAFEL',
    title: 'Bedrukt tafelkleed 220 g',
    urlPath: '/displays-en-beurs/balies-en-tafels/bedrukt-tafelkleed-220-g',
    categoryPaths: ['/displays-en-beurs/balies-en-tafels', '/spandoeken-en-doeken/textieldoek'],
    shortDescription: 'Tafelkleed 280 × 140 cm, brandvertragend.',
    mediumDescription: prose(`
      Bedrukt tafelkleed van 280 × 140 cm dat aan de voorkant bijna tot de vloer hangt. Kreukarm
      polyester van 220 gram, wasbaar.
    `),
    description: prose(`
      <p>Onder een standtafel staan altijd dozen, tassen en een koffiebeker. Een kleed dat ver
      doorhangt verbergt ze en draagt je naam. Het past over een klaptafel van ongeveer 180 × 75
      cm.</p>
      <h3>Hoe het valt</h3>
      <p>Leg de achterrand gelijk met het tafelblad. Dan hangt de voorkant 65 cm omlaag en elke
      zijkant 50 cm. Op het blad zelf komen folders, dus houd daar tekst weg: wat bezoekers lezen, is
      de onderste strook.</p>
      <h3>Onderhoud</h3>
      <ul>
      <li>wassen op 30 graden, niet in de droger</li>
      <li>strijken op stand één, aan de achterkant</li>
      <li>opgevouwen in een tas, de kreukels hangen er in een uur uit</li>
      </ul>
      <h3>Bestand</h3>
      <p>2800 × 1400 mm, CMYK, 10 mm afloop, 100 ppi op ware grootte. De rand wordt gezoomd, laat er
      20 mm vrij. Brandklasse B1.</p>
    `),
    metaTitle: 'Tafelkleed bedrukt 280 × 140 cm',
    metaDescription: prose(`
      Bedrukt tafelkleed van 280 × 140 cm, kreukarm polyester van 220 gram in brandklasse B1.
      Wasbaar, na vier werkdagen klaar.
    `),
    priceRule: perPiece('69.00', { tiers: fixedSizeTiers }),
    fixedSizeMm: [2800, 1400],
    production: textileRoll,
    print: textilePrint,
    material: { name: 'polyester 220 g', thicknessMm: 0.35, weight: { grams: 900, per: 'piece' } },
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
    searchSynonyms: ['tafeldoek', 'tablecloth', 'tafelrok'],
    relatedSkus: ['BAL-POPUP', 'TXD-210'],
    scene: { kind: 'tableCloth', artwork: 2352, tint: 1 },
    popularity: 47,
  }),
  simpleProduct({
    sku: 'BAL-POPUP',
    title: 'Presentatiebalie opvouwbaar',
    urlPath: '/displays-en-beurs/balies-en-tafels/presentatiebalie-opvouwbaar',
    categoryPaths: ['/displays-en-beurs/balies-en-tafels'],
    shortDescription: 'Met bedrukt doek, werkblad en tas.',
    mediumDescription: prose(`
      Opvouwbare balie met een bedrukt doek rondom, een werkblad en een draagtas. In twee minuten op
      te zetten, ruimte voor voorraad erachter.
    `),
    description: prose(`
      <p>Een stand zonder balie is een gang. Deze vouw je uit, je klikt het blad erop en je hebt een
      plek om iets neer te leggen. Aan de achterkant is hij open, met een plank voor folders en
      tassen.</p>
      <h3>Opzetten</h3>
      <ul>
      <li>trek het frame uit tot de haken klikken</li>
      <li>hang het doek aan de bovenrand, druk het klittenband aan</li>
      <li>leg het blad in de vier gaten</li>
      </ul>
      <p>Het geheel weegt 11,5 kilo en gaat in één tas.</p>
      <h3>Gebruik</h3>
      <p>Het blad draagt ongeveer 15 kilo, gelijk verdeeld: een laptop, een scherm, een stapel
      folders. Niet op gaan zitten.</p>
      <h3>Bestand</h3>
      <p>1950 × 900 mm liggend, dat loopt om de voorkant en twee zijden. CMYK, 10 mm afloop, 100 ppi.
      Het middelste stuk is de voorkant. Het doek is wasbaar en valt in brandklasse B1.</p>
    `),
    metaTitle: 'Presentatiebalie opvouwbaar met bedrukt doek',
    metaDescription: prose(`
      Opvouwbare presentatiebalie met rondom bedrukt doek, werkblad en tas. 11,5 kilo, in twee
      minuten opgezet, na vier werkdagen klaar.
    `),
    priceRule: perPiece('149.00', { tiers: stockTiers }),
    fixedSizeMm: [1950, 900],
    production: textileRoll,
    print: textilePrint,
    material: { name: 'polyester 220 g', thicknessMm: 0.35, weight: { grams: 11500, per: 'piece' } },
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
    searchSynonyms: ['counter', 'beursbalie', 'promobalie'],
    relatedSkus: ['BEU-2X3', 'TXD-TAFEL', 'FLD-A4'],
    scene: { kind: 'counter', artwork: 1643, tint: 4 },
    popularity: 44,
  }),
]
