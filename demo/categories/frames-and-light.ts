import type { DemoCategoryTree } from '../model.ts'
import { prose } from '../prose.ts'

export const framesAndLight: DemoCategoryTree = {
  title: 'Textielframes en lichtreclame',
  urlPath: '/textielframes-en-lichtreclame',
  shortDescription: 'Aluminium profielen met verwisselbaar doek, met of zonder led.',
  description: prose(`
    <p>Een textielframe is een aluminium lijst waarin je een doek met een siliconenpees drukt. Strak,
    licht en in een paar minuten te wisselen. Met led erachter wordt het een lichtwand. Voor de gevel
    zijn er lichtbakken en letters; laat die aansluiten door een installateur en vraag op tijd een
    vergunning aan.</p>
  `),
  seoTitle: 'Textielframes en lichtreclame',
  seoDescription: prose(`
    Textielframes, losse framedoeken, lichtbakken en freesletters. Strak aluminium met verwisselbaar
    doek, of led voor aan de gevel.
  `),
  scene: { product: 'LBK-UITH', artwork: 4311, tint: 3 },
  inMainMenu: false,
  shortListItemCount: 4,
  children: [
    {
      title: 'Textielframes',
      urlPath: '/textielframes-en-lichtreclame/textielframes',
      shortDescription: 'Profiel van 19 tot 44 mm, voor de wand of vrijstaand.',
      description: prose(`
        <p>Het profiel is zo smal dat je vooral het beeld ziet. Aan de wand volstaat een dun
        profiel, vrijstaand heb je een breder profiel met voeten nodig. Het doek vervang je zelf,
        zonder gereedschap.</p>
      `),
      seoTitle: 'Textielframe op maat',
      seoDescription: prose(`
        Aluminium textielframes en bijpassende voeten en wandklemmen. Voor kantoor, winkel en
        beurs, met een doek dat je zelf wisselt.
      `),
      scene: { product: 'TXF-SET', artwork: 4803, tint: 4 },
    },
    {
      title: 'Ledframes en lichtbakken',
      urlPath: '/textielframes-en-lichtreclame/ledframes',
      shortDescription: 'Profiel van 80 tot 120 mm, met ledverlichting.',
      description: prose(`
        <p>Verlichte reclame voor winkels die ook na zonsondergang open zijn. Led verbruikt weinig
        en gaat jaren mee. Voor buiten telt de IP-waarde: een gevelbak moet tegen regen en stof
        kunnen.</p>
      `),
      seoTitle: 'Lichtbakken en ledframes',
      seoDescription: prose(`
        Lichtbakken en ledframes voor gevel en interieur, met zuinige led en voeding inbegrepen.
        Bedrukt met je eigen ontwerp.
      `),
      scene: { product: 'LED-80', artwork: 8876, tint: 5 },
    },
    {
      title: 'Losse framedoeken',
      urlPath: '/textielframes-en-lichtreclame/losse-doeken',
      shortDescription: 'Vervangdoek met ingenaaide pees.',
      description: prose(`
        <p>Nieuwe campagne, zelfde frame. Geef de maat van het frame op, dan rekenen wij de rek van
        het doek mee. Weet je niet zeker welk profiel je hebt, meet dan de breedte van de gleuf: dat
        is bijna altijd drie millimeter.</p>
      `),
      seoTitle: 'Los doek voor textielframe',
      seoDescription: prose(`
        Vervangdoeken voor textielframes, met rondom ingenaaide siliconenpees. Op de millimeter
        gemaakt, opgevouwen verzonden.
      `),
      scene: { product: 'TXF-DOEK', artwork: 2773, tint: 0 },
    },
    {
      title: 'Frees- en doosletters',
      urlPath: '/textielframes-en-lichtreclame/freesletters',
      shortDescription: 'Letters uit pvc-schuim, acrylaat en aluminium.',
      description: prose(`
        <p>Losse letters geven een naam diepte. Kunststof is licht en voordelig, acrylaat glanst aan
        de zijkant en een doosletter van aluminium is van binnen verlicht. Elke set komt met een
        boormal op ware grootte.</p>
      `),
      seoTitle: 'Freesletters en doosletters',
      seoDescription: prose(`
        Freesletters uit kunststof en acrylaat en verlichte doosletters uit aluminium. Voor gevel,
        receptie en showroom, met boormal.
      `),
      scene: { product: 'LET-PVC', artwork: 8068, tint: 1 },
    },
  ],
}
