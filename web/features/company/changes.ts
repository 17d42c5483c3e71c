const asSent = (value: unknown) => (typeof value === 'string' ? value.trim() : value)

/** What differs from what is stored; blanks around a text are no difference. */
export const changesIn = <Values extends object>(values: Values, stored: Values): Partial<Values> =>
  Object.fromEntries(
    Object.entries(values).filter(([key, value]) => asSent(value) !== stored[key as keyof Values]),
  ) as Partial<Values>
