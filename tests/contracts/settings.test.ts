import { beforeAll, expect, test } from "vitest";
import { OURS_DOMAIN, signIn } from "./fixture";
import { OURS, onEverySite, refusal, THEIRS } from "./site";

const FORBIDDEN = { status: 403, message: "Anda tidak memiliki akses untuk tindakan ini." };

onEverySite((site) => {
  let admin: string;
  let elsewhere: string;
  let writer: string;
  let superadmin: string;
  beforeAll(async () => {
    const { db } = site().database;
    admin = await signIn(db, "admin", [{ lmsId: OURS, role: 1 }]);
    elsewhere = await signIn(db, "elsewhere", [{ lmsId: THEIRS, role: 1 }]);
    writer = await signIn(db, "writer", [{ lmsId: OURS, role: 6 }]);
    superadmin = await signIn(db, "super", [{ lmsId: THEIRS, role: 0 }]);
  });

  test("a host name leads to its tenant, in any case, from every name of it, without a token", async () => {
    const { lms } = site().hosts({ appToken: undefined, lmsId: undefined });
    for (const domain of [OURS_DOMAIN, "WWW.ours.Example"])
      expect((await lms.getAppId({ query: { domain } })).data).toEqual({ id: OURS, domain: OURS_DOMAIN, isMain: true });
    expect((await lms.getAppId({ query: { domain: "theirs.example" } })).data).toMatchObject({ id: THEIRS, isMain: false });
    expect(await refusal(lms.getAppId({ query: { domain: "nobody.example" } }))).toMatchObject({ status: 404 });
  });

  test("[SET9] settings and each key of them are read and written; keys that are not given stay", async () => {
    const { lms } = site().hosts({ accessToken: admin });
    const { data } = await lms.putSettings({ body: { css: { clr_primary: "#123ABC" }, logo_dark: "/logo.svg" } });
    expect(data).toMatchObject({ title: "Kami", layout: "foundation", logoDark: "/logo.svg", isMaintenance: false });
    expect(data.css).toMatchObject({ clr_primary: "#123ABC", clr_danger: "#f5365c" });
    expect((await lms.putSetting({ params: { key: "title" }, body: { value: "Kami Baru" } })).data).toBe("Kami Baru");
    expect(
      (
        await site()
          .hosts()
          .lms.getSetting({ params: { key: "title" } })
      ).data,
    ).toBe("Kami Baru");
    expect((await site().hosts().lms.getSettings()).data).toMatchObject({ title: "Kami Baru", logoDark: "/logo.svg" });
    expect((await site().hosts().services.getAppSettings()).data).toMatchObject({ title: "Kami Baru" });
    expect((await site().hosts({ lmsId: THEIRS }).lms.getSettings()).data).toMatchObject({ title: "Pendopo", logoDark: null });
    await lms.putSetting({ params: { key: "title" }, body: { value: "Kami" } });
  });

  test("[SET4] maintenance stays unsaid, and so on, until it is written", async () => {
    const { lms } = site().hosts({ accessToken: superadmin, lmsId: THEIRS });
    await lms.putSettings({ body: { title: "Mereka" } });
    expect((await lms.getSettings()).data.isMaintenance).toBe(true);
    expect((await lms.putSetting({ params: { key: "isMaintenance" }, body: { value: "false" } })).data).toBe(false);
    expect((await lms.getSettings()).data.isMaintenance).toBe(false);
  });

  test("what would not be read as it is written is refused, field by field, and nothing is written", async () => {
    const { lms } = site().hosts({ accessToken: admin });
    const refused = await refusal(
      lms.putSettings({ body: { title: "Lain", css: { clr_primary: "red;}", ft_primary: "Lora" }, extra: 1 } }),
    );
    expect(refused).toEqual({
      status: 422,
      message: "Periksa kembali isian Anda",
      data: { "css.clr_primary": "Nilai ini tidak dapat dipakai", extra: "Pengaturan ini tidak dikenal" },
    });
    expect((await lms.getSettings()).data).toMatchObject({ title: "Kami", css: { ft_primary: "Raleway" } });
    expect(await refusal(lms.putSetting({ params: { key: "title" }, body: { value: "x".repeat(101) } }))).toMatchObject({ status: 422 });
  });

  test("only a superadmin of any tenant and the tenant's own admins write", async () => {
    const write = (accessToken: string, lmsId = OURS) =>
      site()
        .hosts({ accessToken, lmsId })
        .lms.putSetting({ params: { key: "favicon" }, body: { value: "/a.png" } });
    await write(superadmin);
    await write(admin);
    expect(await refusal(write(writer))).toMatchObject(FORBIDDEN);
    expect(await refusal(write(elsewhere))).toMatchObject(FORBIDDEN);
    expect(await refusal(write(admin, THEIRS))).toMatchObject(FORBIDDEN);
  });
});
