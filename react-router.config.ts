import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'web',
  ssr: true,
  // The whole site map goes out with the page: no calls for it while someone browses.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
