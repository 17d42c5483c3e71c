import type { jobsNotices as english } from './jobs-notices.en.ts'
import type { Translation } from './translation.ts'

/** Letters to operations about what customers report of machines on hire, in Hindi. */
export const jobsNotices: Translation<typeof english> = {
  breakdown: {
    subject: 'ख़राबी: {machine}, {jobNumber}',
    text: '{machine}, {site} पर {at} से बंद है, {person} ने बताया। क्या हुआ: {note} घड़ी चल रही है: {link}',
  },
  breakdownOver: {
    subject: 'फिर चालू: {machine}, {jobNumber}',
    text: '{machine}, {site} पर {at} से फिर चालू है, {person} ने बताया। जॉब: {link}',
  },
}
