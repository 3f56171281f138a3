/** A banner with a bleed of 10 mm, which asks for 50 ppi. */
export const bannerItem = (quantity: number, widthMm: number, heightMm: number) => ({
  sku: 'SPD-510',
  quantity,
  customOptions: [
    { id: 'SPD-510-W', values: [String(widthMm)] },
    { id: 'SPD-510-H', values: [String(heightMm)] },
  ],
})

/** A flag on a pole with a cross foot, a ring that keeps it down and a bag, each a line of its own. */
export const composedFlag = (quantity: number) => ({
  configuration: {
    key: 'beachvlag',
    quantity,
    options: {
      doek: { id: 'doek-drop-m' },
      richting: { id: 'richting-rechts' },
      'stok-m': { id: 'stok-m-std' },
      voet: { id: 'voet-kruis' },
      ring: { id: 'ring-1' },
      tas: { id: 'tas-1' },
    },
    fields: {},
  },
})
