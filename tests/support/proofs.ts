/** The count of a proof: `quick` in `npm test`, `full` in `npm run proofs` (docs/proofs.md). */
export const proofs = (quick: number, full: number) => (process.env['PROOFS'] === 'full' ? full : quick)
