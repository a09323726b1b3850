import { expect, test } from "vitest";
import { action } from "~/routes/account/verify-email/route";
import { tenantSettingSchema } from "~/server/hosts/lms/setting";
import { createFakeContext } from "./fake-context";

const TOKEN = "t".repeat(43);
const PASSWORD = "hujan turun sejak subuh";

/** Posts the page of a link whose verification is in `state`, and records what is verified. */
async function postLink(state: string, fields: Record<string, string> = {}) {
  const url = `http://main.localhost/Akun/Verifikasi/${TOKEN}`;
  const verified: object[] = [];
  const account = {
    checkVerification: () => ({ state, name: "Sri", email: "sri@example.org" }),
    verifyEmail: ({ body }: { body: object }) => void verified.push(body),
  };
  const { context } = createFakeContext({}, null, { url, hosts: { account } });
  const setting = tenantSettingSchema.parse({ title: "Pendopo", isMaintenance: false });
  const requestContext = { ...context, tenant: { ...context.tenant, setting } };
  const body = new URLSearchParams({ idempotency_key: "0123456789abcdef", ...fields });
  const result = await action({
    request: new Request(url, { method: "POST", body }),
    params: { token: TOKEN },
    context: { requestContext },
  } as unknown as Parameters<typeof action>[0]);
  const response = result instanceof Response ? result : null;
  return { verified, location: response?.headers.get("location") ?? null };
}

test("a link opened in a browser that did not sign up verifies nothing without a new password", async () => {
  expect(await postLink("password")).toEqual({ verified: [], location: null });
  expect(await postLink("password", { password: PASSWORD, repeated: PASSWORD })).toEqual({
    verified: [{ token: TOKEN, password: PASSWORD }],
    location: "/Akun/Masuk?notice=verified",
  });
});

test("a link opened in the browser that signed up needs no password", async () => {
  expect(await postLink("ready")).toEqual({
    verified: [{ token: TOKEN }],
    location: "/Akun/Masuk?notice=verified",
  });
});

test("a used link that is posted again verifies nothing and says that it was used", async () => {
  expect(await postLink("used")).toEqual({ verified: [], location: "/Akun/Masuk?notice=used" });
});
