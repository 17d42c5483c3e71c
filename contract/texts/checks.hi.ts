import type { checkTexts as english } from './checks.en.ts'
import type { Translation } from './translation.ts'

export const checkTexts: Translation<typeof english> = {
  title: 'भेजने से पहले की जाँच',
  titleNow: 'जाँच',
  checkedBy: '{n} नियमों से जाँचा गया',
  nothing: 'कुछ नहीं मिला',
  found: { one: '1 बात मिली, उत्तर दिया गया', other: '{n} बातें मिलीं, उत्तर दिए गए' },
  toAnswer: { one: '1 बात का उत्तर देना है', other: '{n} बातों का उत्तर देना है' },
  see: 'जाँच देखें',
  passed: 'ठीक',
  finding: 'बात मिली',
  lineOf: 'पंक्ति {n}',
  answerOf: '{supplier} का उत्तर, {name}:',
  answerLabel: 'उत्तर: {rule}',
  wrongAnswer: 'हर बात का उत्तर चाहिए',
  answerHint: 'आपका ग्राहक इसे इस बात के साथ पढ़ता है।',
}
