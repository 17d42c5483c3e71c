/** Nouns that stand for single machines; names such as Compaction or Road Machinery stand for many already. */
const NOUNS =
  'Lift|Crane|Forklift|Truck|Stacker|Telehandler|Compressor|Generator|Tower|Loader|Excavator|Grader|Bulldozer|Tipper|Roller|Compactor|Rammer|Mixer|Pump|Plant|Paver|Machine|Rig|Handler'
const MACHINE = new RegExp(`\\b(?:${NOUNS})$|^DG Set\\b`)

/** `Scissor Lifts` for the category Scissor Lift, in headings; Hindi names stay as they are. */
export const pluralName = (name: string) => name.replace(MACHINE, '$&s')
