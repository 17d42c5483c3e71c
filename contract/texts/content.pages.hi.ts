/** Headings, paragraphs and points of the pages of text and of the resources, by their English text. */
export const pageTexts: Readonly<Record<string, string>> = {
  'What a connected machine tells you': 'कनेक्टेड मशीन क्या बताती है',
  'A small unit on the machine reads its data and sends it over the mobile network. On your rental page you see facts instead of calls.':
    'मशीन पर लगा एक छोटा उपकरण उसका डेटा पढ़कर मोबाइल नेटवर्क से भेजता है। फ़ोन करने के बजाय आप अपने रेंटल पेज पर तथ्य देखते हैं।',
  'Engine or key-on hours, and idle hours': 'इंजन या चाबी चालू रहने के घंटे, और खाली चलने के घंटे',
  'Last known position and a geofence alert': 'आख़िरी मालूम जगह, और तय घेरे से बाहर जाने पर सूचना',
  'Fuel level and litres used, where the machine reports it': 'ईंधन का स्तर और लगे लीटर, जहाँ मशीन यह बताती है',
  'Battery state of charge on electric lifts, where available': 'इलेक्ट्रिक लिफ्ट की बैटरी कितनी चार्ज है, जहाँ उपलब्ध हो',
  'Engine running or stopped': 'इंजन चल रहा है या बंद है',
  'Fault codes for the service team': 'सर्विस टीम के लिए ख़राबी के कोड',
  'Distance travelled, for wheeled machines': 'पहियों वाली मशीनों की तय की हुई दूरी',
  'Hours that match the invoice': 'घंटे जो इनवॉइस से मेल खाते हैं',
  'Cumulative engine hours from the machine are compared with the daily log sheet. A difference above the agreed limit is shown to both sides the next morning, while everyone still remembers the day. The signed log stays the billing record; telematics is the second witness.':
    'मशीन के कुल इंजन घंटे रोज़ की लॉगशीट से मिलाए जाते हैं। तय सीमा से ज़्यादा का फ़र्क़ अगली सुबह दोनों पक्षों को दिखाया जाता है, जब सबको वह दिन याद होता है। बिल साइन की हुई लॉगशीट से ही बनता है; टेलीमैटिक्स दूसरा गवाह है।',
  'One standard for mixed fleets': 'कई ब्रांड की मशीनों के लिए एक मानक',
  'Many makers publish data in the form set by AEMP 2.0, which became ISO/TS 15143-3 and later ISO 15143-3. It describes a common feed with the same names for each machine, so that a fleet of many brands can be read in one place.':
    'कई निर्माता AEMP 2.0 के रूप में डेटा देते हैं, जो ISO/TS 15143-3 और बाद में ISO 15143-3 बना। इसमें हर मशीन के लिए एक ही नामों वाला साझा फ़ीड तय है, ताकि कई ब्रांड की मशीनें एक जगह देखी जा सकें।',
  'Equipment header: make, model, identification and serial number': 'मशीन की पहचान: ब्रांड, मॉडल, पहचान और सीरियल नंबर',
  'Location with time': 'जगह, समय के साथ',
  'Cumulative operating hours and cumulative idle hours': 'कुल काम के घंटे और कुल खाली चलने के घंटे',
  'Cumulative fuel used, and fuel used in the last 24 hours': 'कुल लगा ईंधन, और पिछले 24 घंटों में लगा ईंधन',
  'Fuel remaining in percent, and the same for exhaust fluid': 'बचा ईंधन प्रतिशत में, और यही एग्ज़ॉस्ट फ़्लूइड के लिए',
  'Cumulative distance': 'कुल दूरी',
  'Engine status, peak speed and average load factor': 'इंजन की स्थिति, सबसे ज़्यादा रफ़्तार और औसत लोड',
  'Fault codes and switch states where offered': 'ख़राबी के कोड और स्विच की स्थिति, जहाँ मिलती हो',
  'Privacy and ownership': 'निजता और मालिकाना हक़',
  'Data belongs to the contract. Customers see only machines that are on hire to them, and only for the hire period. Location history is kept for a limited time. Operators are told that the machine is tracked.':
    'डेटा अनुबंध का हिस्सा है। ग्राहक सिर्फ़ वे मशीनें देखते हैं जो उनके पास किराये पर हैं, और सिर्फ़ किराये की अवधि तक। जगह का इतिहास सीमित समय तक रखा जाता है। ऑपरेटर को बताया जाता है कि मशीन पर नज़र रखी जाती है।',
  'Limits to know': 'सीमाएँ जो जाननी चाहिए',
  'Basements and tunnels delay the signal. Older machines report hours only. Some feeds update a few times a day, not by the second. Fuel sensors are approximate; treat them as a trend, not a dipstick.':
    'बेसमेंट और सुरंग में सिग्नल देर से पहुँचता है। पुरानी मशीनें सिर्फ़ घंटे बताती हैं। कुछ फ़ीड दिन में कुछ ही बार बदलते हैं, हर सेकंड नहीं। ईंधन के सेंसर अंदाज़ा देते हैं; उनसे रुझान देखें, सटीक नाप नहीं।',

  'What we do': 'हम क्या करते हैं',
  'We rent out our own machines and those of other owners, in one clear catalogue. Contractors, factories, event crews and individuals can see what is available in their city, compare machines by what they can do, and ask for a quotation in minutes.':
    'हम अपनी और दूसरे मालिकों की मशीनें एक साफ़ कैटलॉग में किराये पर देते हैं। ठेकेदार, कारख़ाने, आयोजन करने वाले और आम लोग देख सकते हैं कि उनके शहर में क्या उपलब्ध है, मशीनों की क्षमता से तुलना कर सकते हैं और मिनटों में कोटेशन माँग सकते हैं।',
  'After the order we stay with the job: log sheets, timesheets, summary sheets and invoices sit in one place, so that site and accounts look at the same numbers.':
    'ऑर्डर के बाद भी हम काम के साथ रहते हैं: लॉगशीट, टाइमशीट, समरी शीट और इनवॉइस एक जगह रहते हैं, ताकि साइट और अकाउंट्स एक ही आँकड़े देखें।',
  'Why it matters': 'यह क्यों ज़रूरी है',
  'Hiring in India still runs on phone calls and photographs. Prices hide freight, hours are argued at month end and safety papers arrive late. We think that plain terms, good data and tested machines cost less than disputes.':
    'भारत में किराये का काम अब भी फ़ोन और फ़ोटो से चलता है। कीमत में भाड़ा छिपा रहता है, महीने के अंत में घंटों पर बहस होती है और सुरक्षा के काग़ज़ देर से आते हैं। हम मानते हैं कि साफ़ शर्तें, अच्छा डेटा और जाँची हुई मशीनें विवाद से सस्ती पड़ती हैं।',
  'How we work': 'हम कैसे काम करते हैं',
  'Specifications carry their source. Rates state what they include. Machines carry their certificates. When something goes wrong we say so early and put it in writing.':
    'हर आँकड़े के साथ उसका स्रोत है। दर में लिखा है कि क्या शामिल है। मशीन के साथ उसके प्रमाणपत्र रहते हैं। कुछ ग़लत हो तो हम जल्दी बताते हैं और लिखकर देते हैं।',
  'Who we serve': 'हम किनके लिए हैं',
  'From a shop owner who needs a lift for a day to a metro package with forty machines, across metro cities and industrial towns.':
    'एक दिन के लिए लिफ्ट चाहने वाले दुकानदार से लेकर चालीस मशीनों वाले मेट्रो पैकेज तक, महानगरों और औद्योगिक शहरों में।',

  'Before work starts': 'काम शुरू होने से पहले',
  'No machine is started until one named person has looked at the task, the place and the people. Ten minutes are enough for most jobs.':
    'मशीन तब तक नहीं चलती जब तक एक तय व्यक्ति काम, जगह और लोगों को देख न ले। ज़्यादातर कामों के लिए दस मिनट काफ़ी हैं।',
  'Task: what is lifted, dug or reached, and how often': 'काम: क्या उठाना, खोदना या कहाँ पहुँचना है, और कितनी बार',
  'Place: ground, edges, overhead lines, traffic, other crews': 'जगह: ज़मीन, किनारे, ऊपर के तार, आवाजाही, दूसरी टीमें',
  'People: operator trained for the type, helper for the ground, first-aider known':
    'लोग: उसी तरह की मशीन पर प्रशिक्षित ऑपरेटर, नीचे मददगार, प्राथमिक उपचार करने वाला सबको मालूम',
  'Papers: manual, examination certificate, check sheet, permit': 'काग़ज़: मैनुअल, जाँच का प्रमाणपत्र, चेकशीट, परमिट',
  'Personal protective equipment': 'सुरक्षा का निजी सामान',
  'Helmet with chin strap, safety shoes, high-visibility vest and gloves suited to the task are the base. Add eye and ear protection where needed and a full-body harness in boom lifts.':
    'ठुड्डी की पट्टी वाला हेलमेट, सुरक्षा जूते, दूर से दिखने वाली जैकेट और काम के मुताबिक़ दस्ताने तो चाहिए ही। ज़रूरत हो तो आँख और कान का बचाव, और बूम लिफ्ट में पूरे शरीर का हार्नेस भी पहनें।',
  'Look for the IS mark on helmets, shoes and harnesses': 'हेलमेट, जूते और हार्नेस पर IS का निशान देखें',
  'Throw away a helmet or harness after a hard shock': 'ज़ोर का झटका लगे हेलमेट या हार्नेस को फेंक दें',
  'A harness without a rated anchor is only clothing': 'मज़बूत एंकर के बिना हार्नेस सिर्फ़ कपड़ा है',
  'Working at height': 'ऊँचाई पर काम करना',
  'Use a platform with guardrails before a ladder. Keep both feet on the deck, keep the gate closed and never climb on rails or boxes to gain reach.':
    'सीढ़ी से पहले रेलिंग वाला प्लेटफ़ॉर्म चुनें। दोनों पैर फ़र्श पर रखें, गेट बंद रखें और ज़्यादा पहुँच के लिए रेलिंग या डिब्बों पर कभी न चढ़ें।',
  'Boom lift: harness with short restraint lanyard on the marked point':
    'बूम लिफ्ट: निशान लगे बिंदु पर छोटी रस्सी वाला हार्नेस',
  'Scissor lift: guardrail first, harness if the maker or site asks for it':
    'सिज़र लिफ्ट: पहले रेलिंग, और निर्माता या साइट कहे तो हार्नेस',
  'Barricade below and keep a trained person on the ground': 'नीचे घेरा लगाएँ और ज़मीन पर एक प्रशिक्षित व्यक्ति रखें',
  'Come down in lightning, heavy rain or wind above the plate limit':
    'बिजली कड़के, तेज़ बारिश हो या हवा प्लेट पर लिखी सीमा से तेज़ हो, तो नीचे आ जाएँ',
  'Moving machines and reversing': 'चलती मशीनें और रिवर्स करना',
  'Most site strikes happen at low speed. Separate people and machines with routes, barriers and time.':
    'साइट पर ज़्यादातर टक्करें धीमी रफ़्तार में होती हैं। रास्ते, बैरियर और समय से लोगों और मशीनों को अलग रखें।',
  'One-way routes where space allows': 'जहाँ जगह हो, एकतरफ़ा रास्ते',
  'Working reverse alarm, mirrors and lights': 'चालू रिवर्स अलार्म, शीशे और लाइटें',
  'A banksman in view of the operator; if he is out of view, stop':
    'ऑपरेटर को दिखता हुआ इशारा देने वाला; वह न दिखे तो रुक जाएँ',
  'No passengers on any machine not made to carry them': 'जो मशीन सवारी के लिए नहीं बनी, उस पर कोई सवार न हो',
  'Lifting with cranes and forklifts': 'क्रेन और फ़ोर्कलिफ्ट से उठाना',
  'Know the weight, the radius and the chart. Nobody stands under a load or between a load and a wall.':
    'वज़न, रेडियस और लोड चार्ट जान लें। उठे हुए भार के नीचे, या भार और दीवार के बीच कोई खड़ा न हो।',
  'Tag lines on long loads': 'लंबे भार पर नियंत्रण की रस्सियाँ',
  'One signaller; anyone may call stop': 'इशारा एक ही व्यक्ति दे; रुकने को कोई भी कह सकता है',
  'Forklift loads low, mast tilted back, horn at crossings': 'फ़ोर्कलिफ्ट पर भार नीचा, मास्ट पीछे झुका, मोड़ पर हॉर्न',
  'Never lift people on forks': 'फ़ोर्क पर लोगों को कभी न उठाएँ',
  Excavation: 'खुदाई',
  'Soil gives no warning. Slope, step or support the sides and keep spoil, pipes and machines back from the edge.':
    'मिट्टी चेतावनी नहीं देती। किनारों को ढलान या सीढ़ी का रूप दें या सहारा लगाएँ, और मलबा, पाइप और मशीनें किनारे से पीछे रखें।',
  'Check for buried cables, gas and water before digging': 'खोदने से पहले दबे तार, गैस और पानी की लाइनें जाँचें',
  'Ladder access at short distances in the trench': 'खाई में थोड़ी-थोड़ी दूरी पर सीढ़ी',
  'Inspect after rain and every morning': 'बारिश के बाद और हर सुबह जाँच करें',
  'Isolate the swing area of the excavator': 'एक्सकेवेटर के घूमने की जगह को घेर दें',
  'Electricity and generators': 'बिजली और जनरेटर',
  'Temporary power is the least visible danger on site.': 'साइट पर अस्थायी बिजली सबसे कम दिखने वाला ख़तरा है।',
  'Earth the generator body and test the residual-current device':
    'जनरेटर की बॉडी को अर्थ करें और रेज़िडुअल करंट डिवाइस (RCD) जाँचें',
  'Use sealed connectors and keep cables off wet ground': 'सीलबंद कनेक्टर लगाएँ और तार गीली ज़मीन से ऊपर रखें',
  'Never feed a building supply without a changeover switch': 'चेंजओवर स्विच के बिना इमारत की सप्लाई में बिजली कभी न दें',
  'Refuel with the engine stopped and an extinguisher at hand': 'इंजन बंद करके और अग्निशामक पास रखकर ही ईंधन भरें',
  'Heat, fatigue and health': 'गर्मी, थकान और सेहत',
  'From March to June the heat itself is a hazard. Plan heavy work for early hours, give shade, water and salts, and watch for confusion or dry skin. A tired operator is a risk at any hour; no double shift without a second operator.':
    'मार्च से जून तक गर्मी ख़ुद एक ख़तरा है। भारी काम सुबह जल्दी रखें, छाया, पानी और नमक दें, और घबराहट या सूखी त्वचा पर ध्यान रखें। थका हुआ ऑपरेटर हर घड़ी जोखिम है; दूसरे ऑपरेटर के बिना दो शिफ़्ट नहीं।',
  'If something goes wrong': 'कुछ ग़लत हो जाए तो',
  'Stop, make safe, call for help, then report. Know the emergency lowering of every platform and practise it with the ground person. The national emergency number is 112.':
    'रुकें, जगह सुरक्षित करें, मदद बुलाएँ, फिर रिपोर्ट करें। हर प्लेटफ़ॉर्म को आपात में नीचे लाने का तरीक़ा जानें और नीचे वाले व्यक्ति के साथ अभ्यास करें। राष्ट्रीय आपात नंबर 112 है।',
  'Press emergency stop, do not move the injured person unless there is danger':
    'इमरजेंसी स्टॉप दबाएँ; ख़तरा न हो तो घायल को न हिलाएँ',
  'Call 112 and the site first-aider': '112 और साइट के प्राथमिक उपचार करने वाले को बुलाएँ',
  'Keep the machine as it is for the inquiry': 'जाँच के लिए मशीन को वैसे ही रहने दें',
  'Report near misses on the same day': 'बाल-बाल बचने की घटना उसी दिन बताएँ',

  'Our rule': 'हमारा नियम',
  'Any person may stop any job that looks unsafe. No order, hour or penalty outranks that rule.':
    'असुरक्षित लगने वाला काम कोई भी रोक सकता है। कोई आदेश, समय या जुर्माना इस नियम से बड़ा नहीं।',
  'What we check before a machine leaves': 'मशीन भेजने से पहले हम क्या जाँचते हैं',
  'Each machine goes through a written inspection of structure, hydraulics, brakes, tyres or tracks, electrics, safety devices and markings. Lifting machines carry a current examination certificate from a competent person. The report travels with the machine.':
    'हर मशीन की लिखित जाँच होती है: ढाँचा, हाइड्रोलिक्स, ब्रेक, टायर या ट्रैक, बिजली, सुरक्षा उपकरण और निशान। उठाने वाली मशीनों के साथ सक्षम व्यक्ति का मान्य जाँच प्रमाणपत्र रहता है। रिपोर्ट मशीन के साथ जाती है।',
  'Hand-over at site': 'साइट पर सुपुर्दगी',
  'Our technician shows the controls, limits and emergency lowering to the people who will use the machine, and both sides sign the familiarisation sheet. It explains the model; it does not replace operator training.':
    'हमारा तकनीशियन मशीन चलाने वालों को कंट्रोल, सीमाएँ और आपात में नीचे लाने का तरीक़ा दिखाता है, और दोनों पक्ष परिचय शीट पर साइन करते हैं। इससे मॉडल समझ में आता है; यह ऑपरेटर के प्रशिक्षण की जगह नहीं लेता।',
  'What the customer provides': 'ग्राहक क्या देता है',
  'Firm and level ground, access, permits, trained operators for machine-only hire, a safe place to park and charge, and a named supervisor.':
    'ठोस और समतल ज़मीन, आने-जाने का रास्ता, परमिट, सिर्फ़ मशीन किराये पर हो तो प्रशिक्षित ऑपरेटर, खड़ी करने और चार्ज करने की सुरक्षित जगह, और एक तय सुपरवाइज़र।',
  'Maintenance during hire': 'किराये के दौरान रखरखाव',
  'Service follows the hour meter. We plan it inside the breakdown allowance and outside your critical hours where we can.':
    'सर्विस घंटा मीटर के हिसाब से होती है। हम उसे ख़राबी की तय छूट के भीतर और, जहाँ हो सके, आपके ज़रूरी समय के बाहर रखते हैं।',
  Reporting: 'रिपोर्ट करना',
  'Incidents and near misses are recorded with time, place, photographs and action. We share lessons without names.':
    'दुर्घटनाएँ और बाल-बाल बचने की घटनाएँ समय, जगह, फ़ोटो और उठाए गए क़दम के साथ दर्ज होती हैं। सबक़ हम बिना नाम के बाँटते हैं।',

  'Search by city': 'शहर से खोजें',
  'See what can reach your site, with the city carried through every page.':
    'देखें कि आपकी साइट तक क्या पहुँच सकता है; चुना हुआ शहर हर पेज पर साथ रहता है।',
  'Filters that match the job': 'काम के मुताबिक़ फ़िल्टर',
  'Height, reach, capacity, power and width, not just a photograph and a price.':
    'ऊँचाई, पहुँच, क्षमता, पावर और चौड़ाई, सिर्फ़ फ़ोटो और कीमत नहीं।',
  'Words of the trade': 'बोलचाल के नाम',
  'A sissor lift, a JCB or a hydra is found as you say it; “12 m” or “62.5 kVA” lifts the machines near that figure.':
    'सिसर लिफ्ट, JCB या हाइड्रा जैसे आप कहते हैं वैसे ही मिलती है; “12 m” या “62.5 kVA” लिखने पर उसके आस-पास की मशीनें ऊपर आती हैं।',
  'Drawn to scale': 'सही नाप की ड्रॉइंग',
  'Every machine is drawn from its own figures, beside a person of 1.75 m, and each list says at which scale.':
    'हर मशीन उसके अपने आँकड़ों से, 1.75 मी के व्यक्ति के साथ बनाई गई है, और हर सूची अपना पैमाना बताती है।',
  'Rates in the open': 'दरें सामने',
  'An indicative rate on every page, with what it includes, before anybody asks for your number.':
    'हर पेज पर अनुमानित दर और उसमें क्या शामिल है, आपका नंबर माँगे जाने से पहले।',
  'Enquiry cart': 'पूछताछ कार्ट',
  'Collect up to ten products, set quantity, period and duration, and send one enquiry.':
    'दस तक मशीनें जोड़ें, संख्या और अवधि भरें, और एक पूछताछ भेजें।',
  'One number to follow': 'एक ही नंबर',
  'Each enquiry gets a number at once, and everything that happens to it stands under it.':
    'हर पूछताछ को तुरंत एक नंबर मिलता है, और उसका सारा हाल उसी नंबर पर रहता है।',
  'No password': 'पासवर्ड नहीं',
  'You sign in by a one-time code to your phone or e-mail address.':
    'साइन इन आपके फ़ोन या ई-मेल पर आए एक बार के कोड से होता है।',
  'Repeat an enquiry': 'पूछताछ दोहराएँ',
  'Put the machines of an earlier enquiry into the cart again, and change only what differs.':
    'पहले की पूछताछ की मशीनें फिर से कार्ट में डालें, और सिर्फ़ जो अलग हो वही बदलें।',
  'Notify me': 'मुझे बताएँ',
  'Ask for a message when a machine becomes available in your city.': 'कहें कि मशीन आपके शहर में उपलब्ध होते ही संदेश मिले।',
  'Company users and project sites': 'कंपनी के लोग और प्रोजेक्ट साइटें',
  'Register by GSTIN, invite colleagues, keep delivery sites, and switch access on or off.':
    'GSTIN से पंजीकरण करें, साथियों को बुलाएँ, डिलीवरी की साइटें रखें, और अनुमति चालू या बंद करें।',
  'People on the phone': 'फ़ोन पर लोग',
  'A rental desk that knows machines, under the number at the top of every page.':
    'मशीनों को समझने वाला रेंटल डेस्क, हर पेज के ऊपर लिखे नंबर पर।',
}
