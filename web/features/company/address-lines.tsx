import type { Address } from '#contract/addresses.ts'
import { ownName } from '#web/platform/translate-names.ts'

/** An address as on a letter. */
export const AddressLines = ({ address }: { address: Address }) => (
  <address className="not-italic">
    <span className="block font-medium">{address.addressName}</span>
    {[address.addressLine1, address.addressLine2].filter(Boolean).map((line) => (
      <span key={line} className="block">
        {line}
      </span>
    ))}
    <span className="block">
      {ownName(address.city)} <span className="tabular-nums">{address.pincode}</span>
    </span>
    <span className="block">
      {ownName(address.state)}, {ownName(address.country)}
    </span>
  </address>
)
