import type * as english from './content.blog.en.ts'
import type { Translation } from './translation.ts'

export const blogTexts: Translation<typeof english.blogTexts> = {
  title: 'ब्लॉग',
  tagline: 'मशीन चुनना, किराये पर लेना और लौटाना: ऑर्डर में क्या लिखा है, साइट को क्या चाहिए।',
  description:
    'भारत में कंस्ट्रक्शन मशीनें किराये पर लेने की गाइड: लिफ्ट और जनरेटर चुनना, किराये के घंटे, GST, ऑफ-हायर, लिफ्ट की योजना और ऊँचाई पर सुरक्षा।',
  titleOfTag: 'ब्लॉग: {tag}',
  descriptionOfTag: 'Yantra के ब्लॉग से {tag} पर लेख: भारत में कंस्ट्रक्शन और इंडस्ट्रियल मशीनें किराये पर लेना।',
  titleOfPage: '{title}, पेज {n}',
  tags: 'विषय',
  allTags: 'सभी लेख',
  noPosts: 'इस पर अभी कुछ नहीं है।',
  noPostsText: 'सभी लेख देखें, या बाद में फिर आएँ।',
  minutes: { one: '{n} मिनट में पढ़ें', other: '{n} मिनट में पढ़ें' },
  by: 'लेखक: {author}',
  updated: '{date} को बदला गया',
  onThisPage: 'इस लेख में',
  pages: 'ब्लॉग के पेज',
  newer: 'नए लेख',
  older: 'पुराने लेख',
  position: 'पेज {n}, कुल {of}',
  feed: 'RSS से पढ़ते रहें',
  feedTitle: 'Yantra: ब्लॉग',
  machines: 'जिन मशीनों की यह बात है',
  moreIn: '{what}: सभी मशीनें',
  neighbours: 'पहले और बाद के लेख',
  previousPost: 'इससे पहले',
  nextPost: 'इसके बाद',
}
