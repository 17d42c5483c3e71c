import { Link } from 'react-router'
import { pagePaths } from '#web/platform/paths.ts'
import { DrawingFrame } from './drawing-frame.tsx'
import { finderSearch } from './finder-address.ts'
import type { TaskToChoose } from './finder-tasks.ts'

/** The tasks to choose from, two in a row on phones. */
export const FinderChoice = ({ tasks, city }: { tasks: readonly TaskToChoose[]; city: string }) => (
  <ul className="grid grid-cols-2 gap-3 md:grid-cols-3 md:gap-4 lg:grid-cols-4">
    {tasks.map(({ task, name, example, picture }) => (
      <li key={task}>
        <Link
          to={pagePaths.find(city, finderSearch({ task, answers: {} }))}
          className="group card flex h-full flex-col overflow-hidden hover:border-ink"
        >
          {picture && <DrawingFrame {...picture} className="max-h-32 md:max-h-40" wide />}
          <span className="block px-3 pt-2 pb-3">
            <span className="heading block text-lg group-hover:text-blueprint">{name}</span>
            <span className="block text-sm text-ink-2">{example}</span>
          </span>
        </Link>
      </li>
    ))}
  </ul>
)
