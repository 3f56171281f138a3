import { rolledUp } from '../../deliveries.ts'
import { withoutExpress } from '../../lead-times.ts'
import type { DemoProduct } from '../../model.ts'
import { perM2 } from '../../price-rules.ts'
import { posterPrint } from '../../print-specs.ts'
import { posterRoll } from '../../production.ts'
import { prose } from '../../prose.ts'
import { simpleProduct } from '../../simple-product.ts'
import { smallRollTiers } from '../../tiers.ts'

export const backlitPosters: readonly DemoProduct[] = [
  simpleProduct({
    sku: 'PST-BACK',
    title: 'Backlit poster op maat',
    urlPath: '/posters/backlit-posters/backlit-poster-op-maat',
    categoryPaths: ['/posters/backlit-posters'],
    shortDescription: 'Polyester 200 micron, doorzichtdruk dubbele inktlaag.',
    mediumDescription: prose(`
      Poster op lichtdoorlatend polyester voor lichtbakken en verlichte lijsten. Met een dubbele
      inktlaag, zodat de kleuren ook met de lamp aan vol blijven.
    `),
    description: prose(`
      <p>Zet je een gewone print voor een lamp, dan worden kleuren flets en zie je de buizen. Deze
      film verspreidt het licht, en wij printen twee keer over elkaar. Met de lamp uit oogt de poster
      iets donkerder dan op je scherm; dat hoort zo.</p>
      <h3>Opmeten</h3>
      <p>Meet de binnenmaat van de lijst en trek er 2 mm af. Kijk welke kant de film klemt: bij
      sommige lijsten verdwijnt er 15 mm achter de rand.</p>
      <h3>Gebruik</h3>
      <ul>
      <li>menuborden boven een counter</li>
      <li>verlichte kliklijsten in een hal</li>
      <li>lichtbakken met led, niet met hete halogeen</li>
      </ul>
      <h3>Bestand</h3>
      <p>Van 200 mm tot 10 meter lang, tot 1350 mm hoog uit één baan. CMYK, 3 mm afloop, 150 ppi,
      tekst 5 mm uit de rand. Gebruik opgebouwd zwart.</p>
    `),
    metaTitle: 'Backlit poster op maat voor lichtbak',
    metaDescription: prose(`
      Backlit poster op polyester van 200 micron, op maat tot 135 cm hoog. Dubbele inktlaag voor
      volle kleur. De volgende werkdag klaar.
    `),
    priceRule: perM2('32.50', '0.25', { minimumLine: '19.50', extraDesign: '2.50', tiers: smallRollTiers }),
    sizes: { stepMm: 1, width: [200, 10000, 841], height: [200, 1350, 1189] },
    production: posterRoll,
    print: posterPrint,
    material: { name: 'backlit polyester', thicknessMm: 0.2, weight: { grams: 260, per: 'm2' } },
    properties: {
      materiaal: 'polyester',
      gebruik: ['binnen', 'buiten'],
      druktechniek: 'Latexprint op rol',
      zijden: 'enkelzijdig',
      'dikte-mm': '0,2',
    },
    lead: withoutExpress(1),
    delivery: rolledUp,
    searchSynonyms: ['lichtbakposter', 'back lit', 'duratrans'],
    relatedSkus: ['LBK-ENKEL', 'PST-ABRI'],
    scene: { kind: 'backlitPoster', artwork: 6916, tint: 3 },
    popularity: 34,
  }),
]
