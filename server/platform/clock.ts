/** The current time, injected so that tests can move it. */
export type Clock = () => Date

export const systemClock: Clock = () => new Date()

export const secondsAfter = (date: Date, seconds: number) => new Date(date.getTime() + seconds * 1000)
