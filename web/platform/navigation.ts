let navigate: (path: string) => void = (path) => location.assign(path)

/** Lets code outside of components navigate; the layout passes in the router's function. */
export function setNavigate(next: (path: string) => void) {
  navigate = next
}

/** Goes to a page of this site; `path` always comes from `pagePaths` (B-46). */
export const goTo = (path: string) => navigate(path)
