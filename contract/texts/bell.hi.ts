import type * as english from './bell.en.ts'
import type { Translation } from './translation.ts'

export const bellTexts: Translation<typeof english.bellTexts> = {
  bell: { one: 'संदेश: 1', other: 'संदेश: {n}' },
  withNew: '{count}, कुछ नए हैं',
  withUnread: '{count}। नई सूचनाएँ: {unread}',
  device: 'इस डिवाइस पर',
  title: 'संदेश',
  empty: 'अभी कोई संदेश नहीं है। हम जो बताते हैं, वह लॉग आउट करने या यह टैब बंद करने तक यहाँ रहता है।',
  clear: 'सब हटाएँ',
  success: 'हो गया',
  failure: 'नहीं हुआ',
  info: 'सूचना',
  dontClose: 'संदेश अपने आप बंद न करें',
}
