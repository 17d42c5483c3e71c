import type * as english from './bill-reasons.en.ts'
import type { Translation } from './translation.ts'

export const billReasonTexts: Translation<typeof english.billReasonTexts> = {
  descriptions: {
    HIRE: 'किराया',
    SECOND_SHIFT: 'दूसरी शिफ़्ट',
    OFF_DAY: 'साप्ताहिक अवकाश और छुट्टी पर काम',
    OT: 'ओवरटाइम',
    STANDBY: 'स्टैंडबाय',
    BREAKDOWN: 'ब्रेकडाउन',
    MINIMUM: 'न्यूनतम किराया',
    MOB: 'मशीन पहुँचाना',
    DEMOB: 'मशीन वापस ले जाना',
    FUEL: 'ईंधन',
    ALLOWANCE: 'भत्ता',
    DETENTION: 'रोक शुल्क',
    DAMAGE: 'क्षति',
    DISCOUNT: 'छूट',
  },
  reasons: {
    fullMonth: '{month}, पूरा महीना',
    fullCycle: '{from} से {to}, पूरी अवधि',
    calendarShare: '{of} में से {days} दिन, {from} से {to}',
    workingShare: {
      one: 'महीने के {of} में से 1 कार्य दिवस, {from} से {to}',
      other: 'महीने के {of} में से {days} कार्य दिवस, {from} से {to}',
    },
    hoursWorked: '{worked} घंटे काम',
    guaranteedHours: '{least} घंटे की गारंटी, {worked} घंटे काम',
    tiers: { one: '1 दिन: {pieces}', other: '{days} दिन: {pieces}' },
    tiersAfter: '{days} दिन: {pieces}, पहले बिल किए {billed} दिन घटाकर',
    secondShift: {
      one: '1 दूसरी शिफ़्ट, दोनों शिफ़्ट {factor} दिन की दर पर',
      other: '{days} दूसरी शिफ़्ट, दोनों शिफ़्ट {factor} दिन की दर पर',
    },
    offDay: {
      one: '1 साप्ताहिक अवकाश या छुट्टी पर काम, {multiplier} दिन की दर पर',
      other: '{days} साप्ताहिक अवकाश या छुट्टी पर काम, {multiplier} दिन की दर पर',
    },
    dailyOvertime: 'दिन के {included} घंटे से ऊपर {hours} घंटे, घंटे की दर का {multiplier} गुना',
    pooledOvertime: 'अवधि के {included} घंटे से ऊपर {hours} घंटे, घंटे की दर का {multiplier} गुना',
    pooledMadeGood:
      'अवधि के {included} घंटे से ऊपर {hours} घंटे, घंटे की दर का {multiplier} गुना, और ब्रेकडाउन के {madeGood} घंटे पूरे किए',
    standby: '{causes}',
    standbyCapped: '{causes}; किराये से अधिक नहीं',
    breakdown: '{hours} घंटे ब्रेकडाउन, {grace} घंटे की छूट',
    breakdownCapped: '{hours} घंटे ब्रेकडाउन, {grace} घंटे की छूट; किराये से अधिक नहीं',
    breakdownDays: { one: '1 दिन ब्रेकडाउन', other: '{days} दिन ब्रेकडाउन' },
    breakdownDaysCapped: { one: '1 दिन ब्रेकडाउन; किराये से अधिक नहीं', other: '{days} दिन ब्रेकडाउन; किराये से अधिक नहीं' },
    minimum: { one: '1 दिन किराये पर, कम से कम {least} दिन तय', other: '{days} दिन किराये पर, कम से कम {least} दिन तय' },
    extra: '{code}',
    plannedBills: '{bills} बिल, पहला: {first}',
    plannedMachines: '{machines} मशीनें, हर एक के {bills} बिल, पहला: {first}',
  },
  parts: {
    causes: '{hours} घंटे {cause}, {percent} % देय',
    pieces: '{count} × {days} दिन',
  },
  causes: {
    CLIENT_IDLE: 'ग्राहक की साइट पर खाली',
    WEATHER: 'बारिश',
    FORCE_MAJEURE: 'अपरिहार्य घटना',
    STATUTORY_STOP: 'क़ानूनी रोक',
    SUPPLIER: 'आपूर्तिकर्ता की ओर से रोक',
  },
  months: ['जनवरी', 'फ़रवरी', 'मार्च', 'अप्रैल', 'मई', 'जून', 'जुलाई', 'अगस्त', 'सितंबर', 'अक्टूबर', 'नवंबर', 'दिसंबर'],
}
