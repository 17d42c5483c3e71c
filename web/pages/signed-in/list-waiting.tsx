import { listTexts } from '#contract/texts/lists.en.ts'
import { texts } from '#web/platform/text.ts'
import { ListWaiting as Waiting } from '#web/ui/list/list-waiting.tsx'

const useListTexts = texts({ en: listTexts })

/** Placeholder while a page's content loads. */
export const ListWaiting = () => <Waiting label={useListTexts().loading} />
