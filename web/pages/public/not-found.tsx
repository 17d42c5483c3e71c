import { data } from 'react-router'

/** Any address without a page; the root's error page says so. */
export const loader = () => {
  throw data(null, 404)
}

export default function NotFound() {
  return null
}
