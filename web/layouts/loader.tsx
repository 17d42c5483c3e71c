import { loaderTexts } from '#contract/texts/dialogs.en.ts'
import { texts } from '#web/platform/text.ts'
import { LoaderFrames } from '#web/ui/loader-frames.tsx'

const useLoaderTexts = texts({ en: loaderTexts })

/** Covers the page during a slow submit or navigation. */
export function Loader() {
  const text = useLoaderTexts()
  return <LoaderFrames label={text.loading} texts={text.texts} />
}
