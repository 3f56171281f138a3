import { defineConfig } from 'vite'

/** Where the page stands until its nonce is known. */
export const NONCE = 'NONCE-OF-THIS-ANSWER'

/** The pages of staff are an application of their own: its files lie among those of the shop, which keeps them through updates. */
export default defineConfig({
  root: import.meta.dirname,
  base: '/',
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
