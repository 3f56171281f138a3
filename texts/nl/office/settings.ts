type SettingText = { readonly meaning: string; readonly fallback: string }

/** What each setting of the process means, and what holds without it. */
export const settingTexts = {
  NODE_ENV: {
    meaning: '‘production’ voor een echte winkel. Die start zonder demogegevens en stelt strengere eisen.',
    fallback: 'Geen',
  },
  PORT: { meaning: 'De poort waarop de winkel luistert.', fallback: '3000, of de eerste vrije daarna' },
  HOST: {
    meaning: 'Het adres waarop de winkel luistert. Met 0.0.0.0 is dat op alle adressen.',
    fallback: '127.0.0.1',
  },
  ROLE: {
    meaning: 'Wat dit proces doet: antwoorden (web), werken op de achtergrond (worker) of allebei (both).',
    fallback: 'both',
  },
  DATA_DIR: {
    meaning: 'De map voor de ingebouwde databank, uploads en gemaakte geheimen.',
    fallback: '.data in de projectmap',
  },
  DATABASE_URL: { meaning: 'De PostgreSQL-databank van de winkel.', fallback: 'De ingebouwde PostgreSQL' },
  DATABASE_POOLER_URL: {
    meaning:
      'De weg naar dezelfde databank langs een pooler (PgBouncer), voor wat klanten en medewerkers vragen en voor werk op de achtergrond.',
    fallback: 'Alles gaat rechtstreeks naar DATABASE_URL',
  },
  DEMO: {
    meaning: 'Of een lege databank wordt gevuld met de demowinkel.',
    fallback: 'Aan met de ingebouwde databank, anders uit',
  },
  SECRET: {
    meaning:
      'De sleutel waarmee links en codes worden ondertekend. Een andere sleutel maakt oude links ongeldig.',
    fallback: 'Gemaakt, en bewaard in DATA_DIR',
  },
  OFFICE_SECOND_FACTOR: {
    meaning: 'Of medewerkers naast hun wachtwoord een code nodig hebben.',
    fallback: 'Uit met de demowinkel, anders aan',
  },
  PUBLIC_URL: {
    meaning: 'Het adres van de winkel, zoals klanten het zien en zoals het in mails staat.',
    fallback: 'Het adres waarop de winkel luistert',
  },
  TRUST_PROXY: { meaning: 'De proxy’s waarvan we het adres van de bezoeker overnemen.', fallback: 'Geen' },
  SMTP_URL: {
    meaning: 'De mailserver.',
    fallback: 'Wat je bij Winkel inrichten instelt; anders wordt mail bewaard',
  },
  MAIL_FROM: {
    meaning: 'De afzender van mails, als de winkel er zelf geen heeft.',
    fallback: 'noreply@ het adres van de winkel',
  },
  MAIL_RETURN_PATH: {
    meaning: 'Waar mailservers heen sturen wat ze niet kunnen bezorgen.',
    fallback: 'De afzender van mails',
  },
  BOUNCES_IMAP_URL: {
    meaning: 'De mailbox waarin mailservers terugsturen wat ze niet kunnen bezorgen.',
    fallback: 'Je leest die berichten zelf in',
  },
  BOUNCES_IMAP_DONE: {
    meaning: 'De map in die mailbox voor gelezen berichten.',
    fallback: 'Ze blijven staan, als gelezen',
  },
  UPLOAD_ROOT_URL: { meaning: 'Waar browsers drukbestanden heen sturen.', fallback: '/upload' },
  UPLOAD_MAX_MB: { meaning: 'Het grootste drukbestand, in MB.', fallback: '500' },
  S3_ENDPOINT: { meaning: 'De S3-opslag voor bestanden.', fallback: 'Bestanden staan in DATA_DIR' },
  S3_BUCKET: { meaning: 'De bucket met de bestanden.', fallback: 'Geen' },
  S3_REGION: { meaning: 'De regio van de bucket.', fallback: 'us-east-1' },
  S3_ACCESS_KEY_ID: { meaning: 'De sleutel die de bucket mag lezen en schrijven.', fallback: 'Geen' },
  S3_SECRET_ACCESS_KEY: { meaning: 'Het geheim van die sleutel.', fallback: 'Geen' },
  RECAPTCHA_SITE_KEY: {
    meaning: 'De openbare sleutel van de captcha.',
    fallback: 'Een verborgen veld en limieten',
  },
  RECAPTCHA_SECRET: { meaning: 'Het geheim van de captcha.', fallback: 'Geen' },
  RECAPTCHA_VERIFY_URL: {
    meaning: 'Waar antwoorden op de captcha worden gecontroleerd.',
    fallback: 'De server van Google',
  },
  VIES_URL: {
    meaning: 'De dienst die zegt welke btw-nummers in andere landen geldig zijn.',
    fallback: 'Nummers worden niet opgezocht, en btw wordt voor nieuwe nummers niet verlegd',
  },
  METRICS_PORT: {
    meaning: 'De poort waarop Prometheus meetwaarden leest.',
    fallback: 'Er wordt niet gemeten',
  },
  OTEL_EXPORTER_OTLP_ENDPOINT: {
    meaning: 'De verzamelaar van OpenTelemetry, die hoort hoe verzoeken en taken verlopen.',
    fallback: 'Er wordt niets verstuurd',
  },
  LOG_LEVEL: {
    meaning: 'Het laagste niveau dat in het log komt.',
    fallback: 'info in productie, anders warn',
  },
} as const satisfies Readonly<Record<string, SettingText>>
