export { raiseVersion } from './cart-store.ts'
export {
  deleteRemoved,
  dropEmptyCart,
  keepPrices,
  makeActive,
  moveLines,
  setRemoved,
  writeOffer,
  writeParkedCart,
} from './parked-cart-store.ts'
