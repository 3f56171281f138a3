import { boxes } from '../../deliveries.ts'
import { digitalLead, withoutExpress } from '../../lead-times.ts'
import type { DemoProduct } from '../../model.ts'
import { perPiece, perRun, rateTiers } from '../../price-rules.ts'
import { oneSidedPaperPrint, twoSidedPaperPrint } from '../../print-specs.ts'
import { digitalSheet } from '../../production.ts'
import { prose } from '../../prose.ts'
import { simpleProduct } from '../../simple-product.ts'

export const cardsAndCalendars: readonly DemoProduct[] = [
  simpleProduct({
    sku: 'KRT-A6',
    title: 'Ansichtkaarten A6 350 g',
    urlPath: '/drukwerk/kaarten-en-kalenders/ansichtkaarten-a6-350-g',
    categoryPaths: ['/drukwerk/kaarten-en-kalenders'],
    shortDescription: 'Achterzijde beschrijfbaar.',
    mediumDescription: prose(`
      Ansichtkaarten van A6-formaat op 350 grams karton, met een achterkant waarop je met elke pen
      kunt schrijven. Digitaal gedrukt vanaf 25 stuks.
    `),
    description: prose(`
      <p>Een kaart met een handgeschreven regel wordt bewaard, een nieuwsbrief niet. De voorkant is
      licht gestreken voor scherpe foto's, de achterkant ongestreken, zodat ook een vulpen niet
      uitloopt.</p>
      <h3>Indeling van de achterkant</h3>
      <ul>
      <li>links ruimte voor je boodschap</li>
      <li>rechts vier regels voor het adres</li>
      <li>rechtsboven 40 × 30 mm voor de postzegel</li>
      </ul>
      <p>Voor de sorteermachine blijft de onderste strook van 15 mm leeg.</p>
      <h3>Oplage</h3>
      <p>Van 25 tot 500 stuks, tegen een vaste prijs per oplage. Voor meer is offset voordeliger;
      vraag er gerust een prijs voor.</p>
      <h3>Bestand</h3>
      <p>Twee liggende pagina's van 148 × 105 mm met 3 mm afloop, CMYK, 300 ppi. Tekst minstens 4 mm
      uit de rand. Na twee werkdagen klaar, met express na één.</p>
    `),
    metaTitle: 'Ansichtkaarten A6 op 350 gram vanaf 25 stuks',
    metaDescription: prose(`
      A6-ansichtkaarten op sulfaatkarton van 350 gram, tweezijdig gedrukt en beschrijfbaar. Vanaf 25
      stuks, na twee werkdagen klaar.
    `),
    priceRule: perRun([
      [25, '12.90'],
      [50, '17.50'],
      [100, '24.50'],
      [250, '39.00'],
      [500, '62.00'],
    ]),
    fixedSizeMm: [148, 105],
    production: digitalSheet,
    print: twoSidedPaperPrint,
    material: { name: 'sulfaatkarton 350 g', thicknessMm: 0.45, weight: { grams: 350, per: 'm2' } },
    properties: {
      materiaal: 'papier',
      gebruik: 'binnen',
      druktechniek: 'Digitaal (toner)',
      zijden: 'dubbelzijdig',
      'dikte-mm': '0,45',
    },
    lead: digitalLead,
    delivery: boxes,
    searchSynonyms: ['postkaart', 'kaart a6', 'postcard'],
    relatedSkus: ['KRT-UITN', 'FLY-A6-ECO'],
    scene: { kind: 'postcards', artwork: 8371, tint: 1 },
    popularity: 55,
  }),
  simpleProduct({
    sku: 'KRT-UITN',
    title: 'Uitnodiging gevouwen 148 × 148 mm',
    urlPath: '/drukwerk/kaarten-en-kalenders/uitnodiging-gevouwen-148-x-148-mm',
    categoryPaths: ['/drukwerk/kaarten-en-kalenders'],
    shortDescription: '300 g, gerild.',
    mediumDescription: prose(`
      Vierkante, gevouwen uitnodiging van 148 × 148 mm op 300 grams papier. Gerild, zodat de vouw
      strak is en de kaart rechtop blijft staan.
    `),
    description: prose(`
      <p>Vierkant valt op tussen de rechthoekige post. De kaart is vier pagina's: een voorkant, een
      binnenkant over de volle breedte en een achterkant. Wij rillen het papier, zodat de vouw niet
      scheurt en precies in het midden ligt.</p>
      <h3>Voor welke gelegenheid</h3>
      <ul>
      <li>opening van een pand of showroom</li>
      <li>jubileum of afscheid</li>
      <li>relatiedag met antwoordkaart</li>
      </ul>
      <h3>Post</h3>
      <p>Een vierkante envelop kost bij sommige postbedrijven meer dan een rechthoekige. Reken dat
      mee bij een oplage van honderden. Enveloppen van 150 × 150 mm leveren wij op aanvraag.</p>
      <h3>Bestand</h3>
      <p>Twee pagina's van 296 × 148 mm: buitenkant en binnenkant. 3 mm afloop, 4 mm marge, CMYK, 300
      ppi. Houd 4 mm aan beide kanten van de vouw vrij van tekst.</p>
    `),
    metaTitle: 'Uitnodiging gevouwen 148 × 148 mm',
    metaDescription: prose(`
      Gevouwen uitnodiging van 148 × 148 mm, 300 grams houtvrij papier, gerild. Digitaal gedrukt
      vanaf 25 stuks, na twee werkdagen klaar.
    `),
    priceRule: perRun([
      [25, '24.50'],
      [50, '34.50'],
      [100, '49.00'],
      [250, '89.00'],
    ]),
    fixedSizeMm: [296, 148],
    production: digitalSheet,
    print: twoSidedPaperPrint,
    material: { name: 'houtvrij 300 g', thicknessMm: 0.36, weight: { grams: 300, per: 'm2' } },
    properties: {
      materiaal: 'papier',
      gebruik: 'binnen',
      druktechniek: 'Digitaal (toner)',
      zijden: 'dubbelzijdig',
      'dikte-mm': '0,36',
    },
    lead: digitalLead,
    delivery: boxes,
    searchSynonyms: ['trouwkaart', 'uitnodigingskaart'],
    relatedSkus: ['KRT-A6', 'HST-ENV'],
    scene: { kind: 'foldedCard', artwork: 8838, tint: 5 },
    popularity: 49,
  }),
  simpleProduct({
    sku: 'KAL-WAND',
    title: 'Wandkalender A3 wire-o',
    urlPath: '/drukwerk/kaarten-en-kalenders/wandkalender-a3-wire-o',
    categoryPaths: ['/drukwerk/kaarten-en-kalenders'],
    shortDescription: '13 vel 170 g met ophangoog, 21 % btw.',
    mediumDescription: prose(`
      Wandkalender op A3 met dertien vellen van 170 gram, gebonden met wire-o en een ophangoog. Al
      vanaf één stuk.
    `),
    description: prose(`
      <p>Een kalender hangt een jaar lang op ooghoogte en draagt al die tijd je naam. Dertien vellen:
      een voorblad en twaalf maanden. De draadrug laat elk vel vlak omslaan en in het midden zit een
      oog voor een spijker.</p>
      <h3>Opmaak</h3>
      <ul>
      <li>bovenste helft beeld, onderste helft dagen</li>
      <li>feestdagen en schoolvakanties controleer je zelf</li>
      <li>houd bovenaan 15 mm vrij voor de perforatie</li>
      </ul>
      <h3>Btw</h3>
      <p>Kalenders vallen onder 21 % btw, ook als er veel tekst in staat.</p>
      <h3>Wanneer bestellen</h3>
      <p>In november en december is het druk op de bindafdeling. Wie voor half november bestelt, is
      op tijd voor de kerstpost.</p>
      <h3>Bestand</h3>
      <p>Eén pdf met dertien staande pagina's van 297 × 420 mm, 3 mm afloop, CMYK, 300 ppi.</p>
    `),
    metaTitle: 'Wandkalender A3 met wire-o, 13 vel',
    metaDescription: prose(`
      A3-wandkalender met dertien vellen van 170 gram, wire-o en ophangoog. Vanaf één stuk,
      staffelprijs vanaf vijf, na vijf werkdagen klaar.
    `),
    priceRule: perPiece('14.90', {
      tiers: rateTiers(
        'piece',
        [1, '14.90'],
        [5, '12.40'],
        [10, '10.40'],
        [25, '8.70'],
        [50, '7.30'],
        [100, '6.20'],
      ),
    }),
    fixedSizeMm: [297, 420],
    production: digitalSheet,
    print: oneSidedPaperPrint,
    material: { name: 'houtvrij 170 g', thicknessMm: null, weight: { grams: 290, per: 'piece' } },
    properties: {
      materiaal: 'papier',
      gebruik: 'binnen',
      druktechniek: 'Digitaal (toner)',
      zijden: 'enkelzijdig',
    },
    lead: withoutExpress(5),
    delivery: boxes,
    searchSynonyms: ['kalender', 'muurkalender'],
    relatedSkus: ['HST-BLOK', 'PST-A3'],
    scene: { kind: 'wireCalendar', artwork: 796, tint: 2 },
    popularity: 51,
  }),
]
