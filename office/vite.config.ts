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

const FRAMEWORK = /node_modules[\\/](?:react|react-dom|react-router|scheduler|@tanstack)[\\/]/
const EDITOR = /node_modules[\\/](?:@tiptap|prosemirror-[a-z]+)[\\/]/
const SCHEMAS = /node_modules[\\/]zod[\\/]/
const SHARED_BY_MANY = 24

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
    // All of it takes less than the sheets of one screen by themselves.
    cssCodeSplit: false,
    rolldownOptions: {
      output: {
        entryFileNames: 'assets/office-[hash].js',
        chunkFileNames: 'assets/office-[name]-[hash].js',
        codeSplitting: {
          groups: [
            // Changes with an update of a package only, so that browsers keep it for long.
            { name: 'framework', test: FRAMEWORK, priority: 4 },
            { name: 'editor', test: EDITOR, priority: 3 },
            { name: 'schemas', test: SCHEMAS, priority: 2 },
            // What many screens share, in one file: by themselves these would be sixty requests a screen.
            { name: 'desk', minShareCount: SHARED_BY_MANY },
          ],
        },
      },
    },
  },
})
