import { expect, test } from "playwright/test";
import { openAppDatabase, queryRows } from "../guards/app-database";
import { signInAs } from "./demo-account";
import { getCard, hide, publish } from "./inbox-steps";
import { clickButton, openSecondBrowser, readMail } from "./page-actions";
import { expectValidPage } from "./page-checks";
import { assignClientIp, toTenantUrl } from "./requests";

test.beforeEach(async ({ context }) => assignClientIp(context));

/** Lets the demo's student finish a class that they take and have not reviewed. @returns its slug */
async function finishClass(): Promise<string> {
  const db = await openAppDatabase(process.env.E2E_DATA_DIR ?? "");
  const [taken] = queryRows(
    db,
    `select c.lms_id, c.id, c.slug, e.user_id from enrolments e
       join classes c on c.lms_id = e.lms_id and c.id = e.class_id
       join users u on u.id = e.user_id
     where u.email = 'student@pendopo.example' and c.publication = 'published' and c.type != 'competence'
       and c.lms_id = (select lms_id from tenant_domains where domain = 'main.localhost')
       and not exists (select 1 from submissions s where s.class_id = c.id and s.user_id = u.id)
     order by c.slug limit 1`,
  );
  if (!taken) throw new Error("the demo's student takes no class");
  db.prepare(
    "update enrolments set done_count = 999 where lms_id = ? and class_id = ? and user_id = ?",
  ).run(taken.lms_id, taken.id, taken.user_id);
  db.close();
  return String(taken.slug);
}

test("a learner reviews a class, an admin publishes it, and hides it again", async ({
  page,
  browser,
  javaScriptEnabled,
}) => {
  test.slow();
  const path = `/Class/${await finishClass()}`;
  const text = `Latihannya banyak dan dekat dengan pekerjaan saya. ${Date.now().toString(36)}`;
  const openBrowser = () => openSecondBrowser(browser, javaScriptEnabled ?? true);
  const visitor = await openBrowser();
  await visitor.goto(toTenantUrl("main", `${path}/Ulasan`));
  await expect(visitor.getByRole("main")).toContainText("Ulasan ditulis oleh peserta");

  await signInAs(page, "student", `${path}/Ulasan`);
  await clickButton(page, "Kirim ulasan");
  await expect(page.getByRole("main")).toContainText("Pilih nilai 1-5");
  await page.getByLabel("Nilai").selectOption("4");
  await page.getByRole("textbox", { name: /^Ulasan/ }).fill(text);
  await clickButton(page, "Kirim ulasan");
  await expect(page).toHaveURL(/\/Ulasan#ulasan-saya$/);
  await expect(page.locator("#ulasan-saya")).toContainText("Menunggu");
  await expectValidPage(page, "own review");

  const admin = await openBrowser();
  await signInAs(admin, "admin", "/Dashboard/Moderation?kind=class_reviews&status=pending");
  await expectValidPage(admin, "moderation of reviews");
  await publish(getCard(admin, text));
  await expect(getCard(admin, text)).toHaveCount(0);
  expect(await readMail("student@pendopo.example", /^Ulasan kelas Anda sudah terbit/)).toContain(
    `${path}/Ulasan`,
  );

  await visitor.goto(toTenantUrl("main", path));
  const shown = visitor.getByRole("region", { name: "Ulasan peserta" });
  await expect(shown).toContainText(text);
  await expect(shown).toContainText("Nilai 4 dari 5");
  await expect(shown).not.toContainText("@");
  await expectValidPage(visitor, "class with a review");

  await admin.goto(
    toTenantUrl("main", "/Dashboard/Moderation?kind=class_reviews&status=published"),
  );
  await expect(getCard(admin, text).getByRole("link", { name: "Lihat di situs" })).toHaveAttribute(
    "href",
    `${path}/Ulasan`,
  );
  await hide(getCard(admin, text), "Menyebut nama orang.");

  await visitor.goto(toTenantUrl("main", path));
  await expect(visitor.getByRole("main")).not.toContainText(text);
  await page.reload();
  await expect(page.locator("#ulasan-saya")).toContainText(
    "Alasan pengelola: Menyebut nama orang.",
  );

  for (const each of [visitor, admin]) await each.context().close();
});
