import { commonTexts } from './common.en.ts'

/** Texts shared by a company's lists and the pages behind them. */
export const listTexts = {
  ...commonTexts,
  previous: 'Previous',
  next: 'Next',
  page: 'Page {page} of {pages}',
  pastTitle: 'No more on this page',
  pastText: 'The list ends before this page.',
  toFirst: 'Go to the first page',
  actions: 'Actions',
  sortBy: 'Sort by',
  usualOrder: 'Usual order',
  upwards: '{column}, ascending',
  downwards: '{column}, descending',
  selection: 'Select',
  select: 'Select {name}',
  selectAll: 'Select all on this page',
  selected: { one: '1 selected', other: '{n} selected' },
  clearSelection: 'Clear selection',
  forCompaniesTitle: 'This page belongs to companies',
  forCompaniesText:
    'You use Yantra as an individual. Register your company, or request access to it, to use this page.',
  toCompany: 'Register or join a company',
  forAdminsTitle: 'This page is for administrators',
  toOverview: 'Back to your company',
  forAdminsText: 'Only an administrator of your company can do this. Please ask one of them.',
} as const
