/** A machine's name that never breaks inside a model number: `LTM 1500-8.1`. */
export const ProductName = ({ name }: { name: string }) =>
  name.split(' ').map((word, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- words of a fixed text have no other identity
    <span key={index}>
      {index > 0 && ' '}
      {/\d.*-|-.*\d/.test(word) ? <span className="whitespace-nowrap">{word}</span> : word}
    </span>
  ))
