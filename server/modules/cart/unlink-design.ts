export { linkAsBefore, unlinkFromActiveCart } from './design-link-store.ts'
