/** A key as it is printed; screen readers hear `aria-keyshortcuts` of the control instead. */
export const KeyCap = ({ name }: { name: string }) => (
  <kbd
    aria-hidden="true"
    className="inline-grid h-5 min-w-5 place-items-center rounded border border-current px-1 font-sans text-xs font-semibold max-lg:hidden"
  >
    {name}
  </kbd>
)
