// Renders a document in a process that has no network and may read only code and fonts; then once more after the
// rendering thread gave up reading files altogether; then asks the thread what it may still do. Prints both documents.
import { openPdf } from '#server/platform/pdf.ts'

const [template = '', probe = '', json = ''] = process.argv.slice(2)
const pdf = openPdf()
await pdf.render(new URL(template), JSON.parse(json))
await pdf.render(new URL(probe), { kind: 'confines', lines: [] })
const confined = await pdf.render(new URL(template), JSON.parse(json))
const probed = await pdf.render(new URL(probe), { kind: 'reaches', lines: [] })
console.log(JSON.stringify({ confined: confined.toString('base64'), probed: probed.toString('base64') }))
await pdf.close()
