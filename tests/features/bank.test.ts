import { describe, expect, test } from "vitest";
import { SHARED_CLASS } from "~/lib/question-draft";
import { getBankChoices } from "~/server/features/bank";
import { createFakeContext, createFakeSession } from "./fake-context";

const WEB = { id: "1", name: "Dasar Web" };
const DESIGN = { id: "2", name: "Desain" };

const read = (bank: { classes: (typeof WEB)[]; canEditShared: boolean }) => {
  const learning = { getBank: () => ({ ...bank, tags: [] }) };
  const session = createFakeSession("u");
  const { context } = createFakeContext({}, null, { hosts: { learning }, session });
  return getBankChoices(context);
};

describe("getBankChoices", () => {
  test.each([
    { who: "a mentor of one class", classes: [WEB], canEditShared: false, expected: "1" },
    { who: "an admin of one class", classes: [WEB], canEditShared: true, expected: "1" },
    { who: "an admin without classes", classes: [], canEditShared: true, expected: SHARED_CLASS },
    { who: "an admin of two classes", classes: [WEB, DESIGN], canEditShared: true, expected: "" },
    { who: "a mentor without classes", classes: [], canEditShared: false, expected: "" },
  ])('preselects "$expected" for $who', async ({ expected, ...bank }) => {
    const choices = await read(bank);

    expect(choices.preselected).toBe(expected);
  });
});
