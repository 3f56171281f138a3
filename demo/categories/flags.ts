import type { DemoCategoryTree } from '../model.ts'
import { prose } from '../prose.ts'

export const flags: DemoCategoryTree = {
  title: 'Vlaggen en masten',
  urlPath: '/vlaggen-en-masten',
  shortDescription: 'Bedrukt vlaggendoek met masten, stokken en houders.',
  description: prose(`
    <p>Vlaggendoek moet kunnen bewegen en het licht doorlaten, daarom is het dun en loopt de druk door
    tot op de achterkant. Een vlag die dag en nacht hangt slijt aan de vrije kant; reken op ongeveer
    negen maanden. Wie er twee bestelt en ze afwisselt, doet er langer mee. Masten en houders vind je in
    dezelfde groep.</p>
  `),
  seoTitle: 'Vlaggen laten drukken, met mast of stok',
  seoDescription: prose(`
    Mastvlaggen, gevelvlaggen, baniers en beachvlaggen met eigen ontwerp, plus aluminium masten en
    houders. In vaste maten en op maat.
  `),
  scene: { product: 'VLG-MAAT', artwork: 4839, tint: 3 },
  inMainMenu: true,
  shortListItemCount: 4,
  children: [
    {
      title: 'Beachvlaggen',
      urlPath: '/vlaggen-en-masten/beachvlaggen',
      shortDescription: 'Vlag met stok en voet, in vier maten en drie vormen.',
      description: prose(`
        <p>Een beachvlag draait met de wind mee en blijft daardoor leesbaar. De voet kies je op de
        ondergrond: een pen in gras, een kruisvoet op tegels, een plaat op een beursvloer. Haal de
        vlag binnen bij windkracht zes.</p>
      `),
      seoTitle: 'Beachvlag bedrukken, met stok en voet',
      seoDescription: prose(`
        Beachvlaggen, voeten en grondpennen voor evenement, winkel en beurs. Kies een voet die
        past bij gras, tegels of asfalt.
      `),
      scene: { product: 'BVL-SET', artwork: 6724, tint: 4 },
    },
    {
      title: 'Mast- en gevelvlaggen',
      urlPath: '/vlaggen-en-masten/mastvlaggen',
      shortDescription: 'Vlaggen voor mast of gevelstok, in vaste maten en op maat.',
      description: prose(`
        <p>De maat hangt van de mast af: bij zes meter past 150 × 100 cm, bij zeven meter 225 × 150
        cm. Aan een gevelstok blijft de vlag kleiner. De achterkant toont het ontwerp in
        spiegelbeeld, dat hoort bij vlaggendoek.</p>
      `),
      seoTitle: 'Mastvlag en gevelvlag bedrukken',
      seoDescription: prose(`
        Mastvlaggen van glanspolyester met band, koord en lus, en vlaggendoek op maat. Full colour
        gesublimeerd, vanaf één stuk.
      `),
      scene: { product: 'VLG-150X225', artwork: 7739, tint: 5 },
    },
    {
      title: 'Baniers',
      urlPath: '/vlaggen-en-masten/baniers',
      shortDescription: 'Staande vlaggen met tunnel boven en ringen opzij.',
      description: prose(`
        <p>Een banier hangt rechtop aan een uithouder en is daardoor altijd leesbaar, ook zonder
        wind. Voor parkeerplaatsen, sportvelden en showrooms. Reken op vrije ruimte rondom de mast,
        want de uithouder draait mee.</p>
      `),
      seoTitle: 'Baniervlag bedrukken',
      seoDescription: prose(`
        Baniervlaggen met tunnel en ringen, voor een mast met uithouder of een lantaarnpaal.
        Blijven ook bij windstil weer leesbaar.
      `),
      scene: { product: 'BAN-100X300', artwork: 1575, tint: 0 },
    },
    {
      title: 'Vlaggenmasten en stokken',
      urlPath: '/vlaggen-en-masten/vlaggenmasten',
      shortDescription: 'Aluminium masten van 6 tot 8 meter, gevelstokken en houders.',
      description: prose(`
        <p>Masten zijn lang en gaan niet met de pakketdienst mee. Kleine masten zijn deelbaar, de
        langste haal je bij ons af. Vraag voor een mast op eigen terrein na of een vergunning nodig
        is.</p>
      `),
      seoTitle: 'Vlaggenmasten, stokken en houders',
      seoDescription: prose(`
        Aluminium vlaggenmasten van 6 tot 8 meter, kantelbare grondstukken, gevelstokken en
        houders. Uit voorraad of af te halen.
      `),
      scene: { product: 'MST-ALU6', artwork: 3116, tint: 1 },
    },
  ],
}
