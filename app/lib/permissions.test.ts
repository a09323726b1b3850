import { expect, test } from "vitest";
import { may, PERMISSIONS } from "./permissions";
import { ROLES, roleLabel, roleName } from "./roles";

test("[ENT15] ten roles by number, 0 among them; any other value is none", () => {
  expect(ROLES.map(({ name }) => name)).toEqual([
    ...["superadmin", "admin", "mentor", "teacher", "student"],
    ...["industry", "writer", "lead_program", "partner", "lead_region"],
  ]);
  expect(roleName(0)).toBe("superadmin");
  for (const other of [-1, 10, "0", null, undefined]) expect([roleName(other), roleLabel(other)]).toEqual([null, "Tamu"]);
});

test("[ROL6] only superadmin and admin decide on payouts; nobody without a role may do anything", () => {
  for (const { kind } of ROLES) expect(may([kind], "payout.decide")).toBe(kind === 0 || kind === 1);
  for (const permission of Object.keys(PERMISSIONS)) expect(may([], permission as keyof typeof PERMISSIONS)).toBe(false);
  expect(may([4, 1], "payout.decide")).toBe(true);
});
