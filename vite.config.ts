import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [reactRouter()],
  build: {
    target: 'es2022',
    // One stylesheet for the whole shop: it is small, and no page waits for a second one.
    cssCodeSplit: false,
    assetsInlineLimit: 0,
  },
})
