/** A GSTIN in its parts (state, PAN, the rest), copied and read out as the one word it is. */
export const GstinMark = ({ gstin }: { gstin: string }) => (
  <span className="whitespace-nowrap tabular-nums">
    {gstin.slice(0, 2)}
    <span className="mx-1.5">{gstin.slice(2, 12)}</span>
    {gstin.slice(12)}
  </span>
)
