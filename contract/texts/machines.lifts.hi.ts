/** Descriptions of aerial work platforms, by their English text. */
export const liftsTexts: Readonly<Record<string, string>> = {
  'The usual first choice for false-ceiling and fit-out crews because it passes through a single door and rides in a service lift. One or two workers get close to 8 m of working height on finished floors.':
    'फ़ॉल्स सीलिंग और फ़िट-आउट टीमों की आम पहली पसंद, क्योंकि यह एक पल्ले वाले दरवाज़े से निकल जाती है और सर्विस लिफ्ट में चढ़ जाती है। तैयार फ़र्श पर एक या दो लोग करीब 8 मी की काम की ऊँचाई तक पहुँचते हैं।',
  'Keeps the narrow 0.81 m chassis while taking the deck to almost 8 m. A common pick for warehouse racking aisles and HVAC ducting at 10 m.':
    '0.81 मी की पतली चेसिस पर डेक को करीब 8 मी तक ले जाती है। गोदाम की रैकिंग के गलियारों और 10 मी पर HVAC डक्टिंग के लिए आम पसंद।',
  'The 1.17 m chassis carries twice the load of narrow machines of the same height. Choose it when two workers need pipes, panels or ducting on the deck with them.':
    '1.17 मी की चेसिस उतनी ही ऊँचाई की पतली मशीनों से दोगुना वज़न उठाती है। जब दो लोगों को डेक पर पाइप, पैनल या डक्ट साथ चाहिए, तब यह चुनें।',
  'A 12 m working-height slab machine that has become the workhorse of Indian warehouse fit-out. It needs a level floor and a check of slab strength because of its wheel loads.':
    '12 मी काम की ऊँचाई वाली स्लैब मशीन, जो भारत में गोदामों के फ़िट-आउट की सबसे भरोसेमंद मशीन बन गई है। इसके पहियों के भार के कारण समतल फ़र्श और स्लैब की मज़बूती की जाँच ज़रूरी है।',
  'Takes a two-person crew to nearly 14 m indoors without changing to a diesel machine. Popular for tall warehouses, hangars and exhibition halls.':
    'दो लोगों की टीम को इमारत के अंदर करीब 14 मी तक ले जाती है, डीज़ल मशीन लाने की ज़रूरत नहीं। ऊँचे गोदामों, हैंगर और प्रदर्शनी हॉल में खूब चलती है।',
  'A compact battery scissor with electric drive, valued for long running time per charge. It fits standard doors and passenger-cum-goods lifts.':
    'इलेक्ट्रिक ड्राइव वाली छोटी बैटरी सिज़र लिफ्ट, जो एक चार्ज पर देर तक चलने के लिए जानी जाती है। आम दरवाज़ों और सवारी व सामान की लिफ्ट में आ जाती है।',
  'Electric drive gives quiet travel and precise inching near finished walls. It serves most factory lighting and ducting jobs up to about 11.7 m.':
    'इलेक्ट्रिक ड्राइव से बिना शोर चलती है और तैयार दीवारों के पास धीरे-धीरे ठीक जगह पर लगती है। करीब 11.7 मी तक फ़ैक्टरी की लाइटिंग और डक्टिंग के ज़्यादातर काम इससे हो जाते हैं।',
  'A tall slab scissor that still passes a narrow 1.14 m opening. It is chosen for high-bay warehouses where floors are flat but the ceiling is above 13 m.':
    'ऊँची स्लैब सिज़र लिफ्ट, जो फिर भी 1.14 मी के रास्ते से निकल जाती है। ऐसे ऊँचे गोदामों के लिए चुनी जाती है जहाँ फ़र्श समतल है पर छत 13 मी से ऊपर।',
  'Simple relay-based controls make this small scissor easy to keep running on remote projects. It gives about 7.8 m of working height for fit-out and maintenance.':
    'रिले वाले सीधे-सादे कंट्रोल के कारण दूर की साइट पर भी इसे चालू रखना आसान है। फ़िट-आउट और मेंटेनेंस के लिए करीब 7.8 मी की काम की ऊँचाई देती है।',
  'Small French-designed scissor meant for maintenance crews in offices, hospitals and hotels. It turns in tight corridors and leaves no tyre marks.':
    'फ़्रांस में डिज़ाइन हुई छोटी सिज़र लिफ्ट, दफ़्तर, अस्पताल और होटल की मेंटेनेंस टीमों के लिए। तंग गलियारों में मुड़ जाती है और टायर के निशान नहीं छोड़ती।',
  'The 12 m class machine of the Compact family for indoor and sheltered outdoor slabs. Often seen on logistics-park projects.':
    'Compact सीरीज़ की 12 मी श्रेणी की मशीन, इमारत के अंदर और बाहर की ढकी हुई स्लैब के लिए। लॉजिस्टिक पार्क की साइटों पर अक्सर दिखती है।',
  'An entry-size battery scissor with a fold-down guardrail for low door headers. Handy for shop fit-out and signage work.':
    'शुरुआती आकार की बैटरी सिज़र लिफ्ट, जिसकी रेलिंग नीचे दरवाज़ों के लिए मुड़ जाती है। दुकानों के फ़िट-आउट और साइनबोर्ड के काम की।',
  'A widely imported compact scissor that gives fleets a low-cost 8 m class machine. Right for routine electrical and ceiling work.':
    'खूब आयात होने वाली छोटी सिज़र लिफ्ट, जिससे फ़्लीट को कम लागत में 8 मी श्रेणी की मशीन मिलती है। बिजली और सीलिंग के रोज़ के काम के लिए ठीक।',
  'A 12 m class slab scissor now common in Indian rental fleets. Good value for long hires on warehouse projects.':
    '12 मी श्रेणी की स्लैब सिज़र लिफ्ट, जो अब भारत की किराया फ़्लीट में आम है। गोदाम की साइट पर लंबे किराये के लिए किफ़ायती।',
  'A sturdy 12 m working-height scissor for installation teams that carry material. Widely available in western and southern India.':
    '12 मी काम की ऊँचाई वाली मज़बूत सिज़र लिफ्ट, सामान साथ ले जाने वाली इंस्टॉलेशन टीमों के लिए। पश्चिम और दक्षिण भारत में आसानी से मिलती है।',
  'Reaches about 14 m of working height for high-bay interiors. Choose it over a boom when the work is straight above clear floor.':
    'ऊँची छत वाली इमारतों के अंदर करीब 14 मी की काम की ऊँचाई तक पहुँचती है। जब काम खाली फ़र्श के ठीक ऊपर हो, तब बूम लिफ्ट की जगह इसे चुनें।',
  'Tall electric scissor for sheds and hangars with level floors. The non-marking tyres keep epoxy floors clean.':
    'समतल फ़र्श वाले शेड और हैंगर के लिए ऊँची इलेक्ट्रिक सिज़र लिफ्ट। निशान न छोड़ने वाले टायर एपॉक्सी फ़र्श को साफ़ रखते हैं।',
  'Diesel scissor with four driven wheels for sites that are not yet paved. The wide deck takes a full cladding crew with sheets.':
    'चारों पहियों से चलने वाली डीज़ल सिज़र लिफ्ट, उन साइटों के लिए जहाँ अभी पक्की ज़मीन नहीं है। चौड़े डेक पर चादरों के साथ क्लैडिंग की पूरी टीम आ जाती है।',
  'A heavy scissor whose deck rises above 16 m with 680 kg on board. It replaces large scaffold bays on tall sheds and tank work.':
    'भारी सिज़र लिफ्ट, जिसका डेक 680 किग्रा लेकर 16 मी से ऊपर जाता है। ऊँचे शेड और टैंक के काम में मचान के बड़े हिस्से की जगह लेती है।',
  'The load rating of about one tonne lets crews lift panels and tools together. A long deck gives near-scaffold working space.':
    'करीब एक टन की क्षमता से टीम पैनल और औज़ार साथ उठा लेती है। लंबे डेक पर मचान जैसी काम की जगह मिलती है।',
  'A tall large-deck scissor for outdoor structures to about 18 m. It travels on compacted ground but must be level before raising.':
    'बाहर के ढाँचों के लिए करीब 18 मी तक की बड़े डेक वाली ऊँची सिज़र लिफ्ट। दबी हुई ज़मीन पर चलती है, पर उठाने से पहले समतल होनी चाहिए।',
  'A compact diesel scissor for outdoor jobs where a full-size rough-terrain machine is too wide. It copes with gravel and firm earth.':
    'बाहर के काम के लिए छोटी डीज़ल सिज़र लिफ्ट, जहाँ पूरे आकार की रफ-टेरेन मशीन बहुत चौड़ी पड़ती है। बजरी और पक्की मिट्टी पर चल लेती है।',
  'The best-known 45 ft knuckle boom on Indian projects, with a jib for fine positioning. It goes up and over pipe racks and parapets that block a scissor.':
    'भारत की साइटों पर सबसे जानी-पहचानी 45 फ़ुट की नकल बूम, ठीक जगह पहुँचाने के लिए जिब के साथ। जो पाइप रैक और मुंडेर सिज़र लिफ्ट को रोक देती हैं, यह उनके ऊपर से होकर पहुँचती है।',
  'A mid-range articulated boom with long outreach for its weight class. Steel erectors and refinery shutdown crews hire it for months at a time.':
    'मझोले आकार की आर्टिकुलेटेड बूम, अपने वज़न के हिसाब से लंबी पहुँच के साथ। स्टील खड़ा करने वाली और रिफ़ाइनरी शटडाउन की टीमें इसे महीनों के लिए लेती हैं।',
  'Nearly 26 m of working height with more than 18 m of side reach makes this a favourite for tall process plants. Access roads should be checked for its 17-tonne mass.':
    'करीब 26 मी काम की ऊँचाई और 18 मी से ज़्यादा आड़ी पहुँच, इसलिए ऊँचे प्रोसेस प्लांट की पसंदीदा मशीन। इसका वज़न 17 टन है, आने का रास्ता पहले जाँच लें।',
  'One of the tallest articulated booms on the rental market, with extending axles set out at site. Used for chimneys, towers and tall columns.':
    'किराये में मिलने वाली सबसे ऊँची आर्टिकुलेटेड बूम लिफ्ट में से एक; इसके एक्सल साइट पर फैलाए जाते हैं। चिमनी, टावर और ऊँचे कॉलम के लिए काम आती है।',
  'A rugged 45 ft articulated boom found in nearly every Indian fleet. The jib helps with valve, lighting and painting work behind obstructions.':
    '45 फ़ुट की मज़बूत आर्टिकुलेटेड बूम, जो भारत की लगभग हर फ़्लीट में है। रुकावट के पीछे वाल्व, लाइट और पेंट के काम में जिब मदद करती है।',
  'Covers most industrial maintenance up to 20 m with an ample working envelope. Oscillating axle options keep four wheels gripping on uneven fill.':
    '20 मी तक का ज़्यादातर औद्योगिक मेंटेनेंस इससे हो जाता है, काम का दायरा भी बड़ा है। ऑसिलेटिंग एक्सल के साथ ऊबड़-खाबड़ भराव पर चारों पहिये पकड़ बनाए रखते हैं।',
  'An 80 ft boom for steel structures, boilers and power-plant maintenance. It combines tall up-and-over reach with four-wheel drive.':
    'स्टील के ढाँचों, बॉयलर और पावर प्लांट के मेंटेनेंस के लिए 80 फ़ुट की बूम। ऊँची अप-एंड-ओवर पहुँच और 4-व्हील ड्राइव एक साथ।',
  'A 16 m rough-terrain knuckle boom with quick simultaneous movements. Common on metro, airport and factory projects.':
    '16 मी की रफ-टेरेन नकल बूम, जिसकी कई चालें एक साथ और तेज़ होती हैं। मेट्रो, हवाई अड्डे और फ़ैक्टरी की साइटों पर आम।',
  'A newer 16 m class articulated boom that has joined Indian fleets in large numbers. Good for long-duration hires at a keen rate.':
    '16 मी श्रेणी की नई आर्टिकुलेटेड बूम, जो बड़ी संख्या में भारत की फ़्लीट में आई है। कम दर पर लंबे किराये के लिए अच्छी।',
  'A narrow battery boom with a swinging jib for tight aisles. It lifts workers over conveyors and packing lines without fumes.':
    'घूमने वाली जिब के साथ तंग गलियारों के लिए पतली बैटरी बूम। बिना धुएँ के कन्वेयर और पैकिंग लाइन के ऊपर ले जाती है।',
  'Electric version of the 45 ft class for indoor plant and mall atriums. Runs a normal shift on a full charge in typical use.':
    '45 फ़ुट श्रेणी का इलेक्ट्रिक रूप, प्लांट के अंदर और मॉल के एट्रियम के लिए। आम काम में पूरे चार्ज पर एक शिफ़्ट चलती है।',
  'Narrow industrial boom with no tail swing beyond its wheels. Useful in automobile shops and food plants with close-set machinery.':
    'पतली औद्योगिक बूम, जिसका पिछला हिस्सा घूमते समय पहियों से बाहर नहीं निकलता। पास-पास लगी मशीनों वाले ऑटोमोबाइल और फ़ूड प्लांट में काम की।',
  'Battery version of the popular 45 ft jib boom, with non-marking tyres. Chosen for hangars, pharma plants and night work near housing.':
    'मशहूर 45 फ़ुट जिब बूम का बैटरी रूप, निशान न छोड़ने वाले टायरों के साथ। हैंगर, दवा के प्लांट और रिहायशी इलाके के पास रात के काम के लिए चुनी जाती है।',
  'A 65 ft telescopic boom with jib, balancing reach and transport size. Common on bridges, sheds and solar or cable-tray work.':
    'जिब के साथ 65 फ़ुट की टेलिस्कोपिक बूम, पहुँच और ढुलाई के आकार में संतुलित। पुल, शेड, सोलर और केबल-ट्रे के काम में आम।',
  'Gives nearly 28 m of working height for tall steel structures. The long straight boom reaches over excavations and water.':
    'ऊँचे स्टील ढाँचों के लिए करीब 28 मी की काम की ऊँचाई देती है। लंबी सीधी बूम खुदाई और पानी के ऊपर से पहुँचती है।',
  'A 40 m telescopic machine for tall facades, stadium roofs and power plants. Axles extend at site, so allow room for set-up.':
    'ऊँचे फ़साड, स्टेडियम की छत और पावर प्लांट के लिए 40 मी की टेलिस्कोपिक मशीन। एक्सल साइट पर फैलते हैं, इसलिए खड़ी करने की जगह रखें।',
  'Among the tallest self-propelled booms, reaching close to 57 m. Hired for chimneys, tall silos, wind-tower bases and high-rise facades.':
    'सबसे ऊँची सेल्फ-प्रोपेल्ड बूम लिफ्ट में से एक, करीब 57 मी तक पहुँचती है। चिमनी, ऊँचे साइलो, विंड टावर के आधार और ऊँची इमारतों के फ़साड के लिए ली जाती है।',
  'The 66 ft straight boom that many Indian steel erectors ask for by name. Fast lift speeds help on repetitive bolting.':
    '66 फ़ुट की सीधी बूम, जिसे भारत में स्टील खड़ा करने वाले कई लोग नाम लेकर माँगते हैं। उठने की तेज़ रफ़्तार बार-बार के बोल्टिंग के काम में मदद करती है।',
  'Reaches nearly 23 m sideways with a crew of two. Used for viaducts, stadiums and refinery structures.':
    'दो लोगों के साथ करीब 23 मी आड़ी पहुँच। वायाडक्ट, स्टेडियम और रिफ़ाइनरी के ढाँचों में काम आती है।',
  'Puts workers at over 47 m without a crane and man-basket. Planned lifts cover flare stacks, tall sheds and transmission structures.':
    'क्रेन और मैन-बास्केट के बिना लोगों को 47 मी से ऊपर ले जाती है। फ़्लेयर स्टैक, ऊँचे शेड और ट्रांसमिशन ढाँचों का काम योजना बनाकर किया जाता है।',
  'An ultra-high boom with a deck beyond 56 m for chimneys and high facades. Needs careful ground assessment and a multi-axle trailer.':
    'चिमनी और ऊँचे फ़साड के लिए बहुत ऊँची बूम, जिसका डेक 56 मी से ऊपर जाता है। ज़मीन की ठीक से जाँच और कई एक्सल वाला ट्रेलर ज़रूरी है।',
  'A tiny self-driven mast lift that works on access floors and goes into passenger lifts. A safer answer than ladders for low ceilings.':
    'बहुत छोटी, खुद चलने वाली मास्ट लिफ्ट, जो रेज़्ड फ़्लोर पर काम करती है और सवारी लिफ्ट में आ जाती है। नीची छतों के लिए सीढ़ी से ज़्यादा सुरक्षित।',
  'Mast boom with a short jib that swings around racking and machinery. It stands in a narrow aisle and still reaches sideways.':
    'छोटी जिब वाली मास्ट बूम, जो रैक और मशीनों के इर्द-गिर्द घूम जाती है। तंग गलियारे में खड़ी होकर भी बगल में पहुँचती है।',
  'Electric mast lift with jib for 10 m work in shops and plants. Tight turning lets it thread between machines.':
    'दुकानों और प्लांट में 10 मी के काम के लिए जिब वाली इलेक्ट्रिक मास्ट लिफ्ट। कम जगह में मुड़कर मशीनों के बीच से निकल जाती है।',
  'Push-around single-person lift with outriggers that must be set before raising. Light enough for church halls, auditoriums and lobbies.':
    'धक्के से चलने वाली, एक आदमी की लिफ्ट; उठाने से पहले आउटरिगर लगाने होते हैं। सभा भवन, ऑडिटोरियम और लॉबी के लिए काफ़ी हल्की।',
  'Compact tracked boom that enters through a door and levels itself on outriggers. Used for atriums, temples and landscaped ground.':
    'ट्रैक वाली छोटी बूम, जो दरवाज़े से अंदर आती है और आउटरिगर पर खुद को समतल करती है। एट्रियम, मंदिर और बग़ीचों में काम आती है।',
  'Spider lift with about 20 m of working height and a jib. The tracks spread load over tiles, lawns and weak slabs.':
    'करीब 20 मी काम की ऊँचाई और जिब वाली स्पाइडर लिफ्ट। ट्रैक टाइल, लॉन और कमज़ोर स्लैब पर वज़न फैला देते हैं।',
  'A narrow spider platform for airport terminals and mall atriums. Adjustable outriggers let it stand across stairs and kerbs.':
    'हवाई अड्डे के टर्मिनल और मॉल के एट्रियम के लिए पतली स्पाइडर लिफ्ट। घटने-बढ़ने वाले आउटरिगर से सीढ़ियों और किनारों पर भी खड़ी हो जाती है।',
}
