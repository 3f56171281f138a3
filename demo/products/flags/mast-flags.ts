import { foldedCloth } from '../../deliveries.ts'
import { textileLead } from '../../lead-times.ts'
import type { DemoProduct } from '../../model.ts'
import { perM2, perPiece, rateTiers } from '../../price-rules.ts'
import { textilePrint } from '../../print-specs.ts'
import { textileRoll } from '../../production.ts'
import { prose } from '../../prose.ts'
import { simpleProduct } from '../../simple-product.ts'
import { fixedSizeTiers, rollTiers } from '../../tiers.ts'

export const mastFlags: readonly DemoProduct[] = [
  simpleProduct({
    sku: 'VLG-100X150',
    title: 'Mastvlag 150 × 100 cm',
    urlPath: '/vlaggen-en-masten/mastvlaggen/mastvlag-150-x-100-cm',
    categoryPaths: ['/vlaggen-en-masten/mastvlaggen'],
    shortDescription: 'Glanspolyester 115 g, band, koord en lus.',
    mediumDescription: prose(`
      Mastvlag van 150 × 100 cm in glanspolyester van 115 gram, met wit band, koord en lus. Past bij
      een mast van ongeveer zes meter.
    `),
    description: prose(`
      <p>De klassieke bedrijfsvlag. Het doek is licht genoeg om bij een zuchtje wind al te bewegen, en
      de inkt trekt door de vezel heen zodat ook de achterkant kleur heeft. Die achterkant is
      spiegelbeeld.</p>
      <h3>Ophangen</h3>
      <p>Aan de mastkant zit een stevig wit band met bovenin een lus en onderin een koord. Haak de lus
      aan de bovenste musketon en knoop het koord aan de onderste. Past bij een mast van vijf tot zes
      meter.</p>
      <h3>Zo gaat hij langer mee</h3>
      <ul>
      <li>haal de vlag binnen vanaf windkracht zes</li>
      <li>zorg dat hij nergens tegenaan slaat</li>
      <li>wissel twee vlaggen af en was ze op 30 graden</li>
      </ul>
      <p>Dag en nacht buiten slijt de vrije kant; reken op ongeveer negen maanden.</p>
      <h3>Bestand</h3>
      <p>Formaat 1500 × 1000 mm met 10 mm afloop, 20 mm vrij langs de randen, 100 ppi in CMYK.</p>
    `),
    metaTitle: 'Mastvlag 150 × 100 cm laten drukken',
    metaDescription: prose(`
      Mastvlag van 150 × 100 cm met eigen ontwerp, in glanspolyester met band, koord en lus. Vanaf
      één stuk, na vier werkdagen klaar.
    `),
    priceRule: perPiece('16.90', {
      tiers: rateTiers(
        'piece',
        [1, '16.90'],
        [3, '14.90'],
        [5, '13.50'],
        [10, '11.90'],
        [25, '10.50'],
        [50, '9.50'],
      ),
    }),
    fixedSizeMm: [1500, 1000],
    production: textileRoll,
    print: textilePrint,
    material: { name: 'glanspolyester', thicknessMm: 0.2, weight: { grams: 190, per: 'piece' } },
    properties: {
      materiaal: 'vlaggendoek',
      gebruik: ['binnen', 'buiten'],
      druktechniek: 'Sublimatie op polyester',
      zijden: 'enkelzijdig',
      'dikte-mm': '0,2',
    },
    lead: textileLead,
    delivery: foldedCloth,
    searchSynonyms: ['vlag', 'bedrijfsvlag', 'mast vlag', 'flag'],
    relatedSkus: ['MST-ALU8', 'VLG-OPMAAT', 'BAN-100X300'],
    scene: { kind: 'mastFlag', widthMm: 1500, heightMm: 1000, mastMm: 5000, artwork: 8977, tint: 0 },
    popularity: 82,
  }),
  simpleProduct({
    sku: 'VLG-150X225',
    title: 'Mastvlag 225 × 150 cm',
    urlPath: '/vlaggen-en-masten/mastvlaggen/mastvlag-225-x-150-cm',
    categoryPaths: ['/vlaggen-en-masten/mastvlaggen'],
    shortDescription: 'Voor mast van 6-7 m.',
    mediumDescription: prose(`
      Mastvlag van 225 × 150 cm in glanspolyester, met wit band, koord en lus. De juiste verhouding
      bij een mast van zes tot zeven meter.
    `),
    description: prose(`
      <p>Een vlag is in verhouding als hij ongeveer een derde van de mast lang is. Bij zes of zeven
      meter is 225 × 150 cm dus de maat die klopt: groot genoeg voor een oprit, niet zo groot dat hij
      de mast laat zwiepen.</p>
      <h3>Afwerking</h3>
      <p>Aan de mastzijde zit een geweven band met een lus boven en een koord onder. De drie vrije
      zijden zijn dubbel gestikt, met een extra naad aan de kant die het meest slaat.</p>
      <h3>Wisselen</h3>
      <ul>
      <li>bestel per mast twee vlaggen en laat er één rusten</li>
      <li>was ze op 30 graden, zonder wasverzachter</li>
      <li>strijken kan, laag en aan de achterkant</li>
      </ul>
      <h3>Bestand</h3>
      <p>2250 × 1500 mm met 10 mm afloop, CMYK, 100 ppi. Tekst 20 mm uit de rand, en aan de mastkant
      liever 60. De achterkant toont het beeld gespiegeld.</p>
    `),
    metaTitle: 'Mastvlag 225 × 150 cm laten drukken',
    metaDescription: prose(`
      Mastvlag van 225 × 150 cm met eigen ontwerp, voor een mast van zes tot zeven meter.
      Glanspolyester, voordeliger vanaf drie stuks.
    `),
    priceRule: perPiece('29.50', {
      tiers: rateTiers('piece', [1, '29.50'], [3, '26.50'], [5, '24.50'], [10, '21.90'], [25, '19.50']),
    }),
    fixedSizeMm: [2250, 1500],
    production: textileRoll,
    print: textilePrint,
    material: { name: 'glanspolyester', thicknessMm: 0.2, weight: { grams: 410, per: 'piece' } },
    properties: {
      materiaal: 'vlaggendoek',
      gebruik: ['binnen', 'buiten'],
      druktechniek: 'Sublimatie op polyester',
      zijden: 'enkelzijdig',
      'dikte-mm': '0,2',
    },
    lead: textileLead,
    delivery: foldedCloth,
    searchSynonyms: ['vlag groot', 'mastvlag'],
    relatedSkus: ['VLG-100X150', 'MST-ALU6', 'VLG-200X300'],
    scene: { kind: 'mastFlag', widthMm: 2250, heightMm: 1500, mastMm: 6500, artwork: 3753, tint: 1 },
    popularity: 67,
  }),
  simpleProduct({
    sku: 'VLG-200X300',
    title: 'Mastvlag 300 × 200 cm',
    urlPath: '/vlaggen-en-masten/mastvlaggen/mastvlag-300-x-200-cm',
    categoryPaths: ['/vlaggen-en-masten/mastvlaggen'],
    shortDescription: 'Voor mast van 8 m.',
    mediumDescription: prose(`
      Grote mastvlag van 300 × 200 cm voor masten van acht meter. Licht glanspolyester, met band,
      koord en lus.
    `),
    description: prose(`
      <p>Op een bedrijventerrein telt wat je vanaf de provinciale weg ziet. Zes vierkante meter vlag
      is dan geen luxe. Het doek weegt maar 720 gram en komt daardoor al bij weinig wind omhoog.</p>
      <h3>Past bij een mast van acht meter</h3>
      <p>Hang hem zo dat de onderkant vrij van struiken en lantaarns blijft. Op een mast van zes
      meter trekt een vlag van deze maat te hard aan het koord.</p>
      <h3>Levensduur</h3>
      <ul>
      <li>reken op negen maanden bij dagelijks gebruik</li>
      <li>strijk hem vanaf windkracht zes</li>
      <li>een kleine scheur op tijd laten stikken scheelt een nieuwe vlag</li>
      </ul>
      <p>Op een open vlakte of aan zee is spunpolyester de betere keus.</p>
      <h3>Bestand</h3>
      <p>3000 × 2000 mm, op schaal 1:10 mag ook. CMYK, 10 mm afloop, 100 ppi op ware grootte, 20 mm
      vrij langs de rand.</p>
    `),
    metaTitle: 'Mastvlag 300 × 200 cm voor mast van 8 meter',
    metaDescription: prose(`
      Mastvlag van 300 × 200 cm in glanspolyester, voor masten van acht meter. Met band, koord en
      lus, na vier werkdagen klaar.
    `),
    priceRule: perPiece('47.50', { tiers: fixedSizeTiers }),
    fixedSizeMm: [3000, 2000],
    production: textileRoll,
    print: textilePrint,
    material: { name: 'glanspolyester', thicknessMm: 0.2, weight: { grams: 720, per: 'piece' } },
    properties: {
      materiaal: 'vlaggendoek',
      gebruik: ['binnen', 'buiten'],
      druktechniek: 'Sublimatie op polyester',
      zijden: 'enkelzijdig',
      'dikte-mm': '0,2',
    },
    lead: textileLead,
    delivery: foldedCloth,
    searchSynonyms: ['vlag 2x3 meter'],
    relatedSkus: ['MST-ALU8', 'VLG-150X225', 'VLG-SPUN'],
    scene: { kind: 'mastFlag', widthMm: 3000, heightMm: 2000, mastMm: 8000, artwork: 4510, tint: 2 },
    popularity: 48,
  }),
  simpleProduct({
    sku: 'VLG-OPMAAT',
    title: 'Vlaggendoek op maat',
    urlPath: '/vlaggen-en-masten/mastvlaggen/vlaggendoek-op-maat',
    categoryPaths: ['/vlaggen-en-masten/mastvlaggen'],
    shortDescription: 'Glanspolyester 115 g op maat, schoon gesneden geleverd.',
    mediumDescription: prose(`
      Glanspolyester vlaggendoek van 115 gram, op de millimeter gedrukt. Voor afwijkende masten,
      slingers, tenten en decoratie.
    `),
    description: prose(`
      <p>Soms past geen enkele standaardmaat: een korte gevelstok, een brede poort of een doek dat in
      een hal moet hangen. Vul je eigen maat in, van 30 cm tot 6 meter breed en tot 3,10 meter hoog
      uit één stuk.</p>
      <h3>Afwerking</h3>
      <p>Het doek wordt schoon op maat gesneden, zonder band of ringen. Voor een mast kies je een
      vaste maat met band en koord, of je werkt het doek zelf af.</p>
      <h3>Waar je het voor gebruikt</h3>
      <ul>
      <li>decoratie in hal, tent of atrium</li>
      <li>rijen vlaggen langs een route</li>
      <li>doeken die je zelf afwerkt</li>
      </ul>
      <h3>Bestand</h3>
      <p>CMYK, 10 mm afloop, 20 mm vrij langs de randen, 100 ppi op ware grootte. Egale donkere
      vlakken laten tegenlicht door, dat is bij vlaggendoek niet te vermijden. De achterkant toont het
      ontwerp in spiegelbeeld.</p>
    `),
    metaTitle: 'Vlaggendoek op maat bedrukken',
    metaDescription: prose(`
      Vlaggendoek van glanspolyester op maat, tot 6 × 3 meter uit één stuk. Gesublimeerd, licht en
      geschikt voor buiten.
    `),
    priceRule: perM2('9.80', '0.5', {
      setup: '7.50',
      minimumLine: '19.50',
      extraDesign: '5.00',
      tiers: rollTiers,
    }),
    sizes: { stepMm: 1, width: [300, 6000, 1500], height: [300, 3100, 1000] },
    production: textileRoll,
    print: textilePrint,
    material: { name: 'glanspolyester', thicknessMm: 0.2, weight: { grams: 115, per: 'm2' } },
    properties: {
      materiaal: 'vlaggendoek',
      gebruik: ['binnen', 'buiten'],
      druktechniek: 'Sublimatie op polyester',
      zijden: 'enkelzijdig',
      'dikte-mm': '0,2',
    },
    lead: textileLead,
    delivery: foldedCloth,
    searchSynonyms: ['vlag op maat', 'vlaggendoek'],
    relatedSkus: ['VLG-100X150', 'BAN-100X300'],
    scene: { kind: 'flagCloth', artwork: 1710, tint: 1 },
    popularity: 50,
  }),
  simpleProduct({
    sku: 'VLG-SPUN',
    title: 'Vlaggendoek spunpolyester op maat',
    urlPath: '/vlaggen-en-masten/mastvlaggen/vlaggendoek-spunpolyester-op-maat',
    categoryPaths: ['/vlaggen-en-masten/mastvlaggen'],
    shortDescription: 'Spunpolyester 155 g, zwaarder, voor winderige plaatsen.',
    mediumDescription: prose(`
      Spunpolyester van 155 gram, op maat gedrukt. Een derde zwaarder dan gewoon vlaggendoek en
      gemaakt voor kust, polder en dak.
    `),
    description: prose(`
      <p>Spunpolyester is geweven van gesponnen garen, zoals katoen, maar dan zonder te rotten. Het
      doek is matter en steviger en rafelt minder snel uit. Daar staat tegenover dat er meer wind
      nodig is om het te laten wapperen.</p>
      <h3>Keuze tussen de twee</h3>
      <ul>
      <li><strong>glanspolyester:</strong> helder, licht, beweegt snel</li>
      <li><strong>spunpolyester:</strong> mat, zwaarder, gaat ongeveer de helft langer mee</li>
      </ul>
      <p>Reken bij dagelijks gebruik op veertien maanden.</p>
      <h3>Maat en rand</h3>
      <p>Van 30 cm tot 6 meter breed en tot 3,10 meter hoog uit één stuk. Wij snijden schoon op maat;
      band of ringen zet je er zelf aan.</p>
      <h3>Bestand</h3>
      <p>CMYK, 10 mm afloop, 100 ppi, 20 mm vrije rand. De druk trekt iets minder ver door dan bij
      dun doek: de achterkant is lichter en in spiegelbeeld.</p>
    `),
    metaTitle: 'Vlaggendoek spunpolyester 155 gram op maat',
    metaDescription: prose(`
      Zwaar vlaggendoek van spunpolyester, 155 g/m², op maat tot 6 × 3,10 meter. Voor winderige
      plekken, na vier werkdagen klaar.
    `),
    priceRule: perM2('14.90', '0.5', {
      setup: '7.50',
      minimumLine: '24.50',
      extraDesign: '5.00',
      tiers: rollTiers,
    }),
    sizes: { stepMm: 1, width: [300, 6000, 1500], height: [300, 3100, 1000] },
    production: textileRoll,
    print: textilePrint,
    material: { name: 'spunpolyester', thicknessMm: 0.3, weight: { grams: 155, per: 'm2' } },
    properties: {
      materiaal: 'vlaggendoek',
      gebruik: ['binnen', 'buiten'],
      druktechniek: 'Sublimatie op polyester',
      zijden: 'enkelzijdig',
      'dikte-mm': '0,3',
    },
    lead: textileLead,
    delivery: foldedCloth,
    searchSynonyms: ['spun vlag', 'marineflag'],
    relatedSkus: ['VLG-OPMAAT', 'VLG-200X300'],
    scene: { kind: 'spunFlag', artwork: 1256, tint: 2 },
    popularity: 36,
  }),
]
