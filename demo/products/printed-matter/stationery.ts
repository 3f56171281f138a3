import { boxes } from '../../deliveries.ts'
import { offsetLead, withoutExpress } from '../../lead-times.ts'
import type { DemoProduct } from '../../model.ts'
import { perRun } from '../../price-rules.ts'
import { dieCutPaperPrint, oneSidedPaperPrint } from '../../print-specs.ts'
import { digitalSheet, offsetSheet } from '../../production.ts'
import { prose } from '../../prose.ts'
import { simpleProduct } from '../../simple-product.ts'

export const stationery: readonly DemoProduct[] = [
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
      <li>210 × 297 mm met 3 mm afloop</li>
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
    scene: { kind: 'letterPaper', artwork: 8274, tint: 0 },
    popularity: 57,
  }),
  simpleProduct({
    sku: 'HST-ENV',
    title: 'Enveloppen EA5/6 zelfklevend',
    urlPath: '/drukwerk/huisstijl/enveloppen-ea5-6-zelfklevend',
    categoryPaths: ['/drukwerk/huisstijl'],
    shortDescription: '110 × 220 mm, zelfklevend, zonder venster.',
    mediumDescription: prose(`
      Bedrukte enveloppen van 110 × 220 mm met zelfklevende sluiting. Voor een brief die op A4 in
      drieën is gevouwen.
    `),
    description: prose(`
      <p>Een brief op huisstijlpapier in een blanco envelop is half werk. Wij drukken logo en
      retouradres op houtvrij wit papier van 90 gram. De klep is zelfklevend met een strip: geen
      vocht nodig.</p>
      <h3>Waar mag druk komen</h3>
      <p>Het postbedrijf leest adressen met een camera. Houd daarom rechtsonder en langs de onderrand
      vrij.</p>
      <ul>
      <li>afzender linksboven of op de klep</li>
      <li>onderste 15 mm helemaal wit</li>
      <li>rechtsboven een hoek van 74 × 40 mm voor de frankering</li>
      </ul>
      <h3>Verwerken</h3>
      <p>De enveloppen zijn geschikt voor een kantoorprinter. Test met één exemplaar: warme
      fixeerrollen kunnen de lijmstrip activeren.</p>
      <h3>Bestand</h3>
      <p>220 × 110 mm, CMYK, 300 ppi, lijnen minstens 0,25 punt. Blijf 4 mm uit de rand; over de rand
      drukken kan bij een gevouwen envelop niet.</p>
    `),
    metaTitle: 'Enveloppen EA5/6 bedrukken, zelfklevend',
    metaDescription: prose(`
      Bedrukte EA5/6-enveloppen van 110 × 220 mm, zelfklevend en zonder venster. Oplagen van 250 tot
      2.500, na vier werkdagen klaar.
    `),
    priceRule: perRun([
      [250, '49.00'],
      [500, '69.00'],
      [1000, '109.00'],
      [2500, '225.00'],
    ]),
    fixedSizeMm: [220, 110],
    production: digitalSheet,
    print: oneSidedPaperPrint,
    material: { name: 'offset 90 g', thicknessMm: null, weight: { grams: 6, per: 'piece' } },
    properties: {
      materiaal: 'papier',
      gebruik: 'binnen',
      druktechniek: 'Digitaal (toner)',
      zijden: 'enkelzijdig',
    },
    lead: withoutExpress(4),
    delivery: boxes,
    searchSynonyms: ['envelop', 'enveloppe'],
    relatedSkus: ['HST-BRIEF', 'HST-MAP'],
    scene: { kind: 'envelopes', artwork: 970, tint: 4 },
    popularity: 46,
  }),
  simpleProduct({
    sku: 'HST-MAP',
    title: 'Presentatiemap A4',
    urlPath: '/drukwerk/huisstijl/presentatiemap-a4',
    categoryPaths: ['/drukwerk/huisstijl'],
    shortDescription: '400 g met gelijmde klep.',
    mediumDescription: prose(`
      Presentatiemap voor A4 in karton van 400 gram, met een gelijmde klep onderaan. Plat geleverd in
      dozen, klaar om te vullen.
    `),
    description: prose(`
      <p>Een offerte in een map blijft op het bureau liggen. Het karton is 0,5 mm dik en aan de
      buitenkant bedrukt; de binnenkant blijft wit. De klep onderin houdt ongeveer twintig
      vellen.</p>
      <h3>Vullen</h3>
      <ul>
      <li>gaat dicht naar 220 × 310 mm</li>
      <li>past in een C4-envelop, met inhoud als brievenbuspakje</li>
      <li>een visitekaartje zet je vast met een hoekje of een nietje</li>
      </ul>
      <h3>Let op de rillen</h3>
      <p>Karton breekt bij een vouw de inkt een heel klein beetje. Op een donker vlak zie je daar een
      dun lichter lijntje. Een foto die doorloopt verbergt dat; een egaal zwart vlak juist niet.</p>
      <h3>Bestand</h3>
      <p>Uitslag 310 × 440 mm. Gebruik een sjabloon met stans- en rillijnen op een eigen laag, 3 mm
      afloop, CMYK, 300 ppi. Tekst 4 mm van rand en ril.</p>
    `),
    metaTitle: 'Presentatiemap A4 met gelijmde klep',
    metaDescription: prose(`
      Presentatiemap voor A4 in sulfaatkarton van 400 gram, met gelijmde klep. Oplagen van 100 tot
      1.000, na zeven werkdagen klaar.
    `),
    priceRule: perRun([
      [100, '219.00'],
      [250, '289.00'],
      [500, '398.00'],
      [1000, '595.00'],
    ]),
    fixedSizeMm: [310, 440],
    production: offsetSheet,
    print: dieCutPaperPrint,
    material: { name: 'sulfaatkarton 400 g', thicknessMm: 0.5, weight: { grams: 400, per: 'm2' } },
    properties: {
      materiaal: 'papier',
      gebruik: 'binnen',
      druktechniek: 'Offset, verzamelvorm',
      zijden: 'enkelzijdig',
      'dikte-mm': '0,5',
    },
    lead: withoutExpress(7),
    delivery: boxes,
    searchSynonyms: ['offertemap', 'kooimap'],
    relatedSkus: ['HST-BRIEF', 'VIS-MULTI', 'HST-ENV'],
    scene: { kind: 'presentationFolder', artwork: 8767, tint: 3 },
    popularity: 50,
  }),
  simpleProduct({
    sku: 'HST-BLOK',
    title: 'Schrijfblok A5 50 vel',
    urlPath: '/drukwerk/huisstijl/schrijfblok-a5-50-vel',
    categoryPaths: ['/drukwerk/huisstijl'],
    shortDescription: 'Kopgelijmd, 80 g, kartonnen rug.',
    mediumDescription: prose(`
      Schrijfblok op A5 met vijftig vellen, aan de kop gelijmd op een kartonnen rug. Elk vel bedrukt
      met je eigen opmaak.
    `),
    description: prose(`
      <p>Op een cursus wordt nog steeds met een pen geschreven. Vijftig vellen is genoeg voor een
      paar dagen aantekeningen, en elk afgescheurd vel draagt je logo verder. Het papier is
      ongestreken: inkt veegt niet.</p>
      <h3>Opmaak</h3>
      <ul>
      <li>logo en webadres onderaan, dan blijft de bovenkant vrij</li>
      <li>ruitjes of lijnen in 20 procent grijs, dat stoort niet</li>
      <li>alle vijftig vellen zijn gelijk</li>
      </ul>
      <h3>Lijmen</h3>
      <p>De kop is gelijmd, dus vellen scheuren schoon af zonder gaatjes. Leg blokken niet in de zon
      of tegen een radiator: de lijm droogt dan uit en laat los.</p>
      <h3>Bestand</h3>
      <p>148 × 210 mm staand, 3 mm afloop, CMYK, 300 ppi, tekst 4 mm uit de rand. Eén pagina. Een
      blok weegt 145 gram.</p>
    `),
    metaTitle: 'Schrijfblok A5 bedrukt, 50 vel',
    metaDescription: prose(`
      Schrijfblokken A5 met vijftig bedrukte vellen van 80 gram, kopgelijmd op karton. Vanaf 25
      blokken, na zes werkdagen klaar.
    `),
    priceRule: perRun([
      [25, '89.00'],
      [50, '129.00'],
      [100, '198.00'],
      [250, '389.00'],
    ]),
    fixedSizeMm: [148, 210],
    production: offsetSheet,
    print: oneSidedPaperPrint,
    material: { name: 'offset 80 g', thicknessMm: null, weight: { grams: 145, per: 'piece' } },
    properties: {
      materiaal: 'papier',
      gebruik: 'binnen',
      druktechniek: 'Offset, verzamelvorm',
      zijden: 'enkelzijdig',
    },
    lead: withoutExpress(6),
    delivery: boxes,
    searchSynonyms: ['notitieblok', 'kladblok'],
    relatedSkus: ['HST-BRIEF', 'KAL-WAND'],
    scene: { kind: 'writingPad', artwork: 5421, tint: 0 },
    popularity: 48,
  }),
]
