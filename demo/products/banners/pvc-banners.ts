import { foldedCloth } from '../../deliveries.ts'
import { rollLead } from '../../lead-times.ts'
import type { DemoProduct } from '../../model.ts'
import { perM2, perPiece, rateTiers } from '../../price-rules.ts'
import { bannerPrint } from '../../print-specs.ts'
import { bannerRoll } from '../../production.ts'
import { prose } from '../../prose.ts'
import { simpleProduct } from '../../simple-product.ts'
import { rollTiers } from '../../tiers.ts'

export const pvcBanners: readonly DemoProduct[] = [
  simpleProduct({
    sku: 'SPD-510',
    title: 'Spandoek 510 g',
    urlPath: '/spandoeken-en-doeken/spandoeken/spandoek-510-g',
    categoryPaths: ['/spandoeken-en-doeken/spandoeken'],
    shortDescription: 'Pvc frontlit 510 g/m², standaard voor buiten.',
    mediumDescription: prose(`
      Ons meest bestelde doek: stevig pvc van 510 gram met een gladde drukzijde. Tot 4,95 meter hoog
      en 30 meter lang uit één stuk. Geschikt voor ongeveer twee jaar buiten.
    `),
    description: prose(`
      <p>Een dicht pvc-doek dat tegen regen, zon en vuil kan. De voorkant is glad, zodat kleine
      letters en foto's scherp blijven. De hoogte gaat tot 4,95 meter en de lengte tot 30 meter,
      altijd uit één stuk en dus zonder naad.</p>
      <h3>Waar je het voor gebruikt</h3>
      <ul>
      <li>aankondigingen aan een hek, balkon of viaduct</li>
      <li>gevelreclame tot ongeveer tien vierkante meter</li>
      <li>sponsordoeken langs het sportveld</li>
      </ul>
      <p>Op een winderige plek of bij grotere doeken kun je beter mesh nemen.</p>
      <h3>Afwerking en ophangen</h3>
      <p>Het doek wordt schoon op maat gesneden geleverd, zonder zoom of ringen. Je spant het met
      klemmen, in een lijst of met ringen die je zelf inslaat. Houd tekst minstens 40 mm van de
      rand.</p>
      <h3>Bestand</h3>
      <p>Lever een pdf op ware grootte of op schaal 1:10, in CMYK en met 10 mm afloop. Op ware grootte
      is 72 ppi ruim voldoende.</p>
    `),
    metaTitle: 'Spandoek 510 gram op maat laten drukken',
    metaDescription: prose(`
      Pvc-spandoek van 510 g/m² op de millimeter gedrukt. Ongeveer twee jaar buiten te gebruiken, na
      twee werkdagen klaar. Prijs exclusief btw.
    `),
    priceRule: perM2('8.40', '0.5', {
      setup: '5.00',
      minimumLine: '19.50',
      extraDesign: '3.50',
      tiers: rollTiers,
    }),
    sizes: { stepMm: 1, width: [300, 30000, 3000], height: [300, 4950, 1000] },
    production: bannerRoll,
    print: bannerPrint,
    material: { name: 'pvc frontlit gelamineerd', thicknessMm: 0.45, weight: { grams: 510, per: 'm2' } },
    properties: {
      materiaal: 'pvc-doek',
      gebruik: ['binnen', 'buiten'],
      druktechniek: 'UV-inkjet op rol',
      brandklasse: 'B1',
      zijden: 'enkelzijdig',
      'dikte-mm': '0,45',
    },
    lead: rollLead,
    delivery: foldedCloth,
    searchSynonyms: ['banner', 'spandoek', 'frontlit 510', 'zeildoek', 'pvc doek', 'spanduk'],
    relatedSkus: ['TOE-SPANNER', 'TOE-TIEWRAP', 'BHD-MESH'],
    scene: {
      kind: 'banner',
      widthMm: 2800,
      heightMm: 1400,
      rings: [0, 0],
      shows: 'cut',
      artwork: 1084,
      tint: 0,
    },
    popularity: 98,
  }),
  simpleProduct({
    sku: 'SPD-300X100',
    title: 'Spandoek 300 × 100 cm',
    urlPath: '/spandoeken-en-doeken/spandoeken/spandoek-300-x-100-cm',
    categoryPaths: ['/spandoeken-en-doeken/spandoeken'],
    shortDescription: 'Vaste maat, zoom rondom en 16 ringen inbegrepen.',
    mediumDescription: prose(`
      Het meest gevraagde formaat, kant-en-klaar: 300 × 100 cm met gelaste zoom en 16 ringen. Je
      hoeft alleen nog het bestand te uploaden.
    `),
    description: prose(`
      <p>Dit doek is klaar om op te hangen. Rondom zit een gelaste zoom van 30 mm en er zijn 16
      zeilringen van 12 mm in geslagen, verdeeld over de omtrek. Het materiaal is hetzelfde pvc van
      510 gram als bij ons doek op maat.</p>
      <h3>Ophangen</h3>
      <p>Gebruik per ring één spanrubber of bindstrip en begin in de vier hoeken. Span het doek niet
      strak als een trommel: met een rubber veert het mee bij windstoten en blijven de ringen
      heel.</p>
      <h3>Bestand</h3>
      <ul>
      <li>formaat 3000 × 1000 mm, met 10 mm afloop rondom</li>
      <li>niets belangrijks binnen 40 mm van de rand, want daar zitten zoom en ringen</li>
      <li>CMYK, 72 ppi op ware grootte of 720 ppi op schaal 1:10</li>
      </ul>
      <p><strong>Tip:</strong> heb je meer ontwerpen nodig, upload ze dan bij dezelfde bestelregel en
      verdeel het aantal.</p>
    `),
    metaTitle: 'Spandoek 300 × 100 cm met ringen',
    metaDescription: prose(`
      Spandoek van 300 × 100 cm in pvc 510 gram, met gelaste zoom en 16 zeilringen. Vaste prijs per
      stuk, voordeliger vanaf drie stuks.
    `),
    priceRule: perPiece('39.50', {
      tiers: rateTiers('piece', [1, '39.50'], [3, '35.90'], [10, '31.50'], [25, '27.90']),
    }),
    fixedSizeMm: [3000, 1000],
    production: bannerRoll,
    print: bannerPrint,
    material: { name: 'pvc frontlit 510 g', thicknessMm: 0.45, weight: { grams: 1650, per: 'piece' } },
    properties: {
      materiaal: 'pvc-doek',
      gebruik: ['binnen', 'buiten'],
      druktechniek: 'UV-inkjet op rol',
      brandklasse: 'B1',
      zijden: 'enkelzijdig',
      'dikte-mm': '0,45',
    },
    lead: rollLead,
    delivery: foldedCloth,
    searchSynonyms: ['spandoek 3 meter', 'banner 300x100'],
    relatedSkus: ['TOE-SPANNER', 'TOE-TIEWRAP', 'SPD-510'],
    scene: {
      kind: 'banner',
      widthMm: 3000,
      heightMm: 1000,
      rings: [6, 2],
      shows: 'whole',
      artwork: 3996,
      tint: 1,
    },
    popularity: 88,
  }),
  simpleProduct({
    sku: 'SPD-200X80',
    title: 'Spandoek 200 × 80 cm',
    urlPath: '/spandoeken-en-doeken/spandoeken/spandoek-200-x-80-cm',
    categoryPaths: ['/spandoeken-en-doeken/spandoeken'],
    shortDescription: 'Vaste maat, zoom rondom en 10 ringen inbegrepen.',
    mediumDescription: prose(`
      Handzaam spandoek van 200 × 80 cm in pvc van 510 gram, met gelaste zoom en tien ringen. Past op
      een marktkraam, een balkon of naast de voordeur.
    `),
    description: prose(`
      <p>Twee meter breed is genoeg voor een naam, een datum en een logo, en klein genoeg om alleen
      op te hangen. De rand is omgezet en gelast, en er zijn tien messing ringen van 12 mm in
      geslagen.</p>
      <h3>Een goed leesbare tekst</h3>
      <p>Reken op tien centimeter letterhoogte voor elke dertig meter afstand. Op dit formaat passen
      drie regels prettig; wie er zes op zet, maakt een doek dat alleen van dichtbij werkt.</p>
      <h3>Ophangen en bewaren</h3>
      <ul>
      <li>één spanrubber per ring, de hoeken eerst</li>
      <li>rol het doek droog op, met de print naar buiten</li>
      <li>gevouwen bewaren geeft strepen die pas na dagen weghangen</li>
      </ul>
      <h3>Bestand</h3>
      <p>Lever 2000 × 800 mm aan met 10 mm afloop rondom, in CMYK. Blijf met tekst 40 mm van de rand.
      Bij 72 ppi op ware grootte is de druk scherp.</p>
    `),
    metaTitle: 'Spandoek 200 × 80 cm met zoom en ringen',
    metaDescription: prose(`
      Kant-en-klaar spandoek van 200 × 80 cm, pvc 510 gram met zoom en tien ringen. Vaste prijs,
      voordeliger vanaf drie stuks.
    `),
    priceRule: perPiece('24.90', {
      tiers: rateTiers('piece', [1, '24.90'], [3, '22.50'], [10, '19.50'], [25, '16.90']),
    }),
    fixedSizeMm: [2000, 800],
    production: bannerRoll,
    print: bannerPrint,
    material: { name: 'pvc frontlit 510 g', thicknessMm: 0.45, weight: { grams: 900, per: 'piece' } },
    properties: {
      materiaal: 'pvc-doek',
      gebruik: ['binnen', 'buiten'],
      druktechniek: 'UV-inkjet op rol',
      brandklasse: 'B1',
      zijden: 'enkelzijdig',
      'dikte-mm': '0,45',
    },
    lead: rollLead,
    delivery: foldedCloth,
    searchSynonyms: ['spandoek 2 meter', 'banner 200x80'],
    relatedSkus: ['TOE-SPANNER', 'TOE-TIEWRAP', 'SPD-300X100'],
    scene: {
      kind: 'banner',
      widthMm: 2000,
      heightMm: 800,
      rings: [4, 1],
      shows: 'whole',
      artwork: 7471,
      tint: 3,
    },
    popularity: 71,
  }),
]
