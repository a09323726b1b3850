/**
 * Who may do what, by role kind (designs B2): the one matrix. `own` of that table (one's own records, one's own province) is the
 * hosts' business; a role listed here may come in at all.
 */
export const PERMISSIONS = {
  "dashboard.view": [0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
  "setting.write": [0, 1],
  "content.edit": [0, 1, 2, 3, 6, 7],
  "content.publish": [0, 1, 7],
  "category.edit": [0, 1],
  "class.edit": [0, 1, 2, 3, 7],
  "job.edit": [0, 1, 5, 8],
  "payout.view": [0, 1, 2, 3, 6, 7, 8, 9],
  "payout.request": [0, 1, 2, 3, 6, 7, 8, 9],
  "payout.decide": [0, 1],
  "school.inbox": [0, 1, 9],
  "school.decide": [0, 1, 9],
  "donation.view": [0, 1],
  "submission.moderate": [0, 1, 6],
  "people.manage": [0, 1],
  "outbox.view": [0, 1],
  "audit.view": [0, 1],
} as const satisfies Record<string, readonly number[]>;

export type Permission = keyof typeof PERMISSIONS;

/** @param roles granted in this tenant, never the kind that is chosen */
export const may = (roles: readonly number[], permission: Permission): boolean =>
  roles.some((role) => (PERMISSIONS[permission] as readonly number[]).includes(role));
