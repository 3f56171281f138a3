import { boxes } from '../../deliveries.ts'
import { digitalLead } from '../../lead-times.ts'
import type { DemoProduct } from '../../model.ts'
import { perRun } from '../../price-rules.ts'
import { dieCutPaperPrint } from '../../print-specs.ts'
import { digitalSheet } from '../../production.ts'
import { prose } from '../../prose.ts'
import { simpleProduct } from '../../simple-product.ts'

export const labelsOnSheet: readonly DemoProduct[] = [
  simpleProduct({
    sku: 'ETV-A4',
    title: 'Etiketvellen A4',
    urlPath: '/verpakking-en-etiketten/etiketten-op-vel/etiketvellen-a4',
    categoryPaths: ['/verpakking-en-etiketten/etiketten-op-vel'],
    shortDescription: '24 per vel van 70 × 36 mm, aangestanst.',
    mediumDescription: prose(`
      Vellen met 24 voorgestanste papieren etiketten van 70 × 36 mm, met je eigen opdruk. Handig op
      een printer of met de hand te schrijven.
    `),
    description: prose(`
      <p>Voor wie er dertig nodig heeft en niet duizend. Elk vel draagt 24 etiketten die vanaf de
      hoek los te halen zijn. Je laat ze leeg behalve je logo, of je drukt er meteen alles op.</p>
      <h3>Toepassingen</h3>
      <ul>
      <li>adressen en retourlabels</li>
      <li>inhoud van archiefdozen</li>
      <li>prijzen op een beurs</li>
      </ul>
      <h3>Door je eigen printer</h3>
      <p>Er zit nog ruimte over om met een kantoorprinter namen te printen. Vellen één voor één
      inleggen gaat het best. Printen met inkt kan vlekken; laserprinters werken beter. Gebruik de
      invoer voor dik papier, dan buigt het vel niet.</p>
      <h3>Bestand</h3>
      <p>Eén pagina van 297 × 210 mm liggend, met 3 mm afloop. In deze stand staan de etiketten
      rechtop: acht naast elkaar, drie onder elkaar. Zet de stanslijn op een eigen laag. CMYK, 300
      ppi, tekst 4 mm van elke stanslijn. Het sjabloon sturen wij op verzoek.</p>
    `),
    metaTitle: 'Etiketvellen A4, 24 per vel',
    metaDescription: prose(`
      Etiketvellen met 24 papieren etiketten van 70 × 36 mm per A4, aangestanst en bedrukt. Vanaf 25
      vellen, na twee werkdagen klaar.
    `),
    priceRule: perRun([
      [25, '24.50'],
      [50, '34.50'],
      [100, '52.00'],
      [250, '98.00'],
    ]),
    fixedSizeMm: [297, 210],
    production: digitalSheet,
    print: dieCutPaperPrint,
    material: { name: 'papier zelfklevend', thicknessMm: 0.16, weight: { grams: 160, per: 'm2' } },
    properties: {
      materiaal: 'papier',
      gebruik: 'binnen',
      druktechniek: 'Digitaal (toner)',
      zijden: 'enkelzijdig',
      'dikte-mm': '0,16',
    },
    lead: digitalLead,
    delivery: boxes,
    searchSynonyms: ['adresetiketten', 'labelvel'],
    relatedSkus: ['STK-PAPIER', 'ETV-SLUIT', 'ETK-100X50'],
    scene: { kind: 'stickerSheet', cut: 'grid', artwork: 8694, tint: 1 },
    popularity: 52,
  }),
  simpleProduct({
    sku: 'ETV-SLUIT',
    title: 'Sluitzegels rond 30 mm op vel',
    urlPath: '/verpakking-en-etiketten/etiketten-op-vel/sluitzegels-rond-30-mm-op-vel',
    categoryPaths: ['/verpakking-en-etiketten/etiketten-op-vel'],
    shortDescription: 'Papieren zegels van 30 mm, 35 per vel.',
    mediumDescription: prose(`
      Ronde sluitzegels van 30 mm op vel, 35 stuks per vel. Voor dozen, vloeipapier en enveloppen,
      vanaf 350 stuks.
    `),
    description: prose(`
      <p>Het laatste wat iemand ziet voor hij een pakje openmaakt. Een zegel van 30 mm houdt
      vloeipapier dicht, sluit een zakje en verzegelt een envelop. Het papier glanst licht en scheurt
      als je hem probeert los te maken.</p>
      <h3>Hoeveel</h3>
      <ul>
      <li>350 stuks: tien vellen</li>
      <li>700 stuks: twintig vellen</li>
      <li>1.750 stuks: vijftig vellen</li>
      </ul>
      <h3>Plakken</h3>
      <p>Het papier is voor droge producten. In de koeling of bij vet papier laat het los; dan neem
      je een etiket van polypropeen. Ontwerp met één beeld: op 30 mm passen geen drie regels
      tekst.</p>
      <h3>Bestand</h3>
      <p>Rond 30 mm met 3 mm afloop, CMYK, 300 ppi. Houd 4 mm van de rand vrij, daar loopt het
      stansmes. Een dun kader langs de rand zie je scheef staan, laat dat weg.</p>
    `),
    metaTitle: 'Sluitzegels rond 30 mm op vel',
    metaDescription: prose(`
      Ronde sluitzegels van 30 mm op glanzend papier, 35 per vel. Vanaf 350 stuks, na twee werkdagen
      klaar met express na één.
    `),
    priceRule: perRun([
      [350, '29.50'],
      [700, '42.00'],
      [1750, '79.00'],
    ]),
    fixedSizeMm: [30, 30],
    production: digitalSheet,
    print: dieCutPaperPrint,
    material: { name: 'papier zelfklevend glans', thicknessMm: 0.16, weight: { grams: 160, per: 'm2' } },
    properties: {
      materiaal: 'papier',
      gebruik: 'binnen',
      druktechniek: 'Digitaal (toner)',
      zijden: 'enkelzijdig',
      'dikte-mm': '0,16',
    },
    lead: digitalLead,
    delivery: boxes,
    searchSynonyms: ['sluitsticker', 'zegel'],
    relatedSkus: ['ETV-A4', 'DOO-VERZ', 'ETK-50R'],
    scene: { kind: 'stickerSheet', cut: 'seals', artwork: 6926, tint: 4 },
    popularity: 44,
  }),
]
