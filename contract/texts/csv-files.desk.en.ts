/** Files of the desk for spreadsheets: downloading, dry run and import. */
export const csvFilesTexts = {
  title: 'Import and export',
  files: 'Files',
  names: { products: 'Machines', availability: 'Availability', rates: 'Rates', readings: 'Telematics' },
  about: {
    products:
      'One row for each machine. “slug” is its address on the site: leave it empty for a new machine. Columns that begin with “specs.” hold the figures of its kind.',
    availability:
      'One row for each machine, one column for each city, with yes or no. Columns that you leave out stay as they are.',
    rates:
      'One row for each card: of a machine (“slug”) or of a kind of machines (“subCategory”), in one city or, with no city, in all others. Amounts are in rupees without GST. A changed row becomes a new card from the day in “from”.',
    readings:
      'One row for each machine (“machine” is its fleet number) and time, with the hours its counter showed. Times are in Indian time unless they name a zone. The download has the latest reading of each machine. A reading never changes.',
  },
  downloadTitle: 'Download',
  kind: 'Kind of machine',
  everyKind: 'All kinds',
  download: 'Download CSV',
  downloading: 'Downloading…',
  importTitle: 'Import',
  importIntro:
    'Change the downloaded file in your spreadsheet, save it as CSV UTF-8 and choose it here. You see a preview first. Nothing changes until you confirm.',
  mayNot: 'You can download this file. Ask the colleagues who look after it, or an owner, to import it.',
  choose: 'CSV file',
  limits: 'At most 1,000 rows and 2 MB.',
  checking: 'Checking the file…',
  checked: 'Checked {name}',
  bad: { one: '1 bad row', other: '{n} bad rows' },
  added: { one: '1 new', other: '{n} new' },
  changed: { one: '1 change', other: '{n} changes' },
  same: { one: '1 row without change', other: '{n} rows without change' },
  correct: 'Nothing can be imported yet. Correct these rows in your file, save it and choose it again.',
  nothing: 'This file would change nothing.',
  import: { one: 'Import 1 row', other: 'Import {n} rows' },
  importing: 'Importing…',
  imported: 'Imported: {added} new, {changed} changed.',
  rows: 'Rows of the file',
  row: 'Row',
  subject: 'About',
  effect: 'Result',
  details: 'Details',
  effects: { BAD: 'Bad', NEW: 'New', CHANGE: 'Change', SAME: 'No change' },
  rowNumber: 'Row {n}',
  wholeFile: 'The file',
  more: { one: 'and 1 more', other: 'and {n} more' },
  showAll: { one: 'Show 1 more row', other: 'Show {n} more rows' },
  empty: 'empty',
} as const
