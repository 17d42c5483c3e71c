import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'

const CONTENT = 'pages/public/content.tsx'
const CHOOSE_CITY = 'pages/public/choose-city.tsx'

/** The whole site map, in the order of the specification's table. */
export default [
  layout('layouts/site.tsx', [
    index('pages/public/home.tsx'),

    // Pages of texts; the last part of the address names the text.
    route('connected-rentals', CONTENT, { id: 'connected-rentals' }),
    route('about-us', 'pages/public/about-us.tsx'),
    route('resources/worker-safety', CONTENT, { id: 'worker-safety' }),

    route('resources', 'pages/public/resources.tsx'),
    route('industries', 'pages/public/industries.tsx'),
    route('industry-detail/:title', 'pages/public/industry.tsx'),
    route('blogs', 'pages/public/blogs.tsx'),
    route('blog/:slug', 'pages/public/blog.tsx'),

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
      route('compare', 'pages/public/compare.tsx'),
    ]),

    // Where the link to undo a changed phone or e-mail address leads.
    route('undo-change', 'pages/public/undo-change.tsx'),
    // Where the link to hear of no more machines leads.
    route('stop-updates', 'pages/public/stop-updates.tsx'),

    // Behind the guard: rendered in the browser only, see layouts/guarded.tsx.
    layout('layouts/guarded.tsx', [
      route('cart', 'pages/account/cart.tsx'),
      route('enquiry', 'pages/account/enquiry.tsx'),
      layout('layouts/account.tsx', [
        route('my-rental/manage-enquiry', 'pages/account/manage-enquiry.tsx'),
        route('my-rental/manage-enquiry/:enquiryId', 'pages/account/enquiry-detail.tsx'),
        route('my-rental/company/users', 'pages/account/company-users.tsx'),
        route('my-profile/user-detail', 'pages/account/company-user-new.tsx'),
        route('my-profile/user-detail/:userId', 'pages/account/company-user.tsx'),
        route('my-rental/company/project-sites', 'pages/account/project-sites.tsx'),
        route('my-profile/projectsite-detail', 'pages/account/project-site-new.tsx'),
        route('my-profile/project-site', 'pages/account/project-site.tsx'),
        route('my-profile/organisation-detail', 'pages/account/organisation.tsx'),
        route('my-profile/edit-organisation-detail', 'pages/account/edit-organisation.tsx'),
        route('my-rental/company/overview', 'pages/account/company-overview.tsx'),
        route('my-profile/profile-detail', 'pages/account/profile-detail.tsx'),
        route('my-profile/edit', 'pages/account/profile-edit.tsx'),
      ]),
    ]),

    route('*', 'pages/public/not-found.tsx'),
  ]),
] satisfies RouteConfig
