import { expect, type Page, test } from "playwright/test";
import { IS_FULL_RUN } from "../support/rounds";
import { signInAs } from "./demo-account";
import { expectValidPage } from "./page-checks";
import { assignClientIp, toTenantUrl } from "./requests";

test.beforeEach(async ({ context }) => assignClientIp(context));

/** The first record of a list, and pages of that record. */
interface RecordPages {
  list: string;
  ends?: readonly string[];
  /** Leads from the record to the first of its own records. */
  part?: string;
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
    { list: "/Dashboard/Karier", ends: ["", "/Ubah", "/Lowongan"], part: "/Lowongan/" },
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

async function findRecord(page: Page, list: string, part = "/"): Promise<string> {
  await page.goto(toTenantUrl("main", list));
  const links = await page.getByRole("main").locator(`a[href^="${list}${part}"]`).all();
  const hrefs = await Promise.all(links.map((link) => link.getAttribute("href")));
  const record = hrefs.find((href) => href && !FORMS.test(href));
  expect(record, `a record of ${list}`).toBeDefined();
  return record ?? "";
}

async function findPaths(page: Page, each: string | RecordPages): Promise<string[]> {
  if (typeof each === "string") return [each];
  const { list, ends = [""], part } = each;
  const record = await findRecord(page, list);
  const parts = part ? [await findRecord(page, record, part)] : [];
  return [...ends.map((end) => record + end), ...parts];
}

for (const [account, pages] of Object.entries(PAGES))
  test(`pages of the workspace open for ${account}, pass axe, are valid HTML and do not overflow`, async ({
    page,
  }) => {
    test.slow();
    await signInAs(page, account, "/Akun");
    for (const each of pages)
      for (const path of await findPaths(page, each)) {
        expect((await page.goto(toTenantUrl("main", path)))?.status(), path).toBe(200);
        await expectValidPage(page, path, IS_FULL_RUN ? undefined : [320]);
      }
  });
