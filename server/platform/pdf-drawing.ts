// The drawing parts of a foreign PDF's page, and nothing else of that file.
import { PDFArray, PDFDict, PDFName, type PDFObject, PDFRef, PDFStream } from '@cantoo/pdf-lib'

/** Kinds of resource that a page draws with, each a map of names. Layers (`Properties`) are not among them. */
const RESOURCES = ['ExtGState', 'ColorSpace', 'Pattern', 'Shading', 'XObject', 'Font', 'ProcSet']
/** Within fonts and colours, maps of glyphs and inks by name. */
const MAPS = ['CharProcs', 'Colorants']
/** Keys that lead out of the drawing: actions, notes, other files, layers, structure and records about the file. */
const DROPPED = new Set(
  `A AA AF Alternates Annots Dest F FDecodeParms FFilter JS JavaScript Metadata Names OC OPI OpenAction Parent PieceInfo
  Ref StructParent StructParents URI`.split(/\s+/),
)
const FOREIGN_TYPES =
  /^\/(Action|Annot|Catalog|EmbeddedFile|F|Filespec|Metadata|OCG|OCMD|Pages?|Sig|StructElem|StructTreeRoot)$/
const ACTIONS =
  /^\/(GoTo|GoToE|GoToR|Hide|ImportData|JavaScript|Launch|Named|Rendition|SetOCGState|SubmitForm|Thread|URI)$/

/** A dictionary of settings, the resources of a drawing, or a map whose keys are free names. */
type Role = 'settings' | 'resources' | 'map'
type Step = { readonly object: PDFObject | undefined; readonly role: Role }

const nameIn = (dict: PDFDict, key: string) => String(dict.get(PDFName.of(key)) ?? '')
const isForeign = (dict: PDFDict) =>
  FOREIGN_TYPES.test(nameIn(dict, 'Type')) || ACTIONS.test(nameIn(dict, 'S')) || nameIn(dict, 'Subtype') === '/PS'

function roleOf(key: string, role: Role): Role | undefined {
  if (role === 'map') return 'settings'
  if (role === 'resources') return RESOURCES.includes(key) ? 'map' : undefined
  if (DROPPED.has(key)) return undefined
  if (key === 'Resources') return 'resources'
  return MAPS.includes(key) ? 'map' : 'settings'
}

const dictOf = (object: PDFObject | undefined) => (object instanceof PDFStream ? object.dict : object)

/** Removes everything that does not draw from a dictionary; returns the objects that it still leads to. */
function cleaned(dict: PDFDict, role: Role): Step[] {
  return dict.entries().flatMap(([key, value]) => {
    const next = roleOf(key.decodeText(), role)
    const inner = dictOf(dict.context.lookup(value))
    if (next !== undefined && !(inner instanceof PDFDict && isForeign(inner))) return [{ object: value, role: next }]
    dict.delete(key)
    return []
  })
}

function stepsFrom(object: PDFObject | undefined, role: Role): Step[] {
  const inner = dictOf(object)
  if (inner instanceof PDFDict) return cleaned(inner, role)
  return inner instanceof PDFArray ? inner.asArray().map((entry) => ({ object: entry, role })) : []
}

/** Leaves these resources, and all that they lead to, with nothing but what draws. */
export function stripToDrawing(resources: PDFDict) {
  const seen: Record<Role, Set<unknown>> = { settings: new Set(), resources: new Set(), map: new Set() }
  const steps: Step[] = [{ object: resources, role: 'resources' }]
  for (let step = steps.pop(); step; step = steps.pop()) {
    const { role } = step
    const object = step.object instanceof PDFRef ? resources.context.lookup(step.object) : step.object
    if (seen[role].has(object)) continue
    seen[role].add(object)
    steps.push(...stepsFrom(object, role))
  }
}
