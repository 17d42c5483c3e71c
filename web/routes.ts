import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'

const CHOOSE_CITY = 'pages/public/choose-city.tsx'

/** The whole site map, in the order of the specification's table. */
export default [
  layout('layouts/site.tsx', [
    index('pages/public/home.tsx'),

    // Without a city: `equipments` and `equipment` are never cities.
    route('rental', CHOOSE_CITY, { id: 'choose-city' }),
    route('rental/equipments/:productLineId?/:categoryId?/:subcategoryId?', CHOOSE_CITY, {
      id: 'choose-city-for-equipments',
    }),
    route('rental/equipment/:productId', CHOOSE_CITY, { id: 'choose-city-for-equipment' }),
    route('rental/:location', 'layouts/city.tsx', { id: 'city' }, [
      index('pages/public/city.tsx'),
      route('equipments/:productLineId?/:categoryId?/:subcategoryId?', 'pages/public/equipments.tsx'),
      route('equipment/:productId', 'pages/public/equipment.tsx'),
    ]),

    // Behind the guard: rendered in the browser only, see layouts/guarded.tsx.
    layout('layouts/guarded.tsx', [
      route('cart', 'pages/account/cart.tsx'),
      route('enquiry', 'pages/account/enquiry.tsx'),
      layout('layouts/account.tsx', [
        route('my-rental/manage-enquiry', 'pages/account/manage-enquiry.tsx'),
        route('my-rental/manage-enquiry/:enquiryId', 'pages/account/enquiry-detail.tsx'),
        route('my-profile/profile-detail', 'pages/account/profile-detail.tsx'),
        route('my-profile/edit', 'pages/account/profile-edit.tsx'),
      ]),
    ]),

    route('*', 'pages/public/not-found.tsx'),
  ]),
] satisfies RouteConfig
