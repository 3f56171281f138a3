import { boxes } from '../../deliveries.ts'
import { withoutExpress } from '../../lead-times.ts'
import type { DemoProduct } from '../../model.ts'
import { perMetre } from '../../price-rules.ts'
import { fromStock } from '../../production.ts'
import { prose } from '../../prose.ts'
import { simpleProduct } from '../../simple-product.ts'
import { metreTiers } from '../../tiers.ts'

export const meshCloths: readonly DemoProduct[] = [
  simpleProduct({
    sku: 'MSH-GAAS',
    title: 'Windbreekgaas onbedrukt 180 g',
    urlPath: '/spandoeken-en-doeken/mesh-en-winddoek/windbreekgaas-onbedrukt-180-g',
    categoryPaths: ['/spandoeken-en-doeken/mesh-en-winddoek'],
    shortDescription: 'Groen gaas per strekkende meter, 1,8 m hoog, met knoopsgaten.',
    mediumDescription: prose(`
      Onbedrukt groen gaas van 1,8 meter hoog, per strekkende meter van de rol. Met knoopsgaten
      langs beide randen, dus zonder ringen vast te zetten. Vanaf vijf meter.
    `),
    description: prose(`
      <p>Gaas neemt de scherpte uit de wind en houdt een bouwplaats, terras of opslagterrein uit het
      zicht, zonder dat het hek omgaat. Het is geweven van hdpe, rot niet en rafelt niet als je het
      afknipt.</p>
      <h3>Maken op maat</h3>
      <p>Vul de lengte in millimeters in, in stappen van een hele meter en minimaal vijf meter. Wij
      knippen het gaas in één stuk tot 50 meter. De hoogte is altijd 1,8 meter.</p>
      <h3>Bevestigen</h3>
      <p>Langs boven- en onderrand zitten om de paar centimeter knoopsgaten. Haal daar een bindstrip
      door, om de 40 tot 50 cm, en zet de hoeken dubbel vast.</p>
      <h3>Goed om te weten</h3>
      <ul>
      <li>niet bedrukt: voor een logo neem je een bedrukt bouwhekdoek van mesh</li>
      <li>tot ongeveer drie jaar buiten te gebruiken</li>
      <li>weegt 324 gram per meter, dus makkelijk alleen op te hangen</li>
      </ul>
    `),
    metaTitle: 'Windbreekgaas 180 gram, 1,8 m hoog per meter',
    metaDescription: prose(`
      Groen windbreekgaas van 1,8 meter hoog, per strekkende meter. Met knoopsgaten langs beide
      randen. Uit voorraad, vanaf vijf meter.
    `),
    priceRule: perMetre('2.95', 5000, { tiers: metreTiers }),
    sizes: { stepMm: 1000, length: [5000, 50000, 10000] },
    production: fromStock,
    print: null,
    material: { name: 'HDPE-gaas', thicknessMm: null, weight: { grams: 324, per: 'metre' } },
    properties: {
      materiaal: 'polyetheen',
      gebruik: ['binnen', 'buiten'],
      druktechniek: 'Onbedrukt, uit voorraad',
      zijden: 'onbedrukt',
      kleur: 'groen',
    },
    lead: withoutExpress(1),
    delivery: boxes,
    searchSynonyms: ['schaduwdoek', 'windbreekgaas', 'zichtgaas'],
    relatedSkus: ['TOE-TIEWRAP', 'TOE-SPANNER', 'BHD-MESH'],
    scene: { kind: 'gauzeRoll', artwork: 2370, tint: 2 },
    popularity: 34,
  }),
]
