import type { ComponentProps } from 'react'
import { useProblemText } from '#web/platform/problem-text.ts'
import { ProblemPanel as Panel } from '#web/ui/problem-panel.tsx'

type Props = Omit<ComponentProps<typeof Panel>, 'problem'> & { error: unknown }

/** The error of a page that failed to load. */
export const ProblemPanel = ({ error, ...rest }: Props) => <Panel problem={useProblemText()(error)} {...rest} />
