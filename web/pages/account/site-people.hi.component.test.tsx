import { test } from 'vitest'
import { page } from 'vitest/browser'
import { idOf } from '#tests/components/samples.ts'
import { aScreen, looked, press, seen } from '#tests/components/screen.tsx'
import { aStaffedCompany } from '#tests/components/site-people.ts'
import { PHONE } from '#tests/support/screens.ts'

const visit = aScreen()

test('the people of a site and the sites of a user are in Hindi', async () => {
  const { replies } = aStaffedCompany({ sites: ['Kharadi Tower B'], people: ['Anil'] })
  await visit(`/my-profile/project-site?site=${idOf(1)}`, { as: 'admin', width: PHONE, replies })
  await page.getByLabelText('व्यक्ति', { exact: true }).selectOptions('Anil Joshi')
  await press('जोड़ें')
  await seen(page.getByText('Anil Joshi को जोड़ा गया। हमने उन्हें बता दिया है।'))
  await looked('site people in Hindi')
  await visit(`/my-profile/user-detail/${idOf(500)}`, { as: 'admin', width: PHONE, replies })
  await seen(page.getByRole('region', { name: 'प्रोजेक्ट साइटें' }).getByText('Kharadi Tower B'))
  await looked('user sites in Hindi')
})
