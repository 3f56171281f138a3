import { parcelOrLong } from '../deliveries.ts'
import { rollLead } from '../lead-times.ts'
import type { DemoProduct } from '../model.ts'
import { perM2, perPiece, rateTiers } from '../price-rules.ts'
import { vinylPrint } from '../print-specs.ts'
import { vinylRoll } from '../production.ts'
import { prose } from '../prose.ts'
import { simpleProduct } from '../simple-product.ts'
import { rollTiers } from '../tiers.ts'

export const vehicleProducts: readonly DemoProduct[] = [
  simpleProduct({
    sku: 'WRP-CAST',
    title: 'Carwrap bedrukt gegoten',
    urlPath: '/voertuigreclame/carwrap/carwrap-bedrukt-gegoten',
    categoryPaths: ['/voertuigreclame/carwrap'],
    shortDescription: 'Gegoten folie met luchtkanalen en gegoten laminaat.',
    mediumDescription: prose(`
      Gegoten folie van 50 micron met luchtkanalen, bedrukt en afgewerkt met gegoten laminaat. Volgt
      rondingen en felsen, ongeveer vijf jaar buiten.
    `),
    description: prose(`
      <p>Gegoten folie is dun en heeft nauwelijks spanning. Verwarmd volgt hij de ronding van een
      bumper en de sleuf van een fels, en daar blijft hij ook liggen. De luchtkanalen in de lijm laten
      ingesloten lucht weg, het laminaat beschermt tegen wasstraat en uv.</p>
      <h3>Waar je het voor gebruikt</h3>
      <ul>
      <li>hele of gedeeltelijke belettering van bedrijfswagens</li>
      <li>achterdeuren en zijkanten van een bus</li>
      <li>aanhangers met ronde hoeken</li>
      </ul>
      <h3>Plakken</h3>
      <p>Laat dit door een ervaren plakker doen, in een ruimte van minstens 15 graden. Wacht na een
      nieuwe laklaag drie weken. Laat naden met de rijrichting mee overlappen.</p>
      <h3>Bestand</h3>
      <p>Per paneel tot 1,5 meter hoog en 10 meter lang, met 50 mm extra rondom om om te slaan. CMYK,
      150 ppi op ware grootte. Vermeld merk, type en bouwjaar in de bestandsnaam.</p>
    `),
    metaTitle: 'Carwrap bedrukt, gegoten folie met laminaat',
    metaDescription: prose(`
      Bedrukte carwrapfolie op maat: gegoten vinyl met luchtkanalen en laminaat. Volgt rondingen van
      bus en auto, ongeveer vijf jaar houdbaar.
    `),
    priceRule: perM2('41.50', '0.5', {
      setup: '12.50',
      minimumLine: '45.00',
      extraDesign: '5.00',
      tiers: rollTiers,
    }),
    sizes: { stepMm: 1, width: [300, 10000, 1500], height: [300, 1500, 1500] },
    production: vinylRoll,
    print: vinylPrint,
    material: {
      name: 'vinyl gegoten 50 micron + laminaat 30 micron',
      thicknessMm: 0.08,
      weight: { grams: 250, per: 'm2' },
    },
    properties: {
      materiaal: 'vinyl',
      gebruik: 'binnen en buiten',
      druktechniek: 'Latexprint, gesneden op plotter',
      zijden: 'enkelzijdig',
      'dikte-mm': '0,08',
    },
    lead: rollLead,
    delivery: parcelOrLong,
    searchSynonyms: ['car wrap', 'wrapfolie', 'carrwrap', 'volledig bestickeren'],
    relatedSkus: ['TOE-RAKEL', 'AUT-MAG60'],
    scene: { kind: 'rol', artwork: 5124, tint: 2 },
    popularity: 45,
  }),
  simpleProduct({
    sku: 'AUT-MAG60',
    title: 'Autoplaat magneet 60 x 20 cm',
    urlPath: '/voertuigreclame/magneetplaten/autoplaat-magneet-60-x-20-cm',
    categoryPaths: ['/voertuigreclame/magneetplaten', '/stickers-en-folies/speciale-folies'],
    shortDescription: 'Set van 2, 0,85 mm, ronde hoeken.',
    mediumDescription: prose(`
      Twee magneetplaten van 60 x 20 cm voor de autodeuren, met ronde hoeken. Zonder lijm aan te
      brengen en weer af te nemen.
    `),
    description: prose(`
      <p>Overdag een bedrijfswagen, 's avonds weer een gewone auto. De magneetfolie is 0,85 mm dik en
      blijft bij snelwegsnelheid zitten, zolang hij over de volle breedte op vlak staal ligt.</p>
      <h3>Past het op mijn auto</h3>
      <p>Test met een koelkastmagneet: blijft die niet hangen, dan is de deur van aluminium of
      kunststof. Meet of er een vlak stuk van 60 x 20 cm is zonder sierlijst of vouw.</p>
      <h3>Onderhoud</h3>
      <ul>
      <li>maak deur en plaat schoon en droog voor je hem plaatst</li>
      <li>neem de platen elke week los, zo voorkom je vlekken in de lak</li>
      <li>bewaar ze vlak, niet opgerold en niet gevouwen</li>
      </ul>
      <h3>Bestand</h3>
      <p>Een set telt twee gelijke platen. Formaat 600 x 200 mm met 3 mm afloop, 3 mm vrij langs de
      rand, 150 ppi in CMYK. De hoeken krijgen een straal van 10 mm.</p>
    `),
    metaTitle: 'Magneetplaten auto 60 x 20 cm, set van 2',
    metaDescription: prose(`
      Set van twee magneetplaten van 60 x 20 cm voor autodeuren. Bedrukt, met ronde hoeken en zonder
      lijm. Na twee werkdagen klaar.
    `),
    priceRule: perPiece('32.50', {
      tiers: rateTiers('piece', [1, '32.50'], [2, '29.50'], [5, '25.90'], [10, '22.50']),
    }),
    fixedSizeMm: [600, 200],
    production: vinylRoll,
    print: vinylPrint,
    material: { name: 'magneetfolie 0,85 mm', thicknessMm: 0.85, weight: { grams: 700, per: 'piece' } },
    properties: {
      materiaal: 'magneetfolie',
      gebruik: 'binnen en buiten',
      druktechniek: 'Latexprint, gesneden op plotter',
      zijden: 'enkelzijdig',
      'dikte-mm': '0,85',
    },
    lead: rollLead,
    delivery: parcelOrLong,
    searchSynonyms: ['magneetbord auto', 'automagneet', 'magneetplaat', 'magneet sticker auto'],
    relatedSkus: ['WRP-CAST', 'STK-POLY'],
    scene: { kind: 'sticker', artwork: 9256, tint: 3 },
    popularity: 55,
  }),
]
