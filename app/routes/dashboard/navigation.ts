import { hasPermission, type Permission } from "~/lib/permissions";

interface NavigationItem {
  label: string;
  href: string;
  permission: Permission;
}

/** Sections of the dashboard, most used first. */
const NAVIGATION_ITEMS: readonly NavigationItem[] = [
  { label: "Ringkasan", href: "/Dashboard", permission: "dashboard.view" },
  { label: "Pencairan dana", href: "/Dashboard/Payouts", permission: "payout.view" },
  { label: "Sekolah", href: "/Dashboard/Schools", permission: "school.inbox" },
  { label: "Donasi", href: "/Dashboard/Donations", permission: "donation.view" },
  { label: "Moderasi", href: "/Dashboard/Moderation", permission: "submission.moderate" },
  { label: "Penilaian asisten", href: "/Dashboard/Assistant", permission: "submission.moderate" },
  { label: "Surat keluar", href: "/Dashboard/Outbox", permission: "outbox.view" },
  { label: "Jejak audit", href: "/Dashboard/Audit", permission: "audit.view" },
];

/** Sections that these roles may open. */
export const getNavigationItems = (roles: readonly number[]) =>
  NAVIGATION_ITEMS.filter(({ permission }) => hasPermission(roles, permission));
