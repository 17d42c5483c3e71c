import type * as english from './shell.menu.en.ts'
import type { Translation } from './translation.ts'

export const menuTexts: Translation<typeof english.menuTexts> = {
  popularCategories: 'लोकप्रिय श्रेणियाँ',
  equipmentLine: 'उपकरणों की रेंज',
  menuNames: {
    scissorLift: 'सिज़र लिफ्ट',
    boomLift: 'बूम लिफ्ट',
    earthMoving: 'अर्थ मूविंग',
    compaction: 'कॉम्पैक्शन',
    aerialWorkPlatforms: 'एरियल वर्क प्लेटफ़ॉर्म',
    plantAndMachinery: 'प्लांट और मशीनरी',
    materialHandling: 'मटीरियल हैंडलिंग',
    powerGenerator: 'पावर जनरेटर',
  },
}
