import { flatBoards, palletOnly } from '../../deliveries.ts'
import { withoutExpress } from '../../lead-times.ts'
import type { DemoProduct } from '../../model.ts'
import { perM2 } from '../../price-rules.ts'
import { boardPrint } from '../../print-specs.ts'
import { boardFrom } from '../../production.ts'
import { prose } from '../../prose.ts'
import { simpleProduct } from '../../simple-product.ts'
import { sheetTiers } from '../../tiers.ts'

export const woodenBoards: readonly DemoProduct[] = [
  simpleProduct({
    sku: 'HOU-BER12',
    title: 'Berkenmultiplex 12 mm',
    urlPath: '/borden-en-panelen/hout/berkenmultiplex-12-mm',
    categoryPaths: ['/borden-en-panelen/hout'],
    shortDescription: 'Blank gelakt multiplex, nerf zichtbaar zonder witlaag.',
    mediumDescription: prose(`
      Berkenmultiplex van 12 mm, blank gelakt en direct bedrukt. De nerf blijft zichtbaar en de
      gezaagde rand toont de lagen van het hout.
    `),
    description: prose(`
      <p>Hout maakt een bord warmer dan welke kunststof ook. Wij printen zonder witlaag, zodat de
      tekening van de berk door de lichte delen heen blijft komen. De plaat is aan beide kanten blank
      gelakt; de kopse kant laten wij onbehandeld, zodat je de dunne laagjes ziet.</p>
      <h3>Rekening houden met hout</h3>
      <ul>
      <li>geen twee platen zijn gelijk van tekening en kleur</li>
      <li>lichte kleuren worden geler, wit is er niet</li>
      <li>alleen voor binnen: in een vochtige ruimte trekt de plaat krom</li>
      </ul>
      <h3>Ophangen</h3>
      <p>Een vierkante meter weegt ruim acht kilo. Schroef hem zichtbaar vast of zet hem met
      afstandhouders los van de wand.</p>
      <h3>Bestand</h3>
      <p>De grootste maat is 2490 × 1240 mm, in de lengte van de nerf. CMYK met 5 mm afloop, 100 ppi,
      tekst 10 mm uit de rand.</p>
    `),
    metaTitle: 'Berkenmultiplex 12 mm bedrukt op maat',
    metaDescription: prose(`
      Bedrukt berkenmultiplex van 12 mm, blank gelakt, met zichtbare nerf. Voor bewegwijzering en
      interieur. Na vijf werkdagen klaar.
    `),
    priceRule: perM2('72.00', '0.1', { setup: '12.50', minimumLine: '35.00', tiers: sheetTiers }),
    sizes: { stepMm: 1, width: [100, 2490, 1000], height: [100, 1240, 600] },
    production: boardFrom(5, [2500, 1250]),
    print: boardPrint,
    material: { name: 'berkenmultiplex', thicknessMm: 12, weight: { grams: 8200, per: 'm2' } },
    properties: {
      materiaal: 'hout',
      gebruik: 'binnen',
      druktechniek: 'UV-vlakbedprint',
      zijden: 'enkelzijdig',
      'dikte-mm': '12',
    },
    lead: withoutExpress(5),
    delivery: flatBoards,
    searchSynonyms: ['houten bord', 'multiplex bord', 'plywood'],
    relatedSkus: ['WND-HOUT', 'AFH-RVS19'],
    scene: {
      kind: 'board',
      widthMm: 1000,
      heightMm: 600,
      thicknessMm: 12,
      make: 'plywood',
      mount: 'screws',
      artwork: 4345,
      tint: 3,
    },
    popularity: 32,
  }),
  simpleProduct({
    sku: 'HOU-BETON18',
    title: 'Betonplex bouwbord 18 mm',
    urlPath: '/borden-en-panelen/hout/betonplex-bouwbord-18-mm',
    categoryPaths: ['/borden-en-panelen/hout'],
    shortDescription: 'Watervast verlijmd, gladde zijden, voor bouwborden.',
    mediumDescription: prose(`
      Watervast verlijmd multiplex van 18 mm met een gladde, harde toplaag. Voor bouwborden en
      schotten die drie jaar buiten moeten staan.
    `),
    description: prose(`
      <p>Betonplex is gemaakt om er beton in te storten en overleeft dus ook een bouwplaats. De film
      op beide kanten houdt water buiten en geeft een vlakke ondergrond voor de druk. Zo'n bord is
      tegelijk constructie en reclame.</p>
      <h3>Maten en gewicht</h3>
      <p>Tot 3040 × 1510 mm uit één plaat, vanaf een halve meter. Met ruim twaalf kilo per vierkante
      meter til je een groot bord met zijn tweeën. Wij leveren op een pallet, of je haalt het af.</p>
      <h3>Plaatsen</h3>
      <ul>
      <li>schroef het door de plaat heen op palen of regelwerk</li>
      <li>boor voor en gebruik rvs, verzinkte schroeven laten roestsporen na</li>
      <li>smeer zaagkanten die je zelf maakt in met randverf</li>
      </ul>
      <h3>Bestand</h3>
      <p>CMYK op ware grootte of 1:10, met 5 mm afloop. Wij gebruiken platen met een witte film,
      zodat kleuren kloppen. 100 ppi is voldoende, tekst 10 mm uit de rand.</p>
    `),
    metaTitle: 'Betonplex bouwbord 18 mm bedrukt',
    metaDescription: prose(`
      Bedrukt betonplex van 18 mm voor bouwborden en schuttingen. Watervast verlijmd, tot 304 × 151
      cm, na vijf werkdagen klaar.
    `),
    priceRule: perM2('84.00', '0.1', { setup: '12.50', minimumLine: '35.00', tiers: sheetTiers }),
    sizes: { stepMm: 1, width: [500, 3040, 2500], height: [500, 1510, 1250] },
    production: boardFrom(5, [3050, 1525]),
    print: boardPrint,
    material: { name: 'betonplex', thicknessMm: 18, weight: { grams: 12400, per: 'm2' } },
    properties: {
      materiaal: 'hout',
      gebruik: ['binnen', 'buiten'],
      druktechniek: 'UV-vlakbedprint',
      zijden: 'enkelzijdig',
      'dikte-mm': '18',
    },
    lead: withoutExpress(5),
    delivery: palletOnly,
    searchSynonyms: ['betonplex', 'bouwbord hout'],
    relatedSkus: ['MAK-BOUW', 'MAK-PROJECT'],
    scene: { kind: 'postBoard', artwork: 8216, tint: 5 },
    popularity: 25,
  }),
]
