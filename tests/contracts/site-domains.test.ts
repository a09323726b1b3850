import { beforeAll, beforeEach, expect, test } from "vitest";
import { AdapterError } from "~/server/adapters/adapter-error";
import { describeEachBackend, FORBIDDEN, getError, OTHER_TENANT_ID, TENANT_ID } from "./backend";
import { TENANT_DOMAIN } from "./core-fixture";
import { createPayoutUser } from "./payout-user-fixture";

describeEachBackend((site) => {
  type Person = Awaited<ReturnType<typeof createPayoutUser>>;
  let admin: Person;
  let foreign: Person;
  /** TXT records by name. */
  const records = new Map<string, string[]>();
  let count = 0;
  beforeAll(async () => {
    admin = await createPayoutUser(site(), [1]);
    foreign = await createPayoutUser(site(), [1], 0, OTHER_TENANT_ID);
    site().context.ports.dns = { readTxt: async (name) => records.get(name) ?? [] };
  });
  beforeEach(() => records.clear());

  const list = async ({ hosts }: Person = admin) => (await hosts.admin.listSiteDomains()).data;
  const add = async (by: Person = admin, domain = `sekolah-${++count}.example`) => {
    const { data } = await by.hosts.admin.addSiteDomain({ body: { domain } });
    const claim = data.find((each) => each.domain === domain);
    return { domain, token: claim?.token ?? null };
  };
  const verify = (domain: string, { hosts }: Person = admin) =>
    hosts.admin.verifySiteDomain({ params: { domain } });
  const remove = (domain: string, { hosts }: Person = admin) =>
    hosts.admin.removeSiteDomain({ params: { domain } });
  const prove = ({ domain, token }: { domain: string; token: string | null }) =>
    records.set(`_pendopo.${domain}`, ["lain", `pendopo-verification=${token}`]);
  const findTenant = async (domain: string) =>
    (
      await site()
        .createClients({ origin: `https://${domain}`, tenantId: undefined })
        .lms.getAppId()
    ).data.id;

  test("a domain leads to the site once its TXT record is found, and no longer when it is removed", async () => {
    const claim = await add();
    expect(await getError(findTenant(claim.domain))).toMatchObject({ status: 404 });
    expect(await getError(verify(claim.domain))).toMatchObject({ status: 409 });

    prove(claim);
    const { data } = await verify(claim.domain);

    expect(data).toContainEqual({ domain: claim.domain, isPrimary: false, token: null });
    expect(await findTenant(claim.domain)).toBe(TENANT_ID);
    await remove(claim.domain);
    expect(await getError(findTenant(claim.domain))).toMatchObject({ status: 404 });
  });

  test("another site's proof does not count, and the first who proves a domain has it", async () => {
    const ours = await add();
    const theirs = await add(foreign, ours.domain);
    prove(theirs);

    expect(await getError(verify(ours.domain))).toMatchObject({ status: 409 });
    await verify(ours.domain, foreign);

    prove(ours);
    expect(await getError(verify(ours.domain))).toMatchObject({
      status: 409,
      message: "Domain ini sudah dipakai sebuah situs",
    });
    expect(await findTenant(ours.domain)).toBe(OTHER_TENANT_ID);
    await remove(ours.domain);
    expect(await findTenant(ours.domain)).toBe(OTHER_TENANT_ID);
  });

  test("a domain in use is rejected, a repeated claim keeps its token, and only five wait at once", async () => {
    const field = { status: 422, data: { domain: expect.any(String) } };
    expect(await getError(add(admin, TENANT_DOMAIN))).toMatchObject(field);
    const first = await add();
    expect(await add(admin, first.domain)).toEqual(first);

    const waiting = async () => (await list()).filter(({ token }) => token !== null);
    while ((await waiting()).length < 5) await add();
    expect(await getError(add())).toMatchObject(field);

    for (const { domain } of await waiting()) await remove(domain);
    expect((await list())[0]).toMatchObject({ domain: TENANT_DOMAIN, isPrimary: true });
    expect(await getError(remove(TENANT_DOMAIN))).toMatchObject({ status: 409 });
  });

  test("silent name servers are told apart from a missing record", async () => {
    const { domain } = await add();
    const { dns } = site().context.ports;
    site().context.ports.dns = {
      readTxt: () => Promise.reject(new AdapterError("dns", true, "no answer")),
    };

    const error = await getError(verify(domain));

    site().context.ports.dns = dns;
    expect(error).toMatchObject({ status: 503 });
    await remove(domain);
  });

  test("domains are for roles 0 and 1 of the tenant, and missing for others", async () => {
    const writer = await createPayoutUser(site(), [3, 6, 7]);
    const { domain } = await add();
    for (const call of [
      () => list(writer),
      () => add(writer),
      () => verify(domain, writer),
      () => remove(domain, writer),
    ])
      expect(await getError(call())).toMatchObject(FORBIDDEN);

    expect(await getError(verify(domain, foreign))).toMatchObject({ status: 404 });
    expect(await getError(remove(domain, foreign))).toMatchObject({ status: 404 });
    expect((await list(foreign)).map((each) => each.domain)).not.toContain(domain);
    await remove(domain);
  });
});
