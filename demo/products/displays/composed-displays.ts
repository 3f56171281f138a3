import { bundleProduct } from '../../bundle-product.ts'
import { boxes, parcelOrLong } from '../../deliveries.ts'
import { rollLead, withoutExpress } from '../../lead-times.ts'
import type { DemoProduct } from '../../model.ts'
import { perPiece, rateTiers } from '../../price-rules.ts'
import { posterPrint, vinylPrint } from '../../print-specs.ts'
import { fromStock, vinylRoll } from '../../production.ts'
import { prose } from '../../prose.ts'

export const composedDisplays: readonly DemoProduct[] = [
  bundleProduct({
    sku: 'RUP-SET',
    title: 'Roll-up banner',
    urlPath: '/displays-en-beurs/roll-ups/roll-up-banner',
    categoryPaths: ['/displays-en-beurs/roll-ups'],
    shortDescription: 'Oprolbanner met cassette, print en tas.',
    mediumDescription: prose(`
      Roll-up van 85, 100, 120 of 150 cm breed en 2 meter hoog, met print en draagtas. Drie cassettes,
      drie soorten doek, en desgewenst een ledspot erbij.
    `),
    description: prose(`
      <p>Uittrekken, stok erin, klaar: een roll-up staat binnen een minuut. De print rolt beschermd in de
      cassette, zodat hij er bij de volgende beurs nog net zo uitziet. Alles past in de meegeleverde
      tas.</p>
      <h3>Cassette</h3>
      <ul>
      <li><strong>standaard:</strong> aluminium met uitklapbare voeten en klikrail</li>
      <li><strong>luxe:</strong> brede cassette zonder losse voeten, 85 of 100 cm</li>
      <li><strong>dubbelzijdig:</strong> twee doeken, voor midden in een ruimte, 85 cm</li>
      </ul>
      <h3>Doek</h3>
      <p>Polypropeen film van 0,22 mm is scherp en voordelig. Textiel kreukt niet en spiegelt niet op
      foto's. Film met grijze rug laat geen licht door en krult niet aan de randen. Brandklasse B1,
      certificaat op aanvraag.</p>
      <h3>Bestand</h3>
      <p>Lever de maat die je bij breedte kiest, bijvoorbeeld 850 × 2000 mm, met 3 mm afloop. CMYK, 150
      ppi. Zet belangrijke tekst in de bovenste helft: onderaan staan mensen ervoor.</p>
    `),
    metaTitle: 'Roll-up banner met print en tas',
    metaDescription: prose(`
      Roll-up banner van 85 tot 150 cm breed met print, cassette en draagtas. Standaard, luxe of
      dubbelzijdig, na twee werkdagen klaar.
    `),
    priceRule: perPiece('49.50', {
      extraDesign: '5.00',
      tiers: rateTiers('piece', [1, '49.50'], [3, '46.00'], [5, '43.50'], [10, '39.90'], [25, '36.50']),
    }),
    fixedSizeMm: [850, 2000],
    production: vinylRoll,
    print: vinylPrint,
    material: {
      name: 'polypropeen film 220 micron',
      thicknessMm: 0.22,
      weight: { grams: 3200, per: 'piece' },
    },
    properties: {
      materiaal: 'polypropeen',
      gebruik: 'binnen',
      druktechniek: 'Latexprint, gesneden op plotter',
      brandklasse: 'B1',
      zijden: 'enkelzijdig',
      'dikte-mm': '0,22',
    },
    lead: rollLead,
    delivery: parcelOrLong,
    searchSynonyms: ['rollup', 'roll up', 'rolbanner', 'oprolbanner', 'pull up banner', 'rol up'],
    relatedSkus: ['RUP-PRINT85', 'BEU-2X3'],
    scene: { kind: 'rollUp', widthMm: 850, heightMm: 2000, artwork: 2738, tint: 5 },
    popularity: 95,
  }),
  bundleProduct({
    sku: 'STB-SET',
    title: 'Stoepbord met posters',
    urlPath: '/displays-en-beurs/stoepborden/stoepbord-met-posters',
    categoryPaths: ['/displays-en-beurs/stoepborden'],
    shortDescription: 'Frame naar keuze met twee posters.',
    mediumDescription: prose(`
      Stoepbord compleet: een aluminium A-bord, een bord op veren of een krijtbord, met watervaste
      posters en naar keuze een topplaat met je logo.
    `),
    description: prose(`
      <p>Een stoepbord werkt alleen als het buiten blijft staan en de poster droog blijft. De kliklijst
      gaat rondom open, je legt de poster erin en klapt hem dicht: wisselen kost een minuut.</p>
      <h3>Welk bord</h3>
      <ul>
      <li><strong>A-bord A1:</strong> het gangbare formaat, twaalf kilo, klapt plat</li>
      <li><strong>A-bord 70 × 100 cm:</strong> groter, voor een brede stoep</li>
      <li><strong>bord op veren:</strong> met watervoet, buigt mee in de wind</li>
      <li><strong>krijtbord:</strong> om elke dag iets anders op te schrijven</li>
      </ul>
      <h3>Posters</h3>
      <p>Twee posters vullen beide kanten; met vier heb je meteen een wissel. Het is polypropeenpapier
      van 0,15 mm, dat niet scheurt en nat mag worden. Vraag je gemeente of een bord op de stoep mag:
      vaak geldt een vrije doorgang van 1,80 meter.</p>
      <h3>Bestand</h3>
      <p>A1 is 594 × 841 mm, met 3 mm afloop. Houd 5 mm vrij voor de lijst. CMYK, 150 ppi. Frames liggen
      op voorraad, posters zijn na één werkdag klaar.</p>
    `),
    metaTitle: 'Stoepbord met watervaste posters',
    metaDescription: prose(`
      Stoepbord met twee watervaste posters: A-bord A1 of 70 × 100 cm, bord op veren of krijtbord. Uit
      voorraad, posters na één werkdag klaar.
    `),
    production: fromStock,
    print: { ...posterPrint, sides: [2] },
    material: { name: 'aluminium, staal', thicknessMm: null, weight: null },
    properties: {
      materiaal: 'aluminium',
      gebruik: ['binnen', 'buiten'],
      druktechniek: 'Onbedrukt, uit voorraad',
      zijden: ['enkelzijdig', 'dubbelzijdig'],
    },
    lead: withoutExpress(1),
    delivery: boxes,
    searchSynonyms: ['stoepbord', 'krijtbord', 'a-bord', 'straatbord', 'stopbord', 'pavement sign'],
    relatedSkus: ['PST-WATER'],
    scene: {
      kind: 'pavementSign',
      widthMm: 594,
      heightMm: 841,
      frame: 'snap',
      posters: 2,
      artwork: 9083,
      tint: 3,
    },
    popularity: 76,
  }),
]
