import type * as english from './own-data.codes.en.ts'
import type { Translation } from './translation.ts'

export const erasureCodes: Translation<typeof english.erasureCodes> = {
  erase: {
    subject: 'अपना खाता मिटाने का कोड',
    text: '{code} आपका Yantra खाता हमेशा के लिए मिटाने का कोड है। यह {minutes} मिनट चलेगा। अगर आपने इसे नहीं माँगा, तो कुछ न करें। इसे किसी को न बताएँ: Yantra से कोई इसे नहीं माँगेगा।',
  },
}
