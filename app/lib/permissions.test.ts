import { expect, test } from "vitest";
import { hasPermission, PERMISSIONS } from "./permissions";
import { getRoleLabel, getRoleName, ROLES } from "./roles";

test("[ENT15] getRoleName knows ten roles by number, 0 included, and no other value", () => {
  expect(ROLES.map(({ name }) => name)).toEqual([
    "superadmin",
    "admin",
    "mentor",
    "teacher",
    "student",
    "industry",
    "writer",
    "lead_program",
    "partner",
    "lead_region",
  ]);
  expect(getRoleName(0)).toBe("superadmin");
  for (const other of [-1, 10, "0", null, undefined])
    expect([getRoleName(other), getRoleLabel(other)]).toEqual([null, "Tamu"]);
});

test("[ROL6] hasPermission grants payout.decide to superadmin and admin only, and nothing without a role", () => {
  for (const { kind } of ROLES)
    expect(hasPermission([kind], "payout.decide")).toBe(kind === 0 || kind === 1);
  for (const permission of Object.keys(PERMISSIONS))
    expect(hasPermission([], permission as keyof typeof PERMISSIONS)).toBe(false);
  expect(hasPermission([4, 1], "payout.decide")).toBe(true);
});
