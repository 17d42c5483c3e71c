import { listMessages } from '#contract/messages/lists.en.ts'
import { projectSiteMessages } from '#contract/messages/project-sites.en.ts'
import { texts } from '#web/platform/text.ts'

export const useSiteTexts = texts({ en: { ...listMessages, ...projectSiteMessages } })
