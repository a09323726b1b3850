/** Role kinds by number (ENT15). 0 is a role like the others: never test a role for truth. */
export const ROLES = [
  { kind: 0, name: "superadmin", label: "Superadmin" },
  { kind: 1, name: "admin", label: "Admin" },
  { kind: 2, name: "mentor", label: "Mentor" },
  { kind: 3, name: "teacher", label: "Guru" },
  { kind: 4, name: "student", label: "Peserta" },
  { kind: 5, name: "industry", label: "Industri" },
  { kind: 6, name: "writer", label: "Penulis" },
  { kind: 7, name: "lead_program", label: "Ketua program" },
  { kind: 8, name: "partner", label: "Mitra" },
  { kind: 9, name: "lead_region", label: "Ketua wilayah" },
] as const;

export type RoleName = (typeof ROLES)[number]["name"];

/** Any other value gives none: guest rights. */
export const roleName = (kind: unknown): RoleName | null => ROLES.find((role) => role.kind === kind)?.name ?? null;
export const roleLabel = (kind: unknown): string => ROLES.find((role) => role.kind === kind)?.label ?? "Tamu";
