import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { noInspections } from '#tests/components/inspections.ts'
import { aJob, aPreview } from '#tests/components/jobs.ts'
import { aPicture, idOf } from '#tests/components/samples.ts'
import { aScreen, looked } from '#tests/components/screen.tsx'
import { PHONE } from '#tests/support/screens.ts'

const visit = aScreen()
const JOB = `/my-rental/rental-job-details?job=${idOf(700)}`

test('the job shows photographs of its machine, one large at a time', async () => {
  const machinePhotos = [aPicture(idOf(961)), aPicture(idOf(962))]
  await visit(JOB, {
    as: 'admin',
    width: PHONE,
    replies: { previewOffHire: aPreview(), listInspections: noInspections, getJob: { job: aJob({ machinePhotos }) } },
  })
  const photo = (n: number) => page.getByRole('button', { name: `photograph ${n}` })
  await photo(2).click()
  await expect.element(photo(2)).toHaveAttribute('aria-expanded', 'true')
  await looked('job photographs')
  await photo(1).click()
  await expect.element(photo(2)).toHaveAttribute('aria-expanded', 'false')
})
