import { describe, expect, test } from "vitest";
import { SMK_PROGRAMS } from "~/lib/smk-programs";
import { createFakeContext, getCookieHeader } from "../../../tests/features/fake-context";
import type { RequestContext } from "../request/context";
import { closeDraft, createDraft, getDraft, updateDraft } from "./drafts";

/** The next request of the browser that got these responses. */
const follow = (...responses: RequestContext[]) =>
  createFakeContext({}, null, { cookie: getCookieHeader(...responses) }).context;

describe("a draft without an admin host", () => {
  test("survives the steps of its form in the browser's cookies", async () => {
    const first = createFakeContext({}).context;
    const { key } = await createDraft(first, "school", { name: "SMK Uji" });
    const second = follow(first);
    await updateDraft(second, "school", await getDraft(second, "school", key), 1, (data) => ({
      ...data,
      city: "Bandung",
    }));

    expect((await getDraft(follow(first, second), "school", key)).data).toEqual({
      name: "SMK Uji",
      city: "Bandung",
    });
  });

  test("is not found by another browser, form or tenant", async () => {
    const first = createFakeContext({}).context;
    const { key } = await createDraft(first, "school", { name: "SMK Uji" });
    const notFound = { code: "not-found" };
    const elsewhere = follow(first);
    elsewhere.tenant = { ...elsewhere.tenant, tenantId: "lms-other" };

    await expect(getDraft(createFakeContext({}).context, "school", key)).rejects.toMatchObject(
      notFound,
    );
    await expect(getDraft(follow(first), "kept-post", key)).rejects.toMatchObject(notFound);
    await expect(getDraft(elsewhere, "school", key)).rejects.toMatchObject(notFound);
    await expect(getDraft(follow(first), "school", `x${key.slice(1)}`)).rejects.toMatchObject(
      notFound,
    );
  });

  test("keeps the note of its outcome", async () => {
    const first = createFakeContext({}).context;
    const draft = await createDraft(first, "school", { name: "SMK Uji" });
    const sent = follow(first);
    await closeDraft(sent, "school", draft, { sent: "receipt" });

    expect((await getDraft(follow(first, sent), "school", draft.key)).data).toEqual({
      sent: "receipt",
    });
  });

  test("holds a filled-in school registration and rejects what a cookie cannot hold", async () => {
    const { context } = createFakeContext({});
    const values = {
      name: "Sekolah Menengah Kejuruan Negeri 1 ".padEnd(100, "Cendekia "),
      address: "Jalan Merdeka nomor 17, Babakan Ciamis, ".repeat(7),
      majors: SMK_PROGRAMS.slice(0, 20),
      otherMajors: Array.from({ length: 10 }, (_, at) => `Program pilihan nomor ${at}`),
    };
    const draft = await createDraft(context, "school", { values });

    expect((await getDraft(follow(context), "school", draft.key)).data).toEqual({ values });

    const noise = Array.from({ length: 4_000 }, () => Math.random().toString(36)[2]).join("");
    await expect(createDraft(context, "school", { noise })).rejects.toMatchObject({
      code: "too-large",
    });
  });

  test("is dropped before the request's headers grow too large", async () => {
    let before = createFakeContext({}).context;
    const responses = [before];
    const keys: string[] = [];
    for (const name of ["a", "b", "c"]) {
      keys.push((await createDraft(before, "school", { name })).key);
      before = follow(...responses);
      responses.push(before);
    }

    const [oldest = "", ...newest] = keys;
    const browser = follow(...responses);
    await expect(getDraft(browser, "school", oldest)).rejects.toMatchObject({ code: "not-found" });
    for (const key of newest) expect(await getDraft(browser, "school", key)).toBeTruthy();
  });
});
