import { flatBoards, parcelOrLong } from '../deliveries.ts'
import { boardLead, rollLead } from '../lead-times.ts'
import type { DemoProduct } from '../model.ts'
import { perM2 } from '../price-rules.ts'
import { boardPrint, canvasPrint } from '../print-specs.ts'
import { boardFrom, vinylRoll } from '../production.ts'
import { prose } from '../prose.ts'
import { simpleProduct } from '../simple-product.ts'
import { rollTiers, sheetTiers } from '../tiers.ts'

export const interiorProducts: readonly DemoProduct[] = [
  simpleProduct({
    sku: 'CAN-SPIE',
    title: 'Canvas op spieraam',
    urlPath: '/wand-en-interieur/wanddoek/canvas-op-spieraam',
    categoryPaths: ['/wand-en-interieur/wanddoek'],
    shortDescription: 'Katoenmix 340 g, gespannen op een spieraam van 20 mm.',
    mediumDescription: prose(`
      Katoenmix van 340 gram, gespannen op een houten spieraam van 20 mm. De afbeelding loopt om de
      rand door; klaar om op te hangen.
    `),
    description: prose(`
      <p>Canvas heeft een zichtbare weefstructuur en spiegelt niet, ook niet tegenover een raam. Wij
      spannen het doek op een spieraam van vurenhout en vouwen de hoeken strak om. Een ophanglijst is
      niet nodig.</p>
      <h3>Waar je het voor gebruikt</h3>
      <ul>
      <li>wachtkamer, hotelkamer en vergaderruimte</li>
      <li>bedrijfsgeschiedenis of productfoto's in een hal</li>
      <li>cadeau voor een jubileum of oplevering</li>
      </ul>
      <h3>Ophangen</h3>
      <p>Tot een meter breed volstaan twee schroeven waar het raam op rust, daarboven drie. Met de
      spieën in de hoeken span je het doek na als het in een droge winter wat ruimte krijgt.</p>
      <h3>Bestand</h3>
      <p>Voeg rondom 50 mm afloop toe: dat deel vouwt om het raam. Houd gezichten en tekst minstens 30
      mm van de zichtrand. CMYK, 150 ppi op ware grootte. Maten gaan per centimeter, vanaf 20 cm.</p>
    `),
    metaTitle: 'Canvas op spieraam, op maat gedrukt',
    metaDescription: prose(`
      Foto of ontwerp op canvas van 340 gram, gespannen op een houten spieraam. Op maat tot 3 x 1,5
      meter, na twee werkdagen klaar.
    `),
    priceRule: perM2('49.00', '0.12', {
      setup: '7.50',
      minimumLine: '22.50',
      extraDesign: '3.50',
      tiers: rollTiers,
    }),
    sizes: { stepMm: 10, width: [200, 3000, 800], height: [200, 1500, 600] },
    production: vinylRoll,
    print: canvasPrint,
    material: { name: 'canvas 340 g op vurenhout', thicknessMm: 20, weight: { grams: 1400, per: 'm2' } },
    properties: {
      materiaal: 'canvas',
      gebruik: 'binnen',
      druktechniek: 'Latexprint, gesneden op plotter',
      zijden: 'enkelzijdig',
      'dikte-mm': '20',
    },
    lead: rollLead,
    delivery: parcelOrLong,
    searchSynonyms: ['canvas doek', 'canvasdoek', 'schilderij print', 'kanvas'],
    relatedSkus: ['PST-MAAT', 'AKO-VILT'],
    scene: { kind: 'canvas', artwork: 9740, tint: 4 },
    popularity: 53,
  }),
  simpleProduct({
    sku: 'AKO-VILT',
    title: 'Akoestische viltplaat bedrukt 9 mm',
    urlPath: '/wand-en-interieur/akoestiek/akoestische-viltplaat-bedrukt-9-mm',
    categoryPaths: ['/wand-en-interieur/akoestiek'],
    shortDescription: 'Geperste pet-vezel, direct bedrukt.',
    mediumDescription: prose(`
      Geperste pet-vezel van 9 mm, direct bedrukt en op maat gesneden. Dempt galm in kantoor en
      praktijk. Brandklasse B-s1,d0, certificaat op aanvraag.
    `),
    description: prose(`
      <p>Vilt van gerecyclede pet-vezel neemt een deel van de spraak op die anders door de ruimte
      kaatst. Bedrukt is het meteen wanddecoratie. De plaat weegt 1,8 kilo per vierkante meter en is
      met een mes bij te snijden.</p>
      <h3>Hoeveel heb je nodig</h3>
      <p>Begin met ongeveer een vijfde van het wandoppervlak, verdeeld over twee wanden. Dunne platen
      dempen vooral hoge tonen; voor een zeer gallende ruimte is een dikker paneel beter.</p>
      <h3>Monteren</h3>
      <p>Lijm op een droge, stofvrije muur met montagekit, of schroef met brede ringen. Laat 3 mm
      ruimte tussen platen, dan valt een klein verschil in maat niet op.</p>
      <h3>Bestand</h3>
      <p>De grootste maat is 2790 x 1190 mm. CMYK met 5 mm afloop, 100 ppi. Vilt is ruw en licht
      gemêleerd: kies grote vlakken en vermijd letters kleiner dan 15 mm. Kleuren worden iets zachter
      dan op glad papier.</p>
    `),
    metaTitle: 'Akoestische viltplaat bedrukt, 9 mm',
    metaDescription: prose(`
      Akoestische viltplaat van 9 mm op maat, direct bedrukt. Dempt galm in kantoor, kantine en
      praktijk. Licht en eenvoudig te lijmen.
    `),
    priceRule: perM2('59.00', '0.25', { setup: '12.50', minimumLine: '35.00', tiers: sheetTiers }),
    sizes: { stepMm: 1, width: [300, 2790, 1200], height: [300, 1190, 600] },
    production: boardFrom(0, [2800, 1200]),
    print: boardPrint,
    material: { name: 'pet-vilt', thicknessMm: 9, weight: { grams: 1800, per: 'm2' } },
    properties: {
      materiaal: 'pet-vilt',
      gebruik: 'binnen',
      druktechniek: 'UV-vlakbedprint',
      brandklasse: 'B-s1,d0',
      zijden: 'enkelzijdig',
      'dikte-mm': '9',
    },
    lead: boardLead,
    delivery: flatBoards,
    searchSynonyms: ['pet vilt', 'akoestiek vilt'],
    relatedSkus: ['CAN-SPIE'],
    scene: { kind: 'plaat', artwork: 3088, tint: 5 },
    popularity: 29,
  }),
]
