/** How often something is proved: `quick` in `npm test`, `full` where the environment says `PROOFS=full`. */
export const proofs = (quick: number, full: number) => (process.env['PROOFS'] === 'full' ? full : quick)
