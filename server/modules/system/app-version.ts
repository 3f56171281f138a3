import { readFileSync } from 'node:fs'

const PACKAGE = new URL('../../../package.json', import.meta.url)
const { version }: { readonly version: string } = JSON.parse(readFileSync(PACKAGE, 'utf8'))

/** The version of the shop that runs. */
export const APP_VERSION = version
