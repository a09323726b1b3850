import { expect, type Page, test } from "playwright/test";
import { signInAs } from "./demo-account";
import { expectValidPage } from "./page-checks";
import { assignClientIp, toTenantUrl } from "./requests";

test.beforeEach(async ({ context }) => assignClientIp(context));

/** The first record below a list, or one whose address starts otherwise, and pages of that record. */
interface RecordPages {
  list: string;
  prefix?: string;
  ends?: readonly string[];
}

/** Pages that no journey looks at, by the demo account that opens them. */
const PAGES: Record<string, readonly (string | RecordPages)[]> = {
  admin: [
    "/Akun/Profil",
    "/Akun/Data",
    "/Akun/Data/Hapus",
    "/Dashboard/Audit",
    "/Dashboard/Orang/Keamanan",
    { list: "/Dashboard/Orang", ends: ["/Peran", "/Data"] },
    "/Dashboard/Tim",
    { list: "/Dashboard/Tim" },
    "/Dashboard/Program",
    "/Dashboard/Program/Baru",
    { list: "/Dashboard/Program", ends: ["", "/Ubah"] },
    "/Dashboard/Festival/Baru/package",
    "/Dashboard/Festival/Baru/speaker",
    "/Dashboard/Karier",
    "/Dashboard/Karier/Baru",
    { list: "/Dashboard/Karier", ends: ["", "/Ubah", "/Lowongan"] },
    "/Dashboard/Pengajar",
    { list: "/Dashboard/Pengajar" },
    "/Dashboard/Kelas/pemrograman-web-dasar/Webinar",
    "/Dashboard/Kelas/pemrograman-web-dasar/Webinar/memilih-kelas-pertama",
  ],
  superadmin: [
    "/Dashboard/Outbox",
    { list: "/Dashboard/Outbox" },
    "/Dashboard/Semua-Situs",
    "/Dashboard/Semua-Situs/Baru",
    { list: "/Dashboard/Semua-Situs", ends: ["", "/Ekspor", "/Ekspor/1"] },
    "/Dashboard/Semua-Situs/lms-foundation/Tangguhkan",
    "/Dashboard/Sistem/Cadangan/pendopo-20260101T000000Z.tar.gz/Hapus",
  ],
};

/** Forms that stand beside the records of a list. */
const FORMS = /\/(?:Baru|Undang|Undangan|Impor|Keamanan)$/;

async function findRecord(page: Page, { list, prefix = `${list}/` }: RecordPages) {
  await page.goto(toTenantUrl("main", list));
  const links = await page.getByRole("main").locator(`a[href^="${prefix}"]`).all();
  const hrefs = await Promise.all(links.map((link) => link.getAttribute("href")));
  const record = hrefs.find((href) => href && !FORMS.test(href));
  expect(record, `a record of ${list}`).toBeDefined();
  return record ?? "";
}

for (const [account, pages] of Object.entries(PAGES))
  test(`pages of the workspace open for ${account}, pass axe, are valid HTML and do not overflow`, async ({
    page,
  }) => {
    test.slow();
    await signInAs(page, account, "/Akun");
    for (const each of pages) {
      const record = typeof each === "string" ? each : await findRecord(page, each);
      const ends = typeof each === "string" ? [""] : (each.ends ?? [""]);
      for (const path of ends.map((end) => record + end)) {
        expect((await page.goto(toTenantUrl("main", path)))?.status(), path).toBe(200);
        await expectValidPage(page, path, [320]);
      }
    }
  });
