import { boxes, parcelOrLong, rolledUp } from '../deliveries.ts'
import { cutFilmLead, digitalLead, rollLead } from '../lead-times.ts'
import type { DemoProduct } from '../model.ts'
import { perM2, perPiece, rateTiers } from '../price-rules.ts'
import { contourVinylPrint, cutFilmPrint, cuttableVinylPrint, stickerSheetPrint } from '../print-specs.ts'
import { cutFilmRoll, digitalSheet, vinylRoll } from '../production.ts'
import { prose } from '../prose.ts'
import { simpleProduct } from '../simple-product.ts'
import { rollTiers, smallRollTiers } from '../tiers.ts'

export const stickerProducts: readonly DemoProduct[] = [
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
      0,5 mm, 3 mm afloop over de snijlijn, 150 ppi. Het kleinste formaat is 20 x 20 mm.</p>
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
      gebruik: 'binnen en buiten',
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
    scene: { kind: 'stickervel', artwork: 5652, tint: 4 },
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
      <p>Maak een pagina van 297 x 210 mm. Houd 4 mm vrij langs de rand van het vel en 3 mm tussen de
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
    scene: { kind: 'stickervel', artwork: 1051, tint: 5 },
    popularity: 60,
  }),
  simpleProduct({
    sku: 'RAM-HELDER',
    title: 'Raamfolie helder',
    urlPath: '/stickers-en-folies/raamfolie/raamfolie-helder',
    categoryPaths: ['/stickers-en-folies/raamfolie'],
    shortDescription: 'Transparant vinyl voor glas, binnen of buiten te plakken.',
    mediumDescription: prose(`
      Heldere zelfklevende folie voor glas: waar je niets drukt, kijk je erdoorheen. Tot 10 meter
      breed en 1,5 meter hoog uit één stuk, voor binnen en buiten.
    `),
    description: prose(`
      <p>Een logo of openingstijden op de ruit zonder wit kader eromheen. De folie is transparant,
      ongeveer drie jaar buiten houdbaar en zonder restjes te verwijderen als je het glas vooraf goed
      ontvet.</p>
      <h3>Zonder witlaag</h3>
      <p>Dit product drukken wij zonder witlaag. Kleuren zijn dan doorschijnend: mooi bij licht van
      achter, maar fletser op een donkere ruit. Wil je dekkende kleuren, bel dan even voor een prijs
      met wit.</p>
      <h3>Plakken</h3>
      <p>Plak nat: spuit glas en lijmzijde in met montagevloeistof, schuif de folie op zijn plek en
      rakel het water eruit. Boven de tien graden en niet in de volle zon.</p>
      <h3>Bestand</h3>
      <p>CMYK, 3 mm afloop, 150 ppi op ware grootte. Geef in de bestandsnaam aan of je hem
      <strong>binnen</strong> of <strong>buiten</strong> plakt; voor binnen spiegelen wij het
      beeld.</p>
    `),
    metaTitle: 'Raamfolie helder bedrukken op maat',
    metaDescription: prose(`
      Heldere raamfolie op maat bedrukt. Doorzichtig waar je niets drukt, voor etalages en
      kantoorruiten, binnen of buiten te plakken.
    `),
    priceRule: perM2('26.50', '0.05', {
      setup: '9.50',
      minimumLine: '22.50',
      extraDesign: '5.00',
      tiers: rollTiers,
    }),
    sizes: { stepMm: 1, width: [100, 10000, 1000], height: [100, 1500, 700] },
    production: vinylRoll,
    print: cuttableVinylPrint,
    material: { name: 'vinyl helder', thicknessMm: 0.1, weight: { grams: 220, per: 'm2' } },
    properties: {
      materiaal: 'raamfolie',
      gebruik: 'binnen en buiten',
      druktechniek: 'Latexprint, gesneden op plotter',
      zijden: 'enkelzijdig',
      'dikte-mm': '0,1',
      kleur: 'transparant',
    },
    lead: rollLead,
    delivery: rolledUp,
    searchSynonyms: ['raamsticker', 'window sticker', 'etalagesticker', 'transparante folie'],
    relatedSkus: ['TOE-RAKEL', 'STK-POLY', 'SNB-MONO'],
    scene: { kind: 'raamsticker', artwork: 9614, tint: 0 },
    popularity: 64,
  }),
  simpleProduct({
    sku: 'VLR-R10',
    title: 'Vloersticker met antisliplaminaat',
    urlPath: '/stickers-en-folies/vloer-en-wandstickers/vloersticker-met-antisliplaminaat',
    categoryPaths: ['/stickers-en-folies/vloer-en-wandstickers'],
    shortDescription: 'Vinyl met R10-laminaat, drie maanden winkelvloer.',
    mediumDescription: prose(`
      Vinyl met een antisliplaminaat van klasse R10. Houdt ongeveer drie maanden stand in een drukke
      winkel, langer op een rustige plek.
    `),
    description: prose(`
      <p>Een gewone sticker op een vloer is gevaarlijk. Daarom zit over deze print een laminaat met
      structuur, klasse R10. De inkt ligt eronder en slijt dus niet weg onder schoenen en
      karretjes.</p>
      <h3>Waar je het voor gebruikt</h3>
      <ul>
      <li>routes en wachtlijnen</li>
      <li>acties bij de schappen en de ingang</li>
      <li>veiligheidsaanduiding in een magazijn</li>
      </ul>
      <h3>Plakken</h3>
      <p>De vloer moet glad, droog en vetvrij zijn. Tegels, gietvloer en gelakt hout gaan goed;
      tapijt, ruwe steen en vloeren die net in de was staan niet. Wrijf de randen extra aan en laat de
      sticker een nacht rusten voor je dweilt.</p>
      <h3>Bestand</h3>
      <p>CMYK met 3 mm afloop, 150 ppi. Voor een vrije vorm voeg je een snijlijn toe als steunkleur
      CutContour. Ronde hoeken laten minder snel los dan scherpe.</p>
    `),
    metaTitle: 'Vloersticker met antislip R10',
    metaDescription: prose(`
      Vloerstickers op maat met antisliplaminaat R10. Voor winkel, magazijn en evenement, ook in
      ronde of vrije vorm gesneden.
    `),
    priceRule: perM2('29.50', '0.05', {
      setup: '9.50',
      minimumLine: '22.50',
      extraDesign: '5.00',
      tiers: rollTiers,
    }),
    sizes: { stepMm: 1, width: [100, 10000, 600], height: [100, 1480, 600] },
    production: vinylRoll,
    print: cuttableVinylPrint,
    material: { name: 'vinyl + antisliplaminaat R10', thicknessMm: 0.25, weight: { grams: 380, per: 'm2' } },
    properties: {
      materiaal: 'vinyl',
      gebruik: 'binnen',
      druktechniek: 'Latexprint, gesneden op plotter',
      brandklasse: 'B1',
      zijden: 'enkelzijdig',
      'dikte-mm': '0,25',
      antislip: 'R10',
    },
    lead: rollLead,
    delivery: parcelOrLong,
    searchSynonyms: ['vloer sticker', 'floor sticker', 'anti slip sticker'],
    relatedSkus: ['STK-POLY', 'PST-A1'],
    scene: { kind: 'vloersticker', artwork: 4876, tint: 1 },
    popularity: 48,
  }),
  simpleProduct({
    sku: 'SNB-MONO',
    title: 'Snijletters kalanderfolie',
    urlPath: '/stickers-en-folies/snijletters/snijletters-kalanderfolie',
    categoryPaths: ['/stickers-en-folies/snijletters'],
    shortDescription: 'Eenkleurige folie, 3-5 jaar, gesneden, gepeld en getaped.',
    mediumDescription: prose(`
      Letters en vormen uit één kleur folie, gesneden, gepeld en op applicatietape. In één keer op
      de goede plek te plakken, met een standtijd van drie tot vijf jaar.
    `),
    description: prose(`
      <p>Snijletters hebben geen achtergrond en geen drukrand: je ziet alleen de letter. Wij snijden
      de folie, halen het overtollige deel weg en zetten er applicatietape over, zodat alle letters
      hun afstand houden.</p>
      <h3>Waar je het voor gebruikt</h3>
      <ul>
      <li>openingstijden op een deur</li>
      <li>namen op brievenbus en wand</li>
      <li>tekst op de vlakke delen van een bus</li>
      </ul>
      <h3>Plakken</h3>
      <p>Zet de tekst met twee stukjes tape op de juiste plek, klap de helft om, verwijder het
      schutvel en wrijf aan. Trek daarna de applicatietape vlak langs de ondergrond terug.</p>
      <h3>Bestand</h3>
      <p>Alleen vectoren, met letters omgezet in contouren. Letters minstens 5 mm hoog, lijnen
      minstens 1 mm dik. Zet de gewenste kleur als naam van de steunkleur in je bestand; kleuren kies
      je uit onze kaart van 24 tinten.</p>
    `),
    metaTitle: 'Snijletters uit effen folie op maat',
    metaDescription: prose(`
      Plakletters en logo's uit effen folie, gesneden, gepeld en op applicatietape. Voor ruit, bord
      en vlakke autodelen.
    `),
    priceRule: perM2('44.00', '0.02', { setup: '7.50', minimumLine: '17.50', tiers: smallRollTiers }),
    sizes: { stepMm: 1, width: [50, 10000, 800], height: [20, 1200, 150] },
    production: cutFilmRoll,
    print: cutFilmPrint,
    material: { name: 'vinyl polymeer effen', thicknessMm: 0.07, weight: { grams: 160, per: 'm2' } },
    properties: {
      materiaal: 'plotfolie',
      gebruik: 'binnen en buiten',
      druktechniek: 'Snijplotter, eenkleurige folie',
      zijden: 'enkelzijdig',
      'dikte-mm': '0,07',
    },
    lead: cutFilmLead,
    delivery: rolledUp,
    searchSynonyms: ['plakletters', 'plotletters', 'belettering', 'snij letters', 'stickerletters'],
    relatedSkus: ['TOE-RAKEL', 'RAM-HELDER'],
    scene: { kind: 'letters', artwork: 1517, tint: 2 },
    popularity: 54,
  }),
]
