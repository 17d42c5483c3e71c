import type * as english from './evidence.check.en.ts'
import type { Translation } from './translation.ts'

export const evidenceCheckTexts: Translation<typeof english.evidenceCheckTexts> = {
  dropTitle: 'सबूत पैक जाँचें',
  dropText: 'ZIP फ़ाइल चुनें, या यहाँ छोड़ें। जाँच आपके ब्राउज़र में होती है, फ़ाइल कहीं नहीं भेजी जाती।',
  choose: 'फ़ाइल चुनें',
  checking: '{name} की जाँच हो रही है…',
  sound: 'इस पैक में कुछ नहीं बदला गया',
  soundText: 'यह {kind} {number} का सबूत है, और {date} को बना।',
  kinds: { INVOICE: 'इनवॉइस', SUMMARY_SHEET: 'सारांश पत्र' },
  counts: '{files} फ़ाइलें, रोज़ की लॉगशीट के {links} संस्करण।',
  unsound: 'इस पैक पर भरोसा नहीं किया जा सकता',
  unchecked: 'हस्ताक्षर की जाँच नहीं हो सकी',
  keysMissing: 'कंपनी की सार्वजनिक कुंजियाँ लोड नहीं हुईं। कनेक्शन देखकर फिर कोशिश करें।',
  faults: {
    unreadable: 'यह ZIP फ़ाइल नहीं है, या खराब है।',
    'too-large': 'यह किसी भी पैक से बड़ी है।',
    twice: '{path} इसमें दो बार है।',
    'no-manifest': 'इसमें manifest.json नहीं है, इसलिए यह सबूत पैक नहीं है।',
    'no-signature': 'मैनिफ़ेस्ट के हस्ताक्षर नहीं हैं, या पढ़े नहीं जा सकते।',
    'foreign-key': 'इस पर ऐसी कुंजी के हस्ताक्षर हैं जो कंपनी की नहीं है।',
    'manifest-changed': 'कंपनी के हस्ताक्षर के बाद manifest.json बदला गया।',
    missing: '{path} इसमें नहीं है।',
    changed: '{path} बदला गया।',
    added: '{path} जोड़ा गया।',
    'record-differs': '{path} उससे अलग है जो जारी, हस्ताक्षर या अपलोड करते समय दर्ज हुआ था।',
    'chain-broken': 'रोज़ की लॉगशीट की कड़ी {path} पर टूटती है।',
    'no-ed25519':
      'सारी फ़ाइलें मैनिफ़ेस्ट से मिलती हैं, पर यह ब्राउज़र Ed25519 हस्ताक्षर नहीं जाँच सकता। नया ब्राउज़र लें, या npm run verify:pack चलाएँ।',
  },
}
