import { useId, useState } from 'react'
import { fill } from '#web/platform/text.ts'
import { DataList } from '#web/ui/list/data-list.tsx'
import { AssignForm } from './assign-form.tsx'
import type { Assignment, More } from './assignment.ts'
import { useAssignmentColumns } from './assignment-columns.tsx'
import { useSitePeopleTexts } from './texts.ts'
import { useAssignment } from './use-assignment.ts'

type Props = {
  title: string
  intro: string
  /** Said where nothing is assigned. */
  none: string
  rows: readonly Assignment[]
  /** Without it the lines are read only. */
  more?: More | undefined
}

/** The people of a site, or the sites of a person; administrators change the list line by line. */
export function Assignments({ title, intro, none, rows, more }: Props) {
  const text = useSitePeopleTexts()
  const headingId = useId()
  const [said, setSaid] = useState('')
  const { assign, nameEngineer, remove, pending } = useAssignment(setSaid)
  const columns = useAssignmentColumns(more && nameEngineer)
  const removal = {
    id: 'remove',
    label: text.remove,
    named: ({ title: name }: Assignment) => fill(text.removeNamed, { name }),
    act: remove,
    pending,
  }
  return (
    <section aria-labelledby={headingId} className="card p-5 [--list-inset:0px] md:p-8">
      <h2 id={headingId} className="heading text-xl">
        {title}
      </h2>
      <p className="mt-2 max-w-prose text-ink-2">{intro}</p>
      <output className="mt-3 block font-medium text-signed empty:hidden">{said}</output>
      {rows.length === 0 && <p className="mt-3 font-medium">{none}</p>}
      {rows.length > 0 && (
        <DataList
          cards
          name={title}
          items={rows}
          idOf={({ siteId, userId }) => siteId + userId}
          columns={columns}
          actionsName={text.actions}
          actions={more === undefined ? [] : [removal]}
        />
      )}
      {more !== undefined && <AssignForm more={more} assign={assign} pending={pending} />}
    </section>
  )
}
