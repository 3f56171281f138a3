// shopping-cart of Lucide (lucide.dev), ISC licence: see the package lucide-react.
export const shoppingCartIcon: string =
  'M2.05 2.05l1.099-.028a1 1 0 0 1 1.008.815l2.69 14.347A1 1 0 0 0 7.83 18H18M4.563 5h16.435a1 1 0 0 1 .981 1.204l-1.026 6.226A2 2 0 0 1 18.962 14H6.25M16 20a2 2 0 1 0 4 0a2 2 0 1 0 -4 0zM6 20a2 2 0 1 0 4 0a2 2 0 1 0 -4 0z'
