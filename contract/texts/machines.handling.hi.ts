/** Descriptions of cranes, handlers and generators, by their English text. */
export const handlingTexts: Readonly<Record<string, string>> = {
  'A 25-tonne truck crane for general unloading and light erection. It travels by road between jobs and sets up in minutes.':
    'आम अनलोडिंग और हल्के इरेक्शन के लिए 25 टन की ट्रक क्रेन। एक काम से दूसरे काम पर सड़क से जाती है और मिनटों में तैयार हो जाती है।',
  'Fifty-tonne truck crane widely used on infrastructure packages. Good choice for girders, vessels and precast work within its chart.':
    'इंफ्रास्ट्रक्चर के कामों में खूब चलने वाली पचास टन की ट्रक क्रेन। लोड चार्ट के अंदर गर्डर, वेसल और प्रीकास्ट के लिए अच्छी।',
  'Japanese-designed 55-tonne truck crane with a 42 m boom. Valued for smooth control on blind and close-tolerance lifts.':
    'जापान में डिज़ाइन हुई 55 टन की ट्रक क्रेन, 42 मी बूम के साथ। जहाँ लोड दिखता नहीं या जगह बहुत कम है, वहाँ इसका सधा हुआ कंट्रोल काम आता है।',
  'Four-axle 100-tonne crane with a 60 m boom on a compact carrier. It reaches over buildings where a truck crane would need a jib.':
    'छोटे कैरियर पर 60 मी बूम वाली चार एक्सल की 100 टन क्रेन। जहाँ ट्रक क्रेन को जिब चाहिए, वहाँ यह इमारत के ऊपर से पहुँच जाती है।',
  'A 220-tonne five-axle crane for refinery shutdowns and tower crane erection. Counterweight moves on separate trailers.':
    'रिफ़ाइनरी शटडाउन और टावर क्रेन खड़ी करने के लिए पाँच एक्सल की 220 टन क्रेन। काउंटरवेट अलग ट्रेलरों पर जाता है।',
  'Eight-axle, 500-tonne class crane used for wind turbines and heavy vessels. Mobilisation is a project of its own with many trailers.':
    'विंड टर्बाइन और भारी वेसल के लिए आठ एक्सल की 500 टन श्रेणी की क्रेन। इसे लाना अपने आप में एक प्रोजेक्ट है, कई ट्रेलर लगते हैं।',
  'Six-axle all-terrain crane of the 350-tonne class, mostly used for shutdowns, bridges and wind components. Counterweight, outrigger mats and extra trailers form part of the quotation.':
    '350 टन श्रेणी की छह एक्सल वाली ऑल-टेरेन क्रेन, ज़्यादातर शटडाउन, पुल और विंड के पुर्ज़ों के लिए। काउंटरवेट, आउटरिगर मैट और अतिरिक्त ट्रेलर कोटेशन का हिस्सा हैं।',
  'A 100-tonne rough-terrain crane for plant and mine workshops. It stays on site and drives slung loads under strict rules.':
    'प्लांट और खान की वर्कशॉप के लिए 100 टन की रफ-टेरेन क्रेन। साइट पर ही रहती है और लटका हुआ लोड कड़े नियमों के साथ ले जाती है।',
  'Lattice crawler for piling support, segment handling and girder work. Lower ground pressure helps on metro alignments.':
    'पाइलिंग, सेगमेंट उठाने और गर्डर के काम के लिए लैटिस बूम वाली क्रॉलर क्रेन। ज़मीन पर कम दबाव मेट्रो की लाइनों पर मदद करता है।',
  'A 135-tonne crawler with a 76 m main boom for power and metro projects. Assembles with a small assist crane.':
    'पावर और मेट्रो की साइटों के लिए 76 मी मेन बूम वाली 135 टन की क्रॉलर क्रेन। छोटी सहायक क्रेन से जुड़ जाती है।',
  'Heavy crawler crane for columns, reactors and long girders. Mat design and bearing tests come before mobilisation.':
    'कॉलम, रिएक्टर और लंबे गर्डर के लिए भारी क्रॉलर क्रेन। लाने से पहले मैट का डिज़ाइन और ज़मीन की जाँच होती है।',
  'Long-serving Indian 75-tonne crawler still found on bridge and piling jobs. Mechanical simplicity suits remote sites, but check the test certificate date.':
    'बरसों से चल रही 75 टन की भारतीय क्रॉलर क्रेन, जो आज भी पुल और पाइलिंग के काम पर मिलती है। सीधी मैकेनिकल बनावट दूर की साइट के लिए ठीक है, पर टेस्ट सर्टिफ़िकेट की तारीख देख लें।',
  'A 150-tonne crawler for steel plants, metro shafts and wind foundations. Modern controls show load and radius in the cab.':
    'स्टील प्लांट, मेट्रो शाफ़्ट और विंड फ़ाउंडेशन के लिए 150 टन की क्रॉलर क्रेन। नए कंट्रोल केबिन में ही लोड और रेडियस दिखाते हैं।',
  'A 600-tonne crawler used for wind turbines and refinery vessels. Each boom system has its own chart and transport list.':
    'विंड टर्बाइन और रिफ़ाइनरी वेसल के लिए 600 टन की क्रॉलर क्रेन। हर बूम सिस्टम का अपना लोड चार्ट और ढुलाई की अपनी सूची होती है।',
  'Topless tower crane built in Pune for mid-rise housing. Flat-top sections simplify overlapping cranes.':
    'मझोली ऊँचाई के मकानों के लिए पुणे में बनी टॉपलेस टावर क्रेन। सपाट ऊपरी हिस्से से एक-दूसरे के ऊपर घूमती क्रेनें लगाना आसान होता है।',
  'Hammerhead tower crane with a 60 m jib and 8-tonne maximum load. Foundation and tie design are needed before hire starts.':
    '60 मी जिब और ज़्यादा से ज़्यादा 8 टन लोड वाली हैमरहेड टावर क्रेन। किराया शुरू होने से पहले फ़ाउंडेशन और टाई का डिज़ाइन चाहिए।',
  'The 14-tonne yard crane found at nearly every Indian plant and yard. Check whether your site permits rear-cab machines before booking.':
    '14 टन की यार्ड क्रेन, जो भारत के लगभग हर प्लांट और यार्ड में मिलती है। बुक करने से पहले देख लें कि आपकी साइट पर पीछे केबिन वाली मशीनें चलती हैं या नहीं।',
  'The crane whose brand name became the everyday word for this class. Simple hydraulics are maintained in any town.':
    'वही क्रेन जिसका ब्रांड नाम पूरी श्रेणी का आम नाम बन गया। सीधे हाइड्रोलिक्स की मरम्मत हर शहर में हो जाती है।',
  'Front-cab 15-tonne crane with clear forward view when carrying. Accepted on many projects where older hydras are barred.':
    'आगे केबिन वाली 15 टन की क्रेन, लोड ले जाते समय सामने साफ़ दिखता है। जिन साइटों पर पुरानी हाइड्रा मना हैं, उनमें से कई पर यह चलती है।',
  'A 23-tonne pick-and-carry crane able to handle structural erection as well as shifting. Useful for pre-engineered building sites.':
    '23 टन की पिक एंड कैरी क्रेन, जो माल खिसकाने के साथ ढाँचा भी खड़ा कर लेती है। प्री-इंजीनियर्ड बिल्डिंग की साइटों पर काम की।',
  'New-generation 15-tonne crane with front cab and load indicator. Travels at road speed between nearby sites.':
    'आगे केबिन और लोड इंडिकेटर वाली नई पीढ़ी की 15 टन क्रेन। पास की साइटों के बीच सड़क की रफ़्तार से चलती है।',
  'Three-tonne diesel forklift from an Indian maker with broad service cover. Used for unloading, stacking and line feeding.':
    'भारतीय मेक का तीन टन डीज़ल फोर्कलिफ्ट, जिसकी सर्विस दूर-दूर तक मिलती है। अनलोडिंग, स्टैकिंग और लाइन तक माल पहुँचाने के लिए।',
  'Durable 3-tonne engine truck with stability assistance. Chosen for multi-shift yards and docks.':
    'स्टेबिलिटी असिस्ट वाला टिकाऊ 3 टन इंजन फोर्कलिफ्ट। कई शिफ़्ट चलने वाले यार्ड और डॉक के लिए चुना जाता है।',
  'Three-tonne diesel truck from the KION India range. Suits brick, tile and general cargo yards.':
    'KION India की रेंज का तीन टन डीज़ल फोर्कलिफ्ट। ईंट, टाइल और आम माल के यार्ड के लिए ठीक।',
  'Five-tonne diesel forklift for machine shops, stone yards and ports. Dual front wheels are offered on some units.':
    'मशीन शॉप, पत्थर के यार्ड और बंदरगाह के लिए पाँच टन डीज़ल फोर्कलिफ्ट। कुछ मशीनों में आगे दोहरे पहिये मिलते हैं।',
  'Four-wheel battery truck of 2.5 tonnes for clean warehouses. AC motors give long working periods between charges.':
    'साफ़ गोदामों के लिए चार पहियों वाला 2.5 टन का बैटरी फोर्कलिफ्ट। AC मोटर से एक चार्ज पर देर तक चलता है।',
  'Sixteen-tonne forklift for coils, stone blocks and project cargo. It replaces a small crane for low-height handling.':
    'कॉइल, पत्थर के ब्लॉक और प्रोजेक्ट कार्गो के लिए सोलह टन का फोर्कलिफ्ट। कम ऊँचाई के काम में छोटी क्रेन की जगह लेता है।',
  'Seated reach truck of 1.6 tonnes for high racking. It needs flat, jointless floors and marked aisles.':
    'ऊँची रैकिंग के लिए बैठकर चलाने वाला 1.6 टन का रीच ट्रक। समतल, बिना जोड़ का फ़र्श और निशान लगे गलियारे चाहिए।',
  'Pedestrian stacker for 1.2-tonne pallets in small stores. Simple tiller control means quick operator familiarisation.':
    'छोटे स्टोर में 1.2 टन पैलेट के लिए साथ पैदल चलकर चलाने वाला स्टैकर। सीधे टिलर कंट्रोल से ऑपरेटर जल्दी सीख जाता है।',
  'Loadall handler of 3 tonnes and 7 m for pallets, bundles and block laying. One machine replaces a hydra and a loader on many housing sites.':
    'पैलेट, बंडल और ब्लॉक के काम के लिए 3 टन और 7 मी का Loadall हैंडलर। मकानों की कई साइटों पर एक मशीन हाइड्रा और लोडर दोनों की जगह लेती है।',
  'Four-tonne handler with nearly 17 m of lift for cladding, steel and roof loads. Stabilisers are used for high placement.':
    'क्लैडिंग, स्टील और छत के सामान के लिए करीब 17 मी तक उठाने वाला चार टन का हैंडलर। ऊँचाई पर रखते समय स्टेबिलाइज़र लगाए जाते हैं।',
  'A 14 m class construction telehandler with many attachments. Frequently hired for facade panels and shuttering.':
    'कई अटैचमेंट वाला 14 मी श्रेणी का कंस्ट्रक्शन टेलीहैंडलर। फ़साड पैनल और शटरिंग के लिए अक्सर लिया जाता है।',
  'Rotating handler that lifts, slews and takes a man-basket with remote control. It reduces machine count on tight urban jobs.':
    'घूमने वाला हैंडलर, जो उठाता है, घूमता है और रिमोट कंट्रोल के साथ मैन-बास्केट ले जाता है। शहर की तंग साइटों पर मशीनों की गिनती घटाता है।',
  'Container handler rated 45 tonnes in the first row. Used in ports, inland depots and steel logistics yards.':
    'पहली कतार में 45 टन तक का कंटेनर हैंडलर। बंदरगाह, इनलैंड डिपो और स्टील लॉजिस्टिक यार्ड में काम आता है।',
  'A small acoustic set for site offices, telecom sites and shops. It runs lights, computers and small pumps.':
    'साइट ऑफ़िस, टेलीकॉम साइट और दुकानों के लिए छोटा साइलेंट जेनसेट। लाइट, कंप्यूटर और छोटे पंप चलाता है।',
  'Thirty kVA set often used for small events and welding transformers. Fuel and lubricants are normally on the hirer.':
    'छोटे इवेंट और वेल्डिंग ट्रांसफ़ॉर्मर के लिए अक्सर लिया जाने वाला तीस kVA जेनसेट। ईंधन और ऑयल आम तौर पर किराये पर लेने वाले का होता है।',
  'A common rating for site camps, tower hoists and film units. Acoustic canopy keeps sound near the CPCB limit.':
    'साइट कैंप, टावर होइस्ट और फ़िल्म यूनिट के लिए आम रेटिंग। साइलेंट कैनोपी शोर को CPCB की सीमा के पास रखती है।',
  'Widely serviced 62.5 kVA set with good load acceptance. Often kept as standby for hospitals and data rooms.':
    '62.5 kVA का जेनसेट, जिसकी सर्विस हर जगह मिलती है और जो लोड अच्छी तरह लेता है। अस्पताल और डेटा रूम में अक्सर स्टैंडबाय रखा जाता है।',
  'Truck-engine based 125 kVA set with easy spares. Suits batching plants and mid-size events.':
    'ट्रक इंजन वाला 125 kVA जेनसेट, पुर्ज़े आसानी से मिलते हैं। बैचिंग प्लांट और मझोले इवेंट के लिए ठीक।',
  'A 125 kVA set for tower cranes, passenger hoists and shoots. Steady voltage suits variable-frequency drives after harmonics are checked.':
    'टावर क्रेन, सवारी होइस्ट और शूटिंग के लिए 125 kVA जेनसेट। हार्मोनिक्स जाँच लेने के बाद इसका स्थिर वोल्टेज VFD ड्राइव के लिए ठीक रहता है।',
  'Mid-range set for exhibition halls and plant shutdowns. AMF panels are available for automatic changeover.':
    'प्रदर्शनी हॉल और प्लांट शटडाउन के लिए मझोला जेनसेट। अपने आप बदलने के लिए AMF पैनल मिलते हैं।',
  'A frequently rented 250 kVA set for factories and large events. Two sets can share load with a synchronising panel.':
    'फ़ैक्टरी और बड़े इवेंट के लिए खूब किराये पर जाने वाला 250 kVA जेनसेट। सिंक्रोनाइज़िंग पैनल से दो जेनसेट लोड बाँट सकते हैं।',
  'Larger set for hot-mix plants, tunnels and process standby. Daily fuel planning is essential at this size.':
    'हॉट-मिक्स प्लांट, सुरंग और प्रोसेस स्टैंडबाय के लिए बड़ा जेनसेट। इस आकार में रोज़ के डीज़ल की योजना ज़रूरी है।',
  'High-demand rating for concerts, malls and plant shutdowns. Usually delivered with operator, cables and changeover gear on request.':
    'कॉन्सर्ट, मॉल और प्लांट शटडाउन के लिए सबसे ज़्यादा माँगी जाने वाली रेटिंग। माँगने पर आम तौर पर ऑपरेटर, केबल और चेंजओवर के साथ आता है।',
  'Heavy prime-rated set for data halls, mills and drilling camps. Installed on a levelled pad with separate day tank.':
    'डेटा हॉल, मिल और ड्रिलिंग कैंप के लिए भारी प्राइम-रेटेड जेनसेट। समतल पैड पर, अलग डे टैंक के साथ लगाया जाता है।',
  'One-megavolt-ampere class set, mostly used in parallel groups. Cable sizing, earthing and exhaust routing are engineered for each job.':
    'एक MVA श्रेणी का जेनसेट, ज़्यादातर समूह में पैरलल चलाया जाता है। केबल का साइज़, अर्थिंग और एग्ज़ॉस्ट हर काम के लिए अलग से तय होते हैं।',
  'LED light tower that runs for many nights on one tank. Box-type canopy stands up to rough handling.':
    'LED लाइट टावर, जो एक टैंक पर कई रातें चलता है। डिब्बे जैसी कैनोपी खुरदुरे इस्तेमाल को झेल लेती है।',
  'Hybrid tower that runs lamps from batteries for part of the night. Chosen near homes, hospitals and film sets.':
    'हाइब्रिड टावर, जो रात के कुछ हिस्से में लैंप बैटरी से चलाता है। घरों, अस्पतालों और फ़िल्म के सेट के पास के लिए चुना जाता है।',
}
