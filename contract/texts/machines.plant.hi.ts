/** Descriptions of plant and machinery, by their English text. */
export const plantTexts: Readonly<Record<string, string>> = {
  "The most familiar machine on Indian sites, so much so that its maker's name is used for the whole class. One machine loads, trenches, backfills and breaks with a hammer.":
    'भारत की साइटों की सबसे जानी-पहचानी मशीन, इतनी कि पूरी श्रेणी इसके मेक के नाम से पुकारी जाती है। एक ही मशीन लोड करती है, ट्रेंच खोदती है, भराव करती है और हैमर से तोड़ती है।',
  'A stronger backhoe with four-wheel drive for harder digging and wet ground. Preferred for quarry edges and utility corridors.':
    'कड़ी खुदाई और गीली ज़मीन के लिए 4-व्हील ड्राइव वाला ज़्यादा ताकतवर बैकहो। खदान के किनारों और यूटिलिटी लाइनों के लिए पसंद किया जाता है।',
  'A 76 hp class backhoe loader built at Pithampur. It is known for steady fuel use and wide service coverage in central India.':
    'पीथमपुर में बना 76 hp श्रेणी का बैकहो लोडर। डीज़ल की एक-सी खपत और मध्य भारत में फैली सर्विस के लिए जाना जाता है।',
  'The 20-tonne digger that set the pattern for its class in India. It is used for foundations, irrigation, quarry and road cutting.':
    '20 टन का एक्सकेवेटर, जिससे भारत में इस श्रेणी का चलन बना। फ़ाउंडेशन, सिंचाई, खदान और सड़क की कटाई में काम आता है।',
  'Heavy excavator for rock, overburden and deep basements. It fills large tippers in a few passes.':
    'चट्टान, ओवरबर्डन और गहरे बेसमेंट के लिए भारी एक्सकेवेटर। बड़े टिपर कुछ ही बकेट में भर देता है।',
  'Twenty-tonne excavator with factory telematics and good fuel control. Suits bulk earthwork and breaker duty.':
    'फ़ैक्टरी से लगे टेलीमैटिक्स और अच्छे ईंधन कंट्रोल वाला बीस टन का एक्सकेवेटर। बड़ी मिट्टी कटाई और ब्रेकर के काम के लिए ठीक।',
  'A dependable mid-size digger used for pipelines and urban excavation. Strong resale value keeps fleets well maintained.':
    'भरोसेमंद मझोला एक्सकेवेटर, पाइपलाइन और शहर की खुदाई के लिए। अच्छी रीसेल कीमत के कारण फ़्लीट इनकी देखभाल ठीक रखती हैं।',
  'Long-carriage 22-tonne excavator with work modes for digging and breaking. The longer undercarriage helps on slopes and soft fill.':
    'लंबी अंडरकैरेज वाला 22 टन का एक्सकेवेटर, खुदाई और तोड़ने के अलग-अलग मोड के साथ। लंबी अंडरकैरेज ढलान और नरम भराव पर मदद करती है।',
  'A 30-tonne class machine for quarries, dams and basement pits. Choose it when trucks and haul roads can keep up.':
    'खदान, बाँध और बेसमेंट के गड्ढों के लिए 30 टन श्रेणी की मशीन। जब ट्रक और हॉल रोड साथ दे सकें, तब इसे चुनें।',
  'Robust 20-tonne excavator with simple mechanical systems. Hirers choose it for breaker and quarry work.':
    'सीधे मैकेनिकल सिस्टम वाला मज़बूत 20 टन का एक्सकेवेटर। ब्रेकर और खदान के काम के लिए लिया जाता है।',
  'A Pune-built 21-tonne excavator with a wide dealer network. Popular with earthwork contractors for low running cost.':
    'पुणे में बना 21 टन का एक्सकेवेटर, जिसका डीलर नेटवर्क बड़ा है। चलाने का खर्च कम है, इसलिए मिट्टी के ठेकेदारों में लोकप्रिय।',
  'Known for fuel economy and operator comfort over long shifts. Used on road, canal and mining support work.':
    'कम ईंधन और लंबी शिफ़्ट में ऑपरेटर के आराम के लिए जाना जाता है। सड़क, नहर और माइनिंग के सहायक काम में चलता है।',
  'Reinforced excavator made at Sri City for rock and quarry duty. Quick cycle times help on mass excavation.':
    'चट्टान और खदान के काम के लिए श्री सिटी में बना मज़बूत किया हुआ एक्सकेवेटर। तेज़ साइकिल से बड़ी खुदाई जल्दी होती है।',
  'A widely sold 21-tonne excavator with strong hydraulics. Often supplied new on long hires because of short delivery time.':
    'मज़बूत हाइड्रोलिक्स वाला, खूब बिकने वाला 21 टन का एक्सकेवेटर। जल्दी मिल जाता है, इसलिए लंबे किराये पर अक्सर नया दिया जाता है।',
  'A 7-tonne digger that bridges mini and mid-size classes. Useful for cable trenches, house foundations and farm ponds.':
    '7 टन का एक्सकेवेटर, मिनी और मझोली श्रेणी के बीच का। केबल की ट्रेंच, मकान की नींव और खेत-तालाब के लिए काम का।',
  'Three-tonne class mini digger for lanes, gardens and indoor breaking. It travels on a small truck.':
    'गलियों, बग़ीचों और इमारत के अंदर तोड़-फोड़ के लिए तीन टन श्रेणी का मिनी एक्सकेवेटर। छोटे ट्रक पर जाता है।',
  'A short-tail mini excavator that turns within its track width. Helpful next to walls and live services.':
    'छोटे पिछले हिस्से वाला मिनी एक्सकेवेटर, जो अपने ट्रैक की चौड़ाई में ही घूम जाता है। दीवारों और चालू लाइनों के पास काम आता है।',
  'Mid-size articulated loader that feeds batching plants and crushers. It also serves ports and fertiliser yards.':
    'बैचिंग प्लांट और क्रशर को माल देने वाला मझोला आर्टिकुलेटेड लोडर। बंदरगाह और खाद के यार्ड में भी चलता है।',
  'A 3-tonne rated loader that suits small plants and stockyards. Simple drive train and low purchase cost keep rates keen.':
    '3 टन क्षमता का लोडर, छोटे प्लांट और स्टॉकयार्ड के लिए। सीधी ड्राइव ट्रेन और कम कीमत से दर भी कम रहती है।',
  'A 5-tonne class loader common in crushers, ports and steel plants. The 3 m³ bucket loads a 10-wheel tipper in a few cycles.':
    'क्रशर, बंदरगाह और स्टील प्लांट में आम 5 टन श्रेणी का लोडर। 3 मी³ की बकेट 10 पहियों का टिपर कुछ ही चक्कर में भर देती है।',
  'Nimble loader that spins in its own length and accepts sweeper, breaker and auger tools. Handy inside basements and plants.':
    'फुर्तीला लोडर, जो अपनी लंबाई में ही घूम जाता है और झाड़ू, ब्रेकर व ऑगर लगा सकता है। बेसमेंट और प्लांट के अंदर काम का।',
  'A grader for highway sub-base and airfield levelling. Fine blade control reduces passes on granular layers.':
    'हाईवे के सब-बेस और हवाई पट्टी को समतल करने का ग्रेडर। ब्लेड का बारीक कंट्रोल दानेदार परतों पर कम फेरों में काम पूरा करता है।',
  'A small, economical grader for rural roads, plots and narrow carriageways. It uses far less fuel than full-size graders.':
    'गाँव की सड़कों, प्लॉट और कम चौड़ी सड़कों के लिए छोटा, किफ़ायती ग्रेडर। पूरे आकार के ग्रेडर से बहुत कम डीज़ल लेता है।',
  'Indian-built crawler dozer for land clearing, bunds and haul roads. Spares are easy to find in mining belts.':
    'ज़मीन साफ़ करने, बाँध बनाने और हॉल रोड के लिए भारत में बना क्रॉलर डोज़र। खनन के इलाकों में पुर्ज़े आसानी से मिलते हैं।',
  'A 20-tonne class dozer with efficient automatic transmission. Suits embankment spreading and site grading.':
    'किफ़ायती ऑटोमैटिक ट्रांसमिशन वाला 20 टन श्रेणी का डोज़र। तटबंध की मिट्टी फैलाने और साइट समतल करने के लिए ठीक।',
  'Six-by-four tipper for earth, aggregate and coal haulage. Hired by the month or by trip and distance.':
    'मिट्टी, गिट्टी और कोयला ढोने के लिए 6x4 टिपर। महीने पर, या फेरे और दूरी के हिसाब से किराये पर मिलता है।',
  'A 280 hp class construction tipper with a comfortable cab for long hauls. Suits quarries and deep excavation ramps.':
    'लंबी ढुलाई के लिए आरामदेह केबिन वाला 280 hp श्रेणी का कंस्ट्रक्शन टिपर। खदान और गहरी खुदाई के रैंप के लिए ठीक।',
  'An 11-tonne single-drum roller for embankments and granular sub-base. A padfoot shell turns it to clay work.':
    'तटबंध और दानेदार सब-बेस के लिए 11 टन का सिंगल-ड्रम रोलर। पैडफ़ुट शेल लगाकर चिकनी मिट्टी पर भी चलता है।',
  'Long-established 11-tonne soil compactor in Indian road fleets. Two amplitudes let it work on thick and thin layers.':
    'भारत की सड़क बनाने वाली फ़्लीट में बरसों से चल रहा 11 टन का सॉइल कॉम्पैक्टर। दो एम्प्लिट्यूड से मोटी और पतली दोनों परतों पर काम करता है।',
  'Indian-made soil compactor in the 11-tonne class. Parts are available across most project regions.':
    'भारत में बना 11 टन श्रेणी का सॉइल कॉम्पैक्टर। पुर्ज़े ज़्यादातर प्रोजेक्ट इलाकों में मिल जाते हैं।',
  'German-designed roller built near Pune for Indian soils. Its three-point joint keeps contact on uneven ground.':
    'जर्मनी में डिज़ाइन हुआ रोलर, पुणे के पास भारत की मिट्टी के लिए बना। तीन-पॉइंट जोड़ ऊबड़-खाबड़ ज़मीन पर भी पकड़ बनाए रखता है।',
  'Single-drum compactor with strong centrifugal force for deep lifts. Compaction-meter options support QA records.':
    'मोटी परतों के लिए ज़ोरदार सेंट्रीफ़्यूगल फ़ोर्स वाला सिंगल-ड्रम कॉम्पैक्टर। कॉम्पैक्शन मीटर लगवाएँ तो QA रिकॉर्ड में मदद मिलती है।',
  'Tandem roller for finish rolling of asphalt, with even water spray. Split-second vibration start avoids surface marks.':
    'डामर की आख़िरी रोलिंग के लिए बराबर पानी छिड़कने वाला टैंडम रोलर। वाइब्रेशन पल भर में शुरू होता है, इसलिए सतह पर निशान नहीं बनते।',
  'Double-drum asphalt roller in the 9-tonne class. Common on city roads and toll-highway overlays.':
    '9 टन श्रेणी का दो ड्रम वाला डामर रोलर। शहर की सड़कों और टोल हाईवे की ओवरले में आम।',
  'A production tandem roller for highway asphalt. Offset drums help along kerbs and joints.':
    'हाईवे के डामर के लिए ज़्यादा काम करने वाला टैंडम रोलर। खिसकने वाले ड्रम किनारों और जोड़ों पर मदद करते हैं।',
  'Ballasted rubber-tyred roller that kneads and seals asphalt mats. Used behind the breakdown roller on highways.':
    'बैलास्ट वाला रबर टायर रोलर, जो डामर की परत को गूँथकर सील करता है। हाईवे पर पहले रोलर के पीछे चलता है।',
  'Forward plate for paver blocks, trench backfill and patches. One person can run it after short training.':
    'पेवर ब्लॉक, ट्रेंच के भराव और पैच के लिए आगे चलने वाली प्लेट। थोड़ी ट्रेनिंग के बाद एक आदमी चला लेता है।',
  'Upright rammer for clay and narrow trenches. The small shoe works around pipes and foundations.':
    'चिकनी मिट्टी और पतली ट्रेंच के लिए खड़ा रैमर। छोटा शू पाइप और नींव के आसपास पहुँच जाता है।',
  'Self-loading mixer that makes about 4 m³ per batch and drives to the pour. It replaces a small batching plant and two transit mixers on remote work.':
    'सेल्फ-लोडिंग मिक्सर, जो एक बैच में करीब 4 मी³ बनाता है और चलकर ढलाई की जगह जाता है। दूर की साइट पर एक छोटे बैचिंग प्लांट और दो ट्रांज़िट मिक्सर की जगह लेता है।',
  'Standard 6 m³ transit mixer for city ready-mix supply. Supplied on a 6x4 chassis with driver.':
    'शहर में रेडी-मिक्स पहुँचाने का आम 6 मी³ ट्रांज़िट मिक्सर। 6x4 चेसिस पर, ड्राइवर के साथ दिया जाता है।',
  'Diesel trailer pump for slabs, columns and mid-rise towers. Pipeline and clamps are usually billed separately.':
    'स्लैब, कॉलम और मझोली ऊँचाई के टावर के लिए डीज़ल ट्रेलर पंप। पाइपलाइन और क्लैंप का बिल आम तौर पर अलग होता है।',
  'A 36 m class boom pump with four arm sections for rafts and decks. Needs clear outrigger ground and overhead-line checks.':
    'राफ़्ट और डेक के लिए चार हिस्सों वाली 36 मी श्रेणी की बूम पंप। आउटरिगर के लिए खाली ज़मीन और ऊपर की बिजली लाइनों की जाँच ज़रूरी है।',
  'Compact batching plant of 30 m³ per hour for site concrete. Foundation, silo and erection are agreed in the order.':
    'साइट के कंक्रीट के लिए 30 मी³/घंटा का छोटा बैचिंग प्लांट। फ़ाउंडेशन, साइलो और खड़ा करना ऑर्डर में तय होता है।',
  'Hydrostatic paver for carriageways up to 5.5 m. It also lays wet-mix macadam with sensor control.':
    '5.5 मी तक की सड़कों के लिए हाइड्रोस्टैटिक पेवर। सेंसर कंट्रोल के साथ वेट-मिक्स मैकडम भी बिछाता है।',
  'Tracked highway paver for full-width laying on expressways. The screed and sensors need a trained crew.':
    'एक्सप्रेसवे पर पूरी चौड़ाई बिछाने के लिए ट्रैक वाला हाईवे पेवर। स्क्रीड और सेंसर के लिए प्रशिक्षित टीम चाहिए।',
  'Two-metre wide milling machine for lane removal and runway rehabilitation. Teeth wear is normally charged at actuals.':
    'लेन उखाड़ने और रनवे के सुधार के लिए दो मीटर चौड़ी मिलिंग मशीन। दाँतों की घिसाई आम तौर पर असल खर्च पर लगती है।',
  'Hydraulic rotary rig for bored piles of up to about 1.5 m. Used on flyovers, metro lines and building foundations.':
    'करीब 1.5 मी तक के बोर्ड पाइल के लिए हाइड्रोलिक रोटरी रिग। फ़्लाईओवर, मेट्रो लाइन और इमारतों की नींव में काम आती है।',
  'Small towable compressor for one or two breakers and general tools. The canopy keeps noise acceptable on city roads.':
    'एक-दो ब्रेकर और आम औज़ारों के लिए खींचकर ले जाने वाला छोटा कंप्रेसर। कैनोपी से शहर की सड़कों पर शोर सहने लायक रहता है।',
  'Medium screw compressor for several pneumatic breakers or sand blasting. A regular choice for bridge and tunnel work.':
    'कई न्यूमैटिक ब्रेकर या सैंड ब्लास्टिंग के लिए मझोला स्क्रू कंप्रेसर। पुल और सुरंग के काम में आम पसंद।',
  'Light trailer compressor with about 4 m³ per minute at 7 bar. Easy to tow behind a pickup for road repair crews.':
    '7 बार पर करीब 4 मी³/मिनट हवा देने वाला हल्का ट्रेलर कंप्रेसर। सड़क मरम्मत की टीमें इसे पिकअप के पीछे आसानी से खींच ले जाती हैं।',
  'High-pressure machine for drilling, pipeline testing and heavy blasting. Runs at 20 bar, so hoses must be rated and restrained.':
    'ड्रिलिंग, पाइपलाइन टेस्टिंग और भारी ब्लास्टिंग के लिए हाई-प्रेशर मशीन। 20 बार पर चलती है, इसलिए होज़ उतने प्रेशर के और बँधे हुए होने चाहिए।',
  'Coimbatore-built diesel screw compressor in the 1,100 cfm class for borewell and quarry drilling rigs. Confirm the exact pressure rating of the unit offered.':
    'बोरवेल और खदान की ड्रिलिंग रिग के लिए कोयंबटूर में बना 1,100 cfm श्रेणी का डीज़ल स्क्रू कंप्रेसर। जो मशीन दी जाए, उसकी सही प्रेशर रेटिंग पूछ लें।',
}
