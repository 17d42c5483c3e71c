import type { Config } from '@react-router/dev/config'
import { buildLanguage } from './scripts/in-language.ts'

const english = buildLanguage === 'en'

export default {
  appDirectory: 'web',
  // Each language is a build of its own, under its own beginning of addresses (docs/decisions/0007-languages.md).
  basename: english ? '/' : `/${buildLanguage}`,
  buildDirectory: english ? 'build' : `build/${buildLanguage}`,
  ssr: true,
  // A page brings the part of the site map its own links need; what is behind the guard costs no visitor anything.
  routeDiscovery: { mode: 'lazy' },
} satisfies Config
