import { bundleProduct } from '../../bundle-product.ts'
import { foldedCloth, parcelOrLong } from '../../deliveries.ts'
import { textileLead } from '../../lead-times.ts'
import type { DemoProduct } from '../../model.ts'
import { perM2 } from '../../price-rules.ts'
import { textilePrint } from '../../print-specs.ts'
import { textileRoll } from '../../production.ts'
import { prose } from '../../prose.ts'
import { rollTiers } from '../../tiers.ts'

export const composedFlags: readonly DemoProduct[] = [
  bundleProduct({
    sku: 'BVL-SET',
    title: 'Beachvlag compleet',
    urlPath: '/vlaggen-en-masten/beachvlaggen/beachvlag-compleet',
    categoryPaths: ['/vlaggen-en-masten/beachvlaggen'],
    shortDescription: 'Doek, stok en voet, drie vormen in vier maten.',
    mediumDescription: prose(`
      Beachvlag in druppel-, veer- of rechte vorm, van 2,3 tot 5,4 meter hoog. Met deelbare stok, een
      voet voor binnen of buiten en een tas om alles mee te nemen.
    `),
    description: prose(`
      <p>Een beachvlag staat in een paar minuten en wordt van ver gezien, ook als het windstil is: de
      gebogen stok houdt het doek strak. Het doek draait mee met de wind en de druk schijnt door, zodat
      je hem van twee kanten ziet.</p>
      <h3>Vorm en maat</h3>
      <ul>
      <li><strong>druppel:</strong> altijd strak, herkenbaar silhouet</li>
      <li><strong>veer:</strong> slank, goed voor een staande naam</li>
      <li><strong>recht:</strong> de meeste ruimte voor tekst</li>
      <li>S is 2,3 m hoog, M 3,0 m, L 4,2 m en XL 5,4 m</li>
      </ul>
      <h3>Welke voet</h3>
      <p>Grondpen in gras of zand, kruisvoet met waterring op straat, vloerplaat binnen. Haal de vlag
      binnen vanaf windkracht vijf. Bij dagelijks gebruik gaat een doek ongeveer een half jaar mee;
      van de maten S en M bestel je ook alleen een nieuw doek.</p>
      <h3>Bestand</h3>
      <p>Gebruik ons sjabloon van jouw vorm. CMYK, 10 mm afloop, 100 ppi. Houd tekst 20 mm uit de rand en
      uit de tunnel.</p>
    `),
    metaTitle: 'Beachvlag met stok en voet samenstellen',
    metaDescription: prose(`
      Complete beachvlag: druppel, veer of recht in vier maten tot 5,4 meter, met stok, voet en tas naar
      keuze. Doek na vier werkdagen gedrukt.
    `),
    production: textileRoll,
    print: textilePrint,
    material: { name: 'glanspolyester, aluminium', thicknessMm: null, weight: null },
    properties: {
      materiaal: 'vlaggendoek',
      gebruik: ['binnen', 'buiten'],
      druktechniek: 'Sublimatie op polyester',
      zijden: 'enkelzijdig',
    },
    lead: textileLead,
    delivery: parcelOrLong,
    searchSynonyms: [
      'beachflag',
      'beach flag',
      'strandvlag',
      'bannervlag',
      'beachvlaggen',
      'windvlag',
      'surfvlag',
    ],
    relatedSkus: ['BVV-RING', 'BVV-KRUIS'],
    scene: { kind: 'beachFlags', artwork: 1818, tint: 0 },
    popularity: 93,
  }),
  bundleProduct({
    sku: 'VLG-MAAT',
    title: 'Mast- of gevelvlag samenstellen',
    urlPath: '/vlaggen-en-masten/mastvlaggen/mast-of-gevelvlag-samenstellen',
    categoryPaths: ['/vlaggen-en-masten/mastvlaggen'],
    shortDescription: 'Maat, doek en afwerking naar keuze.',
    mediumDescription: prose(`
      Mastvlag, gevelvlag of banier op elke maat tot 6 × 3,1 meter. Je kiest licht of stevig polyester
      en de afwerking die bij jouw mast of gevelstok past.
    `),
    description: prose(`
      <p>Een vlag moet wapperen én heel blijven. Glanspolyester van 115 gram beweegt al bij een zuchtje;
      spunpolyester van 155 gram is steviger en matter, en houdt het langer vol op een open plek.</p>
      <h3>Afwerking per soort</h3>
      <ul>
      <li><strong>mastvlag:</strong> wit band met koord en lus, of twee musketonhaken</li>
      <li><strong>gevelvlag:</strong> tunnel van 40 mm, met stok en houder erbij te bestellen</li>
      <li><strong>banier:</strong> clips langs de mast, en een tunnel boven voor een uithouder</li>
      </ul>
      <h3>De juiste maat</h3>
      <p>Neem voor de breedte ongeveer een kwart van de masthoogte: bij een mast van 6 meter hoort een
      vlag van 150 × 100 cm, bij 8 meter een van 200 × 130 cm. Reken op negen maanden bij dagelijks gebruik; strijk de
      vlag bij storm.</p>
      <h3>Bestand</h3>
      <p>CMYK, 10 mm afloop, 100 ppi op ware grootte. De druk schijnt door naar de achterkant, waar tekst
      dus in spiegelbeeld staat. Blijf 20 mm van de rand.</p>
    `),
    metaTitle: 'Mastvlag, gevelvlag of banier op maat',
    metaDescription: prose(`
      Vlag op maat laten maken: mastvlag, gevelvlag of banier in twee soorten polyester, met band, haken,
      tunnel of clips. Na vier werkdagen klaar.
    `),
    priceRule: perM2('9.80', '0.5', {
      setup: '7.50',
      minimumLine: '19.50',
      extraDesign: '5.00',
      tiers: rollTiers,
    }),
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
    searchSynonyms: ['vlag laten maken', 'bedrijfsvlag', 'gevelvlag op maat'],
    relatedSkus: ['STO-GEVEL', 'MST-ALU6'],
    scene: { kind: 'flagChoice', artwork: 6722, tint: 3 },
    popularity: 83,
  }),
]
