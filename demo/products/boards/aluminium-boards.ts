import { flatBoards } from '../../deliveries.ts'
import { boardLead } from '../../lead-times.ts'
import type { DemoProduct } from '../../model.ts'
import { perM2 } from '../../price-rules.ts'
import { boardPrint } from '../../print-specs.ts'
import { boardFrom } from '../../production.ts'
import { prose } from '../../prose.ts'
import { simpleProduct } from '../../simple-product.ts'
import { sheetTiers } from '../../tiers.ts'

export const aluminiumBoards: readonly DemoProduct[] = [
  simpleProduct({
    sku: 'ALP-3',
    title: 'Aluminium sandwichpaneel 3 mm wit',
    urlPath: '/borden-en-panelen/aluminium-panelen/aluminium-sandwichpaneel-3-mm-wit',
    categoryPaths: ['/borden-en-panelen/aluminium-panelen'],
    shortDescription: 'Twee aluminiumlagen van 0,2 mm met PE-kern, wit gelakt.',
    mediumDescription: prose(`
      Wit aluminium sandwichpaneel van 3 mm, direct bedrukt en recht gezaagd op jouw maat. Blijft
      vlak, roest niet en hangt zo een jaar of zeven buiten.
    `),
    description: prose(`
      <p>Twee lagen aluminium van 0,2 mm met een kern van PE: zo licht dat je een bord van een
      vierkante meter met één hand draagt, en zo vlak dat een foto er niet in golft. Wij drukken
      direct op de witte lak.</p>
      <h3>Waar je het voor gebruikt</h3>
      <ul>
      <li>gevelborden en bewegwijzering</li>
      <li>borden langs hek of oprit</li>
      <li>wandpanelen in kantoor en winkel</li>
      </ul>
      <h3>Monteren</h3>
      <p>Tot een halve vierkante meter volstaan vier schroeven of afstandhouders, tot één vierkante
      meter zes. Boor gaten op 20 mm van de rand en 1 mm ruimer dan de schroef. Op een vlakke
      binnenmuur kan montagetape ook.</p>
      <h3>Bestand</h3>
      <p>Pdf in CMYK met 5 mm afloop, tekst 10 mm uit de rand, 100 ppi op ware grootte. De grootste
      maat is 3040 × 2040 mm. De kern is van PE; vraagt een vergunning om een brandklasse, bel ons dan
      eerst.</p>
    `),
    metaTitle: 'Aluminium sandwichpaneel 3 mm bedrukken',
    metaDescription: prose(`
      Aluminium sandwichpaneel van 3 mm op maat, direct bedrukt en recht gezaagd. Ongeveer zeven
      jaar buiten te gebruiken.
    `),
    priceRule: perM2('32.50', '0.1', {
      setup: '7.50',
      minimumLine: '17.50',
      extraDesign: '3.50',
      tiers: sheetTiers,
    }),
    sizes: { stepMm: 1, width: [50, 3040, 1000], height: [50, 2040, 500] },
    production: boardFrom(5, [3050, 1500], [3050, 2050]),
    print: boardPrint,
    material: { name: 'aluminium sandwich, PE-kern', thicknessMm: 3, weight: { grams: 3800, per: 'm2' } },
    properties: {
      materiaal: 'aluminium sandwich',
      gebruik: ['binnen', 'buiten'],
      druktechniek: 'UV-vlakbedprint',
      zijden: 'enkelzijdig',
      'dikte-mm': '3',
    },
    lead: boardLead,
    delivery: flatBoards,
    searchSynonyms: ['dibond', 'dibont', 'di bond', 'alupaneel', 'aluminium composiet', 'acm plaat'],
    relatedSkus: ['AFH-RVS19', 'PVC-5', 'ACR-5'],
    scene: {
      kind: 'board',
      widthMm: 1000,
      heightMm: 500,
      thicknessMm: 3,
      make: 'sandwich',
      mount: 'screws',
      artwork: 4008,
      tint: 2,
    },
    popularity: 92,
  }),
]
