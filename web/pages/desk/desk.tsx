import { Navigate } from 'react-router'
import { deskAddresses } from '#web/platform/desk-addresses.ts'

/** The start of the desk. */
export default function Desk() {
  return <Navigate to={deskAddresses.enquiries()} replace />
}
