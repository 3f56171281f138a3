import { foldedLargeCloth, longOrPallet } from '../../deliveries.ts'
import { withoutExpress } from '../../lead-times.ts'
import type { DemoProduct } from '../../model.ts'
import { perM2, perMetre } from '../../price-rules.ts'
import { scaffoldPrint } from '../../print-specs.ts'
import { bannerRoll, sawnProfile } from '../../production.ts'
import { prose } from '../../prose.ts'
import { simpleProduct } from '../../simple-product.ts'
import { metreTiers, rollTiers } from '../../tiers.ts'

export const facadeCloths: readonly DemoProduct[] = [
  simpleProduct({
    sku: 'GEV-STEIGER',
    title: 'Steigerdoek mesh 330 g',
    urlPath: '/spandoeken-en-doeken/gevel-en-steigerdoek/steigerdoek-mesh-330-g',
    categoryPaths: ['/spandoeken-en-doeken/gevel-en-steigerdoek'],
    shortDescription: 'Per steigervlak, gelaste banen, band en ringen om de 40 cm.',
    mediumDescription: prose(`
      Versterkt mesh van 330 gram voor een heel steigervlak, gelast uit banen en met band en ringen
      om de 40 cm. Materiaal in brandklasse B-s1,d0, certificaat op aanvraag.
    `),
    description: prose(`
      <h3>Voor een heel steigervlak</h3>
      <p>Een steigerdoek houdt stof en gruis binnen en maakt van een verbouwing het grootste
      reclamebord van de straat. Het mesh is versterkt, de banen zijn gelast met 30 mm overlap en
      rondom zit een band met ringen om de 40 cm.</p>
      <h3>Meten</h3>
      <p>Meet het steigervlak en niet de gevel. Trek aan elke kant tien centimeter af, dan kan het
      doek gespannen worden. Maten gaan per centimeter, van 2 tot 30 meter breed en tot 20 meter
      hoog.</p>
      <h3>Bevestigen</h3>
      <p>Overleg vooraf met de steigerbouwer: een doek vangt wind en de verankering moet daarop
      berekend zijn. Zet elke ring vast, ook in het midden van het vlak.</p>
      <h3>Bestand</h3>
      <ul>
      <li>op schaal 1:10, CMYK, met 10 mm afloop op ware grootte</li>
      <li>50 ppi op ware grootte is genoeg: mensen staan op tien meter of verder</li>
      </ul>
      <p>Grote doeken gaan op een pallet, of je haalt ze af.</p>
    `),
    metaTitle: 'Steigerdoek bedrukt, mesh 330 gram op maat',
    metaDescription: prose(`
      Bedrukt steigerdoek van versterkt mesh, gelast uit banen en met ringen om de 40 cm. Tot 30 ×
      20 meter, na vijf werkdagen klaar.
    `),
    priceRule: perM2('11.90', '6', { setup: '25.00', minimumLine: '95.00', tiers: rollTiers }),
    sizes: { stepMm: 10, width: [2000, 30000, 10000], height: [2000, 20000, 8000] },
    production: bannerRoll,
    print: scaffoldPrint,
    material: { name: 'pvc mesh versterkt', thicknessMm: 0.4, weight: { grams: 330, per: 'm2' } },
    properties: {
      materiaal: 'mesh',
      gebruik: ['binnen', 'buiten'],
      druktechniek: 'UV-inkjet op rol',
      brandklasse: 'B-s1,d0',
      zijden: 'enkelzijdig',
      'dikte-mm': '0,4',
    },
    lead: withoutExpress(5),
    delivery: foldedLargeCloth,
    searchSynonyms: ['steigerbanner', 'steigernet bedrukt', 'scaffold banner'],
    relatedSkus: ['TOE-TIEWRAP', 'BHD-MESH'],
    scene: { kind: 'scaffoldCloth', artwork: 5575, tint: 5 },
    popularity: 46,
  }),
  simpleProduct({
    sku: 'GEV-680',
    title: 'Gevelspandoek 680 g',
    urlPath: '/spandoeken-en-doeken/gevel-en-steigerdoek/gevelspandoek-680-g',
    categoryPaths: ['/spandoeken-en-doeken/gevel-en-steigerdoek'],
    shortDescription: 'Zwaar pvc, gelast, zoom met spanband.',
    mediumDescription: prose(`
      Zwaar gecoat pvc van 680 gram voor vaste gevelreclame van vier tot honderden vierkante meters.
      Uit banen gelast en gemaakt om ongeveer vier jaar te hangen.
    `),
    description: prose(`
      <p>Voor een doek dat een paar jaar aan dezelfde muur blijft, is gewoon spandoek te licht. Dit
      pvc is steviger gewapend, rekt minder en trekt zich daardoor vlakker. Boven vijf meter lassen
      wij banen aan elkaar met 30 mm overlap; de naad valt vanaf straatniveau niet op. Rondom zit een
      zoom met ingelaste spanband.</p>
      <h3>Eerst de gevel bekijken</h3>
      <p>Laat vooraf nagaan of de muur de ankers kan dragen. Een doek van 8 × 4 meter weegt 22 kilo
      en vangt bij storm een veelvoud daarvan. Een spanframe verdeelt die kracht over de hele omtrek.
      In veel gemeenten is een vergunning nodig.</p>
      <h3>Bestand</h3>
      <ul>
      <li>schaal 1:10, CMYK, met 10 mm afloop op ware grootte</li>
      <li>72 ppi op ware grootte is ruim voldoende</li>
      <li>tekst minstens 40 mm uit de rand</li>
      </ul>
      <p>Maten gaan per centimeter, vanaf 2 × 1 meter.</p>
    `),
    metaTitle: 'Gevelspandoek 680 gram op maat',
    metaDescription: prose(`
      Gevelspandoek van zwaar pvc, 680 g/m², gelast uit banen tot 30 × 15 meter. Bedoeld om ongeveer
      vier jaar te hangen.
    `),
    priceRule: perM2('13.90', '4', { setup: '25.00', minimumLine: '95.00', tiers: rollTiers }),
    sizes: { stepMm: 10, width: [2000, 30000, 8000], height: [1000, 15000, 4000] },
    production: bannerRoll,
    print: scaffoldPrint,
    material: { name: 'pvc gecoat', thicknessMm: 0.6, weight: { grams: 680, per: 'm2' } },
    properties: {
      materiaal: 'pvc-doek',
      gebruik: ['binnen', 'buiten'],
      druktechniek: 'UV-inkjet op rol',
      brandklasse: 'B1',
      zijden: 'enkelzijdig',
      'dikte-mm': '0,6',
    },
    lead: withoutExpress(5),
    delivery: foldedLargeCloth,
    searchSynonyms: ['geveldoek', 'megabanner', 'gevelbanner'],
    relatedSkus: ['GEV-STEIGER', 'SPD-FRAME', 'SPD-510'],
    scene: { kind: 'facadeBanner', artwork: 1262, tint: 0 },
    popularity: 43,
  }),
  simpleProduct({
    sku: 'SPD-FRAME',
    title: 'Aluminium spanframe voor spandoek',
    urlPath: '/spandoeken-en-doeken/gevel-en-steigerdoek/aluminium-spanframe-voor-spandoek',
    categoryPaths: ['/spandoeken-en-doeken/gevel-en-steigerdoek'],
    shortDescription: 'Wandprofiel met spanrails, per strekkende meter omtrek.',
    mediumDescription: prose(`
      Aluminium wandprofiel waarin je een gevelspandoek strak spant en later weer verwisselt. Je
      bestelt per strekkende meter omtrek; wij zagen het in verstek.
    `),
    description: prose(`
      <p>Een spanframe houdt een groot doek vlak zonder ringen of touw. Het profiel komt op de muur,
      het doek haak je in de rail en met een sleutel span je het na. Bij een nieuwe campagne wissel
      je alleen het doek.</p>
      <h3>Hoeveel meter bestel je</h3>
      <p>Tel de vier zijden bij elkaar op. Voor een doek van 8 × 4 meter is dat 24 meter. Vul de
      omtrek in millimeters in; het minimum is twee meter en wij rekenen ten minste vier meter.</p>
      <h3>Wat je krijgt</h3>
      <ul>
      <li>profieldelen tot drie meter, met verbinders</li>
      <li>vier hoeken, in verstek gezaagd</li>
      <li>1,15 kilo aluminium per meter</li>
      </ul>
      <p>Bevestigingsmateriaal hangt van de muur af en zit er niet bij. Zet de maten van de vier
      zijden in de opmerking bij je bestelling, dan klopt de zaaglijst.</p>
    `),
    metaTitle: 'Aluminium spanframe voor spandoek, per meter',
    metaDescription: prose(`
      Spanframe van aluminium wandprofiel voor gevelspandoeken. Per strekkende meter omtrek, in
      verstek gezaagd en na acht werkdagen klaar.
    `),
    priceRule: perMetre('27.50', 4000, { setup: '35.00', tiers: metreTiers }),
    sizes: { stepMm: 10, length: [2000, 40000, 8000] },
    production: sawnProfile,
    print: null,
    material: { name: 'aluminium profiel', thicknessMm: null, weight: { grams: 1150, per: 'metre' } },
    properties: {
      materiaal: 'aluminium',
      gebruik: ['binnen', 'buiten'],
      druktechniek: 'Profielzagerij',
      zijden: 'onbedrukt',
    },
    lead: withoutExpress(8),
    delivery: longOrPallet,
    searchSynonyms: ['spandoekframe', 'spanprofiel', 'gevelframe'],
    relatedSkus: ['GEV-680', 'SPD-510'],
    scene: { kind: 'tensionFrame', artwork: 9915, tint: 4 },
    popularity: 24,
  }),
]
