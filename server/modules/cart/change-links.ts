export { linkAsBefore, swapDesign, unlinkFromActiveCart } from './design-link-store.ts'
