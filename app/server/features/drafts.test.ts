import { describe, expect, test, vi } from "vitest";
import { HostError } from "../hosts/host-contract";
import type { RequestContext } from "../request/context";
import { type Draft, updateDraft } from "./drafts";

const KEY = "k".repeat(32);

/** An admin host with one draft, which rejects a stale version with 409. */
function createAdminStub(data: Record<string, unknown>) {
  let stored: Draft = { key: KEY, data, version: 1 };
  const saveDraft = vi.fn(async ({ body }: { body: Draft }) => {
    if (body.version !== stored.version)
      throw new HostError("admin", "saveDraft", "status", 409, "Data sudah berubah");
    stored = { key: KEY, data: body.data, version: body.version + 1 };
    return { data: stored };
  });
  const admin = { saveDraft, getDraft: async () => ({ data: stored }) };
  return {
    context: { hosts: { admin } } as unknown as RequestContext,
    saveDraft,
    getStored: () => stored,
  };
}

describe("updateDraft", () => {
  test("merges concurrent saves", async () => {
    const { context, getStored } = createAdminStub({ a: 1 });
    const opened = getStored();

    await Promise.all(
      ["b", "c", "d"].map((name, step) =>
        updateDraft(context, "school", opened, step, (data) => ({ ...data, [name]: step })),
      ),
    );

    expect(getStored().data).toEqual({ a: 1, b: 0, c: 1, d: 2 });
  });

  test("leaves a draft that was submitted meanwhile", async () => {
    const { context, getStored, saveDraft } = createAdminStub({ a: 1 });
    const opened = getStored();
    await updateDraft(context, "school", opened, 0, () => ({ sent: "receipt" }));

    const late = await updateDraft(context, "school", opened, 0, (data) =>
      data.sent ? null : { ...data, a: 2 },
    );

    expect(late.data).toEqual({ sent: "receipt" });
    expect(getStored()).toEqual({ key: KEY, data: { sent: "receipt" }, version: 2 });
    expect(saveDraft).toHaveBeenCalledTimes(2);
  });

  test("rejects data that a draft cannot hold, without a call", async () => {
    const { context, getStored, saveDraft } = createAdminStub({});

    await expect(
      updateDraft(context, "school", getStored(), 0, () => ({ a: "x".repeat(65_536) })),
    ).rejects.toMatchObject({ code: "too-large" });
    expect(saveDraft).not.toHaveBeenCalled();
  });
});
