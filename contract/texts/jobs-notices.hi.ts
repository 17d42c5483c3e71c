import type { jobsNotices as english } from './jobs-notices.en.ts'
import type { Translation } from './translation.ts'

/** Notices to the desk about machines on hire, disputes and payments reported by customers, in Hindi. */
export const jobsNotices: Translation<typeof english> = {
  breakdown: {
    subject: 'ख़राबी: {machine}, {jobNumber}',
    text: '{machine}, {site} पर {at} से बंद है, {person} ने बताया। क्या हुआ: {note} घड़ी चल रही है: {link}',
  },
  breakdownOver: {
    subject: 'फिर चालू: {machine}, {jobNumber}',
    text: '{machine}, {site} पर {at} से फिर चालू है, {person} ने बताया। जॉब: {link}',
  },
  inspectionConfirmed: {
    subject: 'जाँच की पुष्टि: {machine}, {jobNumber}',
    text: '{person} ने {site} पर {machine} की जाँच पर बिना आपत्ति हस्ताक्षर किए। जॉब: {link}',
  },
  inspectionObjected: {
    subject: 'आपत्तियों के साथ जाँच पर हस्ताक्षर: {machine}, {jobNumber}',
    text: '{person} को {site} पर {machine} की जाँच के {n} बिंदु अलग दिखते हैं। पढ़ें: {link}',
  },
  sheetDisputed: {
    subject: 'आपत्ति: {number}',
    text: '{person} ने सारांश पत्र {number} की {n} लाइन पर आपत्ति की है। पहला कारण: {reason} जवाब दें: {link}',
  },
  invoiceDisputed: {
    subject: 'आपत्ति: {number}',
    text: '{person} ने इनवॉइस {number} की {n} लाइन पर आपत्ति की है। जवाब तक वे देय नहीं हैं। पहला कारण: {reason} जवाब दें: {link}',
  },
  paymentReported: {
    subject: 'भुगतान की सूचना: {number}',
    text: '{person} ने इनवॉइस {number} के लिए {amount} चुकाने की सूचना दी है, संदर्भ {reference}। पैसा खोजें या जवाब दें: {link}',
  },
}
