import type { Config } from '@react-router/dev/config'

export default {
  ssr: true,
  // A page's loader comes with the page: one request less.
  splitRouteModules: false,
  // Every page's code is known at once: no requests for routes while browsing.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
