import { expect, test } from "vitest";
import { findNextRefund } from "~/server/features/next-records";
import { createFakeContext, createFakeSession, createPage } from "./fake-context";

const VIEWER = { id: "u1", name: "Sri", email: "sri@contoh.example", kinds: [1] };
const REFUND = { status: "owed", payerEmail: "budi@contoh.example", firstApprover: null };

test("findNextRefund passes over refunds that the viewer may not return", async () => {
  const find = (refunds: object[]) => {
    const items = refunds.map((refund, at) => ({
      ...REFUND,
      id: `r${at}`,
      number: `REFUND-${at}`,
      ...refund,
    }));
    const { context } = createFakeContext(
      { getMe: () => VIEWER },
      { listRefunds: () => createPage(items) },
      { session: createFakeSession(VIEWER.id) },
    );
    return findNextRefund(context, "r0");
  };
  const others = [
    {},
    { payerEmail: VIEWER.email },
    { firstApprover: VIEWER.name },
    { status: "sending" },
  ];

  expect(await find(others)).toBeNull();
  for (const one of [{ firstApprover: "Dewi" }, { status: "manual", firstApprover: VIEWER.name }])
    expect(await find([...others, one])).toEqual({
      label: "REFUND-4",
      href: "/Dashboard/Refunds/r4",
    });
});
