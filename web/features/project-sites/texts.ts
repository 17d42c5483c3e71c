import { listTexts } from '#contract/texts/lists.en.ts'
import { projectSiteTexts } from '#contract/texts/project-sites.en.ts'
import { sitePeopleTexts } from '#contract/texts/project-sites.people.en.ts'
import { texts } from '#web/platform/text.ts'

export const useSiteTexts = texts({ en: { ...listTexts, ...projectSiteTexts } })
export const useSitePeopleTexts = texts({ en: { ...listTexts, ...sitePeopleTexts } })
