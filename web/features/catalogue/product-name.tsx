/** Letters with the number they belong to, a number with its unit or letters, and words with a hyphen. */
const TOGETHER = /(\b[A-Z]{1,4} \d\S*|\b\d\S* (?:kVA|[A-Z]{2,3})\b|\S*-\S*)/

/** A machine's name that breaks inside none of these: `LTM 1500-8.1`, `500 kVA`. Lines with blocks are balanced, with nowrap not. */
export const ProductName = ({ name }: { name: string }) =>
  name.split(TOGETHER).map((part, index) =>
    index % 2 === 1 ? (
      <span key={part} className="inline-block [text-decoration:inherit]">
        {part}
      </span>
    ) : (
      part
    ),
  )
