import { expect, test } from "vitest";
import { getPerson } from "~/server/features/people";
import { createFakeContext, createFakeSession } from "./fake-context";

const PERSON = {
  id: "7",
  name: "Pak Budi",
  email: "budi@rumah.example",
  phone: null,
  roles: [2],
  provinceIds: [],
  suspendedAt: null,
  suspensionReason: null,
  createdAt: 0,
  hasSecondFactor: false,
  classes: [{ slug: "web", name: "Web", part: "staff" }],
};

test.each([
  [true, "/Dashboard/Kelas/web"],
  [false, "/Class/web"],
])("getPerson links classes to their desk, if there is one (%s)", async (hasLearning, href) => {
  const admin = { getPerson: () => PERSON, listAudit: () => ({ items: [] }) };
  const services = { getMe: () => ({ id: "1", name: "Bu Sri", kinds: [1] }) };
  const session = createFakeSession("1");
  const options = { session, installation: { hasLearning } };

  const person = await getPerson(createFakeContext(services, admin, options).context, "7");

  expect(person.classes).toEqual([{ name: "Web", href, part: "Pengajar" }]);
});
