/** The people of the renting company, who work at the desk. */
export const staffRoles = ['OWNER', 'SALES', 'OPERATIONS', 'ACCOUNTS'] as const
export type StaffRole = (typeof staffRoles)[number]

/** The changes open to a role; margin, ledger and audit need their permission even for reading. */
export const permissions = [
  'read',
  'enquiries',
  'quotes',
  'margin',
  'customers',
  'rate-card',
  'catalogue',
  'blog',
  'contact-messages',
  'company-verification',
  'fleet',
  'jobs',
  'logsheets',
  'summary-sheets',
  'invoices',
  'ledger',
  'bank',
  'tax-overrides',
  'staff',
  'settings',
  'audit',
] as const
export type Permission = (typeof permissions)[number]

/** The permissions at the desk, checked on each call. All staff may read everything except margin, ledger and audit. */
export const permissionsOf: Readonly<Record<StaffRole, readonly Permission[]>> = {
  OWNER: permissions,
  SALES: [
    'read',
    'enquiries',
    'quotes',
    'margin',
    'customers',
    'rate-card',
    'catalogue',
    'blog',
    'contact-messages',
    'company-verification',
  ],
  OPERATIONS: ['read', 'fleet', 'jobs', 'logsheets'],
  ACCOUNTS: ['read', 'summary-sheets', 'invoices', 'ledger', 'bank', 'tax-overrides'],
}

export const mayAtDesk = (role: StaffRole, permission: Permission) => permissionsOf[role].includes(permission)
