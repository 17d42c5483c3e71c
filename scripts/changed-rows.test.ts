import { expect, test } from 'vitest'
import { folderOf } from './changed-rows.ts'

test.each([
  ['server/modules/cart/cart.rules.ts', 'server/modules/cart/'],
  ['contract/project-sites.ts', 'server/modules/project-sites/'],
  ['contract/texts/enquiries.hi.ts', 'server/modules/enquiries/'],
  ['contract/staff.audit.ts', 'server/modules/staff/'],
  ['web/features/users/add-user.tsx', 'server/modules/users/'],
  ['server/platform/serve.ts', 'server/modules/cart/'],
  ['database/schema/staff.sql', 'server/modules/cart/'],
  ['contract/fields.ts', 'server/modules/cart/'],
  ['web/ui/button.tsx', undefined],
  ['README.md', undefined],
])('%s is tested through %s', (file, folder) => {
  expect(folderOf(file)).toBe(folder)
})
