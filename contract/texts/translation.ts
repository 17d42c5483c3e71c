/** The same texts in another language: every key of the English catalogue, as text of its own. */
export type Translation<Messages> = Messages extends string
  ? string
  : { readonly [Key in keyof Messages]: Translation<Messages[Key]> }
