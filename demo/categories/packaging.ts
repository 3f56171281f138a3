import type { DemoCategoryTree } from '../model.ts'
import { prose } from '../prose.ts'

export const packaging: DemoCategoryTree = {
  title: 'Verpakking en etiketten',
  urlPath: '/verpakking-en-etiketten',
  shortDescription: 'Etiketten op rol en bedrukte verpakking in kleine oplage.',
  description: prose(`
    <p>Verpakking is het eerste wat een klant van je in handen krijgt. Wij drukken in kleine oplagen,
    zodat je niet met een pallet oude dozen blijft zitten als het logo verandert. Voor etiketten op
    voedsel gelden eisen aan de inhoud van de tekst; die controle blijft bij jou.</p>
  `),
  seoTitle: 'Etiketten en bedrukte verpakkingen',
  seoDescription: prose(`
    Etiketten op rol en vel, bedrukte verzenddozen, tassen en tape in kleine oplagen. Voor webwinkels,
    brouwers en voedselmakers.
  `),
  scene: { product: 'DOO-VERZ', artwork: 85, tint: 4 },
  inMainMenu: false,
  shortListItemCount: 4,
  children: [
    {
      title: 'Etiketten op rol',
      urlPath: '/verpakking-en-etiketten/etiketten-op-rol',
      shortDescription: 'Digitaal gedrukt, op een kern van 76 mm.',
      description: prose(`
        <p>Voor wie honderden flessen, potten of dozen per week etiketteert. De kern van 76 mm past
        op de meeste applicatoren. Geef de wikkelrichting op als je met een machine plakt.</p>
      `),
      seoTitle: 'Etiketten op rol bedrukken',
      seoDescription: prose(`
        Etiketten op rol vanaf 250 stuks, digitaal gedrukt op wit polypropeen. Kern van 76 mm,
        geschikt voor de meeste applicatoren.
      `),
      scene: { product: 'ETK-50R', artwork: 299, tint: 5 },
    },
    {
      title: 'Etiketten op vel',
      urlPath: '/verpakking-en-etiketten/etiketten-op-vel',
      shortDescription: 'A4- en SRA3-vellen, aangestanst.',
      description: prose(`
        <p>Op vel bestel je als je met de hand plakt of veel verschillende ontwerpen hebt. De
        etiketten zijn aangestanst en laten makkelijk los, ook met koude vingers in een
        magazijn.</p>
      `),
      seoTitle: 'Etiketvellen laten drukken',
      seoDescription: prose(`
        Etiketten en sluitzegels op vel, aangestanst en met de hand af te nemen. Voordelig bij
        kleine aantallen en veel verschillende ontwerpen.
      `),
      scene: { product: 'ETV-A4', artwork: 9021, tint: 0 },
    },
    {
      title: 'Dozen en tassen',
      urlPath: '/verpakking-en-etiketten/dozen-en-tassen',
      shortDescription: 'Bedrukte verzenddozen en draagtassen.',
      description: prose(`
        <p>Dozen komen plat en staan in een paar seconden. Wij drukken op de buitenzijde van bruin
        karton; wit drukken wij niet, dus lichte kleuren worden wat warmer dan op je scherm.</p>
      `),
      seoTitle: 'Bedrukte verzenddozen en draagtassen',
      seoDescription: prose(`
        Verzenddozen en papieren draagtassen met je eigen print, vanaf 25 stuks. Plat geleverd,
        zonder lijm of tape op te zetten.
      `),
      scene: { product: 'DOO-TAS', artwork: 5239, tint: 1 },
    },
    {
      title: 'Tape en wikkels',
      urlPath: '/verpakking-en-etiketten/tape-en-wikkels',
      shortDescription: 'Bedrukte verpakkingstape en banderollen.',
      description: prose(`
        <p>Met bedrukte tape krijgt een gewone doos een afzender, en je ziet of hij onderweg is
        opengemaakt. Een banderol houdt losse producten bij elkaar en draagt de tekst die niet op
        het product past.</p>
      `),
      seoTitle: 'Bedrukte tape en banderollen',
      seoDescription: prose(`
        Verpakkingstape met logo en papieren banderollen. De eenvoudigste manier om een neutrale
        doos een afzender te geven.
      `),
      scene: { product: 'TAP-PP', artwork: 3224, tint: 2 },
    },
  ],
}
