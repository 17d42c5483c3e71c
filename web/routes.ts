import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'

/** The whole site map, in the order of the specification's table. */
export default [
  index('pages/public/home.tsx'),

  // Behind the guard: rendered in the browser only, see layouts/guarded.tsx.
  layout('layouts/guarded.tsx', [route('cart', 'pages/account/cart.tsx')]),

  route('*', 'pages/public/not-found.tsx'),
] satisfies RouteConfig
