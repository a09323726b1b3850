import type { AppLoadContext } from "@remix-run/node";
import { describe, expect, test } from "vitest";
import { ROLE } from "~/lib/roles";
import { createFakeContext, createFakeSession } from "../../../tests/features/fake-context";
import { tenantSettingSchema } from "../hosts/lms/setting";
import { getContext } from "./get-context";

interface RequestOptions {
  /** Null for a guest. */
  roles?: number[] | null;
  isMaintenance?: boolean;
  hasAdmin?: boolean;
}

/** Status of a page: 200 if its route may run. */
async function getStatus(
  path: string,
  { roles = null, isMaintenance = false, hasAdmin = true }: RequestOptions,
) {
  const { context } = createFakeContext(
    { getMe: () => ({ id: "u", name: "Sri", email: "", kinds: roles ?? [] }) },
    {},
    {
      url: `http://main.localhost${path}`,
      session: roles && createFakeSession("u"),
      installation: { hasAdmin },
    },
  );
  context.tenant.setting = tenantSettingSchema.parse({ isMaintenance });
  const loadContext = { requestContext: context } as AppLoadContext;
  try {
    await getContext({ request: new Request(context.url), context: loadContext });
    return 200;
  } catch (error) {
    return error instanceof Response ? error.status : error;
  }
}

describe("[SET6] getContext during maintenance", () => {
  const SIGN_IN_PAGES = [
    "/Login?redirect=/Dashboard",
    "/CallbackAuth?code=1",
    "/Welcome",
    "/Keluar",
    "/Akun/Masuk?state=1",
    "/Akun/Lupa",
    "/Akun/Kata-Sandi/token",
    "/Akun/Undangan/token",
  ];
  test.each(SIGN_IN_PAGES)("leaves %s open", async (path) => {
    expect(await getStatus(path, { isMaintenance: true })).toBe(200);
  });

  test.each(["/Dashboard", "/Dashboard/Payouts", "/dashboard/Schools/1"])(
    "leaves %s open to the tenant's admins, and to guests until they sign in",
    async (path) => {
      for (const roles of [[ROLE.admin], [ROLE.superadmin], null])
        expect(await getStatus(path, { isMaintenance: true, roles })).toBe(200);
      for (const roles of [[], [ROLE.student], [ROLE.mentor, ROLE.writer]])
        expect(await getStatus(path, { isMaintenance: true, roles })).toBe(503);
    },
  );

  test.each(["/", "/Class", "/Akun", "/Akun/Daftar", "/Make-Appointment", "/Loginx", "/Berkas/1"])(
    "closes %s to guests",
    async (path) => {
      expect(await getStatus(path, { isMaintenance: true })).toBe(503);
    },
  );

  test("closes the public pages to admins too", async () => {
    expect(await getStatus("/Class", { isMaintenance: true, roles: [ROLE.admin] })).toBe(503);
  });
});

test("getContext answers 404 for pages that the installation does not offer", async () => {
  expect(await getStatus("/Search?q=web", { hasAdmin: false })).toBe(404);
  expect(await getStatus("/Dashboard/Audit", { hasAdmin: false, roles: [ROLE.admin] })).toBe(404);
  expect(await getStatus("/Search?q=web", {})).toBe(200);
  expect(await getStatus("/Donation", { hasAdmin: false })).toBe(200);
});
