/** The words of checks that every checked document shares. */
export const checkTexts = {
  title: 'Checked before it was sent',
  titleNow: 'Checks',
  checkedBy: 'Checked by {n} rules',
  nothing: 'Nothing found',
  found: { one: '1 finding, answered', other: '{n} findings, answered' },
  toAnswer: { one: '1 finding to answer', other: '{n} findings to answer' },
  see: 'See the checks',
  passed: 'Passed',
  finding: 'Finding',
  lineOf: 'line {n}',
  answerOf: 'Answer of {supplier}, {name}:',
  answerLabel: 'Answer: {rule}',
  wrongAnswer: 'Every finding needs an answer',
  answerHint: 'Your customer reads this beside the finding.',
} as const
