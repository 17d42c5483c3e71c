/** Questions and answers of the resources, by their English text. */
export const faqTexts: Readonly<Record<string, string>> = {
  'Getting started': 'शुरुआत',
  'How do I rent a machine?': 'मशीन किराये पर कैसे लूँ?',
  'Choose your city, open a product and add it to the enquiry cart. Set quantity and period, say where and from when, and send the enquiry. You get a number at once; the rental desk gets back to you with its offer.':
    'अपना शहर चुनें, मशीन खोलें और उसे पूछताछ कार्ट में जोड़ें। संख्या और अवधि भरें, कहाँ और कब से चाहिए बताएँ, और पूछताछ भेजें। नंबर तुरंत मिलता है; रेंटल डेस्क अपना ऑफ़र लेकर आपसे संपर्क करता है।',
  'Do I need an account to look at products?': 'क्या मशीनें देखने के लिए खाता ज़रूरी है?',
  'No. Anyone can browse the catalogue and read the resources. You sign in only to use the cart, to send enquiries and to look after your company.':
    'नहीं। कैटलॉग और जानकारी कोई भी देख सकता है। साइन इन सिर्फ़ कार्ट इस्तेमाल करने, पूछताछ भेजने और अपनी कंपनी सँभालने के लिए करना होता है।',
  'How do I sign in?': 'साइन इन कैसे करूँ?',
  'Enter your 10-digit mobile number or e-mail address and the one-time code that we send. There is no password.':
    'अपना 10 अंकों का मोबाइल नंबर या ई-मेल पता और हमारा भेजा एक बार का कोड डालें। पासवर्ड नहीं होता।',
  'I did not get the code. What now?': 'कोड नहीं आया। अब क्या करूँ?',
  'Wait 60 seconds and ask for a new one. Check the number, the network and the spam folder. Call support if it still fails.':
    '60 सेकंड रुकें और नया कोड माँगें। नंबर, नेटवर्क और स्पैम फ़ोल्डर देख लें। फिर भी न आए तो सपोर्ट को फ़ोन करें।',
  'Can I rent as an individual?': 'क्या मैं बिना कंपनी के किराये पर ले सकता हूँ?',
  'Yes. You can start as an individual and move to a company profile later with a GSTIN.':
    'हाँ। आप व्यक्तिगत खाते से शुरू कर सकते हैं और बाद में GSTIN के साथ कंपनी प्रोफ़ाइल पर जा सकते हैं।',
  'My company is already registered. How do I join it?': 'मेरी कंपनी पहले से दर्ज है। उससे कैसे जुड़ूँ?',
  'Enter the GSTIN and request access. An administrator of the company approves you, and you see its project sites and work under its name.':
    'GSTIN डालें और अनुमति माँगें। कंपनी का एडमिन मंज़ूरी देता है; फिर आप उसकी प्रोजेक्ट साइटें देखते हैं और उसी के नाम से काम करते हैं।',
  'How many products can the cart hold?': 'कार्ट में कितनी मशीनें आती हैं?',
  'Ten different products. Each line has its own quantity, period and duration. For larger projects send several enquiries or call us.':
    'दस अलग-अलग मशीनें। हर मशीन की अपनी संख्या और अवधि होती है। बड़े प्रोजेक्ट के लिए कई पूछताछ भेजें या हमें फ़ोन करें।',
  'Rates and what they include': 'दरें और उनमें क्या शामिल है',
  'What does the monthly rate include?': 'महीने की दर में क्या शामिल है?',
  'One machine for a calendar month in single shift, usually 26 days of 10 hours. Fuel, freight, GST and operator are included only when the offer says so.':
    'एक मशीन, एक कैलेंडर महीने के लिए, एक शिफ़्ट में, आम तौर पर 10 घंटे के 26 दिन। ईंधन, भाड़ा, GST और ऑपरेटर तभी शामिल हैं जब ऑफ़र में लिखा हो।',
  'What is the minimum hire period?': 'कम से कम कितने समय के लिए लेना होता है?',
  'It depends on the machine: one day for small lifts and compactors in big cities, often one month for booms, cranes and earthmovers.':
    'यह मशीन पर निर्भर है: बड़े शहरों में छोटी लिफ्ट और कॉम्पैक्टर के लिए एक दिन; बूम लिफ्ट, क्रेन और अर्थमूवर के लिए अक्सर एक महीना।',
  'Who pays for transport?': 'ढुलाई का खर्च कौन देता है?',
  'Mobilisation and demobilisation are quoted separately, each way. Large machines may need permits and assembly, which are listed in the offer.':
    'मशीन लाने और ले जाने का भाड़ा अलग-अलग बताया जाता है। बड़ी मशीनों के लिए परमिट और जोड़ने का काम लग सकता है, जो ऑफ़र में लिखा होता है।',
  'Is an operator provided?': 'क्या ऑपरेटर मिलता है?',
  'Cranes, earthmovers and telehandlers normally come with an operator. Scissor and boom lifts are often hired without one; you can ask for an operator at extra cost.':
    'क्रेन, अर्थमूवर और टेलीहैंडलर आम तौर पर ऑपरेटर के साथ आते हैं। सिज़र और बूम लिफ्ट अक्सर बिना ऑपरेटर ली जाती हैं; अलग खर्च पर ऑपरेटर माँग सकते हैं।',
  'Who supplies diesel?': 'डीज़ल कौन देता है?',
  'Usually the customer. Consumption on the product page is approximate. Owner-supplied fuel is recovered at actual price.':
    'आम तौर पर ग्राहक। मशीन के पेज पर लिखी खपत अनुमानित है। मालिक का दिया ईंधन असल दाम पर वसूला जाता है।',
  'How is overtime counted?': 'ओवरटाइम कैसे गिना जाता है?',
  'Hours above the base in the order, either pooled over the month or per day. The daily log sheet, signed by both sides, is what counts.':
    'ऑर्डर में तय घंटों से ऊपर के घंटे, पूरे महीने के जोड़कर या हर दिन के अलग। दोनों पक्षों की साइन की हुई रोज़ की लॉगशीट ही मान्य होती है।',
  'During the hire': 'किराये के दौरान',
  'What happens if the machine breaks down?': 'मशीन ख़राब हो जाए तो क्या होगा?',
  'Call the rental desk and confirm it in writing at once: the clock starts with the written report. As a rule, hours lost beyond the monthly allowance in the order are deducted from the bill.':
    'रेंटल डेस्क को फ़ोन करें और तुरंत लिखकर भी बताएँ: समय लिखित सूचना से गिना जाता है। आम तौर पर ऑर्डर में तय मासिक छूट से ज़्यादा बंद रहे घंटे बिल से काटे जाते हैं।',
  'Do I pay when it rains?': 'बारिश में भी किराया लगता है?',
  'In a monthly hire the rent continues because the machine is at your disposal. You can agree on a lower standby rate in advance.':
    'महीने के किराये में किराया चलता रहता है, क्योंकि मशीन आपके पास खड़ी है। आप पहले से स्टैंडबाय की कम दर तय कर सकते हैं।',
  'How do I extend a rental?': 'किराये की अवधि कैसे बढ़ाऊँ?',
  'Call the rental desk before the end date, so that the machine is not promised to somebody else. Rates may be revised after a long period.':
    'आख़िरी तारीख़ से पहले रेंटल डेस्क को फ़ोन करें, ताकि मशीन किसी और को न दे दी जाए। लंबी अवधि के बाद दरें बदल सकती हैं।',
  'How do I stop a rental?': 'किराया कैसे बंद करूँ?',
  'Send the rental desk an off-hire notice in writing, with date and contact, at least as many days ahead as the order says. Rent stops after joint inspection and off-hire confirmation.':
    'रेंटल डेस्क को तारीख़ और संपर्क के साथ लिखित ऑफ़-हायर नोटिस भेजें, कम से कम उतने दिन पहले जितने ऑर्डर में लिखे हैं। साथ में जाँच और ऑफ़-हायर की पुष्टि के बाद किराया रुकता है।',
  'A product is not available in my city. What can I do?': 'मशीन मेरे शहर में नहीं है। क्या करूँ?',
  'Use Notify me on its page: we send an e-mail when it can be had there. You may also look at the similar machines, or call us for an equivalent model.':
    'उसके पेज पर “मुझे सूचित करें” दबाएँ: जब वह वहाँ मिलने लगेगी, हम ई-मेल भेजेंगे। मिलती-जुलती मशीनें भी देख सकते हैं, या बराबर के मॉडल के लिए हमें फ़ोन करें।',
  Tax: 'टैक्स',
  'Which GST rate applies?': 'GST की कौन-सी दर लगती है?',
  'Machine hire is generally at 18 percent. CGST and SGST apply within one state, IGST between states. Your GSTIN on the order decides the state.':
    'मशीन के किराये पर आम तौर पर 18 प्रतिशत। एक ही राज्य में CGST और SGST, राज्यों के बीच IGST लगता है। राज्य ऑर्डर पर लिखे आपके GSTIN से तय होता है।',
  'Can I deduct TDS?': 'क्या मैं TDS काट सकता हूँ?',
  'If tax law requires it, deduct on the amount without GST and send the certificate. The invoice total stays the same.':
    'अगर टैक्स का क़ानून कहता है, तो GST के बिना की रकम पर काटें और सर्टिफ़िकेट भेजें। इनवॉइस की कुल रकम वही रहती है।',
}
