import { useAddressLabels } from '#web/platform/address-labels.ts'
import { useSiteTexts } from './texts.ts'

/** A site's fields by label, in the order of the form. */
export const useShownFields = () => ({ addressName: { label: useSiteTexts().name }, ...useAddressLabels() })
