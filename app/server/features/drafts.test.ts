import { expect, test, vi } from "vitest";
import { HostError } from "../hosts/define";
import type { Visit } from "../visit";
import { changeDraft, type Draft } from "./drafts";

const KEY = "k".repeat(32);

/** A desk that has one draft, and refuses who comes with an old version of it. */
function deskWith(data: Record<string, unknown>) {
  let kept: Draft = { key: KEY, data, version: 1 };
  const saveDraft = vi.fn(async ({ body }: { body: Draft }) => {
    if (body.version !== kept.version) throw new HostError("desk", "saveDraft", "status", 409, "Data sudah berubah");
    kept = { key: KEY, data: body.data, version: body.version + 1 };
    return { data: kept };
  });
  const desk = { saveDraft, getDraft: async () => ({ data: kept }) };
  return { visit: { hosts: { desk } } as unknown as Visit, saveDraft, kept: () => kept };
}

test("of two saves of one draft neither undoes the other", async () => {
  const { visit, kept } = deskWith({ a: 1 });
  const opened = kept();
  await Promise.all(["b", "c", "d"].map((name, at) => changeDraft(visit, "school", opened, at, (data) => ({ ...data, [name]: at }))));
  expect(kept().data).toEqual({ a: 1, b: 0, c: 1, d: 2 });
});

test("a change that has come too late, by what stands there now, changes nothing", async () => {
  const { visit, kept, saveDraft } = deskWith({ a: 1 });
  const opened = kept();
  await changeDraft(visit, "school", opened, 0, () => ({ sent: "receipt" }));
  const late = await changeDraft(visit, "school", opened, 0, (data) => (data.sent ? null : { ...data, a: 2 }));
  expect(late.data).toEqual({ sent: "receipt" });
  expect(kept()).toEqual({ key: KEY, data: { sent: "receipt" }, version: 2 });
  expect(saveDraft).toHaveBeenCalledTimes(2);
});
