import { ROLE, type Role } from "./roles";

const {
  superadmin,
  admin,
  mentor,
  teacher,
  student,
  industry,
  writer,
  leadProgram,
  partner,
  leadRegion,
} = ROLE;

/**
 * Permission matrix (designs B2), used by routes, features and embedded hosts. It grants access by role;
 * ownership and province of a record are checked where the record is read.
 */
export const PERMISSIONS = {
  "dashboard.view": [
    superadmin,
    admin,
    mentor,
    teacher,
    student,
    industry,
    writer,
    leadProgram,
    partner,
    leadRegion,
  ],
  "setting.write": [superadmin, admin],
  /** Other tenants; the embedded host also asks that the caller is a superadmin of the installation's own. */
  "tenant.manage": [superadmin],
  "content.edit": [superadmin, admin, mentor, teacher, writer, leadProgram],
  "content.publish": [superadmin, admin, leadProgram],
  /** Edit others' posts, archive, and delete. */
  "content.manage": [superadmin, admin],
  "category.edit": [superadmin, admin],
  "class.edit": [superadmin, admin, mentor, teacher, leadProgram],
  /** Classes of others too; without it, those that the user is assigned to. */
  "class.manageAll": [superadmin, admin],
  "program.edit": [superadmin, admin],
  "festival.edit": [superadmin, admin],
  "plan.edit": [superadmin, admin],
  "portfolio.edit": [superadmin, admin],
  /** The public profile of one's own; of admins too, because else they could not present others as mentors. */
  "profile.edit": [superadmin, admin, mentor, teacher, leadProgram],
  "certificate.manage": [superadmin, admin],
  "job.edit": [superadmin, admin, industry, partner],
  /** Jobs of others too, and what the site shows of them. */
  "job.manage": [superadmin, admin],
  "career.inbox": [superadmin, admin],
  "appointment.manage": [superadmin, admin],
  "inbox.manage": [superadmin, admin],
  "payout.view": [superadmin, admin, mentor, teacher, writer, leadProgram, partner, leadRegion],
  "payout.request": [superadmin, admin, mentor, teacher, writer, leadProgram, partner, leadRegion],
  "payout.viewAll": [superadmin, admin, leadProgram, leadRegion],
  "payout.decide": [superadmin, admin],
  "payout.credit": [superadmin, admin],
  "invoice.manage": [superadmin, admin],
  "refund.manage": [superadmin, admin],
  /** Reconciliation, statements, and who decided about payouts. */
  "books.view": [superadmin, admin],
  "school.inbox": [superadmin, admin, leadRegion],
  "school.decide": [superadmin, admin, leadRegion],
  "school.decideAll": [superadmin, admin],
  /** Deciding on a team needs what deciding on a school needs. */
  "team.inbox": [superadmin, admin, leadProgram, leadRegion],
  "team.viewAll": [superadmin, admin, leadProgram],
  "team-event.edit": [superadmin, admin],
  "donation.view": [superadmin, admin],
  "donation.manage": [superadmin, admin],
  "submission.moderate": [superadmin, admin, writer],
  "letter.view": [superadmin, admin, leadRegion],
  "cv.view": [superadmin, admin, industry, partner],
  "file.delete": [superadmin, admin],
  "people.manage": [superadmin, admin],
  "outbox.view": [superadmin, admin],
  "outbox.readAccountMail": [superadmin],
  "audit.view": [superadmin, admin],
  /** The product's statistics, and their files. */
  "statistics.view": [superadmin, admin, leadProgram, leadRegion],
  /** The tenant's own figures: views, sign-ups, money. */
  "figures.view": [superadmin, admin],
  /** The installation: its hosts, jobs, backups and storage, of all tenants. */
  "operations.manage": [superadmin],
} as const satisfies Record<string, readonly Role[]>;

export type Permission = keyof typeof PERMISSIONS;

/** @param roles granted in this tenant, not the active role */
export const hasPermission = (roles: readonly number[], permission: Permission): boolean =>
  roles.some((role) => (PERMISSIONS[permission] as readonly number[]).includes(role));

/** Whether holders of `roles` have every permission of a role, and so may give and take it. */
export const canGrantRole = (roles: readonly number[], role: number): boolean =>
  Object.values(PERMISSIONS).every(
    (holders: readonly number[]) =>
      !holders.includes(role) || roles.some((own) => holders.includes(own)),
  );
