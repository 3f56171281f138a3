import { foldedCloth } from '../../deliveries.ts'
import { textileLead } from '../../lead-times.ts'
import type { DemoProduct } from '../../model.ts'
import { perPiece, rateTiers } from '../../price-rules.ts'
import { textilePrint } from '../../print-specs.ts'
import { textileRoll } from '../../production.ts'
import { prose } from '../../prose.ts'
import { simpleProduct } from '../../simple-product.ts'
import { fixedSizeTiers } from '../../tiers.ts'

export const smallFlags: readonly DemoProduct[] = [
  simpleProduct({
    sku: 'VLG-KIOSK',
    title: 'Gevelvlag 70 × 100 cm',
    urlPath: '/vlaggen-en-masten/mastvlaggen/gevelvlag-70-x-100-cm',
    categoryPaths: ['/vlaggen-en-masten/mastvlaggen'],
    shortDescription: 'Kleine vlag met tunnel voor gevelstok.',
    mediumDescription: prose(`
      Staande gevelvlag van 70 × 100 cm met een tunnel voor de stok. Voor winkel, horeca en
      verkooppunt.
    `),
    description: prose(`
      <p>In een winkelstraat hangen gevelborden plat en kijkt niemand omhoog. Een vlag die schuin
      naar buiten steekt zie je wel. Dit formaat is klein genoeg voor een smalle stoep en groot
      genoeg voor een logo.</p>
      <h3>Ophangen</h3>
      <p>Schuif de tunnel over een stok tot 30 mm dik en zet die in een houder van 45 graden. De
      onderkant moet minstens 2,20 meter boven de stoep blijven, dan loopt niemand er tegenaan.</p>
      <h3>Tips</h3>
      <ul>
      <li>zet je logo in de bovenste helft, onderaan plooit de vlag</li>
      <li>gebruik een effen achtergrond die afsteekt tegen de gevel</li>
      <li>neem hem 's avonds mee naar binnen</li>
      </ul>
      <h3>Bestand</h3>
      <p>700 × 1000 mm staand, CMYK, 10 mm afloop, 100 ppi. Laat 20 mm rondom vrij, en aan de
      tunnelkant 70 mm.</p>
    `),
    metaTitle: 'Gevelvlag 70 × 100 cm met tunnel',
    metaDescription: prose(`
      Gevelvlag van 70 × 100 cm met tunnel voor de stok. Glanspolyester met eigen ontwerp, vanaf één
      stuk, na vier werkdagen klaar.
    `),
    priceRule: perPiece('12.90', { tiers: fixedSizeTiers }),
    fixedSizeMm: [700, 1000],
    production: textileRoll,
    print: textilePrint,
    material: { name: 'glanspolyester', thicknessMm: 0.2, weight: { grams: 90, per: 'piece' } },
    properties: {
      materiaal: 'vlaggendoek',
      gebruik: ['binnen', 'buiten'],
      druktechniek: 'Sublimatie op polyester',
      zijden: 'enkelzijdig',
      'dikte-mm': '0,2',
    },
    lead: textileLead,
    delivery: foldedCloth,
    searchSynonyms: ['kioskvlag', 'gevelvlag'],
    relatedSkus: ['STO-GEVEL', 'HOU-GEVEL', 'VLG-100X150'],
    scene: { kind: 'facadeFlag', artwork: 8207, tint: 4 },
    popularity: 52,
  }),
  simpleProduct({
    sku: 'VLG-TAFEL',
    title: 'Tafelvlag 10 × 15 cm',
    urlPath: '/vlaggen-en-masten/mastvlaggen/tafelvlag-10-x-15-cm',
    categoryPaths: ['/vlaggen-en-masten/mastvlaggen'],
    shortDescription: 'Satijn polyester, met koord en zuignap.',
    mediumDescription: prose(`
      Tafelvlag van 10 × 15 cm in satijn polyester, met koord en zuignap. Voor balie, vergadertafel
      en stand.
    `),
    description: prose(`
      <p>Wie een delegatie ontvangt zet een vlag op tafel, wie klanten in twaalf landen heeft een
      hele rij. Het satijn glanst licht en valt in een soepele plooi. Koord en zuignap zitten erbij;
      een staander met voet heb je vaak al.</p>
      <h3>Aantallen</h3>
      <p>Een enkele vlag kan, maar er geldt een minimumbedrag per regel. Vanaf tien stuks zakt de
      stuksprijs met een kwart, en verschillende ontwerpen mogen door elkaar.</p>
      <h3>Waar ze staan</h3>
      <ul>
      <li>balies en vitrines</li>
      <li>toonbanken van dealers</li>
      <li>vergadertafels, naast het naambordje</li>
      </ul>
      <h3>Bestand</h3>
      <p>150 × 100 mm met 10 mm afloop, CMYK. Op deze afstand zie je alles: lever 200 ppi, ook al is
      72 het minimum. Lijnen van een halve millimeter of dikker blijven heel.</p>
    `),
    metaTitle: 'Tafelvlag 10 × 15 cm bedrukken',
    metaDescription: prose(`
      Tafelvlaggen van 10 × 15 cm in satijn polyester met koord en zuignap. Met eigen ontwerp, flink
      voordeliger vanaf tien stuks.
    `),
    priceRule: perPiece('3.90', {
      minimumLine: '19.50',
      tiers: rateTiers('piece', [1, '3.90'], [10, '2.90'], [25, '2.30'], [50, '1.90'], [100, '1.60']),
    }),
    fixedSizeMm: [150, 100],
    production: textileRoll,
    print: textilePrint,
    material: { name: 'satijn polyester', thicknessMm: 0.2, weight: { grams: 6, per: 'piece' } },
    properties: {
      materiaal: 'vlaggendoek',
      gebruik: 'binnen',
      druktechniek: 'Sublimatie op polyester',
      zijden: 'enkelzijdig',
      'dikte-mm': '0,2',
    },
    lead: textileLead,
    delivery: foldedCloth,
    searchSynonyms: ['bureauvlag', 'vergadervlag'],
    relatedSkus: ['VLG-LIJN', 'VLG-100X150'],
    scene: { kind: 'tableFlag', artwork: 6715, tint: 3 },
    popularity: 40,
  }),
  simpleProduct({
    sku: 'VLG-LIJN',
    title: 'Vlaggenlijn 10 m bedrukt',
    urlPath: '/vlaggen-en-masten/mastvlaggen/vlaggenlijn-10-m-bedrukt',
    categoryPaths: ['/vlaggen-en-masten/mastvlaggen'],
    shortDescription: '20 vlaggetjes 20 × 30 cm, dubbelzijdig zichtbaar.',
    mediumDescription: prose(`
      Tien meter koord met twintig bedrukte vlaggetjes van 20 × 30 cm. Voor opening, jubileum, terras
      en parcours.
    `),
    description: prose(`
      <p>Een vlaggenlijn maakt in vijf minuten duidelijk dat er iets te vieren valt. De vlaggetjes
      zijn van hetzelfde polyester als onze mastvlaggen en kunnen dus een bui hebben. De kleur trekt
      door, zodat je ze van twee kanten ziet.</p>
      <h3>Ophangen</h3>
      <ul>
      <li>aan beide einden steekt een halve meter koord uit</li>
      <li>span strak over de lengte, met om de tien meter een steunpunt</li>
      <li>lijnen koppel je door de einden aan elkaar te knopen</li>
      </ul>
      <p>Boven een straat moet de onderkant op 4,20 meter blijven.</p>
      <h3>Ontwerp</h3>
      <p>Alle twintig vlaggetjes krijgen hetzelfde ontwerp. Op de achterkant staat het in
      spiegelbeeld; een symmetrisch logo werkt daarom beter dan tekst.</p>
      <h3>Bestand</h3>
      <p>Eén vlaggetje van 200 × 300 mm staand, 10 mm afloop, CMYK, 100 ppi. Houd de bovenste 30 mm
      vrij voor het koord.</p>
    `),
    metaTitle: 'Vlaggenlijn 10 meter bedrukken',
    metaDescription: prose(`
      Vlaggenlijn van tien meter met twintig bedrukte vlaggetjes van 20 × 30 cm. Weerbestendig
      polyester, dubbelzijdig zichtbaar.
    `),
    priceRule: perPiece('24.50', { tiers: fixedSizeTiers }),
    fixedSizeMm: [200, 300],
    production: textileRoll,
    print: textilePrint,
    material: { name: 'polyester', thicknessMm: 0.2, weight: { grams: 300, per: 'piece' } },
    properties: {
      materiaal: 'vlaggendoek',
      gebruik: ['binnen', 'buiten'],
      druktechniek: 'Sublimatie op polyester',
      zijden: 'enkelzijdig',
      'dikte-mm': '0,2',
    },
    lead: textileLead,
    delivery: foldedCloth,
    searchSynonyms: ['slinger', 'vlaggetjes'],
    relatedSkus: ['VLG-TAFEL', 'BHD-DRANG'],
    scene: { kind: 'bunting', artwork: 3585, tint: 5 },
    popularity: 43,
  }),
]
