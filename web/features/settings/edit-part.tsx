import type { Settings } from '#contract/settings.ts'
import { EditForm } from '#web/ui/edit/edit-form.tsx'
import { RowList } from '#web/ui/edit/row-list.tsx'
import { DocumentPreview } from './document-preview.tsx'
import { DraftNotice } from './draft-notice.tsx'
import { LogoPart, type StoreLogo } from './logo-part.tsx'
import { PartFields } from './part-fields.tsx'
import type { PartName } from './parts.ts'
import type { LoadedSettings } from './settings.queries.ts'
import { useSettingsTexts } from './texts.ts'
import { usePart } from './use-part.ts'

type Props = { name: PartName; loaded: LoadedSettings; mayWrite: boolean; storeLogo: StoreLogo }

/** Of holidays and of bank rates. */
const ROWS_MAX = 200
const ADDRESSES_MAX = 20

/** The form of one part, and beside it how the settings look on a document. */
export function EditPart({ name, loaded, mayWrite, storeLogo }: Props) {
  const text = useSettingsTexts()
  const { part, fields, rows, rowText, edit, conflict, savedAs, change, versioning } = usePart(name, loaded)
  const { stored } = versioning
  // The loaded one has the address that works now.
  const { logo } = loaded.thing
  const rowFields = part.rows?.fields ?? []
  const form = (
    <fieldset disabled={!mayWrite} className="grid min-w-0 gap-5">
      {name === 'addresses' && <h2 className="heading text-lg">{text.registeredAddress}</h2>}
      {name === 'office' && <p className="text-ink-2">{text.closed}</p>}
      <PartFields fields={part.fields} bind={fields.bind} />
      {name === 'addresses' && <h2 className="heading text-lg">{text.furtherAddresses}</h2>}
      {part.rows !== undefined && (
        <RowList rows={rows} text={rowText} max={name === 'addresses' ? ADDRESSES_MAX : ROWS_MAX} fixed={!mayWrite}>
          {({ bind }) => <PartFields fields={rowFields} bind={bind} />}
        </RowList>
      )}
    </fieldset>
  )
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,22rem)]">
      <div className="grid min-w-0 gap-6">
        <section aria-label={text.parts[name]} className="card p-5 md:p-6">
          <p className="mb-5 max-w-prose text-ink-2">{mayWrite ? text.intros[name] : text.onlyOwners}</p>
          {name === 'texts' && !stored.texts.readByLawyer && <DraftNotice />}
          {mayWrite ? (
            <EditForm
              edit={edit}
              conflict={conflict}
              button={{ idle: text.save, pending: text.saving }}
              hint={<output className="mt-2 block text-signed empty:hidden">{savedAs}</output>}
            >
              {form}
            </EditForm>
          ) : (
            form
          )}
        </section>
        {name === 'company' && mayWrite && <LogoPart versioning={versioning} logo={logo} store={storeLogo} />}
      </div>
      <DocumentPreview settings={{ ...stored, ...asTyped(change), logo }} />
    </div>
  )
}

/** The preview shows what is typed, right or wrong; every field of it is text. */
const asTyped = (change: Record<string, unknown>) => change as Partial<Omit<Settings, 'logo'>>
