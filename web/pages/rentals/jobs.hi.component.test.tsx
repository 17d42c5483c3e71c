import { test } from 'vitest'
import { page } from 'vitest/browser'
import { noInspections } from '#tests/components/inspections.ts'
import { aJob, aPreview } from '#tests/components/jobs.ts'
import { aPicture, idOf } from '#tests/components/samples.ts'
import { aScreen, looked, seen } from '#tests/components/screen.tsx'
import { PHONE } from '#tests/support/screens.ts'

const visit = aScreen()

test('a rental job is complete and accessible in Hindi', async () => {
  await visit(`/my-rental/rental-job-details?job=${idOf(700)}`, {
    as: 'admin',
    width: PHONE,
    replies: {
      listInspections: noInspections,
      getJob: { job: aJob({ machinePhotos: [aPicture(idOf(961))] }) },
      previewOffHire: aPreview(),
    },
  })
  for (const said of ['किराये पर', 'शर्तें आसान शब्दों में', 'टाइमलाइन']) await seen(page.getByText(said).first())
  await seen(page.getByRole('button', { name: /तस्वीर 1$/ }))
  await looked('job in Hindi')
})
