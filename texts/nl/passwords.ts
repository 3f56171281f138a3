import type { PasswordStrength } from '#domain/passwords/strength.ts'

/** What is said of a password while it is chosen. */
export const passwordTexts = {
  advice: 'Minstens 10 tekens. Een paar losse woorden onthoud je makkelijk en raadt niemand.',
  strengths: {
    short: 'Nog te kort: kies minstens 10 tekens.',
    common: 'Dit wachtwoord is te makkelijk te raden.',
    weak: 'Zwak: maak het langer.',
    fair: 'Redelijk: nog iets langer is beter.',
    strong: 'Sterk.',
  } satisfies Record<PasswordStrength, string>,
} as const
