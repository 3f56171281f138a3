import { foldedCloth } from '../../deliveries.ts'
import { textileLead } from '../../lead-times.ts'
import type { DemoProduct } from '../../model.ts'
import { perM2 } from '../../price-rules.ts'
import { textilePrint } from '../../print-specs.ts'
import { textileRoll } from '../../production.ts'
import { prose } from '../../prose.ts'
import { simpleProduct } from '../../simple-product.ts'
import { rollTiers } from '../../tiers.ts'

export const textileCloths: readonly DemoProduct[] = [
  simpleProduct({
    sku: 'TXD-210',
    title: 'Textieldoek decor 210 g',
    urlPath: '/spandoeken-en-doeken/textieldoek/textieldoek-decor-210-g',
    categoryPaths: ['/spandoeken-en-doeken/textieldoek'],
    shortDescription: 'Mat polyester 210 g/m² voor binnen, kreukarm.',
    mediumDescription: prose(`
      Mat polyesterdoek van 210 gram voor binnen. De inkt zit in de vezel, dus het doek spiegelt
      niet en kan gevouwen mee. Brandklasse B1, certificaat op aanvraag.
    `),
    description: prose(`
      <p>Bij sublimatie wordt de inkt met warmte in het polyester gebracht. Het doek blijft soepel en
      mat, ook onder felle lampen, en een vouw hangt er in een warme ruimte na een paar uur uit.</p>
      <h3>Waar je het voor gebruikt</h3>
      <ul>
      <li>achterwand op een podium of bij een persmoment</li>
      <li>wanddoek in winkel of showroom</li>
      <li>afscheiding op een beurs</li>
      </ul>
      <h3>Ophangen</h3>
      <p>Het doek wordt schoon gesneden geleverd. Zet het vast met klemmen of nietjes, of werk de rand
      zelf af. Voor een aluminium frame bestel je het framedoek met pees.</p>
      <h3>Bestand</h3>
      <p>Tot 3,15 meter hoog en 20 meter breed uit één stuk. Lever aan in CMYK met 10 mm afloop, 100
      ppi op ware grootte. Laat 20 mm rondom vrij van tekst. Dit doek is niet geschikt voor
      buiten.</p>
    `),
    metaTitle: 'Textieldoek 210 gram op maat bedrukken',
    metaDescription: prose(`
      Mat textieldoek van 210 g/m² voor podium, beurs en winkel. Kreukarm, gesublimeerd en tot ruim
      3 meter hoog uit één stuk.
    `),
    priceRule: perM2('14.90', '0.5', {
      setup: '7.50',
      minimumLine: '24.50',
      extraDesign: '5.00',
      tiers: rollTiers,
    }),
    sizes: { stepMm: 1, width: [300, 20000, 2000], height: [300, 3150, 2500] },
    production: textileRoll,
    print: textilePrint,
    material: { name: 'polyester decor', thicknessMm: 0.35, weight: { grams: 210, per: 'm2' } },
    properties: {
      materiaal: 'polyester',
      gebruik: 'binnen',
      druktechniek: 'Sublimatie op polyester',
      brandklasse: 'B1',
      zijden: 'enkelzijdig',
      'dikte-mm': '0,35',
    },
    lead: textileLead,
    delivery: foldedCloth,
    searchSynonyms: ['stoffen banner', 'decotex', 'textielbanner'],
    relatedSkus: ['TXF-DOEK', 'SPD-510'],
    scene: { kind: 'rodCloth', artwork: 1978, tint: 0 },
    popularity: 52,
  }),
  simpleProduct({
    sku: 'TXD-MOLTON',
    title: 'Achtergronddoek molton 300 g',
    urlPath: '/spandoeken-en-doeken/textieldoek/achtergronddoek-molton-300-g',
    categoryPaths: ['/spandoeken-en-doeken/textieldoek'],
    shortDescription: 'Lichtdicht gesublimeerd doek met grijze rug.',
    mediumDescription: prose(`
      Dicht polyesterdoek van 300 gram met een grijze rug die geen licht doorlaat. Voor podium,
      fotostudio en overal waar er een raam of lamp achter zit.
    `),
    description: prose(`
      <p>Gewoon textiel wordt een schaduwspel zodra er een lamp achter brandt. Dit doek heeft een
      grijze rug die het licht tegenhoudt, zodat de print aan de voorkant gelijkmatig blijft. Het
      oppervlak is mat en geeft geen glans in flitslicht.</p>
      <h3>Wanneer dit doek</h3>
      <ul>
      <li>achtergrond bij fotografie en videogesprekken</li>
      <li>podium met licht van achteren</li>
      <li>afscherming voor een raam</li>
      </ul>
      <p>Hangt het doek tegen een dichte wand, dan volstaat het lichtere decordoek.</p>
      <h3>Ophangen</h3>
      <p>Het doek komt schoon gesneden en gevouwen. Met 300 gram per vierkante meter heeft het genoeg
      gewicht om recht te hangen aan klemmen of een buis. Kreukels trekken er met een stomer snel
      uit.</p>
      <h3>Bestand</h3>
      <p>Tot 3,15 meter hoog uit één stuk. CMYK, 10 mm afloop, 100 ppi, 20 mm rondom vrij.
      Brandklasse B1; het certificaat sturen wij op verzoek mee.</p>
    `),
    metaTitle: 'Achtergronddoek molton 300 gram op maat',
    metaDescription: prose(`
      Lichtdicht achtergronddoek van 300 g/m² voor podium en studio. Mat, gesublimeerd en op de
      millimeter gemaakt. Brandklasse B1.
    `),
    priceRule: perM2('19.50', '0.5', {
      setup: '7.50',
      minimumLine: '24.50',
      extraDesign: '5.00',
      tiers: rollTiers,
    }),
    sizes: { stepMm: 1, width: [300, 20000, 2000], height: [300, 3150, 2500] },
    production: textileRoll,
    print: textilePrint,
    material: { name: 'polyester blockout textiel', thicknessMm: 0.5, weight: { grams: 300, per: 'm2' } },
    properties: {
      materiaal: 'polyester',
      gebruik: 'binnen',
      druktechniek: 'Sublimatie op polyester',
      brandklasse: 'B1',
      zijden: 'enkelzijdig',
      'dikte-mm': '0,5',
    },
    lead: textileLead,
    delivery: foldedCloth,
    searchSynonyms: ['backdrop', 'fotoachtergrond', 'podiumdoek'],
    relatedSkus: ['TXD-210', 'TXF-DOEK'],
    scene: { kind: 'stageCloth', artwork: 9824, tint: 3 },
    popularity: 37,
  }),
  simpleProduct({
    sku: 'TXD-VOILE',
    title: 'Voiledoek transparant 65 g',
    urlPath: '/spandoeken-en-doeken/textieldoek/voiledoek-transparant-65-g',
    categoryPaths: ['/spandoeken-en-doeken/textieldoek'],
    shortDescription: 'Doorschijnend polyester voor etalage.',
    mediumDescription: prose(`
      Ragdun polyester van 65 gram dat licht doorlaat en toch een beeld draagt. Voor etalages,
      zichtlijnen en lagen achter elkaar.
    `),
    description: prose(`
      <p>Van voren zie je een beeld, van achteren kijk je er bijna doorheen. Voile weegt vrijwel
      niets, beweegt als iemand langsloopt en laat daglicht in de winkel. Twee lagen op een halve
      meter van elkaar geven diepte.</p>
      <h3>Ontwerpen voor voile</h3>
      <ul>
      <li>kies heldere, volle kleuren: lichte tinten verdwijnen tegen het raam</li>
      <li>wit is in de druk gewoon doek, dus doorschijnend</li>
      <li>dunne letters worden slecht leesbaar</li>
      </ul>
      <h3>Ophangen</h3>
      <p>Wij snijden schoon op maat. Hang het aan een roede, aan klemmetjes of verzwaar de onderkant
      met een lat. In een etalage op het zuiden verkleurt polyester na een jaar merkbaar.</p>
      <h3>Bestand</h3>
      <p>CMYK, 10 mm afloop, 100 ppi. Tot 3,15 meter hoog en 20 meter breed zonder naad. Houd 20 mm
      langs de rand vrij. Brandklasse B1, certificaat op aanvraag.</p>
    `),
    metaTitle: 'Voiledoek 65 gram bedrukken, doorschijnend',
    metaDescription: prose(`
      Doorschijnend voiledoek van 65 g/m² op maat. Voor etalage, podium en ruimteverdeling.
      Gesublimeerd, licht en klein op te vouwen.
    `),
    priceRule: perM2('12.90', '0.5', {
      setup: '7.50',
      minimumLine: '24.50',
      extraDesign: '5.00',
      tiers: rollTiers,
    }),
    sizes: { stepMm: 1, width: [300, 20000, 2000], height: [300, 3150, 2500] },
    production: textileRoll,
    print: textilePrint,
    material: { name: 'polyester voile', thicknessMm: 0.15, weight: { grams: 65, per: 'm2' } },
    properties: {
      materiaal: 'polyester',
      gebruik: 'binnen',
      druktechniek: 'Sublimatie op polyester',
      brandklasse: 'B1',
      zijden: 'enkelzijdig',
      'dikte-mm': '0,15',
    },
    lead: textileLead,
    delivery: foldedCloth,
    searchSynonyms: ['voile', 'gordijn bedrukt'],
    relatedSkus: ['TXD-210', 'RAM-ETCH'],
    scene: { kind: 'sheerCloth', artwork: 3883, tint: 1 },
    popularity: 26,
  }),
]
