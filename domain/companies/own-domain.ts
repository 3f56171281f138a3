/** Providers whose addresses anybody can have: the same one says nothing about who works where. */
const PROVIDERS: ReadonlySet<string> = new Set(
  (
    'gmail.com googlemail.com outlook.com hotmail.com hotmail.nl live.com live.nl msn.com icloud.com me.com mac.com yahoo.com ' +
    'proton.me protonmail.com gmx.net gmx.de web.de t-online.de aol.com zonnet.nl tele2.nl upcmail.nl casema.nl chello.nl home.nl ' +
    'kpnmail.nl kpnplanet.nl planet.nl hetnet.nl xs4all.nl ziggo.nl quicknet.nl solcon.nl telfort.nl online.nl freedom.nl ' +
    'telenet.be skynet.be proximus.be scarlet.be'
  ).split(' '),
)

/** The domain of an e-mail address that is a company's own, in small letters; null of a provider. */
export function ownDomainOf(email: string): string | null {
  const domain = email.slice(email.lastIndexOf('@') + 1).toLowerCase()
  return domain === '' || PROVIDERS.has(domain) ? null : domain
}
