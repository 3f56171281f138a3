export { insertRepairedDesign, setRepairedFile } from './design-store.ts'
