/** The pattern of LIKE for texts that contain this one, with its wildcards escaped. */
export const containing = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`
