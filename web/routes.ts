import { layout, type RouteConfig, route } from '@react-router/dev/routes'
import { accountRoutes } from './routes/account.ts'
import { deskRoutes, deskSignInRoutes } from './routes/desk.ts'
import { linkRoutes, publicRoutes } from './routes/public.ts'
import { cartRoutes, rentalsRoutes } from './routes/rentals.ts'

/** The whole site map: one table for each audience, in the frames they share. */
export default [
  layout('layouts/site.tsx', [
    ...publicRoutes,

    // Behind the guard: rendered in the browser only, see layouts/guarded.tsx.
    layout('layouts/guarded.tsx', [...cartRoutes, layout('layouts/account.tsx', [...rentalsRoutes, ...accountRoutes])]),

    route('*', 'pages/public/not-found.tsx'),
  ]),

  // One record for somebody without an account: no way to anything else.
  layout('layouts/by-link.tsx', linkRoutes),

  // The renting company's own side: its own frame and session.
  layout('layouts/desk.tsx', [...deskSignInRoutes, layout('layouts/desk-rooms.tsx', deskRoutes)]),
] satisfies RouteConfig
