import type { DemoCategoryTree } from '../model.ts'
import { prose } from '../prose.ts'

export const boards: DemoCategoryTree = {
  title: 'Borden en panelen',
  urlPath: '/borden-en-panelen',
  shortDescription: 'Direct bedrukte platen, op maat gezaagd of gefreesd.',
  description: prose(`
    <p>Wij drukken direct op de plaat en zagen die daarna op jouw maat. Hoe lang het bord moet hangen
    bepaalt het materiaal: aluminium sandwich voor jaren aan de gevel, pvc-schuim voor binnen of een
    paar seizoenen buiten, kanaalplaat voor een campagne van enkele maanden. Gaten, afstandhouders en
    palen vind je bij de toebehoren.</p>
  `),
  seoTitle: 'Borden en panelen op maat bedrukken',
  seoDescription: prose(`
    Aluminium sandwich, pvc-schuim, acrylaat en kanaalplaat op maat, direct bedrukt en recht gezaagd.
    Voor gevel, winkel, kantoor en bouwplaats.
  `),
  scene: { product: 'PVC-MAAT', artwork: 2432, tint: 1 },
  inMainMenu: true,
  shortListItemCount: 5,
  children: [
    {
      title: 'Aluminium panelen',
      urlPath: '/borden-en-panelen/aluminium-panelen',
      shortDescription: 'Sandwichpaneel van 2 tot 4 mm en massief aluminium voor buiten.',
      description: prose(`
        <p>Twee dunne aluminiumlagen met een kunststof kern: licht, vlak en ongevoelig voor regen.
        Dit is het standaardmateriaal voor gevelborden en bewegwijzering. Wij drukken op de witte
        lak, dus wit in je ontwerp blijft wit.</p>
      `),
      seoTitle: 'Aluminium sandwichpaneel bedrukken',
      seoDescription: prose(`
        Aluminium sandwichpaneel op maat, direct bedrukt en recht gezaagd. Vlak, licht en geschikt
        voor jaren buiten aan gevel, hek of paal.
      `),
      scene: { product: 'ALP-3', artwork: 227, tint: 2 },
    },
    {
      title: 'Kunststof platen',
      urlPath: '/borden-en-panelen/kunststof-platen',
      shortDescription: 'Pvc-schuim, hard pvc, polystyreen en kanaalplaat.',
      description: prose(`
        <p>Kunststof is licht en laat zich schroeven, lijmen of met montagetape ophangen. Pvc-schuim
        is het stevigst, polystyreen het gladst en kanaalplaat het voordeligst. In de zon zet
        kunststof uit: laat rond schroeven wat ruimte.</p>
      `),
      seoTitle: 'Kunststof platen bedrukken',
      seoDescription: prose(`
        Pvc-schuim, polystyreen en kanaalplaat op maat bedrukt. Licht, makkelijk te bevestigen en
        voordelig in grotere aantallen.
      `),
      scene: { product: 'KAN-5', artwork: 7144, tint: 3 },
    },
    {
      title: 'Acrylaat en glasvervangers',
      urlPath: '/borden-en-panelen/acrylaat-en-glasvervangers',
      shortDescription: 'Helder, opaal en slagvast materiaal voor een verzorgde uitstraling.',
      description: prose(`
        <p>Op helder acrylaat drukken wij meestal aan de achterzijde, zodat de glanzende voorkant
        vrij blijft en niemand aan de inkt komt. Met afstandhouders krijgt het bord een schaduw op
        de muur. Zonder witlaag blijven kleuren doorschijnend.</p>
      `),
      seoTitle: 'Acrylaat bedrukken op maat',
      seoDescription: prose(`
        Gegoten acrylaat en andere heldere platen, aan de achterzijde bedrukt. Voor naamborden,
        entrees en kantoorwanden, ook met afstandhouders.
      `),
      scene: { product: 'ACR-MAAT', artwork: 5868, tint: 4 },
    },
    {
      title: 'Karton en foamplaat',
      urlPath: '/borden-en-panelen/karton-en-foamplaat',
      shortDescription: 'Lichte platen voor binnen, voor acties van korte duur.',
      description: prose(`
        <p>Voor een actie van een paar weken hoeft een bord geen jaren mee. Foamplaat weegt bijna
        niets en hangt aan twee draadjes, honingraatkarton kan na afloop bij het oud papier. Niet
        voor vochtige ruimten.</p>
      `),
      seoTitle: 'Foamplaat en karton bedrukken',
      seoDescription: prose(`
        Foamplaat, honingraatkarton en displaykarton op maat bedrukt. Licht materiaal voor
        winkelacties, presentaties en hangborden binnen.
      `),
      scene: { product: 'FOM-5', artwork: 1764, tint: 5 },
    },
    {
      title: 'Houten panelen',
      urlPath: '/borden-en-panelen/hout',
      shortDescription: 'Multiplex en betonplex, direct bedrukt of gelakt.',
      description: prose(`
        <p>Op blank multiplex blijft de nerf zichtbaar waar je niet drukt; wit in je ontwerp wordt
        dus hout. Betonplex is watervast verlijmd en heeft gladde zijden. Elk paneel is anders,
        kleine verschillen in tint horen erbij.</p>
      `),
      seoTitle: 'Houten borden bedrukken',
      seoDescription: prose(`
        Berkenmultiplex en betonplex, direct bedrukt. Met zichtbare nerf voor binnen of watervast
        verlijmd voor een bouwbord.
      `),
      scene: { product: 'HOU-BER12', artwork: 4054, tint: 0 },
    },
    {
      title: 'Makelaars- en bouwborden',
      urlPath: '/borden-en-panelen/makelaars-en-bouwborden',
      shortDescription: 'V-borden, projectborden en bouwborden met palen.',
      description: prose(`
        <p>Borden die een paar weken of maanden moeten opvallen: aan een kozijn, in een voortuin of
        langs de weg. Makelaars bestellen ze vaak per vijftig, dan daalt de stukprijs flink.
        Controleer of je gemeente een melding vraagt.</p>
      `),
      seoTitle: 'Makelaarsborden en bouwborden',
      seoDescription: prose(`
        V-borden, tuinborden, projectborden en bouwborden. In kleine en grote aantallen, met palen
        en beugels uit voorraad.
      `),
      scene: { product: 'MAK-TUIN', artwork: 5878, tint: 1 },
    },
    {
      title: 'Naam-, parkeer- en magneetborden',
      urlPath: '/borden-en-panelen/naam-en-parkeerborden',
      shortDescription: 'Kleine borden in vaste maten en magneethoudende borden.',
      description: prose(`
        <p>Kleine borden waar je geen maat voor hoeft te bedenken. Ze komen kant-en-klaar uit de
        doos, met gaten of houders. Heb je er een hele reeks van nodig, bijvoorbeeld voor een
        parkeerterrein, upload dan per bord een eigen bestand.</p>
      `),
      seoTitle: 'Naamborden en parkeerborden',
      seoDescription: prose(`
        Naamborden, parkeerborden en verbodsborden in vaste maten, kant-en-klaar met gaten of
        houders. Ook voor hele reeksen in één bestelling.
      `),
      scene: { product: 'NAM-ALU', artwork: 9184, tint: 2 },
    },
  ],
}
