import type * as english from './catalogue.finder-link.en.ts'
import type { Translation } from './translation.ts'

export const finderLinkTexts: Translation<typeof english.finderLinkTexts> = {
  byTask: 'कौन-सी मशीन चाहिए, पता नहीं? काम से खोजें',
  narrow: 'इस काम के बारे में कुछ सवालों के जवाब दें',
}
