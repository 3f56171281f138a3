import { boxes, rolledUp } from '../../deliveries.ts'
import { digitalLead, rollLead } from '../../lead-times.ts'
import type { DemoProduct } from '../../model.ts'
import { perM2, perPiece, rateTiers } from '../../price-rules.ts'
import { contourVinylPrint, stickerSheetPrint } from '../../print-specs.ts'
import { digitalSheet, vinylRoll } from '../../production.ts'
import { prose } from '../../prose.ts'
import { simpleProduct } from '../../simple-product.ts'
import { rollTiers } from '../../tiers.ts'

export const customStickers: readonly DemoProduct[] = [
  simpleProduct({
    sku: 'STK-POLY',
    title: 'Vinylsticker polymeer wit',
    urlPath: '/stickers-en-folies/stickers-op-maat/vinylsticker-polymeer-wit',
    categoryPaths: ['/stickers-en-folies/stickers-op-maat'],
    shortDescription: 'Polymeer vinyl 75 micron, tot 5 jaar buiten.',
    mediumDescription: prose(`
      Wit polymeer vinyl van 75 micron met permanente lijm, gedrukt en langs jouw snijlijn gesneden.
      Ongeveer vijf jaar buiten te gebruiken op vlakke, gladde ondergronden.
    `),
    description: prose(`
      <p>Polymeer vinyl krimpt minder dan goedkope folie en blijft daardoor ook na een zomer netjes
      liggen. De sticker krijgt de vorm die je zelf tekent: rond, recht of langs de rand van je
      logo.</p>
      <h3>Waar je het voor gebruikt</h3>
      <ul>
      <li>machines, containers en gereedschapskisten</li>
      <li>productstickers die tegen vocht moeten</li>
      <li>vlakke delen van een bedrijfswagen</li>
      </ul>
      <h3>Plakken</h3>
      <p>Ontvet de ondergrond en laat hem drogen. Plak boven de tien graden en wrijf van het midden
      naar buiten met een rakel. Poedercoating met structuur en pp-kunststof houden slecht: vraag
      daarvoor een proefstuk.</p>
      <h3>Bestand</h3>
      <p>Zet de snijlijn als steunkleur met de naam CutContour op een eigen laag. Afrondingen minstens
      0,5 mm, 3 mm afloop over de snijlijn, 150 ppi. Het kleinste formaat is 20 × 20 mm.</p>
    `),
    metaTitle: 'Vinylsticker op maat, wit polymeer',
    metaDescription: prose(`
      Vinylstickers op maat, langs je eigen snijlijn gesneden. Wit polymeer vinyl, ongeveer vijf
      jaar buiten houdbaar. Vanaf één stuk.
    `),
    priceRule: perM2('18.90', '0.0025', {
      setup: '9.50',
      minimumLine: '19.50',
      extraDesign: '7.50',
      tiers: rollTiers,
    }),
    sizes: { stepMm: 1, width: [20, 1480, 100], height: [20, 1480, 100] },
    production: vinylRoll,
    print: contourVinylPrint,
    material: { name: 'vinyl polymeer', thicknessMm: 0.08, weight: { grams: 210, per: 'm2' } },
    properties: {
      materiaal: 'vinyl',
      gebruik: ['binnen', 'buiten'],
      druktechniek: 'Latexprint, gesneden op plotter',
      zijden: 'enkelzijdig',
      'dikte-mm': '0,08',
      kleefkracht: 'permanent',
      kleur: 'wit',
    },
    lead: rollLead,
    delivery: rolledUp,
    searchSynonyms: ['sticker buiten', 'polymeer sticker'],
    relatedSkus: ['TOE-RAKEL', 'STK-PAPIER', 'RAM-HELDER'],
    scene: { kind: 'filmSticker', artwork: 5652, tint: 4 },
    popularity: 86,
  }),
  simpleProduct({
    sku: 'STK-PAPIER',
    title: 'Papieren stickers op vel A4',
    urlPath: '/stickers-en-folies/stickers-op-maat/papieren-stickers-op-vel-a4',
    categoryPaths: ['/stickers-en-folies/stickers-op-maat'],
    shortDescription: 'SRA3-vellen met snijlijn, prijs per vel A4.',
    mediumDescription: prose(`
      Zelfklevend papier van 80 gram, per vel A4 en langs je snijlijnen aangesneden. Voor droge
      verpakkingen, enveloppen en acties binnen.
    `),
    description: prose(`
      <p>De voordeligste manier om veel stickers te maken. Je krijgt vellen van A4 waarop jouw
      stickers zijn aangesneden, zodat je ze met de hand afneemt. Hoeveel er op een vel passen bepaal
      je zelf door ze in je bestand te plaatsen.</p>
      <h3>Waar je het voor gebruikt</h3>
      <ul>
      <li>sluitstickers en actiestickers</li>
      <li>adresstickers en retourstickers</li>
      <li>verpakking van droge producten</li>
      </ul>
      <h3>Goed om te weten</h3>
      <p>Papier kan niet tegen water, vet of zon. Voor flessen, buiten of een koeling neem je vinyl of
      polypropeen. Je kunt erop schrijven met balpen.</p>
      <h3>Bestand</h3>
      <p>Maak een pagina van 297 × 210 mm. Houd 4 mm vrij langs de rand van het vel en 3 mm tussen de
      stickers. Snijlijnen als steunkleur CutContour, foto's op 300 ppi.</p>
    `),
    metaTitle: 'Papieren stickers op A4-vel',
    metaDescription: prose(`
      Papieren stickers op A4-vel, digitaal gedrukt en langs je snijlijn aangesneden. Per vel te
      bestellen, voordeliger vanaf 25 vellen.
    `),
    priceRule: perPiece('0.95', {
      setup: '9.50',
      minimumLine: '19.50',
      tiers: rateTiers(
        'piece',
        [1, '0.95'],
        [25, '0.79'],
        [50, '0.66'],
        [100, '0.54'],
        [250, '0.44'],
        [500, '0.37'],
      ),
    }),
    fixedSizeMm: [297, 210],
    production: digitalSheet,
    print: stickerSheetPrint,
    material: { name: 'papier zelfklevend 80 g', thicknessMm: 0.15, weight: { grams: 12, per: 'piece' } },
    properties: {
      materiaal: 'papier',
      gebruik: 'binnen',
      druktechniek: 'Digitaal (toner)',
      zijden: 'enkelzijdig',
      'dikte-mm': '0,15',
    },
    lead: digitalLead,
    delivery: boxes,
    searchSynonyms: ['stickervel', 'stickervellen'],
    relatedSkus: ['STK-POLY', 'ETK-50R'],
    scene: { kind: 'stickerSheet', cut: 'mixed', artwork: 1051, tint: 5 },
    popularity: 60,
  }),
]
