import type * as english from './notifications.en.ts'
import type { Translation } from './translation.ts'

export const notificationTexts: Translation<typeof english.notificationTexts> = {
  enquirySubmitted: {
    title: '{person} ने पूछताछ {enquiryNumber} भेजी',
    text: 'हम जल्द से जल्द उत्तर देंगे। यह आपकी कंपनी की पूछताछ में दिखती है।',
  },
  enquiryCancelled: {
    title: 'पूछताछ {enquiryNumber} रद्द की गई',
    text: '{person} ने इसे रद्द किया।',
  },
  enquiryCancelledByUs: {
    title: 'हमने पूछताछ {enquiryNumber} रद्द कर दी',
    text: 'कारण: {reason}',
  },
  enquiryMessage: {
    title: 'पूछताछ {enquiryNumber} पर नया संदेश है',
    text: 'संदेश: {message}',
  },
  enquiryQuoted: {
    title: 'पूछताछ {enquiryNumber} के लिए आपका कोटेशन',
    text: 'पूरे किराये के लिए {total}, GST सहित। यह {validUntil} के अंत तक मान्य है।',
  },
  enquiryQuoteReminder: {
    title: 'पूछताछ {enquiryNumber} का कोटेशन आपके उत्तर की प्रतीक्षा में है',
    text: 'पूरे किराये के लिए {total}, GST सहित। यह {validUntil} के अंत तक मान्य है।',
  },
  enquiryQuoteRevised: {
    title: 'पूछताछ {enquiryNumber} के लिए आपके कोटेशन का संस्करण {version}',
    text: 'पूरे किराये के लिए {total}, GST सहित; संस्करण {before} में {was} था। यह {validUntil} के अंत तक मान्य है। क्या बदला, यह कोटेशन में दिखता है।',
  },
  enquiryQuoteApproval: {
    title: '{person} चाहते हैं कि आप एक कोटेशन स्वीकार करें',
    text: 'पूछताछ {enquiryNumber} के लिए कोटेशन {quoteNumber}: {total}, GST सहित। {message}',
  },
  enquiryQuoteAccepted: {
    title: 'कोटेशन {quoteNumber} स्वीकार हुआ',
    text: '{person} ने इसे GST सहित {total} में स्वीकार किया। डिलीवरी के बारे में हम आपसे संपर्क करेंगे।',
  },
  enquiryQuoteDeclined: {
    title: 'कोटेशन {quoteNumber} अस्वीकार हुआ',
    text: '{person} ने इसे अस्वीकार किया। कारण: {reason}',
  },
  enquiryQuoteExpired: {
    title: 'पूछताछ {enquiryNumber} के कोटेशन की मियाद खत्म हो गई',
    text: 'यह {validUntil} के अंत तक मान्य था। इसके पेज पर नया कोटेशन माँगें।',
  },
  enquiryQuoteWithdrawn: {
    title: 'हमने पूछताछ {enquiryNumber} का कोटेशन वापस लिया',
    text: 'कारण: {reason}',
  },
  jobBegan: {
    title: '{site} पर {machine} किराये पर है',
    text: 'जॉब {jobNumber}: बिल {date} से शुरू हुआ।',
  },
  jobOffHire: {
    title: '{machine} के ऑफ़-हायर की पुष्टि',
    text: '{site} का जॉब {jobNumber}: बिल का आख़िरी दिन {date} है।',
  },
  jobExtended: {
    title: '{machine} का किराया {date} तक बढ़ा',
    text: '{site} का जॉब {jobNumber} आपके कहे अनुसार जारी रहेगा।',
  },
  jobExtensionRefused: {
    title: '{machine} का किराया {date} तक नहीं बढ़ सकता',
    text: '{site} का जॉब {jobNumber}। कारण: {reason}',
  },
  jobCancelled: {
    title: 'हमने जॉब {jobNumber} रद्द किया',
    text: '{site} के लिए {machine}। कारण: {reason}',
  },
  jobDispatched: {
    title: '{machine} रास्ते में है, जॉब {jobNumber}',
    text: '{site} के लिए, डिलीवरी चालान {number} के साथ।',
  },
  jobBreakdown: {
    title: 'ख़राबी: {machine}, जॉब {jobNumber}',
    text: 'साइट {site}। {note}',
  },
  jobBreakdownOver: {
    title: '{machine} फिर चालू है, जॉब {jobNumber}',
    text: '{site}। ख़राबी ठीक हो गई है।',
  },
  jobInspection: {
    title: 'जाँच पर हस्ताक्षर बाक़ी: {machine}, जॉब {jobNumber}',
    text: '{site} पर हर बिंदु देखें, फिर हस्ताक्षर करें या बताएँ कि आपको क्या अलग दिखता है।',
  },
  jobSwapped: {
    title: 'जॉब {jobNumber} पर दूसरी मशीन',
    text: '{site} पर {machine} की जगह अब {fleetNumber} है। कारण: {reason}',
  },
  logSubmitted: {
    title: 'हस्ताक्षर करें: {machine}, {date}',
    text: '{site} पर {hours} घंटे काम। दिन जाँचें, फिर हस्ताक्षर या आपत्ति करें।',
  },
  logAnswered: {
    title: 'नया संस्करण: {machine}, {date}',
    text: '{site}: अब {hours} घंटे काम। नया संस्करण जाँचें, फिर हस्ताक्षर या आपत्ति करें।',
  },
  logDisputed: {
    title: 'लॉगशीट पर आपत्ति: {machine}, {date}',
    text: '{site} के दिन पर {by} को आपत्ति है।',
  },
  logSigned: {
    title: 'लॉगशीट पर हस्ताक्षर हुए: {machine}, {date}',
    text: '{site} पर {hours} घंटे काम, {by} ने हस्ताक्षर किए।',
  },
  logReminder: {
    title: 'हस्ताक्षर बाकी: {machine}, {date}',
    text: '{site} पर {hours} घंटे काम। लॉगशीट आपके हस्ताक्षर की प्रतीक्षा में है।',
  },
  logDeemed: {
    title: 'हस्ताक्षरित मानी गई: {machine}, {date}',
    text: 'समय पर उत्तर नहीं आया, इसलिए {site} के {hours} घंटे हस्ताक्षरित माने गए।',
  },
  summarySent: {
    title: 'सारांश पत्र प्रमाणित करें: {machine}, {from} से {to}',
    text: '{site} का {number} आपके उत्तर की प्रतीक्षा में है। कोड से प्रमाणित करें, या किसी पंक्ति पर विवाद करें।',
  },
  summaryRevised: {
    title: 'सारांश पत्र बदला: {machine}, {from} से {to}',
    text: '{site} के {number} पर हमने उत्तर दिया है। देखें क्या बदला, और प्रमाणित करें।',
  },
  summarySettled: {
    title: 'सारांश पत्र प्रमाणित: {machine}, {from} से {to}',
    text: '{site} के {number} पर हमने उत्तर दिया है। बची हुई सभी पंक्तियाँ सहमत हैं, इसलिए आपको उत्तर नहीं देना है।',
  },
  summaryReminder: {
    title: 'प्रमाणित करना बाकी: {machine}, {from} से {to}',
    text: '{site} का सारांश पत्र {number} आपके उत्तर की प्रतीक्षा में है।',
  },
  summaryDeemed: {
    title: 'प्रमाणित माना गया: {machine}, {from} से {to}',
    text: 'समय पर उत्तर नहीं आया, इसलिए {site} के {number} की खुली पंक्तियाँ सहमत मानी गईं।',
  },
  invoiceIssued: {
    title: 'इनवॉइस {number}: {amount}',
    text: '{sites} के लिए। कृपया {date} तक भुगतान करें।',
  },
  invoiceCredited: {
    title: 'इनवॉइस {number} का क्रेडिट नोट: {amount}',
    text: '{sites} के लिए। अब {balance} बाकी है।',
  },
  invoiceDebited: {
    title: 'इनवॉइस {number} का डेबिट नोट: {amount}',
    text: '{sites} के लिए। अब {balance} बाकी है।',
  },
  invoicePaid: {
    title: 'इनवॉइस {number} का भुगतान: {amount}',
    text: 'धन्यवाद। इसमें रकम और TDS दोनों गिने हैं। अब {balance} बाकी है।',
  },
  invoiceDueSoon: {
    title: 'इनवॉइस {number} {date} को देय है: {amount}',
    text: '{sites} के लिए। अगर भुगतान भेज दिया है तो कुछ करने की ज़रूरत नहीं।',
  },
  invoiceDueToday: {
    title: 'इनवॉइस {number} आज देय है: {amount}',
    text: '{sites} के लिए। अगर भुगतान भेज दिया है तो कुछ करने की ज़रूरत नहीं।',
  },
  invoiceOverdue: {
    title: 'इनवॉइस {number} {days} दिन देर: {amount}',
    text: '{sites} के लिए। देय तिथि {date} थी। कृपया भुगतान करें, या ग़लत पंक्तियों पर आपत्ति करें।',
  },
  invoiceOverdueInterest: {
    title: 'इनवॉइस {number} {days} दिन देर: {amount}',
    text: '{sites} के लिए। देय तिथि {date} थी। आज तक कानूनी ब्याज: {interest} (MSMED अधिनियम)। कृपया भुगतान करें, या ग़लत पंक्तियों पर आपत्ति करें।',
  },
  invoiceDisputeRejected: {
    title: 'इनवॉइस {number} पर आपकी आपत्ति नहीं मानी गई',
    text: '{sites} के लिए। हमारा उत्तर उसके पन्ने पर है; {balance} बाकी है।',
  },
  budgetReached: {
    title: 'ऑर्डर {order}: बजट का {percent}\u00a0% खर्च हो गया',
    text: 'GST से पहले {amount} में से {spent}। उसके किराये पूरे होने तक {forecast} होंगे।',
  },
  siteAssigned: {
    title: 'अब आप {site} पर काम करते हैं',
    text: '{person} ने आपको जोड़ा। आप उसकी पूछताछ, जॉब और लॉगशीट देख सकते हैं।',
  },
  siteEngineer: {
    title: 'अब आप {site} के इंजीनियर हैं',
    text: '{person} ने आपको चुना। आप उसकी पूछताछ, जॉब और लॉगशीट देख सकते हैं और लॉगशीट पर हस्ताक्षर कर सकते हैं।',
  },
  siteLeft: {
    title: 'अब आप {site} पर काम नहीं करते',
    text: '{person} ने वहाँ आपका काम समाप्त किया। अब आप उसकी जॉब और लॉगशीट नहीं देख सकते।',
  },
  accessRequested: {
    title: '{person} को {company} में शामिल होना है',
    text: 'उपयोगकर्ताओं की सूची में अनुरोध स्वीकार या अस्वीकार करें।',
  },
  accessApproved: {
    title: '{company} में आपकी पहुँच',
    text: 'आपका अनुरोध स्वीकार हुआ: अब आप {company} के उपयोगकर्ता हैं।',
  },
  accessRejected: {
    title: 'पहुँच के लिए आपका अनुरोध',
    text: 'GSTIN {gstin} वाली कंपनी में पहुँच का आपका अनुरोध स्वीकार नहीं हुआ। कारण उसके व्यवस्थापक बता सकते हैं।',
  },
  invitationAccepted: {
    title: '{person} {company} में शामिल हुए',
    text: 'आपका निमंत्रण स्वीकार हुआ।',
  },
}
