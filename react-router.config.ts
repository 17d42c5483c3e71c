import type { Config } from '@react-router/dev/config'
import { buildLanguage } from './scripts/in-language.ts'

const english = buildLanguage === 'en'

export default {
  appDirectory: 'web',
  // Each language is a separate build with its own address prefix (docs/decisions/0007-languages.md).
  basename: english ? '/' : `/${buildLanguage}`,
  buildDirectory: english ? 'build' : `build/${buildLanguage}`,
  ssr: true,
  // A page carries the part of the site map that its links need, so visitors do not load the signed-in part.
  routeDiscovery: { mode: 'lazy' },
} satisfies Config
