import { bundleProduct } from '../../bundle-product.ts'
import { boxes } from '../../deliveries.ts'
import { cardLead, offsetLead } from '../../lead-times.ts'
import type { DemoProduct } from '../../model.ts'
import { perRun } from '../../price-rules.ts'
import { eitherSidePaperPrint, twoSidedPaperPrint } from '../../print-specs.ts'
import { offsetSheet } from '../../production.ts'
import { prose } from '../../prose.ts'

export const composedPrint: readonly DemoProduct[] = [
  bundleProduct({
    sku: 'VIS-400',
    title: 'Visitekaartjes 400 g',
    urlPath: '/drukwerk/visitekaartjes/visitekaartjes-400-g',
    categoryPaths: ['/drukwerk/visitekaartjes'],
    shortDescription: '85 × 55 mm, sulfaatkarton 400 g, full colour.',
    mediumDescription: prose(`
      Visitekaartjes van 85 × 55 mm op stevig karton van 400 gram, in offset gedrukt. Met laminaat,
      uv-lak of ronde hoeken naar keuze, in oplagen van 100 tot 5.000.
    `),
    description: prose(`
      <p>Het kaartje dat je het vaakst krijgt, en dat is met reden: 400 gram silk is 0,4 mm dik, voelt
      stevig en is met offset tot in de kleinste letter scherp.</p>
      <h3>Afwerking</h3>
      <ul>
      <li><strong>laminaat mat of soft-touch:</strong> beschermt donkere vlakken tegen vingers</li>
      <li><strong>plaatselijke uv-lak:</strong> een glanzend logo op een mat kaartje</li>
      <li><strong>ronde hoeken van 6 mm:</strong> slijten minder in een portemonnee</li>
      </ul>
      <h3>Oplage en namen</h3>
      <p>De prijs geldt voor de hele oplage. Van 250 naar 500 scheelt het maar een paar euro, want het
      inrichten van de pers kost het meest. Voor elke volgende naam reken wij € 8,50; upload de bestanden
      samen en verdeel het aantal.</p>
      <h3>Bestand</h3>
      <p>Twee pagina's van 85 × 55 mm met 3 mm afloop, tekst 4 mm uit de rand. CMYK, 300 ppi, lettertypen
      ingesloten. Geef uv-lak aan in de steunkleur SpotUV.</p>
    `),
    metaTitle: 'Visitekaartjes 400 gram laten drukken',
    metaDescription: prose(`
      Visitekaartjes van 85 × 55 mm op 400 grams karton, met laminaat, uv-lak of ronde hoeken. Oplagen van
      100 tot 5.000, na drie werkdagen klaar.
    `),
    priceRule: perRun(
      [
        [100, '14.90'],
        [250, '17.50'],
        [500, '21.90'],
        [1000, '29.50'],
        [2500, '54.00'],
        [5000, '89.00'],
      ],
      { extraDesign: '8.50' },
    ),
    fixedSizeMm: [85, 55],
    production: offsetSheet,
    print: eitherSidePaperPrint,
    material: { name: 'houtvrij silk 400 g', thicknessMm: 0.4, weight: { grams: 400, per: 'm2' } },
    properties: {
      materiaal: 'papier',
      gebruik: 'binnen',
      druktechniek: 'Offset, verzamelvorm',
      zijden: ['enkelzijdig', 'dubbelzijdig'],
      'dikte-mm': '0,4',
    },
    lead: cardLead,
    delivery: boxes,
    searchSynonyms: ['business cards', 'visitekaart', 'naamkaartjes', 'visite kaartjes'],
    relatedSkus: ['HST-BRIEF', 'VIS-DIGI'],
    scene: { kind: 'businessCards', artwork: 6161, tint: 3 },
    popularity: 97,
  }),
  bundleProduct({
    sku: 'FLY-STD',
    title: 'Flyers',
    urlPath: '/drukwerk/flyers/flyers',
    categoryPaths: ['/drukwerk/flyers'],
    shortDescription: 'Ongevouwen vel, formaat en papier naar keuze.',
    mediumDescription: prose(`
      Flyers op A6, DL, A5 of A4, een- of tweezijdig in kleur op vijf soorten papier. Oplagen van 50 tot
      25.000, met gaten, perforatie of gebundeld.
    `),
    description: prose(`
      <p>Een flyer is snel gemaakt en snel weggegooid, dus kies papier dat bij het moment past. Dun voor
      een brievenbusactie, stevig voor op de toonbank. Wij drukken in offset, samen met ander werk op één
      vel; dat houdt de prijs laag.</p>
      <h3>Papier</h3>
      <ul>
      <li><strong>glans 115 g:</strong> licht, voor grote oplagen</li>
      <li><strong>glans 135 g:</strong> de gewone flyer</li>
      <li><strong>silk 170 g:</strong> halfmat en steviger</li>
      <li><strong>silk 250 g:</strong> zo dik als een kaart</li>
      <li><strong>gerecycled 120 g:</strong> mat en licht getint</li>
      </ul>
      <h3>Oplage</h3>
      <p>Duizend A5-flyers kosten maar het dubbele van vijftig. Twijfel je, kijk dan in de prijstabel
      bij de volgende oplage. De grootste, 25.000 stuks, gaat op de drie lichtste papieren.</p>
      <h3>Bestand</h3>
      <p>Het formaat met 3 mm afloop, tekst 4 mm uit de rand, CMYK en 300 ppi. Een perforatielijn geef je
      aan in de steunkleur PerfCutContour. Na vier werkdagen klaar.</p>
    `),
    metaTitle: 'Flyers drukken op A6, DL, A5 of A4',
    metaDescription: prose(`
      Flyers drukken in oplagen van 50 tot 25.000: A6, DL, A5 of A4 op vijf soorten papier, een- of
      tweezijdig full colour. Na vier werkdagen klaar.
    `),
    priceRule: perRun(
      [
        [50, '22.50'],
        [100, '24.90'],
        [250, '28.50'],
        [500, '34.50'],
        [1000, '45.00'],
        [2500, '72.00'],
        [5000, '109.00'],
        [10_000, '179.00'],
        [25_000, '389.00'],
      ],
      { extraDesign: '12.50' },
    ),
    fixedSizeMm: [148, 210],
    production: offsetSheet,
    print: eitherSidePaperPrint,
    material: { name: 'houtvrij glanzend 135 g', thicknessMm: 0.11, weight: { grams: 135, per: 'm2' } },
    properties: {
      materiaal: 'papier',
      gebruik: 'binnen',
      druktechniek: 'Offset, verzamelvorm',
      zijden: ['enkelzijdig', 'dubbelzijdig'],
      'dikte-mm': '0,11',
    },
    lead: offsetLead,
    delivery: boxes,
    searchSynonyms: ['flyer', 'strooibiljet', 'leaflet', 'pamflet', 'flayer'],
    relatedSkus: ['FOL-STD', 'PST-A2'],
    scene: { kind: 'flyerSizes', artwork: 5035, tint: 1 },
    popularity: 92,
  }),
  bundleProduct({
    sku: 'FOL-STD',
    title: 'Folders gevouwen',
    urlPath: '/drukwerk/folders/folders-gevouwen',
    categoryPaths: ['/drukwerk/folders'],
    shortDescription: "4 of 6 pagina's, gerild vanaf 170 g.",
    mediumDescription: prose(`
      Gevouwen folders van vier of zes pagina's: A5, A4 of DL, op 135 of 170 gram silk. Gevouwen geleverd
      of plat met rillijn, van 250 tot 5.000 stuks.
    `),
    description: prose(`
      <p>Een folder geeft meer ruimte dan een flyer en blijft handzaam. Kies het formaat op hoe je hem
      verspreidt: DL past in een lange envelop en in elke folderhouder, A5 in de tas, A4 op een
      beurstafel.</p>
      <h3>Vouwen</h3>
      <ul>
      <li><strong>enkele vouw:</strong> vier pagina's, opent als een boek</li>
      <li><strong>wikkelvouw:</strong> zes pagina's die in elkaar draaien</li>
      <li><strong>zigzagvouw:</strong> zes pagina's als een harmonica</li>
      </ul>
      <p>Papier van 170 gram rillen wij eerst, zodat de rug niet breekt. Bij een wikkelvouw is het deel dat
      naar binnen valt 2 mm smaller: gebruik ons sjabloon.</p>
      <h3>Gevouwen of plat</h3>
      <p>Gevouwen is klaar om uit te delen. Plat met rillijn neemt minder plaats in en vouw je zelf als je
      ze nodig hebt.</p>
      <h3>Bestand</h3>
      <p>Twee pagina's in het open formaat met 3 mm afloop: binnenkant en buitenkant. CMYK, 300 ppi, tekst 4
      mm uit rand en vouw.</p>
    `),
    metaTitle: 'Folders drukken en vouwen',
    metaDescription: prose(`
      Gevouwen folders in A5, A4 of DL op 135 of 170 grams papier, enkele vouw, wikkelvouw of zigzag.
      Oplagen van 250 tot 5.000, na vier werkdagen klaar.
    `),
    fixedSizeMm: [148, 210],
    production: offsetSheet,
    print: twoSidedPaperPrint,
    material: { name: 'naar keuze', thicknessMm: null, weight: null },
    properties: {
      materiaal: 'papier',
      gebruik: 'binnen',
      druktechniek: 'Offset, verzamelvorm',
      zijden: 'dubbelzijdig',
    },
    lead: offsetLead,
    delivery: boxes,
    searchSynonyms: ['folder', 'leaflet gevouwen', 'brochure gevouwen', 'tweeluik', 'drieluik'],
    relatedSkus: ['FLY-STD', 'BRO-A5'],
    scene: { kind: 'foldChoice', artwork: 8532, tint: 5 },
    popularity: 81,
  }),
]
