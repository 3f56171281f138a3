import { boxes } from '../deliveries.ts'
import { digitalLead, offsetLead, withoutExpress } from '../lead-times.ts'
import type { DemoProduct } from '../model.ts'
import { perRun } from '../price-rules.ts'
import { eitherSidePaperPrint, oneSidedPaperPrint, twoSidedPaperPrint } from '../print-specs.ts'
import { digitalSheet, offsetSheet } from '../production.ts'
import { prose } from '../prose.ts'
import { simpleProduct } from '../simple-product.ts'

export const printedMatterProducts: readonly DemoProduct[] = [
  simpleProduct({
    sku: 'VIS-DIGI',
    title: 'Visitekaartjes digitaal, kleine oplage',
    urlPath: '/drukwerk/visitekaartjes/visitekaartjes-digitaal-kleine-oplage',
    categoryPaths: ['/drukwerk/visitekaartjes'],
    shortDescription: '85 x 55 mm, 350 g mat, vanaf 25 stuks.',
    mediumDescription: prose(`
      Visitekaartjes van 85 x 55 mm op mat karton van 350 gram, vanaf 25 stuks. Digitaal gedrukt,
      dus snel en ook per persoon te bestellen.
    `),
    description: prose(`
      <p>Een nieuwe collega begint maandag en heeft kaartjes nodig. Met digitale druk hoef je geen
      duizend stuks te nemen: 25, 50, 100 of 250 is genoeg, en na twee werkdagen liggen ze klaar.</p>
      <h3>Papier</h3>
      <p>Houtvrij mat karton van 350 gram, 0,38 mm dik. Je kunt er met een balpen op schrijven.
      Digitale toner heeft een zachte glans op donkere vlakken.</p>
      <h3>Meer namen in één keer</h3>
      <p>Maak per persoon een bestand van twee pagina's, upload ze samen en verdeel de oplage over de
      ontwerpen.</p>
      <h3>Bestand</h3>
      <ul>
      <li>85 x 55 mm met 3 mm afloop, dus 91 x 61 mm in totaal</li>
      <li>tekst minstens 4 mm uit de rand</li>
      <li>voorzijde op pagina 1, achterzijde op pagina 2</li>
      <li>CMYK, 300 ppi, lettertypen ingesloten</li>
      </ul>
    `),
    metaTitle: 'Visitekaartjes digitaal vanaf 25 stuks',
    metaDescription: prose(`
      Visitekaartjes van 85 x 55 mm op mat karton van 350 gram. Vanaf 25 stuks, een- of tweezijdig,
      na twee werkdagen klaar.
    `),
    priceRule: perRun(
      [
        [25, '9.90'],
        [50, '12.50'],
        [100, '16.90'],
        [250, '24.50'],
      ],
      { extraDesign: '5.00' },
    ),
    fixedSizeMm: [85, 55],
    production: digitalSheet,
    print: eitherSidePaperPrint,
    material: { name: 'houtvrij mat 350 g', thicknessMm: 0.38, weight: { grams: 350, per: 'm2' } },
    properties: {
      materiaal: 'papier',
      gebruik: 'binnen',
      druktechniek: 'Digitaal (toner)',
      zijden: 'enkel- of dubbelzijdig',
      'dikte-mm': '0,38',
    },
    lead: digitalLead,
    delivery: boxes,
    searchSynonyms: ['snel visitekaartjes', 'spoed visitekaartjes'],
    relatedSkus: ['FLY-DL-350', 'HST-BRIEF'],
    scene: { kind: 'visitekaartje', artwork: 4381, tint: 2 },
    popularity: 87,
  }),
  simpleProduct({
    sku: 'FLY-DL-350',
    title: 'Flyers DL 350 g',
    urlPath: '/drukwerk/flyers/flyers-dl-350-g',
    categoryPaths: ['/drukwerk/flyers'],
    shortDescription: 'Lang formaat 99 x 210 mm.',
    mediumDescription: prose(`
      Lange flyer van 99 x 210 mm op stevig karton van 350 gram, tweezijdig full colour. Past
      ongevouwen in een gewone envelop.
    `),
    description: prose(`
      <p>Een derde van een A4, maar zo stevig als een ansichtkaart. Het formaat past in een DL-envelop
      en in elke folderhouder, en blijft rechtop staan op een balie.</p>
      <h3>Waar je het voor gebruikt</h3>
      <ul>
      <li>cadeaubonnen, menukaarten en prijslijsten</li>
      <li>bijsluiter bij een pakket</li>
      <li>uitnodiging voor een open dag</li>
      </ul>
      <h3>Oplagen</h3>
      <p>Wij drukken deze flyer in offset, samen met ander werk op één vel. Daarom zijn er vaste
      oplagen van 100 tot 2.500 stuks; de prijs geldt voor de hele oplage.</p>
      <h3>Bestand</h3>
      <p>Twee pagina's van 99 x 210 mm met 3 mm afloop, tekst 4 mm uit de rand. CMYK, 300 ppi. Gebruik
      voor zwarte tekst alleen zwart, niet vier kleuren over elkaar: dat blijft scherper. Kleine
      kleurverschillen tussen twee oplagen horen bij een verzamelvorm.</p>
    `),
    metaTitle: 'Flyers DL 350 gram laten drukken',
    metaDescription: prose(`
      DL-flyers van 99 x 210 mm op 350 grams karton, tweezijdig full colour. Oplagen van 100 tot
      2.500, na vier werkdagen klaar.
    `),
    priceRule: perRun([
      [100, '29.50'],
      [250, '34.50'],
      [500, '44.00'],
      [1000, '62.00'],
      [2500, '115.00'],
    ]),
    fixedSizeMm: [99, 210],
    production: offsetSheet,
    print: twoSidedPaperPrint,
    material: { name: 'houtvrij mat 350 g', thicknessMm: 0.36, weight: { grams: 350, per: 'm2' } },
    properties: {
      materiaal: 'papier',
      gebruik: 'binnen',
      druktechniek: 'Offset, verzamelvorm',
      zijden: 'dubbelzijdig',
      'dikte-mm': '0,36',
    },
    lead: offsetLead,
    delivery: boxes,
    searchSynonyms: ['dl kaart', 'boekenlegger'],
    relatedSkus: ['FOL-DIGI', 'VIS-DIGI'],
    scene: { kind: 'flyer', artwork: 3073, tint: 3 },
    popularity: 68,
  }),
  simpleProduct({
    sku: 'FOL-DIGI',
    title: 'Folder A4 drieluik digitaal, kleine oplage',
    urlPath: '/drukwerk/folders/folder-a4-drieluik-digitaal-kleine-oplage',
    categoryPaths: ['/drukwerk/folders'],
    shortDescription: "Zes pagina's DL, wikkelvouw, 170 g, gevouwen geleverd.",
    mediumDescription: prose(`
      Drieluik van A4 naar DL, zes pagina's op silk papier van 170 gram. Digitaal gedrukt en
      gevouwen geleverd, vanaf 25 stuks.
    `),
    description: prose(`
      <p>Een A4 die twee keer naar binnen vouwt tot DL. Zes pagina's is genoeg voor een aanbod met
      foto's, en weinig genoeg om gelezen te worden. Je krijgt de folders gevouwen en gebundeld.</p>
      <h3>Waar je het voor gebruikt</h3>
      <ul>
      <li>aanbod van een praktijk, school of installateur</li>
      <li>programma van een evenement</li>
      <li>instructie bij een product</li>
      </ul>
      <h3>Vouwen</h3>
      <p>Het deel dat naar binnen slaat is iets smaller: 97 mm, tegen 100 mm voor de andere twee.
      Gebruik ons sjabloon, dan klopt de indeling op beide zijden. De vouw wordt gerild, zodat de inkt
      niet barst.</p>
      <h3>Bestand</h3>
      <p>Twee liggende pagina's van 297 x 210 mm met 3 mm afloop, CMYK, 300 ppi. Zet geen tekst op een
      vouw en blijf 4 mm van de rand.</p>
    `),
    metaTitle: 'Folder A4 drieluik, digitaal vanaf 25 stuks',
    metaDescription: prose(`
      Folder van A4 naar DL gevouwen, zes pagina's op 170 grams silk. Digitaal gedrukt vanaf 25
      stuks, na twee werkdagen klaar.
    `),
    priceRule: perRun([
      [25, '29.50'],
      [50, '39.50'],
      [100, '58.00'],
      [250, '109.00'],
    ]),
    fixedSizeMm: [297, 210],
    production: digitalSheet,
    print: twoSidedPaperPrint,
    material: { name: 'houtvrij silk 170 g', thicknessMm: 0.14, weight: { grams: 170, per: 'm2' } },
    properties: {
      materiaal: 'papier',
      gebruik: 'binnen',
      druktechniek: 'Digitaal (toner)',
      zijden: 'dubbelzijdig',
      'dikte-mm': '0,14',
    },
    lead: digitalLead,
    delivery: boxes,
    searchSynonyms: ['folder kleine oplage', 'drieluik'],
    relatedSkus: ['FLY-DL-350', 'BRO-A4-32'],
    scene: { kind: 'folder', artwork: 946, tint: 4 },
    popularity: 66,
  }),
  simpleProduct({
    sku: 'BRO-A4-32',
    title: "Brochure A4 geniet 36 pagina's, 9 % btw",
    urlPath: '/drukwerk/brochures-en-boeken/brochure-a4-geniet-36-pagina-s-9-procent-btw',
    categoryPaths: ['/drukwerk/brochures-en-boeken'],
    shortDescription: "32 pagina's binnenwerk plus omslag; geen reclame-inhoud.",
    mediumDescription: prose(`
      Brochure van A4 met 32 pagina's binnenwerk en een omslag van 250 gram, geniet met twee
      nietjes. Voor uitgaven die niet vooral reclame zijn, daarom 9 procent btw.
    `),
    description: prose(`
      <p>Voor jaarverslagen, cursusboeken, programmaboeken en handleidingen. Het binnenwerk is silk
      papier van 115 gram, de omslag 250 gram. Twee nietjes in de rug; het geheel ligt vlak open.</p>
      <h3>Waarom 9 procent btw</h3>
      <p>Een brochure met minstens 32 pagina's en een omslag valt onder het lage tarief als de inhoud
      niet vooral reclame is. Is jouw uitgave wel reclame, meld dat dan bij de bestelling: wij
      factureren dan 21 procent. De beoordeling hangt af van de inhoud.</p>
      <h3>Bestand</h3>
      <ul>
      <li>losse pagina's in leesvolgorde, niet als spreads</li>
      <li>36 pagina's in totaal: 4 voor de omslag, 32 voor het binnenwerk</li>
      <li>A4 staand met 3 mm afloop, tekst 4 mm uit de rand</li>
      <li>CMYK, 300 ppi, lettertypen ingesloten</li>
      </ul>
      <p>Oplagen van 50 tot 1.000 stuks, na zes werkdagen klaar. Express is bij geniet werk niet
      mogelijk.</p>
    `),
    metaTitle: "Brochure A4, 36 pagina's geniet, 9% btw",
    metaDescription: prose(`
      Geniete brochure van A4: 32 pagina's binnenwerk plus omslag. Met 9% btw voor uitgaven die niet
      vooral reclame zijn. Vanaf 50 stuks.
    `),
    priceRule: perRun([
      [50, '289.00'],
      [100, '365.00'],
      [250, '549.00'],
      [500, '798.00'],
      [1000, '1265.00'],
    ]),
    vatPercent: 9,
    fixedSizeMm: [210, 297],
    production: offsetSheet,
    print: twoSidedPaperPrint,
    material: { name: 'houtvrij silk 115/250 g', thicknessMm: null, weight: { grams: 146, per: 'piece' } },
    properties: {
      materiaal: 'papier',
      gebruik: 'binnen',
      druktechniek: 'Offset, verzamelvorm',
      zijden: 'dubbelzijdig',
    },
    lead: withoutExpress(6),
    delivery: boxes,
    searchSynonyms: ['magazine', 'personeelsblad', 'tijdschrift'],
    relatedSkus: ['FOL-DIGI', 'HST-BRIEF'],
    scene: { kind: 'boek', artwork: 3184, tint: 5 },
    popularity: 36,
  }),
  simpleProduct({
    sku: 'HST-BRIEF',
    title: 'Briefpapier A4 90 g',
    urlPath: '/drukwerk/huisstijl/briefpapier-a4-90-g',
    categoryPaths: ['/drukwerk/huisstijl'],
    shortDescription: 'Printerveilig offsetpapier.',
    mediumDescription: prose(`
      Briefpapier van A4 op houtvrij offsetpapier van 90 gram, enkelzijdig full colour. Geschikt
      voor laserprinter en inkjet.
    `),
    description: prose(`
      <p>Een brief op papier valt op, juist omdat er zo weinig van komen. Dit offsetpapier van 90 gram
      is net iets steviger dan printpapier, neemt inkt goed op en loopt niet vast in de printer.</p>
      <h3>Printerveilig</h3>
      <p>De drukinkt is bestand tegen de hitte van een laserprinter. Laat het papier na levering een
      dag in de ruimte liggen waar de printer staat, dan trekt het niet krom.</p>
      <h3>Oplagen</h3>
      <p>Je bestelt per oplage, van 250 tot 5.000 vel. Omdat de opstart het grootste deel van de prijs
      is, kost het dubbele aantal lang niet het dubbele.</p>
      <h3>Bestand</h3>
      <ul>
      <li>210 x 297 mm met 3 mm afloop</li>
      <li>laat 4 mm rondom vrij van tekst en logo</li>
      <li>lijnen minstens 0,25 punt, zwarte tekst alleen in zwart</li>
      <li>één pagina, CMYK, 300 ppi</li>
      </ul>
    `),
    metaTitle: 'Briefpapier A4 90 gram laten drukken',
    metaDescription: prose(`
      Briefpapier van A4 op offsetpapier van 90 gram, geschikt voor laserprinter en inkjet. Oplagen
      van 250 tot 5.000, na vier werkdagen klaar.
    `),
    priceRule: perRun([
      [250, '42.00'],
      [500, '49.00'],
      [1000, '64.00'],
      [2500, '112.00'],
      [5000, '189.00'],
    ]),
    fixedSizeMm: [210, 297],
    production: offsetSheet,
    print: oneSidedPaperPrint,
    material: { name: 'offset 90 g', thicknessMm: 0.11, weight: { grams: 90, per: 'm2' } },
    properties: {
      materiaal: 'papier',
      gebruik: 'binnen',
      druktechniek: 'Offset, verzamelvorm',
      zijden: 'enkelzijdig',
      'dikte-mm': '0,11',
    },
    lead: offsetLead,
    delivery: boxes,
    searchSynonyms: ['briefpapier', 'letterhead'],
    relatedSkus: ['VIS-DIGI', 'BRO-A4-32'],
    scene: { kind: 'flyer', artwork: 8274, tint: 0 },
    popularity: 57,
  }),
]
