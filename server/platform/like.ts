/** The pattern of LIKE for texts that contain what was typed, with its wildcards escaped; null if nothing was typed. */
export const containing = (typed: string | undefined) =>
  typed?.trim() ? `%${typed.trim().replace(/[\\%_]/g, '\\$&')}%` : null
