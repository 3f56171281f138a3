import { parcelOnly } from '../../deliveries.ts'
import { withoutExpress } from '../../lead-times.ts'
import type { DemoProduct } from '../../model.ts'
import { perPiece } from '../../price-rules.ts'
import { fromStock } from '../../production.ts'
import { prose } from '../../prose.ts'
import { simpleProduct } from '../../simple-product.ts'
import { stockTiers } from '../../tiers.ts'

export const pavementSigns: readonly DemoProduct[] = [
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
      <p>Papierformaat 594 × 841 mm, zichtmaat 574 × 821 mm. Het frame wordt gemonteerd geleverd,
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
      gebruik: ['binnen', 'buiten'],
      druktechniek: 'Onbedrukt, uit voorraad',
      zijden: 'onbedrukt',
      formaat: 'A1',
    },
    lead: withoutExpress(1),
    delivery: parcelOnly,
    searchSynonyms: ['stoepbord', 'a-frame'],
    relatedSkus: ['PST-A1', 'PST-BLUE'],
    scene: {
      kind: 'pavementSign',
      widthMm: 594,
      heightMm: 841,
      frame: 'open',
      posters: 0,
      artwork: 4779,
      tint: 1,
    },
    popularity: 70,
  }),
  simpleProduct({
    sku: 'STB-FRAME-VEER',
    title: 'Stoepbord op veren A1, watertank',
    urlPath: '/displays-en-beurs/stoepborden/stoepbord-op-veren-a1-watertank',
    categoryPaths: ['/displays-en-beurs/stoepborden'],
    shortDescription: 'Windbestendig, tank 25 l.',
    mediumDescription: prose(`
      Stoepbord voor A1 op twee veren, met een watertank van 25 liter als voet. Buigt bij een
      windvlaag mee in plaats van om te vallen.
    `),
    description: prose(`
      <p>Op een hoek waar het altijd trekt, ligt een gewoon stoepbord elke middag om. Dit model staat
      op twee veren: het bord zwiept, de voet blijft. Gevuld weegt hij bijna veertig kilo.</p>
      <h3>Klaarzetten</h3>
      <ul>
      <li>vul de tank met een gieter of slang</li>
      <li>klik de vier profielen open en leg de poster in</li>
      <li>sluit eerst de onderkant, dan loopt er geen water in</li>
      </ul>
      <h3>Gebruik in de stad</h3>
      <p>Veel gemeenten staan één bord per pand toe, binnen een meter van de gevel. Laat altijd 1,50
      meter doorgang over voor kinderwagens en rolstoelen. Haal hem na sluitingstijd naar binnen.</p>
      <h3>Gegevens</h3>
      <p>Aluminium, voor twee A1-posters van 594 × 841 mm. Leeg 13,5 kilo. Posters bestel je apart;
      watervast papier gaat het langst mee. De volgende werkdag klaar.</p>
    `),
    metaTitle: 'Stoepbord op veren A1 met watertank',
    metaDescription: prose(`
      Windbestendig stoepbord voor A1-posters, op veren met een watertank van 25 liter. Dubbelzijdig,
      met kliklijst. Uit voorraad.
    `),
    priceRule: perPiece('129.00', { tiers: stockTiers }),
    production: fromStock,
    print: null,
    material: { name: 'aluminium', thicknessMm: null, weight: { grams: 13500, per: 'piece' } },
    properties: {
      materiaal: 'aluminium',
      gebruik: ['binnen', 'buiten'],
      druktechniek: 'Onbedrukt, uit voorraad',
      zijden: 'onbedrukt',
      formaat: 'A1',
    },
    lead: withoutExpress(1),
    delivery: parcelOnly,
    searchSynonyms: ['stoepbord', 'a-frame'],
    relatedSkus: ['PST-WATER', 'STB-FRAME-A1', 'STB-FRAME-KRIJT'],
    scene: { kind: 'springSign', artwork: 4688, tint: 0 },
    popularity: 54,
  }),
  simpleProduct({
    sku: 'STB-FRAME-KRIJT',
    title: 'Krijtstoepbord hout 61 × 85 cm',
    urlPath: '/displays-en-beurs/stoepborden/krijtstoepbord-hout-61-x-85-cm',
    categoryPaths: ['/displays-en-beurs/stoepborden'],
    shortDescription: 'Gelakt hout, beschrijfbaar.',
    mediumDescription: prose(`
      Houten stoepbord van 61 × 85 cm dat je aan twee kanten met krijt beschrijft. Voor de dagsoep,
      de koffie en het weer van vandaag.
    `),
    description: prose(`
      <p>Wie elke ochtend iets anders te vertellen heeft, is met een poster nooit klaar. Op dit bord
      schrijf je zelf. Het hout is gelakt, de schrijfvlakken zijn geschikt voor krijt en
      krijtstift.</p>
      <h3>Schrijven</h3>
      <ul>
      <li>smeer een nieuw bord eerst in met een vlak stuk krijt en veeg het uit</li>
      <li>krijt gaat weg bij regen, krijtstift pas met water en een doek</li>
      <li>trek eerst dunne hulplijnen met krijt, dan blijft de regel recht</li>
      </ul>
      <h3>Buiten zetten</h3>
      <p>Zet het bij regen binnen of onder een luifel. De lak houdt het vocht tegen, maar de
      schrijfkant houdt er niet van. Ketting in het midden aanspannen, dan zakt hij niet door.</p>
      <h3>Gegevens</h3>
      <p>61 × 85 cm, gelakt hout, 8 kilo, dubbelzijdig. Gaat ongeveer vijf jaar mee. Niet bedrukt; de
      volgende werkdag klaar.</p>
    `),
    metaTitle: 'Krijtstoepbord hout 61 × 85 cm',
    metaDescription: prose(`
      Dubbelzijdig krijtbord van gelakt hout, 61 × 85 cm, om op de stoep te zetten. Elke dag een
      andere tekst. Uit voorraad leverbaar.
    `),
    priceRule: perPiece('59.00', { tiers: stockTiers }),
    production: fromStock,
    print: null,
    material: { name: 'hout', thicknessMm: null, weight: { grams: 8000, per: 'piece' } },
    properties: {
      materiaal: 'hout',
      gebruik: ['binnen', 'buiten'],
      druktechniek: 'Onbedrukt, uit voorraad',
      zijden: 'onbedrukt',
      formaat: '61 × 85 cm',
    },
    lead: withoutExpress(1),
    delivery: parcelOnly,
    searchSynonyms: ['stoepbord', 'a-frame'],
    relatedSkus: ['STB-FRAME-A1', 'STB-FRAME-VEER'],
    scene: {
      kind: 'pavementSign',
      widthMm: 550,
      heightMm: 750,
      frame: 'chalk',
      posters: 0,
      artwork: 9352,
      tint: 5,
    },
    popularity: 45,
  }),
]
