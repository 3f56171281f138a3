import { parcelOnly, parcelOrLong, rolledUp } from '../deliveries.ts'
import { rollLead, textileLead, withoutExpress } from '../lead-times.ts'
import type { DemoProduct } from '../model.ts'
import { perPiece, rateTiers } from '../price-rules.ts'
import { textilePrint, vinylPrint } from '../print-specs.ts'
import { fromStock, textileRoll, vinylRoll } from '../production.ts'
import { prose } from '../prose.ts'
import { simpleProduct } from '../simple-product.ts'
import { fixedSizeTiers, stockTiers } from '../tiers.ts'

export const displayProducts: readonly DemoProduct[] = [
  simpleProduct({
    sku: 'RUP-PRINT85',
    title: 'Los roll-updoek 85 x 200 cm',
    urlPath: '/displays-en-beurs/roll-ups/los-roll-updoek-85-x-200-cm',
    categoryPaths: ['/displays-en-beurs/roll-ups'],
    shortDescription: 'Vervangprint zonder cassette, inbouw door klant.',
    mediumDescription: prose(`
      Vervangprint voor een roll-up van 85 x 200 cm, op film die niet omkrult. Je zet hem zelf in de
      bestaande cassette. Brandklasse B1, certificaat op aanvraag.
    `),
    description: prose(`
      <p>De cassette is nog goed, alleen de boodschap is oud. Deze print is op polypropeen film van
      0,22 mm: vlak, ondoorzichtig en zonder opkrullende randen.</p>
      <h3>Vervangen in vijf stappen</h3>
      <ul>
      <li>rol het oude doek helemaal uit en zet de pin in de cassette: zo blijft de veer
      gespannen</li>
      <li>haal het doek uit de bovenlat en van de rol</li>
      <li>plak het nieuwe doek recht op de strook in de cassette</li>
      <li>klem de bovenkant in de lat</li>
      <li>verwijder de pin en laat het doek langzaam oprollen</li>
      </ul>
      <p>Zet de veer altijd vast voor je iets losmaakt; een losgeschoten veer is gevaarlijk.</p>
      <h3>Bestand</h3>
      <p>Formaat 850 x 2200 mm met 3 mm afloop. De onderste 200 mm loopt de cassette in en is dus niet
      te zien: zet daar alleen achtergrond. CMYK, 150 ppi op ware grootte.</p>
    `),
    metaTitle: 'Los roll-updoek 85 x 200 cm',
    metaDescription: prose(`
      Vervangdoek voor een roll-up van 85 x 200 cm, op vlak liggende film. Na twee werkdagen klaar,
      zelf in de cassette te plaatsen.
    `),
    priceRule: perPiece('26.50', { tiers: fixedSizeTiers }),
    fixedSizeMm: [850, 2200],
    production: vinylRoll,
    print: vinylPrint,
    material: { name: 'polypropeen film', thicknessMm: 0.22, weight: { grams: 520, per: 'piece' } },
    properties: {
      materiaal: 'polypropeen',
      gebruik: 'binnen',
      druktechniek: 'Latexprint, gesneden op plotter',
      brandklasse: 'B1',
      zijden: 'enkelzijdig',
      'dikte-mm': '0,22',
    },
    lead: rollLead,
    delivery: rolledUp,
    searchSynonyms: ['rollup doek', 'roll-up print los'],
    relatedSkus: ['BEU-2X3', 'STB-FRAME-A1'],
    scene: { kind: 'rollup', artwork: 861, tint: 0 },
    popularity: 72,
  }),
  simpleProduct({
    sku: 'STB-FRAME-A1',
    title: 'Stoepbord frame A1 kliklijst',
    urlPath: '/displays-en-beurs/stoepborden/stoepbord-frame-a1-kliklijst',
    categoryPaths: ['/displays-en-beurs/stoepborden'],
    shortDescription: 'Aluminium A-bord, kliklijst 32 mm, waterdichte folie.',
    mediumDescription: prose(`
      Aluminium A-bord met aan twee kanten een kliklijst van 32 mm voor A1. Met waterdichte folie en
      uit voorraad leverbaar.
    `),
    description: prose(`
      <p>Een bord dat 's ochtends in tien seconden staat. Het frame is van geanodiseerd aluminium met
      stalen achterwanden, aan beide kanten gaat een poster van A1 achter een heldere folie. De
      kliklijst is 32 mm breed met verstekhoeken.</p>
      <h3>Poster wisselen</h3>
      <p>Klik de vier lijsten open, leg de nieuwe poster erin, folie erover en klik dicht. Bestel de
      posters hier meteen bij, dan komen ze in dezelfde zending.</p>
      <h3>Op straat</h3>
      <ul>
      <li>het bord weegt 9,6 kg en blijft bij matige wind staan</li>
      <li>klap het bij windkracht vijf in, of leg er gewicht op</li>
      <li>veel gemeenten vragen een melding of een vrije doorgang van 1,5 meter</li>
      </ul>
      <h3>Gegevens</h3>
      <p>Papierformaat 594 x 841 mm, zichtmaat 574 x 821 mm. Het frame wordt gemonteerd geleverd,
      <strong>zonder posters</strong>.</p>
    `),
    metaTitle: 'Stoepbord A1 met kliklijst',
    metaDescription: prose(`
      Stoepbord van aluminium met aan twee kanten een kliklijst voor A1, inclusief waterdichte
      folie. Uit voorraad, de volgende werkdag klaar.
    `),
    priceRule: perPiece('69.00', { tiers: stockTiers }),
    production: fromStock,
    print: null,
    material: { name: 'aluminium', thicknessMm: null, weight: { grams: 9600, per: 'piece' } },
    properties: {
      materiaal: 'aluminium',
      gebruik: 'binnen en buiten',
      druktechniek: 'Onbedrukt, uit voorraad',
      zijden: 'onbedrukt',
      formaat: 'A1',
    },
    lead: withoutExpress(1),
    delivery: parcelOnly,
    searchSynonyms: ['stoepbord', 'a-frame'],
    relatedSkus: ['PST-A1', 'PST-BLUE'],
    scene: { kind: 'stoepbord', artwork: 4779, tint: 1 },
    popularity: 70,
  }),
  simpleProduct({
    sku: 'BEU-2X3',
    title: 'Beurswand textiel 3x3 recht',
    urlPath: '/displays-en-beurs/beurswanden/beurswand-textiel-3x3-recht',
    categoryPaths: ['/displays-en-beurs/beurswanden'],
    shortDescription: 'Opvouwframe 226 x 226 cm met doek en koffer.',
    mediumDescription: prose(`
      Opvouwbare beurswand van 226 x 226 cm met gesublimeerd textieldoek en koffer. In vijf minuten
      op te zetten, zonder gereedschap.
    `),
    description: prose(`
      <p>Het frame trek je uit elkaar als een harmonica, de haken klikken vast en het doek staat
      strak. Doek en zijkanten blijven bij het inpakken op het frame zitten. Alles past in één koffer
      op wielen.</p>
      <h3>Inbegrepen</h3>
      <ul>
      <li>aluminium frame van 3 x 3 velden</li>
      <li>textieldoek van 220 gram met klittenband, inclusief zijkanten</li>
      <li>koffer op wielen</li>
      </ul>
      <h3>Gebruik</h3>
      <p>Het doek is van materiaal in brandklasse B1; voor een beurs kun je het certificaat bij ons
      opvragen. Vouwen verdwijnen in een warme hal na een uur. Was het doek zo nodig op 30 graden.</p>
      <h3>Bestand</h3>
      <p>Eén bestand van 2850 x 2260 mm met 10 mm afloop. Links en rechts slaat ongeveer 300 mm om de
      zijkant: zet logo en tekst in het middelste deel. CMYK, 100 ppi op ware grootte, 20 mm vrij
      langs de randen.</p>
    `),
    metaTitle: 'Beurswand textiel 3x3 recht, met doek en koffer',
    metaDescription: prose(`
      Opvouwbare beurswand van 226 x 226 cm, compleet met bedrukt textieldoek en koffer. Zonder
      gereedschap op te zetten door één persoon.
    `),
    priceRule: perPiece('389.00', { tiers: rateTiers('piece', [1, '389.00'], [2, '369.00'], [5, '345.00']) }),
    fixedSizeMm: [2850, 2260],
    production: textileRoll,
    print: textilePrint,
    material: { name: 'polyester 220 g', thicknessMm: 0.35, weight: { grams: 13800, per: 'piece' } },
    properties: {
      materiaal: 'polyester',
      gebruik: 'binnen',
      druktechniek: 'Sublimatie op polyester',
      brandklasse: 'B1',
      zijden: 'enkelzijdig',
      'dikte-mm': '0,35',
    },
    lead: textileLead,
    delivery: parcelOrLong,
    searchSynonyms: ['popup wand', 'pop-up', 'beurs wand', 'backwall'],
    relatedSkus: ['RUP-PRINT85', 'TXF-DOEK', 'TXD-210'],
    scene: { kind: 'beurswand', artwork: 7197, tint: 2 },
    popularity: 61,
  }),
]
