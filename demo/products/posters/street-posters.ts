import { rolledUp } from '../../deliveries.ts'
import { withoutExpress } from '../../lead-times.ts'
import type { DemoProduct } from '../../model.ts'
import { overWholeCart, perPiece, rateTiers } from '../../price-rules.ts'
import { billboardPrint, posterPrint } from '../../print-specs.ts'
import { posterRoll } from '../../production.ts'
import { prose } from '../../prose.ts'
import { simpleProduct } from '../../simple-product.ts'
import { fixedSizeTiers } from '../../tiers.ts'

export const streetPosters: readonly DemoProduct[] = [
  simpleProduct({
    sku: 'PST-ABRI',
    title: 'Abriposter 118,5 × 175 cm',
    urlPath: '/posters/abri-en-billboard/abriposter-118-5-x-175-cm',
    categoryPaths: ['/posters/abri-en-billboard'],
    shortDescription: 'Zichtmaat 116 × 171 cm, 150 g, doorschijnend.',
    mediumDescription: prose(`
      Poster voor bushokjes en lichtvitrines, 118,5 × 175 cm. Op papier van 150 gram dat licht van
      achteren gelijkmatig doorlaat.
    `),
    description: prose(`
      <p>Overdag wordt een abriposter van voren belicht, 's avonds van achteren. Het papier is daarom
      licht doorschijnend: vol genoeg voor de zon, open genoeg voor de lampen. De achterkant is wit,
      zodat een oude poster niet doorschijnt.</p>
      <h3>Zichtmaat en formaat</h3>
      <p>De poster is 1185 × 1750 mm, zichtbaar is 1160 × 1710 mm. De rand zit achter het kader van
      de kast. Logo en tekst blijven binnen de zichtmaat, beeld loopt door.</p>
      <h3>Aantallen over de hele bestelling</h3>
      <p>De staffel telt alle abriposters in je winkelwagen mee, ook als ze op verschillende regels
      staan.</p>
      <h3>Bestand</h3>
      <ul>
      <li>1185 × 1750 mm met 3 mm afloop, of op schaal 1:5</li>
      <li>CMYK, 150 ppi op ware grootte</li>
      <li>maak donkere vlakken niet zwarter dan 300 procent inkt</li>
      </ul>
      <p>Opgerold geleverd, niet gevouwen.</p>
    `),
    metaTitle: 'Abriposter 118,5 × 175 cm',
    metaDescription: prose(`
      Abriposters van 118,5 × 175 cm op doorschijnend papier van 150 gram. Zichtmaat 116 × 171 cm, de
      volgende werkdag klaar.
    `),
    priceRule: perPiece('14.90', {
      tiers: overWholeCart(
        rateTiers(
          'piece',
          [1, '14.90'],
          [5, '12.90'],
          [10, '10.90'],
          [25, '8.90'],
          [50, '7.50'],
          [100, '6.60'],
        ),
      ),
    }),
    fixedSizeMm: [1185, 1750],
    production: posterRoll,
    print: posterPrint,
    material: { name: 'abripapier 150 g', thicknessMm: 0.17, weight: { grams: 311, per: 'piece' } },
    properties: {
      materiaal: 'papier',
      gebruik: ['binnen', 'buiten'],
      druktechniek: 'Latexprint op rol',
      zijden: 'enkelzijdig',
      'dikte-mm': '0,17',
    },
    lead: withoutExpress(1),
    delivery: rolledUp,
    searchSynonyms: ['abri', 'mupi', 'bushokje poster', 'citylight'],
    relatedSkus: ['PST-BILL', 'PST-BACK', 'PST-BLUE'],
    scene: { kind: 'busShelter', artwork: 2119, tint: 5 },
    popularity: 46,
  }),
  simpleProduct({
    sku: 'PST-BILL',
    title: 'Billboardposter 330 × 240 cm in 4 delen',
    urlPath: '/posters/abri-en-billboard/billboardposter-330-x-240-cm-in-4-delen',
    categoryPaths: ['/posters/abri-en-billboard'],
    shortDescription: 'Blueback, met plakoverlap 20 mm.',
    mediumDescription: prose(`
      Billboardposter van 330 × 240 cm, geleverd in vier delen die je tegen elkaar plakt. Dekkend
      affichepapier met blauwe rug.
    `),
    description: prose(`
      <p>Op een plakbord langs de weg hangt papier, en dat plakt een ploeg nog steeds met stijfsel en
      een borstel. De blauwe rug houdt de vorige poster tegen. De vier delen zijn door één persoon te
      hanteren.</p>
      <h3>Plakken</h3>
      <ul>
      <li>week de delen vijf minuten in water, dan trekken ze strak</li>
      <li>begin linksboven, overlap 20 mm naar rechts en onder</li>
      <li>strijk van het midden naar buiten, zonder de inkt te wrijven</li>
      </ul>
      <p>Nat papier rekt: laat elk deel even liggen voor je aansluit.</p>
      <h3>Kijkafstand</h3>
      <p>Automobilisten hebben vier seconden. Zeven woorden, één beeld, één merk. Letters van 25 cm
      lees je op honderd meter.</p>
      <h3>Bestand</h3>
      <p>Eén bestand van 3300 × 2400 mm of op schaal 1:10, CMYK, 3 mm afloop. Wij maken zelf de
      verdeling en de overlap. Ongeveer een maand houdbaar.</p>
    `),
    metaTitle: 'Billboardposter 330 × 240 cm in 4 delen',
    metaDescription: prose(`
      Billboardposter van 330 × 240 cm op blueback, in vier genummerde delen met plakoverlap. Voor
      vaste borden, de volgende werkdag klaar.
    `),
    priceRule: perPiece('89.00', { tiers: fixedSizeTiers }),
    fixedSizeMm: [3300, 2400],
    production: posterRoll,
    print: billboardPrint,
    material: { name: 'blueback 115 g', thicknessMm: 0.13, weight: { grams: 910, per: 'piece' } },
    properties: {
      materiaal: 'papier',
      gebruik: ['binnen', 'buiten'],
      druktechniek: 'Latexprint op rol',
      zijden: 'enkelzijdig',
      'dikte-mm': '0,13',
    },
    lead: withoutExpress(1),
    delivery: rolledUp,
    searchSynonyms: ['billboard', 'plakbord'],
    relatedSkus: ['PST-ABRI', 'PST-BLUE'],
    scene: { kind: 'billboard', artwork: 4499, tint: 4 },
    popularity: 29,
  }),
]
