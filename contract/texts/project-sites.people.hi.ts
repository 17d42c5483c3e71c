import type * as english from './project-sites.people.en.ts'
import type { Translation } from './translation.ts'

export const sitePeopleTexts: Translation<typeof english.sitePeopleTexts> = {
  people: 'इस साइट के लोग',
  peopleText:
    'वे इस साइट की पूछताछ, जॉब और लॉगशीट देखते हैं। इंजीनियर लॉगशीट पर हस्ताक्षर या आपत्ति भी करता है। एडमिन बिना जोड़े भी सब देखते हैं और हस्ताक्षर करते हैं।',
  nobody: 'अभी कोई नहीं जुड़ा है। यहाँ का काम एडमिन देखते हैं और हस्ताक्षर करते हैं।',
  peopleFailed: 'इस साइट के लोग लोड नहीं हो सके',
  sites: 'प्रोजेक्ट साइटें',
  sitesText: '{name} इन साइटों की पूछताछ, जॉब और लॉगशीट देखते हैं, और जहाँ इंजीनियर हैं वहाँ लॉगशीट पर हस्ताक्षर करते हैं।',
  adminSites: '{name} एडमिन हैं और सभी साइटें देखते हैं। जोड़ने से पता चलता है कि किसी साइट को कौन देखता है।',
  noSites: 'अभी किसी साइट से नहीं जुड़े हैं।',
  sitesFailed: 'इस यूज़र की साइटें लोड नहीं हो सकीं',

  name: 'नाम',
  site: 'साइट',
  role: 'भूमिका',
  city: 'शहर',
  engineer: 'इंजीनियर',
  member: 'सदस्य',
  engineerOf: '{name} इंजीनियर के तौर पर हस्ताक्षर करते हैं',
  engineerHint: 'साइट की लॉगशीट पर हस्ताक्षर और आपत्ति करता है।',
  you: 'आप',
  admin: 'एडमिन',
  inactive: 'बंद',

  assign: 'जोड़ें',
  assigning: 'जोड़ रहे हैं…',
  person: 'व्यक्ति',
  choosePerson: 'व्यक्ति चुनें',
  chooseSite: 'साइट चुनें',
  everybodyHere: 'आपकी कंपनी के सभी लोग जुड़े हैं।',
  everySite: 'सभी साइटों से जुड़े हैं।',
  remove: 'हटाएँ',
  removeNamed: '{name} को हटाएँ',

  assigned: '{name} को जोड़ा गया। हमने उन्हें बता दिया है।',
  named: '{name} अब इंजीनियर के तौर पर हस्ताक्षर करेंगे। हमने उन्हें बता दिया है।',
  unnamed: '{name} अब इंजीनियर के तौर पर हस्ताक्षर नहीं करेंगे। हमने उन्हें बता दिया है।',
  removed: '{name} को हटाया गया। हमने उन्हें बता दिया है।',
  chooseFirst: 'पहले एक चुनें',
}
