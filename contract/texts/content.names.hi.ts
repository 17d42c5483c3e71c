import { faqTexts } from './content.faq.hi.ts'
import type * as english from './content.names.en.ts'
import { pageTexts } from './content.pages.hi.ts'

/** Industries, pages of text and resources with all that they say, and tags of posts; a tag added later stays English. */
export const contentNames: typeof english.contentNames = {
  ...faqTexts,
  ...pageTexts,

  Construction: 'निर्माण',
  'Earthmovers, cranes, pumps, lifts and power for building sites, from the basement to the last ceiling.':
    'बेसमेंट से आख़िरी छत तक, निर्माण साइट के लिए अर्थमूवर, क्रेन, पंप, लिफ्ट और बिजली।',
  Telecom: 'टेलीकॉम',
  'Compact lifts, diggers and silent gensets for tower, fibre and small-cell work across India.':
    'पूरे भारत में टावर, फ़ाइबर और स्मॉल-सेल के काम के लिए छोटी लिफ्ट, खुदाई की मशीनें और साइलेंट जेनसेट।',
  Infrastructure: 'इंफ्रास्ट्रक्चर',
  'Road, metro, rail and port machines on monthly hire: graders, rollers, pavers, piling rigs and large cranes.':
    'सड़क, मेट्रो, रेल और बंदरगाह की मशीनें महीने के किराये पर: ग्रेडर, रोलर, पेवर, पाइलिंग रिग और बड़ी क्रेन।',
  'TV, Film and Events': 'टीवी, फ़िल्म और इवेंट',
  'Quiet lifts and silent generators for shoots, concerts, weddings and exhibitions.':
    'शूटिंग, कॉन्सर्ट, शादी और प्रदर्शनी के लिए कम आवाज़ वाली लिफ्ट और साइलेंट जनरेटर।',
  'Facilities Management': 'बिल्डिंग का रखरखाव',
  'Small lifts for building maintenance that pass through doors and ride in goods elevators.':
    'इमारत के रखरखाव के लिए छोटी लिफ्ट, जो दरवाज़े से निकलती हैं और सामान की लिफ्ट में चढ़ जाती हैं।',
  Aviation: 'विमानन',
  'Clean electric access, paving and power machines for hangars, terminals and airside work.':
    'हैंगर, टर्मिनल और एयरसाइड के काम के लिए साफ़ इलेक्ट्रिक लिफ्ट, पेविंग और बिजली की मशीनें।',
  'Wind Energy': 'पवन ऊर्जा',
  'Main cranes, tall booms and civil plant for the erection and service of wind farms.':
    'विंड फ़ार्म खड़ा करने और उसकी सर्विस के लिए मुख्य क्रेन, ऊँची बूम लिफ्ट और सिविल मशीनें।',
  'Nuclear Energy': 'परमाणु ऊर्जा',
  'Heavy cranes, pumps and electric access for nuclear construction and planned shutdowns.':
    'परमाणु संयंत्र के निर्माण और तय शटडाउन के लिए भारी क्रेन, पंप और इलेक्ट्रिक लिफ्ट।',
  'Mining and Quarrying': 'खनन और पत्थर खदान',
  'Excavators, tippers, dozers, compressors and power for mines and quarries, in dust and double shifts.':
    'खदानों के लिए एक्सकेवेटर, टिपर, डोज़र, कंप्रेसर और बिजली, धूल में और दो शिफ़्टों में।',

  'About us': 'हमारे बारे में',
  'The right machine, at the right site, on the right day.': 'सही मशीन, सही साइट पर, सही दिन।',
  'A marketplace for renting construction and industrial equipment in India.':
    'भारत में कंस्ट्रक्शन और इंडस्ट्रियल उपकरण किराये पर लेने की जगह।',
  'Connected rentals': 'कनेक्टेड रेंटल',
  'Know your machine without walking to it.': 'मशीन तक जाए बिना उसका हाल जानें।',
  'What a connected machine on hire tells you: engine hours, idle hours, position, fuel and faults, beside the signed daily log.':
    'किराये की कनेक्टेड मशीन क्या बताती है: इंजन के घंटे, खाली चलने के घंटे, जगह, ईंधन और ख़राबियाँ, रोज़ की साइन की हुई लॉगशीट के साथ।',
  'Worker safety': 'कामगारों की सुरक्षा',
  'Short, practical pages for the people who use hired machines. Print them, read them aloud at the morning talk and keep them with the machine.':
    'किराये की मशीन चलाने वालों के लिए छोटे, काम के पेज। इन्हें प्रिंट करें, सुबह की बैठक में पढ़कर सुनाएँ और मशीन के साथ रखें।',
  'Short safety pages for people who use hired machines: before work, protective equipment, working at height, lifting and more.':
    'किराये की मशीन चलाने वालों के लिए सुरक्षा के छोटे पेज: काम से पहले, सुरक्षा का सामान, ऊँचाई पर काम, सामान उठाना और बहुत कुछ।',

  'Aerial work platforms': 'एरियल वर्क प्लेटफ़ॉर्म',
  Billing: 'बिलिंग',
  'Boom lift': 'बूम लिफ्ट',
  'Buying guide': 'चुनने की गाइड',
  Checklist: 'चेकलिस्ट',
  Compliance: 'नियमों का पालन',
  Cranes: 'क्रेन',
  'Diesel generator': 'डीज़ल जनरेटर',
  GST: 'GST',
  'Hire terms': 'किराये की शर्तें',
  Inspection: 'जाँच',
  Invoicing: 'इनवॉइस',
  'Lift planning': 'क्रेन से उठाने की योजना',
  Logsheets: 'लॉगशीट',
  Power: 'बिजली',
  Safety: 'सुरक्षा',
  'Scissor lift': 'सिज़र लिफ्ट',
  Sizing: 'सही साइज़',
  'Work at height': 'ऊँचाई पर काम',
}
