/** The time of day, handed in so that tests can move it. */
export type Clock = () => Date

export const systemClock: Clock = () => new Date()

/** A date some seconds later. */
export const secondsAfter = (date: Date, seconds: number) => new Date(date.getTime() + seconds * 1000)
