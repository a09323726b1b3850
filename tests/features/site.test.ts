import { describe, expect, test } from "vitest";
import { readSite, saveSite } from "~/server/features/site";
import { tenantSettingSchema } from "~/server/hosts/lms/setting";
import { createFakeContext, createHostError } from "./fake-context";

const setting = tenantSettingSchema.parse({ title: "Kami", layout: "main", isMaintenance: false });
const paths = {
  title: "title",
  description: "meta.description",
  email: "contact.email",
};

function createContext(lms: Record<string, (input: never) => unknown> = {}) {
  const answers = {
    getSettings: () => setting,
    putSettings: () => setting,
    putSetting: () => null,
  };
  return createFakeContext({}, null, {
    hosts: { lms: { ...answers, ...lms } },
    installation: { hasOwnSettings: false },
  });
}

describe("with an lms host of others", () => {
  test("readSite reads the setting by its call", async () => {
    const { context } = createContext();

    expect(await readSite(context)).toEqual({ version: 0, setting });
  });

  test("saveSite writes a single key by PUT setting/{key}, and leaves out what the host does not know", async () => {
    const { context, calls } = createContext();
    const values = { title: "Baru", description: undefined, email: "a@b.example" };

    expect(await saveSite(context, { version: 0, values, paths })).toEqual({ ok: true });

    expect(calls.map(({ name, body }) => [name, body])).toEqual([
      ["getSettings", undefined],
      ["putSetting", { value: "Baru" }],
    ]);
  });

  test("saveSite writes several keys at once, each whole, and nothing that stays", async () => {
    const { context, calls } = createContext();
    const values = { title: "Baru", description: "Sekolah", email: undefined };

    await saveSite(context, { version: 0, values, paths });
    await saveSite(context, { version: 0, values: { title: "Kami" }, paths: { title: "title" } });

    expect(calls.filter(({ name }) => name.startsWith("put"))).toEqual([
      {
        name: "putSettings",
        query: {},
        body: { title: "Baru", meta: { ...setting.meta, description: "Sekolah" } },
      },
    ]);
  });

  test("saveSite tells of a host that is away", async () => {
    const { context } = createContext({
      putSetting: () => Promise.reject(createHostError(0)),
    });
    const values = { title: "Baru" };

    expect(
      await saveSite(context, { version: 0, values, paths: { title: "title" } }),
    ).toMatchObject({
      ok: false,
      status: 503,
    });
  });
});
