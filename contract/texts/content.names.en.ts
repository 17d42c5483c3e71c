/** Names of industries and tags that come as data, by their English text; in English they stand as they are. */
export const contentNames: Readonly<Record<string, string>> = {}
