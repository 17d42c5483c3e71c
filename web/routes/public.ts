import { index, route } from '@react-router/dev/routes'
import { pages } from '#contract/pages.ts'
import { page } from './page.ts'

const CONTENT = 'pages/public/content.tsx'
const LEGAL = 'pages/public/legal.tsx'
const CHOOSE_CITY = 'pages/public/choose-city.tsx'

/** Pages for everybody, rendered on the server. */
export const publicRoutes = [
  index('pages/public/home.tsx'),

  // Pages of text; the last part of the address names the text.
  page('connectedRentals', CONTENT, { id: 'connected-rentals' }),
  page('aboutUs', 'pages/public/about-us.tsx'),
  page('workerSafety', CONTENT, { id: 'worker-safety' }),

  page('terms', LEGAL, { id: 'terms' }),
  page('privacy', LEGAL, { id: 'privacy' }),
  page('grievance', LEGAL, { id: 'grievance' }),

  page('developers', 'pages/public/developers.tsx'),

  page('resources', 'pages/public/resources.tsx'),
  page('industries', 'pages/public/industries.tsx'),
  page('industry', 'pages/public/industry.tsx'),
  page('blogs', 'pages/public/blogs.tsx'),
  page('blog', 'pages/public/blog.tsx'),

  page('chooseCity', CHOOSE_CITY, { id: 'choose-city' }),
  page('chooseCityForEquipments', CHOOSE_CITY, { id: 'choose-city-for-equipments' }),
  page('chooseCityForEquipment', CHOOSE_CITY, { id: 'choose-city-for-equipment' }),
  page('chooseCityForFinder', CHOOSE_CITY, { id: 'choose-city-for-finder' }),
  route(pages.city.path.slice(1), 'layouts/city.tsx', { id: 'city' }, [
    index('pages/public/city.tsx'),
    page('equipments', 'pages/public/equipments.tsx', { under: 'city' }),
    page('equipment', 'pages/public/equipment.tsx', { under: 'city' }),
    page('find', 'pages/public/find.tsx', { under: 'city' }),
    page('compare', 'pages/public/compare.tsx', { under: 'city' }),
  ]),

  page('undoChange', 'pages/public/undo-change.tsx'),
  page('stopUpdates', 'pages/public/stop-updates.tsx'),
  page('verify', 'pages/public/verify.tsx'),
  page('stopNotifications', 'pages/public/stop-notifications.tsx'),
]

/** Pages behind signed links, in a frame of their own. */
export const linkRoutes = [
  page('sign', 'pages/public/sign.tsx'),
  page('log', 'pages/public/log.tsx'),
  page('gate', 'pages/public/gate.tsx'),
]
