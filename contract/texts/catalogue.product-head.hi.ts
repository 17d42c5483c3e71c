import type * as english from './catalogue.product-head.en.ts'
import type { Translation } from './translation.ts'

export const productHeadTexts: Translation<typeof english.productHeadTexts> = {
  title: '{city} में किराये पर {name}',
  description: '{city} में {name} किराये पर, {rate} प्रति माह + GST से। {figures}। सही नाप की ड्रॉइंग, पूरे स्पेसिफ़िकेशन।',
}
