/** What the demo shop calls what its data give no name. */
export const demoTexts = { basePrices: 'Basisprijzen' } as const
