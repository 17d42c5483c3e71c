/** Markdown without its marks for headings, emphasis and lists; numbers stay. */
export const plainLines = (markdown: string) =>
  markdown
    .replace(/^#{1,6} +/gm, '')
    .replace(/^[-*] +/gm, '• ')
    .replace(/\*\*|__/g, '')
