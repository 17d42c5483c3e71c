import { data } from 'react-router'

/** Every address without a page; the root's error page shows it. */
export const loader = () => {
  throw data(null, 404)
}

export default function NotFound() {
  return null
}
