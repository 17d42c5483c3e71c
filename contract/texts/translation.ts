/** The same texts in another language: every key of the English file with its own text. */
export type Translation<Messages> = Messages extends string
  ? string
  : { readonly [Key in keyof Messages]: Translation<Messages[Key]> }
