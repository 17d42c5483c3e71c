import { listTexts } from '#contract/texts/lists.en.ts'
import { texts } from '#web/platform/text.ts'
import { ListWaiting as Waiting } from '#web/ui/list/list-waiting.tsx'

const useListTexts = texts({ en: listTexts })

/** The room of what a page shows, on its way. */
export const ListWaiting = () => <Waiting label={useListTexts().loading} />
