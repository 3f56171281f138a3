import { flatBoards, longOrPallet } from '../../deliveries.ts'
import { boardLead, withoutExpress } from '../../lead-times.ts'
import type { DemoProduct } from '../../model.ts'
import { perM2 } from '../../price-rules.ts'
import { boardPrint, textilePrint } from '../../print-specs.ts'
import { boardFrom, textileRoll } from '../../production.ts'
import { prose } from '../../prose.ts'
import { simpleProduct } from '../../simple-product.ts'
import { rollTiers, sheetTiers } from '../../tiers.ts'

export const acoustics: readonly DemoProduct[] = [
  simpleProduct({
    sku: 'AKO-PAN',
    title: 'Akoestisch paneel bedrukt',
    urlPath: '/wand-en-interieur/akoestiek/akoestisch-paneel-bedrukt',
    categoryPaths: ['/wand-en-interieur/akoestiek'],
    shortDescription: 'Aluminium frame 44 mm met kern 40 mm en verwisselbaar doek.',
    mediumDescription: prose(`
      Aluminium frame van 44 mm met een kern van steenwol en een bedrukt, verwisselbaar doek. Dempt
      galm in kantoren, praktijken en horeca.
    `),
    description: prose(`
      <p>Een vergaderruimte met glas en beton galmt, en na een uur is iedereen moe. Steenwol van 40
      mm vangt het middengebied van de stem op. Het doek ervoor is bedrukt en laat het geluid gewoon
      door.</p>
      <h3>Hoeveel panelen</h3>
      <p>Begin met een kwart van het vloeroppervlak, verdeeld over twee wanden die niet tegenover
      elkaar liggen. Boven een tafel werkt een hangend paneel het beste. Bij twijfel denken wij graag
      mee over het aantal.</p>
      <h3>Ander beeld</h3>
      <ul>
      <li>trek het doek aan het lipje uit de gleuf</li>
      <li>druk het nieuwe doek met de pees in het frame</li>
      <li>kern en frame blijven hangen</li>
      </ul>
      <h3>Bestand</h3>
      <p>Van 400 × 400 mm tot 3000 × 2400 mm. CMYK, 10 mm afloop, 100 ppi, 20 mm vrij langs de rand.
      Zes kilo per vierkante meter. Certificaat van de brandklasse op aanvraag.</p>
    `),
    metaTitle: 'Akoestisch paneel bedrukt op maat',
    metaDescription: prose(`
      Akoestisch paneel op maat: aluminium frame van 44 mm, kern van 40 mm en bedrukt doek.
      Brandklasse B-s1,d0, na zeven werkdagen klaar.
    `),
    priceRule: perM2('139.00', '0.5', { setup: '25.00', minimumLine: '95.00', tiers: rollTiers }),
    sizes: { stepMm: 1, width: [400, 3000, 1200], height: [400, 2400, 1200] },
    production: textileRoll,
    print: textilePrint,
    material: {
      name: 'steenwolkern en polyester 260 g',
      thicknessMm: 44,
      weight: { grams: 6200, per: 'm2' },
    },
    properties: {
      materiaal: 'polyester',
      gebruik: 'binnen',
      druktechniek: 'Sublimatie op polyester',
      brandklasse: 'B-s1,d0',
      zijden: 'enkelzijdig',
      'dikte-mm': '44',
    },
    lead: withoutExpress(7),
    delivery: longOrPallet,
    searchSynonyms: ['geluidspaneel', 'akoestisch doek', 'geluidsdemping'],
    relatedSkus: ['AKO-VILT', 'TXF-DOEK'],
    scene: { kind: 'woolPanel', artwork: 373, tint: 1 },
    popularity: 37,
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
      <p>De grootste maat is 2790 × 1190 mm. CMYK met 5 mm afloop, 100 ppi. Vilt is ruw en licht
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
    scene: { kind: 'feltPanel', artwork: 3088, tint: 5 },
    popularity: 29,
  }),
]
