import { expect, test } from "vitest";
import { formatIsoDate } from "~/lib/dates";
import { DAY_MS } from "~/lib/time";
import { describeEachBackend, getError, OTHER_TENANT_ID, TENANT_ID } from "./backend";
import { getAccountBalance, sendGatewayNotification } from "./payment-fixture";
import { createPayoutUser } from "./payout-user-fixture";

const DONOR = {
  name: "Sri Wahyuni",
  email: "sri@contoh.example",
  amount: 75_000,
  method: "qris" as const,
};

const BODY = {
  title: "Sumur untuk Sekolah",
  summary: "Air bersih bagi tiga sekolah di lereng Merapi.",
  story: "<p>Dua sumur bor.</p><script>alert(1)</script>",
  picture: null,
  pictureAlt: null,
  goal: 10_000_000,
  endsOn: null,
  presets: [{ amount: 25_000, label: "satu meter pipa" }],
  permit: null,
  showsDonors: true,
};

const dayFromNow = (days: number) => formatIsoDate(Date.now() + days * DAY_MS);

describeEachBackend((site) => {
  const signInAdmin = async () => (await createPayoutUser(site(), [1])).hosts.admin;
  let visitors = 0;
  const visit = () => site().createClients({ clientIp: `198.51.100.${++visitors}` }).admin;
  const createOpen = async (more: Partial<typeof BODY> = {}) => {
    const admin = await signInAdmin();
    const { data } = await admin.createCampaign({ body: { ...BODY, ...more } });
    const params = { id: data.id };
    const body = { change: "open" as const, version: data.version };
    return { admin, params, campaign: (await admin.switchCampaign({ params, body })).data };
  };
  const donate = async (campaign: string) => {
    const { data } = await visit().donate({ body: { ...DONOR, campaign } });
    return data;
  };

  test("a campaign is a draft until it is opened, and its story is sanitised", async () => {
    const admin = await signInAdmin();
    const { data } = await admin.createCampaign({ body: BODY });

    expect(data).toMatchObject({ state: "draft", raised: 0, story: "<p>Dua sumur bor.</p>" });
    expect(await getError(visit().getCampaign({ params: { slug: data.slug } }))).toMatchObject({
      status: 404,
    });
    expect(await getError(donate(data.id))).toMatchObject({ status: 422 });

    const params = { id: data.id };
    await admin.switchCampaign({ params, body: { change: "open", version: 1 } });

    const { data: shown } = await visit().getCampaign({ params: { slug: data.slug } });
    expect(shown).toMatchObject({ state: "open", presets: BODY.presets, isPayable: true });
    const { data: open } = await visit().listCampaigns();
    expect(open.items.map(({ id }) => id)).toContain(data.id);
    expect((await admin.listDeskCampaigns()).data.items[0]).toMatchObject({ id: data.id });
  });

  test("what a campaign raised is paid minus refunded of its own account", async () => {
    const { admin, params, campaign } = await createOpen();
    const raised = async () => (await admin.getDeskCampaign({ params })).data.raised;
    const [one, other] = [await donate(campaign.id), await donate(campaign.id)];
    await donate("umum");

    expect(await raised()).toBe(0);

    for (const { orderId } of [one, other])
      await sendGatewayNotification(site(), orderId ?? "", "paid", DONOR.amount);

    expect(await raised()).toBe(2 * DONOR.amount);

    await sendGatewayNotification(site(), other.orderId ?? "", "refunded", DONOR.amount);

    expect(await raised()).toBe(DONOR.amount);
    expect(await getAccountBalance(site(), `income:donations:${campaign.id}`)).toBe(DONOR.amount);
    const { data } = await visit().getCampaign({ params: { slug: campaign.slug } });
    expect(data).toMatchObject({ count: 1, donors: [{ name: DONOR.name, amount: DONOR.amount }] });
  });

  test("the donor wall names donors as they chose, or none", async () => {
    const { admin, params, campaign } = await createOpen();
    const body = { ...DONOR, campaign: campaign.id, is_anonymous: true };
    const { data } = await visit().donate({ body });
    await sendGatewayNotification(site(), data.orderId ?? "", "paid", DONOR.amount);
    const find = async () =>
      (await visit().getCampaign({ params: { slug: campaign.slug } })).data.donors;

    expect(await find()).toMatchObject([{ name: "Hamba Allah" }]);

    const { version } = campaign;
    await admin.saveCampaign({ params, body: { ...BODY, showsDonors: false, version } });

    expect(await find()).toEqual([]);
  });

  test("a closed campaign, one after its last day and one outside of its permit take no donations", async () => {
    const { admin, params, campaign } = await createOpen();
    await admin.switchCampaign({ params, body: { change: "close", version: campaign.version } });
    const permit = { number: "123/HUK/2026", from: dayFromNow(1), until: dayFromNow(90) };
    const admins = { admin: await signInAdmin() };
    const open = async (more: object) => {
      const { data } = await admins.admin.createCampaign({ body: { ...BODY, ...more } });
      const body = { change: "open" as const, version: 1 };
      return (await admins.admin.switchCampaign({ params: { id: data.id }, body })).data;
    };
    const over = await open({ endsOn: dayFromNow(-1) });
    const early = await open({ permit });
    const late = await open({
      permit: { ...permit, from: dayFromNow(-90), until: dayFromNow(-1) },
    });
    const today = await open({
      endsOn: dayFromNow(0),
      permit: { ...permit, from: dayFromNow(0), until: dayFromNow(0) },
    });

    expect([over.state, early.state, late.state, today.state]).toEqual([
      "over",
      "upcoming",
      "over",
      "open",
    ]);
    for (const { id } of [campaign, over, early, late, { id: "tidak-ada" }])
      expect(await getError(donate(id))).toMatchObject({
        status: 422,
        data: { campaign: expect.any(String) },
      });
    expect((await donate(today.id)).status).toBe("pending");
    const listed = (await visit().listCampaigns({ query: { perPage: 100 } })).data.items;
    expect(listed.map(({ id }) => id)).toContain(today.id);
    for (const { id } of [campaign, over, early, late])
      expect(listed.map((item) => item.id)).not.toContain(id);
    const { data } = await visit().getCampaign({ params: { slug: campaign.slug } });
    expect(data.state).toBe("closed");
  });

  test("saveCampaign keeps former addresses and the account, and rejects a stale version", async () => {
    const { admin, params, campaign } = await createOpen({ title: "Buku bagi Pulau" });
    const paid = await donate(campaign.id);
    await sendGatewayNotification(site(), paid.orderId ?? "", "paid", DONOR.amount);
    const slug = `buku-pulau-${campaign.id}`;
    const body = { ...BODY, slug, version: campaign.version };

    const { data: saved } = await admin.saveCampaign({ params, body });

    expect(saved).toMatchObject({ slug, raised: DONOR.amount, version: campaign.version + 1 });
    const { data: found } = await visit().getCampaign({ params: { slug: campaign.slug } });
    expect(found).toMatchObject({ id: campaign.id, slug });
    expect(await getError(admin.saveCampaign({ params, body }))).toMatchObject({ status: 409 });
    const close = { change: "close" as const, version: campaign.version };
    expect(await getError(admin.switchCampaign({ params, body: close }))).toMatchObject({
      status: 409,
    });

    const other = await createOpen();
    const taken = { ...body, version: other.campaign.version };
    expect(
      await getError(other.admin.saveCampaign({ params: other.params, body: taken })),
    ).toMatchObject({ status: 409, data: { slug: "Alamat ini sudah dipakai" } });
    expect(await getError(admin.createCampaign({ body: { ...BODY, slug } }))).toMatchObject({
      status: 409,
      data: { slug: "Alamat ini sudah dipakai" },
    });
  });

  test("titles that are alike get addresses of their own, a repeated submission one campaign", async () => {
    const admin = await signInAdmin();
    const create = (idempotencyKey: string) =>
      admin.createCampaign({ body: { ...BODY, title: "Kursi Roda" }, idempotencyKey });
    const key = `campaign-${crypto.randomUUID()}`;

    const [first, again, other] = [await create(key), await create(key), await create(`${key}2`)];

    expect(again.data.id).toBe(first.data.id);
    expect([first.data.slug, other.data.slug]).toEqual(["kursi-roda", "kursi-roda-2"]);

    const together = await Promise.all([1, 2].map((at) => create(`${key} ${at} together`)));

    expect(new Set(together.map(({ data }) => data.slug)).size).toBe(2);
  });

  test("news are shown newest first and are audited, like every change", async () => {
    const { admin, params, campaign } = await createOpen();
    const idempotencyKey = `news-${crypto.randomUUID()}`;
    for (const text of ["Pengeboran dimulai.", "Pengeboran dimulai."])
      await admin.addCampaignUpdate({ params, body: { text }, idempotencyKey });
    await admin.addCampaignUpdate({ params, body: { text: "Air pertama keluar." } });

    const { data } = await visit().getCampaign({ params: { slug: campaign.slug } });
    expect(data.updates.map(({ text }) => text).toSorted()).toEqual([
      "Air pertama keluar.",
      "Pengeboran dimulai.",
    ]);
    const audit = await site()
      .database.db.selectFrom("audit_log")
      .select("action")
      .where("lms_id", "=", TENANT_ID)
      .where("entity_id", "=", campaign.id)
      .orderBy("seq")
      .execute();
    expect(audit.map(({ action }) => action)).toEqual([
      "campaign.created",
      "campaign.opened",
      "campaign.update-added",
      "campaign.update-added",
    ]);
  });

  test("news are corrected and removed by version, and both are audited", async () => {
    const { admin, params, campaign } = await createOpen();
    const { data } = await admin.addCampaignUpdate({ params, body: { text: "Mulai hari Senen." } });
    const [news] = data.updates;
    if (!news) throw new Error("the campaign has no news");
    const updateParams = { ...params, updateId: news.id };
    const text = "Mulai hari Senin.";
    const correct = (version: number) =>
      admin.correctCampaignUpdate({ params: updateParams, body: { text, version } });
    const remove = (version: number) =>
      admin.removeCampaignUpdate({ params: updateParams, body: { version } });
    const readNews = async () =>
      (await visit().getCampaign({ params: { slug: campaign.slug } })).data.updates;

    expect((await correct(news.version)).data.updates).toEqual([
      { ...news, text, version: news.version + 1 },
    ]);
    expect(await readNews()).toEqual([{ at: news.at, text }]);
    for (const change of [correct, remove])
      expect(await getError(change(news.version))).toMatchObject({ status: 409 });

    await remove(news.version + 1);

    expect(await readNews()).toEqual([]);
    expect(await getError(remove(news.version + 1))).toMatchObject({ status: 404 });
    const { data: audit } = await admin.listAudit({ query: { entity: "campaign" } });
    expect(audit.items.slice(0, 2).map(({ action }) => action)).toEqual([
      "campaign.update-removed",
      "campaign.update-corrected",
    ]);
  });

  test("a campaign may not take another's former address, but its own", async () => {
    const { admin, params, campaign } = await createOpen({ title: "Lentera bagi Desa" });
    const former = campaign.slug;
    const { data: moved } = await admin.saveCampaign({
      params,
      body: { ...BODY, slug: `lentera-${campaign.id}`, version: campaign.version },
    });
    const taken = { status: 409, data: { slug: "Alamat ini sudah dipakai" } };
    const other = await createOpen();

    expect(await getError(admin.createCampaign({ body: { ...BODY, slug: former } }))).toMatchObject(
      taken,
    );
    const body = { ...BODY, slug: former, version: other.campaign.version };
    expect(await getError(other.admin.saveCampaign({ params: other.params, body }))).toMatchObject(
      taken,
    );
    const alike = await admin.createCampaign({ body: { ...BODY, title: "Lentera bagi Desa" } });
    expect(alike.data.slug).not.toBe(former);

    const back = await admin.saveCampaign({
      params,
      body: { ...BODY, slug: former, version: moved.version },
    });
    expect(back.data.slug).toBe(former);
  });

  test("the desk is for managers of the tenant", async () => {
    const { params, campaign } = await createOpen();
    const theirs = (await createPayoutUser(site(), [1], 0, OTHER_TENANT_ID)).hosts.admin;
    const writer = (await createPayoutUser(site(), [6])).hosts.admin;
    const version = campaign.version;

    for (const [admin, status] of [
      [theirs, 404],
      [writer, 403],
    ] as const) {
      const calls = [
        () => admin.getDeskCampaign({ params }),
        () => admin.saveCampaign({ params, body: { ...BODY, version } }),
        () => admin.switchCampaign({ params, body: { change: "close", version } }),
        () => admin.addCampaignUpdate({ params, body: { text: "Kabar dari luar." } }),
        () =>
          admin.removeCampaignUpdate({ params: { ...params, updateId: "1" }, body: { version } }),
      ];
      for (const call of calls) expect(await getError(call())).toMatchObject({ status });
    }
    expect(await getError(writer.listDeskCampaigns())).toMatchObject({ status: 403 });
    expect(await getError(writer.createCampaign({ body: BODY }))).toMatchObject({ status: 403 });
    const slug = campaign.slug;
    expect(await getError(theirs.getCampaign({ params: { slug } }))).toMatchObject({ status: 404 });
  });
});
