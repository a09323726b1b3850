import { beforeAll, expect, test } from "vitest";
import { describeEachBackend, FORBIDDEN, getError, OTHER_TENANT_ID, TENANT_ID } from "./backend";
import { createSignedInUser, TENANT_DOMAIN } from "./core-fixture";

describeEachBackend((site) => {
  let admin: string;
  let elsewhere: string;
  let writer: string;
  let superadmin: string;
  beforeAll(async () => {
    const { db } = site().database;
    admin = await createSignedInUser(db, "admin", [{ tenantId: TENANT_ID, role: 1 }]);
    elsewhere = await createSignedInUser(db, "elsewhere", [{ tenantId: OTHER_TENANT_ID, role: 1 }]);
    writer = await createSignedInUser(db, "writer", [{ tenantId: TENANT_ID, role: 6 }]);
    superadmin = await createSignedInUser(db, "super", [{ tenantId: OTHER_TENANT_ID, role: 0 }]);
  });

  test("getAppId finds the tenant of each of its domains, case-insensitively and without a token", async () => {
    const getAppId = (domain: string) =>
      site()
        .createClients({ appToken: undefined, tenantId: undefined, origin: `https://${domain}` })
        .lms.getAppId();
    for (const domain of [TENANT_DOMAIN, "WWW.ours.Example"])
      expect((await getAppId(domain)).data).toEqual({
        id: TENANT_ID,
        domain: TENANT_DOMAIN,
        isMain: true,
        isInstallation: true,
        isSuspended: false,
      });

    expect((await getAppId("theirs.example")).data).toMatchObject({
      id: OTHER_TENANT_ID,
      isMain: false,
    });
    expect(await getError(getAppId("nobody.example"))).toMatchObject({ status: 404 });
  });

  test("[STO10] the literal GET cms/app/id answers the tenant of the Host, else the main tenant", async () => {
    const getId = async (headers: Record<string, string>) =>
      (await (await site().sendRaw("lms", "cms/app/id", { headers })).json()).data.id;

    expect(await getId({})).toBe(TENANT_ID);
    expect(await getId({ Origin: "https://theirs.example" })).toBe(OTHER_TENANT_ID);
    expect(
      (await site().sendRaw("lms", "cms/app/id", { headers: { Origin: "null" } })).status,
    ).toBe(404);
  });

  test("[SET9] putSettings and putSetting write the given keys and leave the others", async () => {
    const { lms } = site().createClients({ accessToken: admin });
    const { data } = await lms.putSettings({
      body: { css: { clr_primary: "#123ABC" }, logo_dark: "/logo.svg" },
    });

    expect(data).toMatchObject({
      title: "Kami",
      layout: "foundation",
      logoDark: "/logo.svg",
      isMaintenance: false,
    });
    expect(data.css).toMatchObject({ clr_primary: "#123ABC", clr_danger: "#f5365c" });
    expect(
      (await lms.putSetting({ params: { key: "title" }, body: { value: "Kami Baru" } })).data,
    ).toBe("Kami Baru");
    expect(
      (
        await site()
          .createClients()
          .lms.getSetting({ params: { key: "title" } })
      ).data,
    ).toBe("Kami Baru");
    expect((await site().createClients().lms.getSettings()).data).toMatchObject({
      title: "Kami Baru",
      logoDark: "/logo.svg",
    });
    expect((await site().createClients().services.getAppSettings()).data).toMatchObject({
      title: "Kami Baru",
    });
    expect(
      (await site().createClients({ tenantId: OTHER_TENANT_ID }).lms.getSettings()).data,
    ).toMatchObject({
      title: "Pendopo",
      logoDark: null,
    });

    await lms.putSetting({ params: { key: "title" }, body: { value: "Kami" } });
  });

  test("[SET4] getSettings omits isMaintenance until it is written", async () => {
    const { lms } = site().createClients({ accessToken: superadmin, tenantId: OTHER_TENANT_ID });
    await lms.putSettings({ body: { title: "Mereka" } });

    expect((await lms.getSettings()).data.isMaintenance).toBe(true);
    expect(
      (await lms.putSetting({ params: { key: "isMaintenance" }, body: { value: "false" } })).data,
    ).toBe(false);
    expect((await lms.getSettings()).data.isMaintenance).toBe(false);
  });

  test("putSettings rejects values that reading would change, by field, and writes nothing", async () => {
    const { lms } = site().createClients({ accessToken: admin });
    const refused = await getError(
      lms.putSettings({
        body: { title: "Lain", css: { clr_primary: "red;}", ft_primary: "Lora" }, extra: 1 },
      }),
    );

    expect(refused).toEqual({
      status: 422,
      message: "Periksa kembali isian Anda",
      data: {
        "css.clr_primary": "Nilai ini tidak dapat dipakai",
        extra: "Pengaturan ini tidak dikenal",
      },
    });
    expect((await lms.getSettings()).data).toMatchObject({
      title: "Kami",
      css: { ft_primary: "Raleway" },
    });
    expect(
      await getError(
        lms.putSetting({ params: { key: "title" }, body: { value: "x".repeat(101) } }),
      ),
    ).toMatchObject({ status: 422 });
  });

  test("putSettings is limited to superadmins of any tenant and the tenant's admins", async () => {
    const write = (accessToken: string, tenantId = TENANT_ID) =>
      site()
        .createClients({ accessToken, tenantId })
        .lms.putSetting({ params: { key: "favicon" }, body: { value: "/a.png" } });
    await write(superadmin);
    await write(admin);

    expect(await getError(write(writer))).toMatchObject(FORBIDDEN);
    expect(await getError(write(elsewhere))).toMatchObject(FORBIDDEN);
    expect(await getError(write(admin, OTHER_TENANT_ID))).toMatchObject(FORBIDDEN);
  });
});
