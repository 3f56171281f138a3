/** Asking whether what the owner added may load (decisions: Chat and head HTML). */
export const consentTexts = {
  title: 'Mogen we cookies plaatsen?',
  text: 'De winkel zelf werkt zonder. Alleen als je het goedvindt, laden we onderdelen van andere partijen, die cookies kunnen plaatsen.',
  privacy: 'Lees de privacyverklaring',
  accept: 'Accepteren',
  refuse: 'Weigeren',
  settings: 'Cookie-instellingen',
  accepted: 'Nu sta je cookies toe.',
  refused: 'Nu sta je geen cookies toe.',
} as const
