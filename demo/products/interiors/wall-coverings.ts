import { bundleProduct } from '../../bundle-product.ts'
import { parcelOnly, parcelOrLong, rolledUp, sentOnly } from '../../deliveries.ts'
import { rollLead, withoutExpress } from '../../lead-times.ts'
import type { DemoProduct } from '../../model.ts'
import { perM2, perPiece } from '../../price-rules.ts'
import { canvasPrint, vinylPrint } from '../../print-specs.ts'
import { fromStock, vinylRoll } from '../../production.ts'
import { prose } from '../../prose.ts'
import { simpleProduct } from '../../simple-product.ts'
import { rollTiers, stockTiers } from '../../tiers.ts'

export const wallCoverings: readonly DemoProduct[] = [
  bundleProduct({
    sku: 'BEH-SET',
    title: 'Fotobehang op maat',
    urlPath: '/wand-en-interieur/behang/fotobehang-op-maat',
    categoryPaths: ['/wand-en-interieur/behang'],
    shortDescription: 'Banen van de rol, genummerd, met overlap of stuik.',
    mediumDescription: prose(`
      Fotobehang op de maat van je wand, tot 15 meter breed en 4 meter hoog. Glad vlies, vlies met
      structuur of zelfklevend textiel, in genummerde banen geleverd.
    `),
    description: prose(`
      <p>Je vult de maat van de wand in, wij rekenen uit hoeveel banen dat zijn. Elke baan is genummerd en
      10 cm langer dan de wand, zodat je boven en onder kunt bijsnijden. De prijs gaat per strekkende meter
      baan.</p>
      <h3>Drie soorten</h3>
      <ul>
      <li><strong>glad vlies 180 g:</strong> mat, banen van 100 cm tegen elkaar, ook afwasbaar</li>
      <li><strong>vlies met zandstructuur 300 g:</strong> verbergt een oneffen wand</li>
      <li><strong>zelfklevend textiel:</strong> banen van 130 cm, tijdens het plakken te verplaatsen</li>
      </ul>
      <h3>Plakken</h3>
      <p>Smeer bij vlies de lijm op de wand, niet op het behang, en begin loodrecht. Tien kilo lijm is
      genoeg voor ongeveer 50 m². De ondergrond is droog, glad en in één kleur gesausd, anders schijnt
      verschil door.</p>
      <h3>Bestand</h3>
      <p>De wandmaat met 3 mm afloop, CMYK, 100 tot 150 ppi op ware grootte. Een foto van een telefoon is
      goed tot ongeveer een meter breed.</p>
    `),
    metaTitle: 'Fotobehang op maat met eigen foto',
    metaDescription: prose(`
      Fotobehang op maat van je eigen foto: glad vlies, structuur of zelfklevend textiel. In
      genummerde banen, na twee werkdagen klaar.
    `),
    production: vinylRoll,
    print: vinylPrint,
    material: { name: 'vlies of zelfklevend', thicknessMm: null, weight: null },
    properties: {
      materiaal: 'behang',
      gebruik: 'binnen',
      druktechniek: 'Latexprint, gesneden op plotter',
      brandklasse: 'B-s1,d0',
      zijden: 'enkelzijdig',
    },
    lead: rollLead,
    delivery: sentOnly,
    searchSynonyms: ['fotobehang', 'behang bedrukt', 'wallpaper', 'foto behang', 'muurprint'],
    relatedSkus: ['WND-STK', 'BEH-LIJM'],
    scene: { kind: 'photoWallpaper', artwork: 3260, tint: 4 },
    popularity: 72,
  }),
  simpleProduct({
    sku: 'BEH-LIJM',
    title: 'Vliesbehanglijm 10 kg',
    urlPath: '/wand-en-interieur/behang/vliesbehanglijm-10-kg',
    categoryPaths: ['/wand-en-interieur/behang'],
    shortDescription: 'Gebruiksklaar, circa 50 m².',
    mediumDescription: prose(`
      Gebruiksklare lijm voor vliesbehang, emmer van 10 kilo. Goed voor ongeveer vijftig vierkante
      meter.
    `),
    description: prose(`
      <p>Vliesbehang plak je anders dan papier: de lijm gaat op de muur en de baan er droog tegenaan.
      Deze lijm staat kant-en-klaar in de emmer, zonder klonten en zonder wachten.</p>
      <h3>Zo werk je</h3>
      <ul>
      <li>rol een strook iets breder dan de baan in</li>
      <li>zet de baan tegen een loodlijn en strijk van boven naar beneden</li>
      <li>snijd boven en onder af met een breed mes</li>
      </ul>
      <h3>Ondergrond</h3>
      <p>Zuigende muren eerst voorstrijken, gladde verf licht schuren. Op een donkere muur kan dun
      behang doorschijnen: zet er dan een witte grondlaag op.</p>
      <h3>Gegevens</h3>
      <p>Emmer van 10 kilo, bruto 10,4. Ongeveer 200 gram per vierkante meter. Droogt in een dag;
      spatten neem je meteen weg met water. Vorstvrij bewaren, na openen een half jaar goed. Uit
      voorraad.</p>
    `),
    metaTitle: 'Vliesbehanglijm 10 kg, gebruiksklaar',
    metaDescription: prose(`
      Gebruiksklare vliesbehanglijm, emmer van 10 kilo voor ongeveer 50 vierkante meter. Op de muur
      te rollen. Uit voorraad.
    `),
    priceRule: perPiece('29.50', { tiers: stockTiers }),
    production: fromStock,
    print: null,
    material: { name: 'dispersielijm', thicknessMm: null, weight: { grams: 10400, per: 'piece' } },
    properties: {
      materiaal: 'lijm',
      gebruik: 'binnen',
      druktechniek: 'Onbedrukt, uit voorraad',
      zijden: 'onbedrukt',
    },
    lead: withoutExpress(1),
    delivery: parcelOnly,
    searchSynonyms: ['behanglijm', 'behangplak'],
    relatedSkus: ['CAN-ROL', 'TOE-MES'],
    scene: { kind: 'pasteBucket', artwork: 8265, tint: 0 },
    popularity: 23,
  }),
  simpleProduct({
    sku: 'CAN-SPIE',
    title: 'Canvas op spieraam',
    urlPath: '/wand-en-interieur/wanddoek/canvas-op-spieraam',
    categoryPaths: ['/wand-en-interieur/wanddoek'],
    shortDescription: 'Katoenmix 340 g, gespannen op een spieraam van 20 mm.',
    mediumDescription: prose(`
      Katoenmix van 340 gram, gespannen op een houten spieraam van 20 mm. De afbeelding loopt om de
      rand door; klaar om op te hangen.
    `),
    description: prose(`
      <p>Canvas heeft een zichtbare weefstructuur en spiegelt niet, ook niet tegenover een raam. Wij
      spannen het doek op een spieraam van vurenhout en vouwen de hoeken strak om. Een ophanglijst is
      niet nodig.</p>
      <h3>Waar je het voor gebruikt</h3>
      <ul>
      <li>wachtkamer, hotelkamer en vergaderruimte</li>
      <li>bedrijfsgeschiedenis of productfoto's in een hal</li>
      <li>cadeau voor een jubileum of oplevering</li>
      </ul>
      <h3>Ophangen</h3>
      <p>Tot een meter breed volstaan twee schroeven waar het raam op rust, daarboven drie. Met de
      spieën in de hoeken span je het doek na als het in een droge winter wat ruimte krijgt.</p>
      <h3>Bestand</h3>
      <p>Voeg rondom 50 mm afloop toe: dat deel vouwt om het raam. Houd gezichten en tekst minstens 30
      mm van de zichtrand. CMYK, 150 ppi op ware grootte. Maten gaan per centimeter, vanaf 20 cm.</p>
    `),
    metaTitle: 'Canvas op spieraam, op maat gedrukt',
    metaDescription: prose(`
      Foto of ontwerp op canvas van 340 gram, gespannen op een houten spieraam. Op maat tot 3 × 1,5
      meter, na twee werkdagen klaar.
    `),
    priceRule: perM2('49.00', '0.12', {
      setup: '7.50',
      minimumLine: '22.50',
      extraDesign: '3.50',
      tiers: rollTiers,
    }),
    sizes: { stepMm: 10, width: [200, 3000, 800], height: [200, 1500, 600] },
    production: vinylRoll,
    print: canvasPrint,
    material: { name: 'canvas 340 g op vurenhout', thicknessMm: 20, weight: { grams: 1400, per: 'm2' } },
    properties: {
      materiaal: 'canvas',
      gebruik: 'binnen',
      druktechniek: 'Latexprint, gesneden op plotter',
      zijden: 'enkelzijdig',
      'dikte-mm': '20',
    },
    lead: rollLead,
    delivery: parcelOrLong,
    searchSynonyms: ['canvas doek', 'canvasdoek', 'schilderij print', 'kanvas'],
    relatedSkus: ['PST-MAAT', 'AKO-VILT'],
    scene: { kind: 'stretchedCanvas', artwork: 9740, tint: 4 },
    popularity: 53,
  }),
  simpleProduct({
    sku: 'CAN-ROL',
    title: 'Canvas ongespannen',
    urlPath: '/wand-en-interieur/wanddoek/canvas-ongespannen',
    categoryPaths: ['/wand-en-interieur/wanddoek'],
    shortDescription: 'Met witrand 50 mm, opgerold.',
    mediumDescription: prose(`
      Canvas van 340 gram, bedrukt en opgerold, met een witte rand van 50 mm. Voor wie zelf opspant
      of laat inlijsten.
    `),
    description: prose(`
      <p>Lijstenmakers en kunstenaars spannen liever zelf. Daarom leveren wij het doek ook los, met
      een witte rand van 50 mm om te vouwen en te nieten. Het weefsel is katoen met polyester en rekt
      gelijkmatig.</p>
      <h3>Opspannen</h3>
      <ul>
      <li>leg het doek met de print omlaag, het raam in het midden</li>
      <li>begin in het midden van elke zijde en werk naar de hoeken</li>
      <li>vouw de hoeken als een pakje en klop de spieën aan</li>
      </ul>
      <p>Span strak maar niet hard: een scheurtje begint bij een nietje.</p>
      <h3>Afwerken</h3>
      <p>De inkt is na een dag uitgehard. Een laagje matte vernis maakt het doek afneembaar met een
      vochtige doek.</p>
      <h3>Bestand</h3>
      <p>Geef de zichtmaat op; de witrand doen wij erbij. CMYK, 3 mm afloop, 150 ppi. Van 20 cm tot
      10 meter lang en 1,48 meter hoog.</p>
    `),
    metaTitle: 'Canvas bedrukt, ongespannen op rol',
    metaDescription: prose(`
      Bedrukt canvas van 340 gram, ongespannen met 50 mm witrand. Op maat tot 10 meter lang, opgerold
      geleverd na twee werkdagen.
    `),
    priceRule: perM2('27.50', '0.2', { setup: '7.50', minimumLine: '19.50', tiers: rollTiers }),
    sizes: { stepMm: 1, width: [200, 10000, 800], height: [200, 1480, 600] },
    production: vinylRoll,
    print: vinylPrint,
    material: { name: 'canvas 340 g', thicknessMm: 0.4, weight: { grams: 340, per: 'm2' } },
    properties: {
      materiaal: 'canvas',
      gebruik: 'binnen',
      druktechniek: 'Latexprint, gesneden op plotter',
      zijden: 'enkelzijdig',
      'dikte-mm': '0,4',
    },
    lead: rollLead,
    delivery: rolledUp,
    searchSynonyms: ['canvas los'],
    relatedSkus: ['CAN-SPIE', 'WND-ALU'],
    scene: { kind: 'looseCanvas', artwork: 9828, tint: 3 },
    popularity: 39,
  }),
]
