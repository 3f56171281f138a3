export const navigationTexts = { home: 'Home' } as const
