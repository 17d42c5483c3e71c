/** Domain endings that mail programs and phones turn into links after a word. */
const ENDINGS =
  'com|net|org|in|info|biz|io|ai|app|dev|xyz|online|site|shop|store|tech|link|click|top|live|me|ly|gl|gd|cc|ru|cn|uk|us'
const LINK = new RegExp(`://|\\bwww\\.|[\\p{L}\\p{N}]\\.(?:${ENDINGS})(?![\\p{L}\\p{N}])|\\.\\p{L}{2,}/`, 'iu')

/** Whether a bounded text would become a link in a message, in any width of its dots. */
export const hasLink = (value: string) => LINK.test(value.normalize('NFKC').replace(/[。｡․]/g, '.'))
