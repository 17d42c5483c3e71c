/** Words with a digit and a hyphen. */
const MODEL_NUMBER = /(\S*\d\S*-\S*|\S*-\S*\d\S*)/

/** A machine's name that never breaks inside a model number: `LTM 1500-8.1`. */
export const ProductName = ({ name }: { name: string }) =>
  name.split(MODEL_NUMBER).map((part, index) =>
    index % 2 === 1 ? (
      <span key={part} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  )
