// `npm run availability -- genie-gs-1930 pune on` makes a machine available in a city, `off` makes it unavailable, as the
// desk does. Subscribers get an e-mail. The embedded database admits one process: stop the server first.

import { parseConfig } from '#server/config.ts'
import { openConfigured } from '#server/configured-database.ts'
import { setAvailability } from '#server/modules/catalogue/availability.ts'
import { systemClock } from '#server/platform/clock.ts'
import { applySchema } from '#server/platform/schema.ts'

const USAGE = 'npm run availability -- SLUG CITY on|off, for example genie-gs-1930 pune on'

/** Parses the arguments. Throws an Error naming what is missing. */
function asked() {
  const [slug = '', city = '', state = '', ...more] = process.argv.slice(2)
  if (slug === '' || city === '' || !['on', 'off'].includes(state) || more.length > 0)
    throw new Error(`Say which machine, in which city, and on or off: ${USAGE}`)
  return { slug, city, available: state === 'on' }
}

async function place() {
  const placing = asked()
  const db = openConfigured(parseConfig())
  try {
    await applySchema(db)
    const { productName, cityName, changed } = await setAvailability({ db, clock: systemClock }, placing)
    const state = placing.available ? 'available' : 'not available'
    console.log(`• ${productName} is ${state} in ${cityName} ${changed ? 'now' : 'already'}.`)
    if (changed && placing.available) console.log('  Subscribers are notified as soon as the server runs.')
  } finally {
    await db.close()
  }
}

try {
  await place()
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exit(1)
}
