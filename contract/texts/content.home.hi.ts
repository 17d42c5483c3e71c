import type * as english from './content.home.en.ts'
import type { Translation } from './translation.ts'

export const homeContentTexts: Translation<typeof english.homeContentTexts> = {
  industries: 'उद्योग',
  industriesText: 'किस काम में क्या उठाने, खोदने और बिजली देने के काम आता है।',
  safety: 'सुरक्षा पहले',
  workerSafety: 'कामगारों की सुरक्षा',
  healthAndSafety: 'सेहत और सुरक्षा',
  posts: 'ब्लॉग से',
  allPosts: 'सभी लेख',
}
