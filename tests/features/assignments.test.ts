import { expect, test } from "vitest";
import { readMyAnnouncements } from "~/server/features/announcements";
import { countWaitingHandIns, readAssignment } from "~/server/features/assignments";
import { createFakeContext, createFakeSession, createHostError } from "./fake-context";

/** A learning host that answers every call with an error. */
const createContext = (status: number) => {
  const fail = () => {
    throw createHostError(status);
  };
  const learning = { getAssignment: fail, listHandIns: fail, listMyAnnouncements: fail };
  return createFakeContext({}, null, { hosts: { learning }, session: createFakeSession("u") })
    .context;
};

test("a host without hand-ins and announcements leaves nothing to do and nothing to read", async () => {
  const context = createContext(404);

  expect(await readAssignment(context, "1")).toEqual({ ok: false });
  expect(await countWaitingHandIns(context)).toBe(0);
  expect(await readMyAnnouncements(context)).toEqual({ ok: true, data: [] });
});

test("a host that is away leaves hand-ins and announcements unknown", async () => {
  const context = createContext(503);

  expect(await countWaitingHandIns(context)).toBeNull();
  expect(await readMyAnnouncements(context)).toEqual({ ok: false });
});
