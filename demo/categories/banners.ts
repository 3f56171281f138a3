import type { DemoCategoryTree } from '../model.ts'
import { prose } from '../prose.ts'

export const banners: DemoCategoryTree = {
  title: 'Spandoeken en doeken',
  urlPath: '/spandoeken-en-doeken',
  shortDescription: 'Bedrukt pvc-doek, mesh en textiel van de rol, tot 5 meter breed uit één stuk.',
  description: prose(`
    <p>Van een spandoek van drie meter aan een hek tot een steigerdoek over een hele gevel: wij drukken
    het op doek van de rol, tot 5 meter breed uit één stuk. Buiten op een winderige plek kies je meestal
    mesh, binnen op een beurs of podium juist textiel. Vul je maat in millimeters in en je ziet meteen
    wat het kost.</p>
  `),
  seoTitle: 'Spandoeken en doeken op maat laten drukken',
  seoDescription: prose(`
    Spandoeken, mesh, bouwhekdoeken en textieldoek op maat. Tot 5 meter breed zonder naad, spandoeken
    na twee werkdagen klaar.
  `),
  scene: { product: 'SPD-300X100', artwork: 4498, tint: 0 },
  inMainMenu: true,
  shortListItemCount: 5,
  children: [
    {
      title: 'Spandoeken',
      urlPath: '/spandoeken-en-doeken/spandoeken',
      shortDescription: 'Dicht pvc-doek van 450 tot 680 gram, op maat of in vaste maten.',
      description: prose(`
        <p>Dicht pvc-doek drukt het felst en is van dichtbij het scherpst. Neem 510 gram voor buiten
        aan hek of gevel. Een vaste maat is er al met zoom en ringen; een doek op maat leveren wij
        schoon gesneden.</p>
      `),
      seoTitle: 'Spandoek op maat laten drukken',
      seoDescription: prose(`
        Pvc-spandoeken van 450 tot 680 g/m², op de millimeter of in vaste maten met zoom en
        ringen. Voor buiten, tot 5 meter breed zonder naad.
      `),
      scene: { product: 'SPD-510', artwork: 7331, tint: 1 },
    },
    {
      title: 'Mesh- en winddoek',
      urlPath: '/spandoeken-en-doeken/mesh-en-winddoek',
      shortDescription: 'Geperforeerd doek van 270 tot 330 gram dat de wind doorlaat.',
      description: prose(`
        <p>Een dicht doek van meer dan tien vierkante meter werkt als een zeil. Mesh heeft kleine
        gaatjes en laat ongeveer 30 procent van de wind door, zodat hek en ophanging minder te
        lijden hebben. Van een paar meter afstand zie je de gaatjes niet meer.</p>
      `),
      seoTitle: 'Mesh spandoek en winddoek',
      seoDescription: prose(`
        Geperforeerd meshdoek laat ongeveer 30 procent van de wind door. Voor hekken, steigers en
        open plekken, bedrukt of als gaas van de rol.
      `),
      scene: { product: 'MSH-MAAT', artwork: 4944, tint: 2 },
    },
    {
      title: 'Bouwhekdoeken',
      urlPath: '/spandoeken-en-doeken/bouwhekdoeken',
      shortDescription: 'Doek voor het standaardbouwhek van 3,5 × 2 meter en voor dranghekken.',
      description: prose(`
        <p>Een bouwhek is 3,5 bij 2 meter; het doek meet 340 × 173 cm, zodat het strak binnen de
        buis blijft. Licht PE is genoeg voor een project van een paar maanden, mesh houdt het langer
        vol en vangt minder wind.</p>
      `),
      seoTitle: 'Bouwhekdoek bedrukken',
      seoDescription: prose(`
        Bouwhekdoeken van 340 × 173 cm voor het standaardbouwhek, in licht PE of mesh, met ringen
        om de 50 cm. Vanaf één stuk, voordeliger per tien.
      `),
      scene: { product: 'BHD-PE150', artwork: 7187, tint: 3 },
    },
    {
      title: 'Gevel- en steigerdoek',
      urlPath: '/spandoeken-en-doeken/gevel-en-steigerdoek',
      shortDescription: 'Groot formaat, gelast uit banen en met een versterkte rand.',
      description: prose(`
        <p>Grote doeken worden uit banen gelast en krijgen een versterkte rand, want op een gevel
        staat veel kracht. Meet het steigervlak en niet de gevel, en overleg de bevestiging met de
        steigerbouwer voordat je bestelt.</p>
      `),
      seoTitle: 'Steigerdoek en gevelspandoek',
      seoDescription: prose(`
        Steigerdoeken en gevelspandoeken tot 30 meter breed, gelast uit banen en met versterkte
        rand. Mesh of zwaar pvc, per steigervlak gemeten.
      `),
      scene: { product: 'GEV-STEIGER', artwork: 3264, tint: 4 },
    },
    {
      title: 'Textieldoek',
      urlPath: '/spandoeken-en-doeken/textieldoek',
      shortDescription: 'Gesublimeerd polyester voor binnen, mat en kreukarm.',
      description: prose(`
        <p>Bij sublimatie trekt de inkt in de vezel: het doek blijft soepel, spiegelt niet in
        lamplicht en kan gevouwen mee. Daarom zie je het op podia, beurzen en in etalages. Alle
        doeken in deze groep zijn voor binnen.</p>
      `),
      seoTitle: 'Textieldoek bedrukken voor binnen',
      seoDescription: prose(`
        Mat polyesterdoek voor podium, beurs en winkel. Sublimatiedruk zonder glans,
        brandvertragend materiaal, tot ruim 3 meter breed.
      `),
      scene: { product: 'TXD-210', artwork: 5921, tint: 5 },
    },
  ],
}
