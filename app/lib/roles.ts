/** Role kinds by number (ENT15). 0 is a valid role: never test a role for truthiness. */
export const ROLE = {
  superadmin: 0,
  admin: 1,
  mentor: 2,
  teacher: 3,
  student: 4,
  industry: 5,
  writer: 6,
  leadProgram: 7,
  partner: 8,
  leadRegion: 9,
} as const;

export type Role = (typeof ROLE)[keyof typeof ROLE];

/** Names in host calls and labels on screens. */
export const ROLES = [
  { kind: ROLE.superadmin, name: "superadmin", label: "Superadmin" },
  { kind: ROLE.admin, name: "admin", label: "Admin" },
  { kind: ROLE.mentor, name: "mentor", label: "Mentor" },
  { kind: ROLE.teacher, name: "teacher", label: "Guru" },
  { kind: ROLE.student, name: "student", label: "Peserta" },
  { kind: ROLE.industry, name: "industry", label: "Industri" },
  { kind: ROLE.writer, name: "writer", label: "Penulis" },
  { kind: ROLE.leadProgram, name: "lead_program", label: "Ketua program" },
  { kind: ROLE.partner, name: "partner", label: "Mitra" },
  { kind: ROLE.leadRegion, name: "lead_region", label: "Ketua wilayah" },
] as const satisfies readonly { kind: Role; name: string; label: string }[];
export type RoleName = (typeof ROLES)[number]["name"];

/** Null for other words. */
export const findRoleByName = (name: string): Role | null =>
  ROLES.find((role) => role.name === name.toLowerCase())?.kind ?? null;

/** Unknown values grant no role. */
export const getRoleName = (kind: unknown): RoleName | null =>
  ROLES.find((role) => role.kind === kind)?.name ?? null;
export const getRoleLabel = (kind: unknown): string =>
  ROLES.find((role) => role.kind === kind)?.label ?? "Tamu";
