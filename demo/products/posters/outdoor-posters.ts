import { rolledUp } from '../../deliveries.ts'
import { withoutExpress } from '../../lead-times.ts'
import type { DemoProduct } from '../../model.ts'
import { perM2, perPiece } from '../../price-rules.ts'
import { posterPrint } from '../../print-specs.ts'
import { posterRoll } from '../../production.ts'
import { prose } from '../../prose.ts'
import { simpleProduct } from '../../simple-product.ts'
import { fixedSizeTiers, rollTiers } from '../../tiers.ts'

export const outdoorPosters: readonly DemoProduct[] = [
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
      gebruik: ['binnen', 'buiten'],
      druktechniek: 'Latexprint op rol',
      zijden: 'enkelzijdig',
      'dikte-mm': '0,13',
    },
    lead: withoutExpress(1),
    delivery: rolledUp,
    searchSynonyms: ['blueback', 'plakposter', 'aanplakbiljet'],
    relatedSkus: ['PST-A1', 'PST-MAAT'],
    scene: { kind: 'bluebackPoster', artwork: 7773, tint: 0 },
    popularity: 33,
  }),
  simpleProduct({
    sku: 'PST-WATER',
    title: 'Watervaste poster A1',
    urlPath: '/posters/posters-buiten/watervaste-poster-a1',
    categoryPaths: ['/posters/posters-buiten', '/displays-en-beurs/stoepborden'],
    shortDescription: 'Synthetisch papier 150 micron, scheurt niet.',
    mediumDescription: prose(`
      Poster op A1 van synthetisch papier dat niet scheurt en tegen regen kan. Voor stoepborden en
      buitenlijsten, ongeveer een half jaar.
    `),
    description: prose(`
      <p>Achter de hoes van een stoepbord condenseert het, en gewoon papier gaat dan golven. Dit is
      geen papier maar polypropeen met een papieren gevoel. Nat wordt het niet slap en scheuren lukt
      zelfs niet met opzet.</p>
      <h3>Waar hij past</h3>
      <ul>
      <li>kliklijst A1 van een stoepbord</li>
      <li>vitrine of buitenlijst zonder afdichting</li>
      <li>los aan een hek, met klemmen</li>
      </ul>
      <h3>Hoe lang</h3>
      <p>Een half jaar buiten is realistisch. Daarna wordt vooral magenta lichter. Haal hem weg voor
      hij vaal is; een verbleekte poster vertelt dat de actie voorbij is.</p>
      <h3>Bestand</h3>
      <p>594 × 841 mm staand met 3 mm afloop, CMYK, 150 ppi. Een kliklijst bedekt ongeveer 10 mm,
      houd dus 15 mm vrij van tekst. Voor twee kanten van een stoepbord bestel je er twee.</p>
    `),
    metaTitle: 'Watervaste poster A1 voor stoepbord',
    metaDescription: prose(`
      Watervaste A1-poster van synthetisch papier, 150 micron. Scheurt niet en kan tegen regen. Voor
      stoepbord en buitenlijst.
    `),
    priceRule: perPiece('16.90', { tiers: fixedSizeTiers }),
    fixedSizeMm: [594, 841],
    production: posterRoll,
    print: posterPrint,
    material: { name: 'polypropeenpapier', thicknessMm: 0.15, weight: { grams: 90, per: 'piece' } },
    properties: {
      materiaal: 'polypropeen',
      gebruik: ['binnen', 'buiten'],
      druktechniek: 'Latexprint op rol',
      zijden: 'enkelzijdig',
      'dikte-mm': '0,15',
    },
    lead: withoutExpress(1),
    delivery: rolledUp,
    searchSynonyms: ['buitenposter', 'waterproof poster'],
    relatedSkus: ['STB-FRAME-A1', 'STB-FRAME-VEER', 'PST-A1'],
    scene: { kind: 'waterproofPoster', artwork: 5424, tint: 3 },
    popularity: 56,
  }),
]
