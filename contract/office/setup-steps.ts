/** What a shop needs before it can sell, in the order in which it is set up. */
export const SETUP_STEPS = ['company', 'look', 'delivery', 'mail', 'assortment', 'pages', 'staff'] as const
export type SetupStep = (typeof SETUP_STEPS)[number]
