import { expect, test } from "vitest";
import { ROLE } from "~/lib/roles";
import { describeEachBackend, TENANT_ID } from "./backend";
import { PAYOUT_PASSWORD } from "./payout-user-fixture";
import { createPerson } from "./people-fixture";

describeEachBackend((site) => {
  test("listSetupSteps ticks the invitation of people once one is sent", async () => {
    const accessToken = await createPerson(site(), "admin", [ROLE.admin]);
    const { admin } = site().createClients({ accessToken, tenantId: TENANT_ID });
    const isDone = async () =>
      (await admin.listSetupSteps()).data.find(({ step }) => step === "people")?.isDone;
    const before = await isDone();

    await admin.invitePerson({
      body: {
        name: "Guru Baru",
        email: "guru@rumah.example",
        roles: [ROLE.mentor],
        provinceIds: [],
        password: PAYOUT_PASSWORD,
      },
    });

    expect(before).toBe(false);
    expect(await isDone()).toBe(true);
    const [invitation] = (await admin.listInvitations({ query: {} })).data.items;
    await admin.withdrawInvitation({ params: { id: invitation?.id ?? "" } });
    expect(await isDone()).toBe(false);
  });
});
