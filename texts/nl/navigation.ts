export const navigationTexts = { home: 'Home', breadcrumbs: 'Kruimelpad' } as const
