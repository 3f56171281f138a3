import type { Config } from '@react-router/dev/config'

export default {
  ssr: true,
  // Every page's code is known at once: no requests for routes while browsing.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
