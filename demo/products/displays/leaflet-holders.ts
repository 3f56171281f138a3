import { boxes, parcelOnly } from '../../deliveries.ts'
import { digitalLead, withoutExpress } from '../../lead-times.ts'
import type { DemoProduct } from '../../model.ts'
import { perPiece, perRun } from '../../price-rules.ts'
import { oneSidedPaperPrint } from '../../print-specs.ts'
import { digitalSheet, fromStock } from '../../production.ts'
import { prose } from '../../prose.ts'
import { simpleProduct } from '../../simple-product.ts'
import { stockTiers } from '../../tiers.ts'

export const leafletHolders: readonly DemoProduct[] = [
  simpleProduct({
    sku: 'FLD-A4',
    title: 'Folderhouder helder A4',
    urlPath: '/displays-en-beurs/folderhouders/folderhouder-helder-a4',
    categoryPaths: ['/displays-en-beurs/folderhouders'],
    shortDescription: 'Staand, 32 mm diep.',
    mediumDescription: prose(`
      Staande folderhouder van helder polystyreen voor A4, 32 mm diep. Ruimte voor een stapel van
      ongeveer honderd folders.
    `),
    description: prose(`
      <p>Een stapel folders op tafel schuift binnen het uur door elkaar. In een houder staan ze
      rechtop, met de kop naar voren. Helder polystyreen verdwijnt bijna, zodat je alleen het
      drukwerk ziet.</p>
      <h3>Plaatsen</h3>
      <ul>
      <li>op een balie of vensterbank, hij staat op een brede voet</li>
      <li>op een schap op ooghoogte, anders kijkt niemand</li>
      <li>in een rij, met gelijke tussenruimte</li>
      </ul>
      <h3>Schoonmaken</h3>
      <p>Een doek met lauw water is genoeg. Schuurmiddel en spiritus maken het plastic dof. Valt hij
      op een tegelvloer, dan kan een hoek breken: polystyreen is bros.</p>
      <h3>Gegevens</h3>
      <p>Voor A4 staand en alles wat smaller is, 32 mm diep, 340 gram. Niet bedrukt en alleen voor
      binnen. Uit voorraad, de volgende werkdag klaar.</p>
    `),
    metaTitle: 'Folderhouder A4 helder, staand',
    metaDescription: prose(`
      Heldere folderhouder voor A4, staand en 32 mm diep. Voor balie, wachtkamer en stand. Uit
      voorraad, voordeliger vanaf tien stuks.
    `),
    priceRule: perPiece('6.90', { tiers: stockTiers }),
    production: fromStock,
    print: null,
    material: { name: 'polystyreen helder', thicknessMm: null, weight: { grams: 340, per: 'piece' } },
    properties: {
      materiaal: 'polystyreen',
      gebruik: 'binnen',
      druktechniek: 'Onbedrukt, uit voorraad',
      zijden: 'onbedrukt',
    },
    lead: withoutExpress(1),
    delivery: parcelOnly,
    searchSynonyms: ['folderhouder', 'brochurehouder'],
    relatedSkus: ['FLD-T', 'BAL-POPUP', 'FOL-DIGI'],
    scene: { kind: 'leafletHolder', artwork: 8323, tint: 3 },
    popularity: 36,
  }),
  simpleProduct({
    sku: 'FLD-T',
    title: 'T-standaard A5 acrylaat',
    urlPath: '/displays-en-beurs/folderhouders/t-standaard-a5-acrylaat',
    categoryPaths: ['/displays-en-beurs/folderhouders'],
    shortDescription: 'Tafelkaarthouder, insteek.',
    mediumDescription: prose(`
      Tafelstandaard van acrylaat waarin je een A5 van onderaf schuift. Aan twee kanten te lezen,
      voor menu, wifi of prijskaart.
    `),
    description: prose(`
      <p>Op een restauranttafel is weinig plaats. Een T-standaard neemt tien centimeter in en draagt
      twee kanten tekst. De kaart schuif je van onderen in de gleuf; hij valt er niet uit als iemand
      tegen de tafel stoot.</p>
      <h3>Wat er goed in past</h3>
      <ul>
      <li>een A5 van 135 tot 300 gram</li>
      <li>een dubbelgevouwen A4</li>
      <li>een gelamineerde kaart tot 2 mm dik</li>
      </ul>
      <h3>Schoonmaken</h3>
      <p>Acrylaat krast van keukenpapier. Gebruik een zachte doek met water en een druppel
      afwasmiddel, en laat geen ontsmettingsmiddel op alcohol staan: dat geeft haarscheurtjes.</p>
      <h3>Gegevens</h3>
      <p>Voor A5 staand, acrylaat van 2 mm, 160 gram. De prijs is per stuk, met korting vanaf tien.
      Alleen voor binnen. Kaarten bestel je apart. Uit voorraad, de volgende werkdag klaar.</p>
    `),
    metaTitle: 'T-standaard A5 van acrylaat',
    metaDescription: prose(`
      T-standaard van helder acrylaat voor A5, aan twee kanten leesbaar. Voor menukaart, wifi-code of
      prijs. Uit voorraad leverbaar.
    `),
    priceRule: perPiece('4.50', { tiers: stockTiers }),
    production: fromStock,
    print: null,
    material: { name: 'acrylaat 2 mm', thicknessMm: null, weight: { grams: 160, per: 'piece' } },
    properties: {
      materiaal: 'acrylaat',
      gebruik: 'binnen',
      druktechniek: 'Onbedrukt, uit voorraad',
      zijden: 'onbedrukt',
    },
    lead: withoutExpress(1),
    delivery: parcelOnly,
    searchSynonyms: ['tafelstandaard', 'menukaarthouder', 'kaarthouder'],
    relatedSkus: ['FLD-A4', 'FLD-TENT'],
    scene: { kind: 'tStand', artwork: 9622, tint: 4 },
    popularity: 33,
  }),
  simpleProduct({
    sku: 'FLD-TENT',
    title: 'Tafelkaart tentmodel A5',
    urlPath: '/displays-en-beurs/folderhouders/tafelkaart-tentmodel-a5',
    categoryPaths: ['/displays-en-beurs/folderhouders'],
    shortDescription: 'Karton 350 g, gerild, plat geleverd.',
    mediumDescription: prose(`
      Tafelkaart die je zelf in een tentje vouwt, op A5-formaat. Stevig karton van 350 gram, gerild
      en plat geleverd vanaf 25 stuks.
    `),
    description: prose(`
      <p>Een tentje staat zonder houder en wordt van twee kanten gelezen. Zet er een aanbieding op,
      de spelregels of de zaalindeling. Het karton is gerild, dus je vouwt het in één beweging
      strak.</p>
      <h3>Ontwerpen</h3>
      <p>De kaart bestaat uit twee vlakken van 210 × 148 mm. Draai het achterste vlak een halve slag,
      anders staat het op zijn kop als de tent staat. Houd 4 mm vrij langs de vouw.</p>
      <h3>Gebruiken</h3>
      <ul>
      <li>klap het tentje om de vouw heen en weer, dan staat hij vlakker</li>
      <li>op een winderig terras leg je er een steentje in</li>
      <li>na het evenement bij het oud papier</li>
      </ul>
      <h3>Bestand</h3>
      <p>Eén pagina van 210 × 296 mm: de twee vlakken boven elkaar. 3 mm afloop, CMYK, 300 ppi, tekst
      4 mm uit de rand. Vaste oplagen van 25, 50, 100 of 250 stuks.</p>
    `),
    metaTitle: 'Tafelkaart tentmodel A5, 350 gram',
    metaDescription: prose(`
      Tafelkaarten in tentmodel op A5, karton van 350 gram, gerild en plat geleverd. Vanaf 25 stuks,
      na twee werkdagen klaar.
    `),
    priceRule: perRun([
      [25, '21.50'],
      [50, '29.50'],
      [100, '44.00'],
      [250, '84.00'],
    ]),
    fixedSizeMm: [210, 296],
    production: digitalSheet,
    print: oneSidedPaperPrint,
    material: { name: 'sulfaatkarton 350 g', thicknessMm: 0.45, weight: { grams: 350, per: 'm2' } },
    properties: {
      materiaal: 'papier',
      gebruik: 'binnen',
      druktechniek: 'Digitaal (toner)',
      zijden: 'enkelzijdig',
      'dikte-mm': '0,45',
    },
    lead: digitalLead,
    delivery: boxes,
    searchSynonyms: ['tent card', 'tafeltentje'],
    relatedSkus: ['FLD-T', 'KRT-A6'],
    scene: { kind: 'tentCard', artwork: 6435, tint: 0 },
    popularity: 41,
  }),
]
