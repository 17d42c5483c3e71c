/** A person at a site; `name` is the one that the screen calls them by. */
export type Assigned = { siteId: string; userId: string; name: string }
/** The options for assignment. */
export type Choice = { value: string; label: string }

/** One assignment as a line: a person on the page of a site, a site on the page of a person. */
export type Assignment = Assigned & { title: string; note: string; engineer: boolean }

/** The assignments that can be added. */
export type More = {
  label: string
  choose: string
  /** Said when everything is assigned. */
  all: string
  choices: readonly Choice[]
  of: (id: string) => Assigned
}
