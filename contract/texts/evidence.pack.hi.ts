import type * as english from './evidence.pack.en.ts'
import type { Translation } from './translation.ts'

export const evidencePackTexts: Translation<typeof english.evidencePackTexts> = {
  readme: `यह पैक एक दस्तावेज़ का सबूत है: इनवॉइस या सारांश पत्र।

इसमें क्या है
  invoice/          इनवॉइस PDF और डेटा के रूप में; उसके क्रेडिट और डेबिट नोट
  summary-sheets/   सारांश पत्र PDF और डेटा के रूप में; .sent.json हूबहू वही है जो भेजा गया था
  certificates/     हर सारांश पत्र किसने, कब और कैसे प्रमाणित किया
  agreements/       स्वीकृत कोटेशन, और उसे किसने स्वीकार किया
  logs/             रोज़ की लॉगशीट का हर संस्करण; फ़ाइल का SHA-256 वही हैश है जो अगली फ़ाइल में लिखा है
  signatures/       हर लॉगशीट पर किसने, कब और कैसे हस्ताक्षर किए; हाथ के हस्ताक्षर चित्र के रूप में
  photos.json       हर फ़ोटो अपने SHA-256 से; जो फ़ोटो साथ नहीं है उसका path null है
  photos/           फ़ोटो, पहली 100 या 30 MB
  manifest.json     हर फ़ाइल अपने SHA-256 के साथ
  manifest.sig      manifest.json पर किराया कंपनी के हस्ताक्षर, Ed25519, base64url

कैसे जाँचें
  किराया कंपनी का /verify पेज खोलें और यह फ़ाइल वहाँ छोड़ें। फ़ाइल आपके कंप्यूटर पर ही रहती है।
  या शेल से: npm run verify:pack FILE
  दोनों बताते हैं कि सबसे पहले क्या बदला गया। सार्वजनिक कुंजियाँ /v1/public/document-key पर हैं।
`,
}
