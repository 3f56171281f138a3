import { flatBoards } from '../../deliveries.ts'
import { boardLead } from '../../lead-times.ts'
import type { DemoProduct } from '../../model.ts'
import { perM2 } from '../../price-rules.ts'
import { boardPrint } from '../../print-specs.ts'
import { boardFrom } from '../../production.ts'
import { prose } from '../../prose.ts'
import { simpleProduct } from '../../simple-product.ts'
import { sheetTiers } from '../../tiers.ts'

export const clearSheets: readonly DemoProduct[] = [
  simpleProduct({
    sku: 'ACR-5',
    title: 'Acrylaat helder 5 mm',
    urlPath: '/borden-en-panelen/acrylaat-en-glasvervangers/acrylaat-helder-5-mm',
    categoryPaths: ['/borden-en-panelen/acrylaat-en-glasvervangers'],
    shortDescription: 'Gegoten acrylaat, 5 mm, achterzijde gespiegeld te bedrukken.',
    mediumDescription: prose(`
      Helder gegoten acrylaat van 5 mm, aan de achterzijde gespiegeld bedrukt. De glanzende voorkant
      blijft vrij van inkt en is makkelijk schoon te houden.
    `),
    description: prose(`
      <p>Gegoten acrylaat is zo helder als glas, maar half zo zwaar en veel minder breekbaar. Doordat
      wij aan de achterzijde drukken, kijk je door het materiaal naar de afbeelding: dat geeft diepte
      en de inkt kan niet beschadigen.</p>
      <h3>Waar je het voor gebruikt</h3>
      <ul>
      <li>naamborden bij de entree</li>
      <li>panelen in praktijk, hotel en kantoor</li>
      <li>menuborden en prijslijsten</li>
      </ul>
      <h3>Monteren</h3>
      <p>Met afstandhouders op 20 mm van de rand, in een boorgat van 10 mm. Draai ze handvast aan; te
      strak geeft scheurtjes rond het gat.</p>
      <h3>Bestand</h3>
      <p>Lever het ontwerp gewoon leesbaar aan, het spiegelen doen wij. CMYK, 5 mm afloop, 100 ppi.
      Zonder witlaag blijven kleuren doorschijnend; moet het bord dekkend zijn, bel dan even voor een
      prijs met witlaag.</p>
    `),
    metaTitle: 'Acrylaat 5 mm helder bedrukken op maat',
    metaDescription: prose(`
      Helder acrylaat van 5 mm op maat, aan de achterzijde bedrukt en recht gezaagd. Voor
      naamborden, entrees en kantoorwanden.
    `),
    priceRule: perM2('64.00', '0.1', {
      setup: '10.00',
      minimumLine: '25.00',
      extraDesign: '3.50',
      tiers: sheetTiers,
    }),
    sizes: { stepMm: 1, width: [50, 3040, 1000], height: [50, 2040, 500] },
    production: boardFrom(5, [3050, 2050]),
    print: boardPrint,
    material: { name: 'acrylaat gegoten helder', thicknessMm: 5, weight: { grams: 5950, per: 'm2' } },
    properties: {
      materiaal: 'acrylaat',
      gebruik: ['binnen', 'buiten'],
      druktechniek: 'UV-vlakbedprint',
      zijden: 'enkelzijdig',
      'dikte-mm': '5',
      kleur: 'helder',
    },
    lead: boardLead,
    delivery: flatBoards,
    searchSynonyms: ['plexiglas', 'plexi', 'perspex', 'acryl', 'pmma', 'plexieglas'],
    relatedSkus: ['AFH-RVS19', 'ALP-3'],
    scene: { kind: 'clearSheet', holds: 'corners', artwork: 3301, tint: 5 },
    popularity: 58,
  }),
  simpleProduct({
    sku: 'PC-5',
    title: 'Polycarbonaat 5 mm helder',
    urlPath: '/borden-en-panelen/acrylaat-en-glasvervangers/polycarbonaat-5-mm-helder',
    categoryPaths: ['/borden-en-panelen/acrylaat-en-glasvervangers'],
    shortDescription: 'Slagvast, moeilijk ontvlambaar.',
    mediumDescription: prose(`
      Heldere plaat die niet splintert en een klap van een bal of winkelwagen verdraagt. Het
      materiaal valt in brandklasse B-s1,d0, certificaat op aanvraag.
    `),
    description: prose(`
      <p>Polycarbonaat ziet eruit als acrylaat, maar je kunt er met een hamer op slaan. Daarom kiezen
      scholen, sporthallen en machinebouwers het voor borden die ertegen moeten kunnen. Het blijft
      taai bij vorst.</p>
      <h3>Of toch acrylaat</h3>
      <ul>
      <li><strong>polycarbonaat:</strong> slagvast, maar het oppervlak krast eerder</li>
      <li><strong>acrylaat:</strong> harder, glanzender en mooier aan de zaagkant</li>
      </ul>
      <p>Poets dus met veel water en een zachte doek, nooit met glasreiniger op alcohol.</p>
      <h3>Monteren</h3>
      <p>Boor de gaten 2 mm ruimer dan de schroef, want de plaat zet bij warmte uit. Voor een nette
      wandbevestiging gebruik je afstandhouders.</p>
      <h3>Bestand</h3>
      <p>Tot 3040 × 2040 mm uit één plaat. CMYK met 5 mm afloop, 100 ppi, tekst 10 mm van de rand.
      Zonder witlaag schijnt de kleur door; houd daar in het ontwerp rekening mee.</p>
    `),
    metaTitle: 'Polycarbonaat 5 mm helder, bedrukt op maat',
    metaDescription: prose(`
      Bedrukte polycarbonaatplaat van 5 mm, slagvast en helder. Op de millimeter gezaagd, voor
      sporthal, school en machinebouw.
    `),
    priceRule: perM2('89.00', '0.1', {
      setup: '10.00',
      minimumLine: '25.00',
      extraDesign: '3.50',
      tiers: sheetTiers,
    }),
    sizes: { stepMm: 1, width: [50, 3040, 1000], height: [50, 2040, 500] },
    production: boardFrom(5, [3050, 2050]),
    print: boardPrint,
    material: { name: 'polycarbonaat', thicknessMm: 5, weight: { grams: 6000, per: 'm2' } },
    properties: {
      materiaal: 'polycarbonaat',
      gebruik: ['binnen', 'buiten'],
      druktechniek: 'UV-vlakbedprint',
      brandklasse: 'B-s1,d0',
      zijden: 'enkelzijdig',
      'dikte-mm': '5',
      kleur: 'helder',
    },
    lead: boardLead,
    delivery: flatBoards,
    searchSynonyms: ['lexan', 'pc plaat', 'slagvast glas'],
    relatedSkus: ['ACR-5', 'AFH-RVS19'],
    scene: { kind: 'toughSheet', artwork: 8842, tint: 1 },
    popularity: 30,
  }),
]
