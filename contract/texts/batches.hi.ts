import type { batchTexts as english } from './batches.en.ts'
import type { Translation } from './translation.ts'

export const batchTexts: Translation<typeof english> = {
  batch: 'एक साथ काम',
  doing: {
    PREPARE: '{all} में से {done} तैयार',
    SEND: '{all} में से {done} भेजे गए',
    DRAFT: '{all} में से {done} के प्रारूप बने',
    ISSUE: '{all} में से {done} जारी',
  },
  done: {
    PREPARE: { one: '1 सारांश पत्र तैयार है।', other: '{n} सारांश पत्र तैयार हैं।' },
    SEND: { one: '1 सारांश पत्र भेजा गया।', other: '{n} सारांश पत्र भेजे गए।' },
    DRAFT: { one: '1 इनवॉइस का प्रारूप बना।', other: '{n} इनवॉइस के प्रारूप बने।' },
    ISSUE: { one: '1 इनवॉइस जारी हुई।', other: '{n} इनवॉइस जारी हुईं।' },
  },
  none: {
    PREPARE: 'कोई सारांश पत्र तैयार नहीं हुआ।',
    SEND: 'कोई सारांश पत्र नहीं भेजा गया।',
    DRAFT: 'किसी इनवॉइस का प्रारूप नहीं बना।',
    ISSUE: 'कोई इनवॉइस जारी नहीं हुई।',
  },
  begunBy: '{name} ने {at} को शुरू किया',
  goesOn: 'यह पेज छोड़ने पर भी काम चलता रहता है।',
  refusedTitle: { one: '1 नहीं हुआ', other: '{n} नहीं हुए' },
  refusals: {
    'nothing-due': 'किसी ने इसे पहले ही तैयार कर दिया, या पहले का चक्र बाकी है।',
    'unsigned-days': 'बिना हस्ताक्षर वाले दिनों से रुका है।',
    'unanswered-findings': 'जाँच में कुछ मिला है। खोलकर उत्तर दें।',
    'status-conflict': 'यह पहले ही भेजा या जारी किया जा चुका, या इससे पहले का पत्र नहीं भेजा गया।',
    'precondition-failed': 'काम शुरू होने के बाद किसी साथी ने इसे बदला।',
    forbidden: 'जिसने यह शुरू किया वे अब यह नहीं कर सकते।',
    'nothing-to-bill': 'इसकी पंक्तियाँ पहले ही किसी और इनवॉइस पर हैं।',
    'bills-differ': 'इसकी पंक्तियों की GST दरें अलग हैं। एक-एक करके प्रारूप बनाएँ।',
    'settings-incomplete': 'इनवॉइस पर छपने वाली सेटिंग अधूरी है। मालिक उसे पूरा करें।',
    'not-found': 'यह अब नहीं है। शायद किसी साथी ने इसे हटा दिया।',
    other: 'यह नहीं हो सका। खोलकर फिर कोशिश करें।',
  },
}
