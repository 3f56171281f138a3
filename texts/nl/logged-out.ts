export const loggedOutTexts = {
  title: 'Log in om verder te gaan',
  intro: 'Na het inloggen kom je direct uit waar je naartoe wilde.',
  introCart:
    'Je was op weg naar je winkelwagen. Na het inloggen kom je daar direct uit, met alles wat er al in stond.',
  introAccount: 'Je was op weg naar je account. Na het inloggen kom je daar direct uit.',
  introCheckout: 'Je was bezig met bestellen. Na het inloggen ga je daar direct mee verder.',
  introHome: 'Log in om te bestellen, je bestellingen te volgen en je ontwerpen te beheren.',
} as const
