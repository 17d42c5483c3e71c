/** A value as the API receives it: blanks around a text do not count. */
const asSent = (value: unknown) =>
  JSON.stringify(value, (_, inner: unknown) => (typeof inner === 'string' ? inner.trim() : inner))

/** Whether two values of a field are the same when sent. */
export const isSame = (one: unknown, other: unknown) => asSent(one) === asSent(other)

/** The values that differ from the stored ones. */
export const changesIn = <Values extends object>(values: Values, stored: Values): Partial<Values> =>
  Object.fromEntries(
    Object.entries(values).filter(([key, value]) => !isSame(value, stored[key as keyof Values])),
  ) as Partial<Values>

/** Whether a form differs from the stored values. */
export const differs = <Values extends object>(values: Values, stored: Values) =>
  Object.keys(changesIn(values, stored)).length > 0
