/** A GSTIN split visually into state, PAN and the rest, but copied and read out as one word. */
export const GstinMark = ({ gstin }: { gstin: string }) => (
  <span className="whitespace-nowrap tabular-nums">
    {gstin.slice(0, 2)}
    <span className="mx-1.5">{gstin.slice(2, 12)}</span>
    {gstin.slice(12)}
  </span>
)
