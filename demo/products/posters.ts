import { rolledUp } from '../deliveries.ts'
import { withoutExpress } from '../lead-times.ts'
import type { DemoProduct } from '../model.ts'
import { perM2, perPiece, rateTiers } from '../price-rules.ts'
import { posterPrint } from '../print-specs.ts'
import { posterRoll } from '../production.ts'
import { prose } from '../prose.ts'
import { simpleProduct } from '../simple-product.ts'
import { rollTiers, smallRollTiers } from '../tiers.ts'

export const posterProducts: readonly DemoProduct[] = [
  simpleProduct({
    sku: 'PST-A1',
    title: 'Poster A1',
    urlPath: '/posters/posters-binnen/poster-a1',
    categoryPaths: ['/posters/posters-binnen'],
    shortDescription: 'Papier 135 g silk, enkelzijdig.',
    mediumDescription: prose(`
      Poster van 59,4 x 84,1 cm op zijdemat posterpapier van 135 gram. Vanaf één stuk en de volgende
      werkdag klaar.
    `),
    description: prose(`
      <p>Het formaat dat in de meeste kliklijsten, abri's voor binnen en stoepborden past. Wij drukken
      van de rol, dus één poster kost geen opstart en vijftig posters zijn per stuk de helft
      goedkoper.</p>
      <h3>Waar je hem voor gebruikt</h3>
      <ul>
      <li>kliklijst in winkel of hal</li>
      <li>aankondiging op een prikbord</li>
      <li>stoepbord, achter de beschermfolie</li>
      </ul>
      <h3>Goed om te weten</h3>
      <p>Dit papier is voor binnen. Achter de folie van een stoepbord blijft het een paar weken goed;
      staat het bord elke dag in de regen, bestel dan een watervaste poster.</p>
      <h3>Bestand</h3>
      <p>Formaat 594 x 841 mm met 3 mm afloop en 5 mm vrij langs de rand; in een kliklijst verdwijnt
      rondom ongeveer 10 mm. CMYK, 150 ppi op ware grootte. Wij rollen posters in een koker, met de
      beeldzijde naar binnen.</p>
    `),
    metaTitle: 'Poster A1 laten drukken',
    metaDescription: prose(`
      Poster A1 op zijdemat papier van 135 gram, vanaf één stuk. De volgende werkdag klaar, met
      staffelkorting vanaf vijf stuks.
    `),
    priceRule: perPiece('9.90', {
      minimumLine: '12.50',
      tiers: rateTiers('piece', [1, '9.90'], [5, '8.20'], [10, '6.90'], [25, '5.60'], [50, '4.70']),
    }),
    fixedSizeMm: [594, 841],
    production: posterRoll,
    print: posterPrint,
    material: { name: 'posterpapier 135 g', thicknessMm: 0.13, weight: { grams: 68, per: 'piece' } },
    properties: {
      materiaal: 'papier',
      gebruik: 'binnen',
      druktechniek: 'Latexprint op rol',
      zijden: 'enkelzijdig',
      'dikte-mm': '0,13',
    },
    lead: withoutExpress(1),
    delivery: rolledUp,
    searchSynonyms: ['poster', 'affiche', 'plakaat', 'affiche a1'],
    relatedSkus: ['STB-FRAME-A1', 'PST-MAAT', 'PST-BLUE'],
    scene: { kind: 'poster', artwork: 7335, tint: 4 },
    popularity: 78,
  }),
  simpleProduct({
    sku: 'PST-MAAT',
    title: 'Poster op maat 200 g',
    urlPath: '/posters/posters-binnen/poster-op-maat-200-g',
    categoryPaths: ['/posters/posters-binnen'],
    shortDescription: 'Satijn fotopapier 200 g van de rol.',
    mediumDescription: prose(`
      Satijn fotopapier van 200 gram, op de millimeter gesneden. Voor foto's, lijsten in een
      afwijkende maat en verkoopposters met een rijke uitstraling.
    `),
    description: prose(`
      <p>Zwaarder dan gewoon posterpapier en met een zachte glans: geschikt voor foto's en voor
      lijsten waarin geen standaardmaat past. Vul breedte en hoogte in; wij snijden op de
      millimeter.</p>
      <h3>Waar je hem voor gebruikt</h3>
      <ul>
      <li>ingelijste foto's in kantoor of praktijk</li>
      <li>verkoopposters in een etalage</li>
      <li>banieren op papier boven een stand</li>
      </ul>
      <h3>Meten</h3>
      <p>Meet de binnenmaat van de lijst en trek er 2 mm af. Eén zijde is maximaal 1,35 meter; de
      andere mag tot 10 meter.</p>
      <h3>Bestand</h3>
      <p>CMYK met 3 mm afloop, 150 ppi op ware grootte; voor foto's die van dichtbij bekeken worden
      200 ppi. Papier van de rol krult licht: hang de poster een uur aan de bovenkant of leg hem vlak
      voor je hem inlijst. Alleen voor binnen.</p>
    `),
    metaTitle: 'Poster op maat, fotopapier 200 gram',
    metaDescription: prose(`
      Poster op maat op satijn fotopapier van 200 g/m². Tot 10 meter lang en 1,35 meter breed uit
      één stuk, de volgende werkdag klaar.
    `),
    priceRule: perM2('15.50', '0.2', { minimumLine: '12.50', extraDesign: '2.50', tiers: smallRollTiers }),
    sizes: { stepMm: 1, width: [200, 10000, 700], height: [200, 1350, 500] },
    production: posterRoll,
    print: posterPrint,
    material: { name: 'fotopapier satijn 200 g', thicknessMm: 0.22, weight: { grams: 200, per: 'm2' } },
    properties: {
      materiaal: 'papier',
      gebruik: 'binnen',
      druktechniek: 'Latexprint op rol',
      zijden: 'enkelzijdig',
      'dikte-mm': '0,22',
    },
    lead: withoutExpress(1),
    delivery: rolledUp,
    searchSynonyms: ['fotoposter', 'poster op maat'],
    relatedSkus: ['PST-A1', 'CAN-SPIE'],
    scene: { kind: 'poster', artwork: 8143, tint: 5 },
    popularity: 59,
  }),
  simpleProduct({
    sku: 'PST-BLUE',
    title: 'Blueback affiche op maat 115 g',
    urlPath: '/posters/posters-buiten/blueback-affiche-op-maat-115-g',
    categoryPaths: ['/posters/posters-buiten'],
    shortDescription: 'Blauwe rug, dekkend, met stijfsel te plakken.',
    mediumDescription: prose(`
      Affichepapier van 115 gram met een blauwe achterzijde, zodat oude posters niet doorschijnen.
      Met stijfsel op borden en zuilen te plakken.
    `),
    description: prose(`
      <p>De blauwe rug geeft dit papier zijn naam. Waar gewoon wit papier de vorige affiche laat
      doorschemeren, bedekt blueback die volledig. Het papier laat zich goed inweken en plakt zonder
      bobbels.</p>
      <h3>Plakken</h3>
      <p>Week het affiche een paar minuten in behangstijfsel, plak van boven naar beneden en strijk na
      met een brede kwast. Strijk ook over de voorkant: dat beschermt tegen regen. Reken op ongeveer
      drie maanden.</p>
      <h3>Grote vlakken</h3>
      <p>Boven 1,35 meter werk je met delen. Laat de delen 20 mm over elkaar vallen en begin met het
      onderste, zodat regen over de naad loopt.</p>
      <h3>Bestand</h3>
      <ul>
      <li>CMYK met 3 mm afloop</li>
      <li>100 ppi op ware grootte is voldoende</li>
      <li>5 mm vrij langs de rand</li>
      </ul>
      <p>Plak alleen waar het mag: op eigen borden of op aangewezen plakplaatsen.</p>
    `),
    metaTitle: 'Blueback affiche op maat',
    metaDescription: prose(`
      Blueback affiches van 115 gram op maat, voor plakborden en zuilen. De blauwe rug dekt oude
      posters af. De volgende werkdag klaar.
    `),
    priceRule: perM2('8.90', '0.5', { minimumLine: '12.50', extraDesign: '2.50', tiers: rollTiers }),
    sizes: { stepMm: 1, width: [300, 10000, 840], height: [300, 1350, 1180] },
    production: posterRoll,
    print: posterPrint,
    material: { name: 'blueback 115 g', thicknessMm: 0.13, weight: { grams: 115, per: 'm2' } },
    properties: {
      materiaal: 'papier',
      gebruik: 'binnen en buiten',
      druktechniek: 'Latexprint op rol',
      zijden: 'enkelzijdig',
      'dikte-mm': '0,13',
    },
    lead: withoutExpress(1),
    delivery: rolledUp,
    searchSynonyms: ['blueback', 'plakposter', 'aanplakbiljet'],
    relatedSkus: ['PST-A1', 'PST-MAAT'],
    scene: { kind: 'poster', artwork: 7773, tint: 0 },
    popularity: 33,
  }),
]
