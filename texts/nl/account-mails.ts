/** The mails about an account: asked for, had already, invited to, refused, and its first password. */
export const accountMailTexts = {
  greeting: (firstName: string) => `Beste ${firstName},`,
  rows: {
    company: 'Bedrijf',
    kvkNumber: 'KvK-nummer',
    vatId: 'Btw-nummer',
    address: 'Adres',
    contact: 'Contactpersoon',
    email: 'E-mailadres',
    phone: 'Telefoonnummer',
    invoiceEmail: 'Facturen naar',
  },
  received: {
    subject: (shopName: string) => `Je aanvraag voor een account bij ${shopName}`,
    title: 'We hebben je aanvraag ontvangen',
    greeting: 'Hallo,',
    intro:
      'Bedankt voor je aanvraag. We controleren je gegevens en laten binnen één werkdag weten of je account klaarstaat.',
    notAsked: 'Heb je geen account aangevraagd? Dan hoef je niets te doen.',
  },
  known: {
    subject: (shopName: string) => `Je hebt al een account bij ${shopName}`,
    title: 'Je hebt al een account',
    intro:
      'Er is een account aangevraagd met dit e-mailadres, maar dat heb je al. Log in, of vraag een nieuw wachtwoord aan als je het niet meer weet.',
    logIn: 'Inloggen',
    notAsked: 'Was jij dit niet? Dan hoef je niets te doen.',
  },
  notice: {
    subject: (company: string) => `Accountaanvraag: ${company}`,
    title: 'Er is een account aangevraagd',
    knownCompany: (name: string) => `Let op: ${name} heeft hetzelfde KvK- of btw-nummer en is al klant.`,
    decide: 'Beoordelen',
  },
  invitation: {
    subject: (shopName: string) => `Je account bij ${shopName} staat klaar`,
    title: 'Je account staat klaar',
    approved: (company: string) =>
      `We hebben je aanvraag voor ${company} goedgekeurd. Kies een wachtwoord, dan kun je meteen bestellen.`,
    made: (company: string) =>
      `We hebben een account voor je gemaakt om te bestellen namens ${company}. Kies een wachtwoord, dan kun je meteen beginnen.`,
    choose: 'Wachtwoord kiezen',
    life: (days: number) =>
      `De link werkt ${days} dagen en één keer. Daarna vraag je bij het inloggen een nieuwe aan met ‘Wachtwoord vergeten’.`,
  },
  addressChanged: {
    subject: (shopName: string) => `Je e-mailadres voor ${shopName} is gewijzigd`,
    title: 'Je e-mailadres is gewijzigd',
    toNew: (email: string) =>
      `We hebben het e-mailadres van je account gewijzigd. Je logt voortaan in met ${email}. Je wachtwoord is hetzelfde gebleven.`,
    toOld:
      'We hebben het e-mailadres van je account gewijzigd. Je logt niet meer in met dit adres, en we sturen er geen mail meer naartoe.',
    notRight: 'Klopt dit niet? Neem dan contact met ons op.',
    logIn: 'Inloggen',
  },
  question: {
    subject: (shopName: string) => `Vraag over je aanvraag bij ${shopName}`,
    title: 'We hebben een vraag over je aanvraag',
    intro: (company: string) =>
      `Voordat we je aanvraag voor ${company} beoordelen, willen we graag iets weten:`,
    answer: (email: string) =>
      `Stuur je antwoord naar ${email}. Klopt een gegeven niet? Vraag het account dan opnieuw aan.`,
  },
  rejection: {
    subject: (shopName: string) => `Je aanvraag bij ${shopName}`,
    title: 'We kunnen je geen account geven',
    intro: 'Bedankt voor je aanvraag. We hebben je gegevens bekeken en kunnen je helaas geen account geven.',
    contact: 'Klopt dit volgens jou niet? Neem dan contact met ons op.',
  },
  activated: {
    subject: (shopName: string) => `Je account bij ${shopName} is actief`,
    title: 'Je account is actief',
    intro: 'Je wachtwoord is ingesteld. Vanaf nu log je in met je e-mailadres en dit wachtwoord.',
    logIn: 'Inloggen',
  },
} as const

/** What the command says by which the shop decides about requests. */
export const approveAccountTexts = {
  usage: [
    'Gebruik: npm run account:approve                                 toont de aanvragen',
    '         npm run account:approve -- <aanvraag>                   keurt goed en nodigt uit',
    '         npm run account:approve -- <aanvraag> --join            voegt toe aan het bedrijf dat al klant is',
    '         npm run account:approve -- <aanvraag> --reject [reden]  wijst af',
  ].join('\n'),
  none: 'Er wachten geen aanvragen.',
  states: { submitted: 'nieuw', in_review: 'nieuw', invited: 'uitgenodigd' },
  row: (id: string, state: string, company: string, numbers: string, contact: string, email: string) =>
    `${id}  ${state.padEnd(11)}  ${company} (${numbers}), ${contact} <${email}>`,
  vatChecks: {
    valid: ({ vatId, name }: { readonly vatId: string; readonly name: string | null }) =>
      `          ${vatId} is geldig volgens VIES${name ? ` (${name})` : ''}`,
    invalid: ({ vatId }: { readonly vatId: string }) => `          ${vatId} is niet geldig volgens VIES`,
    unavailable: ({ vatId }: { readonly vatId: string }) =>
      `          VIES gaf nog geen antwoord over ${vatId}`,
  },
  knownCompany: (name: string) => `          zelfde nummer als klant ${name}: gebruik --join of --reject`,
  invited: (email: string, company: string) => `${email} is uitgenodigd voor ${company}.`,
  rejected: (email: string) => `De aanvraag van ${email} is afgewezen. Die krijgt er bericht van.`,
} as const
