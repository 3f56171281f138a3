import { defineConfig, type Plugin } from 'vite'
import { officeWithoutScriptsText } from '../texts/nl/no-scripts.ts'

/** Where the page stands until its nonce is known. */
export const NONCE = 'NONCE-OF-THIS-ANSWER'

/** Without scripts there is nothing but this. */
const toldWithoutScripts: Plugin = {
  name: 'told-without-scripts',
  transformIndexHtml: () => [
    {
      tag: 'p',
      attrs: { class: 'without-scripts' },
      children: officeWithoutScriptsText,
      injectTo: 'body-prepend',
    },
  ],
}

/** The pages of staff are an application of their own: its files lie among those of the shop, which keeps them through updates. */
export default defineConfig({
  root: import.meta.dirname,
  base: '/',
  plugins: [toldWithoutScripts],
  publicDir: false,
  html: { cspNonce: NONCE },
  build: {
    outDir: '../build/client',
    emptyOutDir: false,
    target: 'es2022',
    rolldownOptions: {
      output: { entryFileNames: 'assets/office-[hash].js', chunkFileNames: 'assets/office-[name]-[hash].js' },
    },
  },
})
