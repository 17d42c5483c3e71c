import { listTexts } from '#contract/texts/lists.en.ts'
import { projectSiteTexts } from '#contract/texts/project-sites.en.ts'
import { texts } from '#web/platform/text.ts'

export const useSiteTexts = texts({ en: { ...listTexts, ...projectSiteTexts } })
