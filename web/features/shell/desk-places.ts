import type { StaffRole } from '#contract/staff.ts'
import { mayAtDesk, type Permission } from '#contract/staff.ts'
import { deskTexts } from '#contract/texts/shell.desk.en.ts'
import { deskAddresses } from '#web/platform/desk-addresses.ts'
import { texts } from '#web/platform/text.ts'
import type { Group, Place } from './places.ts'

export const useDeskTexts = texts({ en: deskTexts })

type DeskPlace = Place & { needs: Permission }
type DeskGroup = { name: string; places: DeskPlace[] }

/** The rooms of the desk that a role may open, in groups. */
export function deskPlaces(text: ReturnType<typeof useDeskTexts>, role: StaffRole): Group[] {
  const groups: DeskGroup[] = [
    {
      name: text.sales,
      places: [
        { to: deskAddresses.enquiries(), icon: 'inbox', name: text.enquiries, also: [], needs: 'read' },
        { to: deskAddresses.quotes(), icon: 'quote', name: text.quotes, also: [], needs: 'read' },
        {
          to: deskAddresses.customers(),
          icon: 'building',
          name: text.customers,
          also: [deskAddresses.persons()],
          needs: 'read',
        },
        { to: deskAddresses.messages(), icon: 'mail', name: text.messages, also: [], needs: 'read' },
      ],
    },
    {
      name: text.hire,
      places: [
        { to: deskAddresses.allocation(), icon: 'board', name: text.allocation, also: [], needs: 'read' },
        { to: deskAddresses.jobs(), icon: 'truck', name: text.jobs, also: [], needs: 'read' },
        {
          to: deskAddresses.logsheets(),
          icon: 'pen',
          name: text.logsheets,
          also: [deskAddresses.timesheets()],
          needs: 'read',
        },
        {
          to: deskAddresses.machines(),
          icon: 'excavator',
          name: text.fleet,
          also: [deskAddresses.operators()],
          needs: 'read',
        },
      ],
    },
    {
      name: text.billing,
      places: [
        { to: deskAddresses.dashboard(), icon: 'bars', name: text.dashboard, also: [], needs: 'read' },
        { to: deskAddresses.summarySheets(), icon: 'sheet', name: text.summarySheets, also: [], needs: 'read' },
        { to: deskAddresses.invoices(), icon: 'card', name: text.invoices, also: [], needs: 'read' },
        { to: deskAddresses.payments(), icon: 'rupee', name: text.payments, also: [], needs: 'read' },
        { to: deskAddresses.bank(), icon: 'bank', name: text.bank, also: [], needs: 'bank' },
        { to: deskAddresses.ledger(), icon: 'ledger', name: text.ledger, also: [], needs: 'ledger' },
        { to: deskAddresses.gst(), icon: 'sheet', name: text.gst, also: [], needs: 'ledger' },
      ],
    },
    {
      name: text.offer,
      places: [
        { to: deskAddresses.products(), icon: 'excavator', name: text.products, also: [], needs: 'read' },
        { to: deskAddresses.rateCard(), icon: 'card', name: text.rateCard, also: [], needs: 'read' },
        { to: deskAddresses.availability(), icon: 'bell', name: text.availability, also: [], needs: 'read' },
        { to: deskAddresses.posts(), icon: 'pen', name: text.posts, also: [], needs: 'read' },
        { to: deskAddresses.csvFiles(), icon: 'clipboard', name: text.csvFiles, also: [], needs: 'read' },
      ],
    },
    {
      name: text.office,
      places: [
        { to: deskAddresses.staff(), icon: 'users', name: text.staff, also: [], needs: 'read' },
        { to: deskAddresses.settings(), icon: 'sliders', name: text.settings, also: [], needs: 'read' },
        { to: deskAddresses.yards(), icon: 'pin', name: text.yards, also: [], needs: 'read' },
        { to: deskAddresses.audit(), icon: 'clipboard', name: text.audit, also: [], needs: 'audit' },
      ],
    },
  ]
  return groups
    .map(({ name, places }) => ({ name, places: places.filter(({ needs }) => mayAtDesk(role, needs)) }))
    .filter(({ places }) => places.length > 0)
}
