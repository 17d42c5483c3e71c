/** The subject of a message with a link; text messages show none. */
export const linkSubject = 'Yantra'
