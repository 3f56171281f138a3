/** What staff change about an ordered file: a repair, another file, and one from before. */
export const fileChangeTexts = {
  title: 'Bestand aanpassen',
  intro:
    'Het aangepaste bestand wordt opnieuw gecontroleerd. De klant ziet bij de bestelling dat wij dit deden.',
  introProofed:
    'De klant bekijkt een drukproef van dit bestand. Komt er een ander bestand in de plaats, dan vervalt die proef en gaat de regel verder. Stuur zo nodig een nieuwe proef.',
  notNow: {
    waiting:
      'De klant is nog bezig met de bestanden van deze regel. Neem je vraag terug om het bestand zelf aan te passen.',
    studio: 'Dit ontwerp is van de studio. Stuur een nieuwe drukproef om het te vervangen.',
    late: 'Deze regel is al in productie of geannuleerd.',
  },
  repair: 'Herstellen',
  lookAtRepair: 'Herstel bekijken',
  replace: 'Vervangen',
  repairTitle: (name: string) => `${name} herstellen`,
  willRepair: 'Dit wordt hersteld',
  choose:
    'Dit bestand heeft een andere verhouding dan de bestelling. Kies hoe het op formaat komt; je ziet het resultaat voordat het wordt gebruikt.',
  chooseBleed:
    'Dit bestand heeft de verhouding die bij het formaat met afloop hoort. Kies of de afloop er al in zit; je ziet het resultaat voordat het wordt gebruikt.',
  way: 'Op formaat brengen',
  turn: 'Stand van het ontwerp',
  hopeless: 'Hiervoor heeft het bestand te weinig pixels.',
  unsharp: (ppi: number) => `Zo wordt de resolutie ${ppi} ppi. Het drukwerk kan onscherp worden.`,
  make: 'Voorbeeld maken',
  busy: 'We maken een voorbeeld. Dit duurt meestal een paar seconden.',
  failed: 'Dit bestand kon niet worden hersteld. Vervang het, of vraag de klant om een ander.',
  use: 'Herstel gebruiken',
  reject: 'Niet gebruiken',
  chooseAgain: 'Anders kiezen',
  used: 'Het herstelde bestand wordt gebruikt',
  rejected: 'Het bestand blijft zoals het was',
  over: 'Dit bestand is intussen vervangen, zodat dit herstel niet meer nodig is. Bekijk eerst het nieuwe bestand.',
  nothing: 'Er is niets meer te herstellen: een collega was je voor.',
  close: 'Sluiten',
  replaceTitle: (name: string) => `${name} vervangen`,
  replaceIntro:
    'Het nieuwe bestand komt op deze plek, met dezelfde aantallen. De klant vindt het ook in de eigen bestanden.',
  file: 'Nieuw bestand',
  fileHint: 'Pdf, jpeg, tiff, psb of ai.',
  empty: 'Dit bestand is leeg.',
  wrongType: 'Van dit soort bestand kunnen we niet drukken. Kies een pdf, jpeg, tiff, psb of ai.',
  send: 'Vervangen',
  sending: 'Het bestand wordt verstuurd. Laat dit venster open.',
  replaced: 'Het bestand is vervangen',
  versions: 'Eerdere versies',
  became: {
    repaired: (by: string | null, name: string) => `${by ?? 'Een medewerker'} herstelde ${name}`,
    replaced: (by: string | null, name: string, now: string | null) =>
      now === null || now === name
        ? `${by ?? 'Een medewerker'} verving ${name}`
        : `${by ?? 'Een medewerker'} verving ${name} door ${now}`,
    removed: (by: string | null, name: string) => `${by ?? 'Een medewerker'} haalde ${name} van deze regel`,
  },
  putBack: 'Terugzetten',
  putBackOf: (name: string) => `${name} terugzetten`,
  isBack: (name: string) => `${name} is teruggezet`,
} as const
