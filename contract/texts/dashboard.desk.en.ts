/** The desk's dashboard: what the house is owed, and what its machines earn. */
export const deskDashboardTexts = {
  title: 'Dashboard',
}
